import { buffer } from 'node:stream/consumers';
import type { Db } from '#db';
import { drawIcon, getIconVersion } from './brand/index.ts';
import { ICON_SHAPES, type IconUse, iconPath, readBrand } from './content/index.ts';
import type { FileStore } from './storage/index.ts';

export interface BrandIcons {
  /** An icon of the current look; an older version redirects to it. Undefined for an unknown use. */
  at(use: string, version: string): Promise<{ picture: Buffer } | { movedTo: string } | undefined>;
  /** The web app manifest, with which browsers install the site on a device. */
  manifest(): Promise<object>;
}

const isUse = (use: string): use is IconUse => Object.hasOwn(ICON_SHAPES, use);

/** Icons are drawn once per process and look. */
export function openBrandIcons(db: Db, files: FileStore): BrandIcons {
  const drawn = new Map<string, Promise<Buffer>>();

  async function readPicture(path: string | null): Promise<Buffer | undefined> {
    const file = path === null ? undefined : await files.get(`public/${path}`);
    return file && buffer(file.body);
  }

  return {
    at: async (use, version) => {
      if (!isUse(use)) return undefined;
      const brand = await readBrand(db);
      if (getIconVersion(brand.icon) !== version) return { movedTo: iconPath(brand, use) };
      const key = `${use}-${version}`;
      let picture = drawn.get(key);
      if (!picture) {
        // Only the current look is kept.
        for (const other of drawn.keys()) if (!other.endsWith(version)) drawn.delete(other);
        picture = readPicture(brand.icon.picture).then((uploaded) => drawIcon(brand.icon, uploaded, ICON_SHAPES[use]));
        drawn.set(key, picture);
        picture.catch(() => drawn.delete(key));
      }
      return { picture: await picture };
    },
    manifest: async () => {
      const brand = await readBrand(db);
      const icon = (use: IconUse) => ({
        src: iconPath(brand, use),
        sizes: `${ICON_SHAPES[use].size}x${ICON_SHAPES[use].size}`,
        type: 'image/png',
        purpose: use === 'maskable' ? 'maskable' : 'any',
      });
      return {
        id: '/',
        name: brand.name,
        short_name: brand.name,
        start_url: '/',
        scope: '/',
        lang: 'en-IN',
        // With the address and Back of the browser, which visitors of a site with many pages need.
        display: 'minimal-ui',
        theme_color: '#fdfcfa',
        background_color: '#fdfcfa',
        icons: [icon('installed'), icon('large'), icon('maskable')],
      };
    },
  };
}
