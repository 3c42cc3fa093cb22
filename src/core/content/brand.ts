import type { BrandSettings, PublicBrand } from '#contract';
import { pictureFiles } from '#contract/media/picture-path.ts';
import { and, type Db, eq, inArray, tables } from '#db';
import {
  deriveTheme,
  getIconVersion,
  type IconShape,
  type IconSource,
  isDefaultIcon,
  type Theme,
} from '../brand/index.ts';

const { media } = tables;

/** The company's look: its colours and its pictures, as far as visitors may see them. */
export interface Brand {
  name: string;
  theme: Theme;
  /** The path of the uploaded logo. */
  logo: string | null;
  icon: IconSource;
}

/** An uploaded logo that is nearly square can also be the icon. */
const isSquare = (path: string): boolean => {
  const { width = 0, height = 1 } = pictureFiles(path) ?? {};
  return width / height < 1.25 && height / width < 1.25;
};

export async function resolveBrand(db: Db, name: string, settings: BrandSettings): Promise<Brand> {
  const ids = [settings.logo_id, settings.icon_id].filter((id) => id !== null);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: media.id, path: media.path })
          .from(media)
          .where(and(inArray(media.id, ids), eq(media.visibility, 'public'), eq(media.status, 'ready')));
  const getPath = (id: number | null) => rows.find((row) => row.id === id)?.path ?? null;
  const logo = getPath(settings.logo_id);
  const theme = deriveTheme(settings);
  const picture = getPath(settings.icon_id) ?? (logo !== null && isSquare(logo) ? logo : null);
  return { name, theme, logo, icon: { name, tokens: theme.tokens, picture } };
}

export type IconUse = 'browser' | 'touch' | 'installed' | 'large' | 'maskable';
export const ICON_SHAPES: Record<IconUse, IconShape> = {
  browser: { size: 96, subject: 1 },
  // iOS rounds the corners, and paints transparent parts black.
  touch: { size: 180, subject: 0.86 },
  installed: { size: 192, subject: 1 },
  large: { size: 512, subject: 1 },
  // Android may crop it to a circle of four fifths of its width.
  maskable: { size: 512, subject: 0.6 },
};

export const iconPath = ({ icon }: Brand, use: IconUse): string => `/media/brand/${use}-${getIconVersion(icon)}.png`;

/** The part of the look that every page needs. */
export const toPublicBrand = (brand: Brand): PublicBrand => ({
  css: brand.theme.css,
  logo: brand.logo,
  icon: isDefaultIcon(brand.icon) ? '/favicon.svg' : iconPath(brand, 'browser'),
  touch_icon: iconPath(brand, 'touch'),
});
