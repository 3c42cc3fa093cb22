import { filled, repeat, stroked } from '../../svg.ts';
import type { Space } from '../space.ts';

export type QuiltKind = 'block' | 'stripes' | 'plain' | 'border';

export interface BedOptions {
  x: number;
  /** The foot of the bed. */
  z: number;
  w: number;
  d: number;
  quilt: string;
  kind?: QuiltKind;
  /** Height of the headboard; 0 for none. */
  head?: number;
  headColour?: string;
  /** Stripes of upholstery, round top or plain wood. */
  headStyle?: 'plain' | 'channels' | 'round' | 'cane';
}

const TOP = 0.52;

function quiltPattern(s: Space, { x, z, w, d, quilt, kind = 'plain' }: BedOptions): string {
  const { scene, colours } = s;
  const light = scene.lighten(colours.accent, 0.15);
  if (kind === 'block') {
    const q = 0.055;
    const motif = (cx: number, cz: number) =>
      s.shape([cx - q, TOP, cz], [cx, TOP, cz + q * 1.6], [cx + q, TOP, cz], [cx, TOP, cz - q * 1.6]);
    return filled(
      light,
      repeat(4, (row) =>
        repeat(8, (i) => motif(x + ((i + 0.5 + (row % 2) * 0.4) * w) / 8.6, z + 0.12 + (row * d * 0.5) / 4)),
      ),
    );
  }
  if (kind === 'stripes') {
    return filled(
      light,
      repeat(5, (i) => s.level(x, TOP, z + 0.1 + (i * d * 0.5) / 5, w, 0.07)),
      'opacity=".8"',
    );
  }
  if (kind === 'border') {
    return stroked(light, 2, s.level(x + 0.12, TOP, z + 0.1, w - 0.24, d * 0.5));
  }
  return stroked(
    scene.darken(quilt, 0.2),
    1,
    repeat(3, (i) => s.line([x + (w * (i + 1)) / 4, TOP, z], [x + (w * (i + 1)) / 4, TOP, z + d * 0.6])),
    'opacity=".4"',
  );
}

function headboard(
  s: Space,
  { x, z, w, d, head = 1.1, headColour = s.colours.wood, headStyle = 'plain' }: BedOptions,
): string {
  if (head === 0) return '';
  const { scene } = s;
  const back = z + d;
  const wide = { x: x - 0.08, w: w + 0.16 };
  const shape =
    headStyle === 'round'
      ? s.rounded(wide.x, 0, back, wide.w, head + 0.12, w * 0.3, 0.02)
      : s.rounded(wide.x, 0, back, wide.w, head, 0.06, 0.02);
  const channels = repeat(7, (i) =>
    s.line([wide.x + (wide.w * (i + 1)) / 8, 0.4, back], [wide.x + (wide.w * (i + 1)) / 8, head - 0.03, back]),
  );
  const cane = filled(
    '#dcc08e',
    s.front(x + 0.06, 0.62, back, w / 2 - 0.1, head - 0.72) +
      s.front(x + w / 2 + 0.04, 0.62, back, w / 2 - 0.1, head - 0.72),
    'opacity=".85"',
  );
  return (
    filled(scene.tone(headColour), shape) +
    (headStyle === 'channels' ? stroked(scene.darken(headColour, 0.3), 1.2, channels) : '') +
    (headStyle === 'cane' ? cane : '')
  );
}

/** A bed with its head at the back, seen from its foot. */
export function drawBed(s: Space, options: BedOptions): string {
  const { scene, colours } = s;
  const { x, z, w, d, quilt } = options;
  const white = scene.lighten('#fbf6ec', 0.3);
  const pillows = w > 1.3 ? 2 : 1;
  const pitch = w / pillows;
  const far = repeat(pillows, (i) =>
    filled(
      scene.lighten('#ffffff', 0.1),
      s.rounded(x + i * pitch + 0.08, TOP - 0.02, z + d - 0.16, pitch - 0.16, 0.34, 0.1),
    ),
  );
  const near = repeat(pillows, (i) =>
    filled(
      scene.lighten(colours.contrast, 0.08),
      s.rounded(x + i * pitch + pitch * 0.2, TOP - 0.02, z + d - 0.36, pitch * 0.6, 0.26, 0.08),
    ),
  );
  const quiltTop = s.level(x - 0.02, TOP, z, w + 0.04, d * 0.62);
  const fold = s.level(x - 0.02, TOP + 0.005, z + d * 0.56, w + 0.04, d * 0.08);
  return (
    s.shadow(x - 0.05, z, w + 0.1, d) +
    headboard(s, options) +
    s.box(x, 0.08, z + 0.02, w, 0.24, d, colours.wood) +
    s.box(x + 0.01, 0.3, z + 0.02, w - 0.02, TOP - 0.3, d - 0.02, '#f6f0e4') +
    filled(white, s.level(x, TOP, z, w, d)) +
    far +
    near +
    s.box(x - 0.02, 0.16, z, w + 0.04, TOP - 0.16, d * 0.62, quilt, 0.04) +
    filled(scene.lighten(quilt, 0.12), quiltTop) +
    quiltPattern(s, options) +
    filled(scene.lighten(quilt, 0.45), fold) +
    filled(scene.light.shade, s.front(x - 0.02, 0.16, z, w + 0.04, 0.1), 'opacity=".14"')
  );
}

/** A bed along the back wall with its head at a side, seen from its long side. */
export function drawLongBed(
  s: Space,
  x: number,
  z: number,
  length: number,
  quilt: string,
  headAt: 'left' | 'right' = 'left',
): string {
  const { scene, colours } = s;
  const d = 0.95;
  const headX = headAt === 'left' ? x - 0.06 : x + length;
  const pillowX = headAt === 'left' ? x + 0.08 : x + length - 0.58;
  const coverX = headAt === 'left' ? x + 0.7 : x;
  return (
    s.shadow(x, z, length, d) +
    (headAt === 'right' ? s.box(headX, 0, z, 0.06, 0.95, d, colours.wood) : '') +
    s.box(x, 0.08, z, length, 0.2, d, colours.wood) +
    s.box(x, 0.28, z, length, 0.22, d, '#f6f0e4', 0.03) +
    filled(scene.lighten('#ffffff', 0.1), s.rounded(pillowX, 0.48, z + 0.3, 0.5, 0.24, 0.09)) +
    s.box(coverX, 0.2, z - 0.02, length - 0.7, 0.32, d, quilt, 0.04) +
    stroked(
      scene.lighten(colours.accent, 0.2),
      2,
      s.line([coverX + 0.04, 0.3, z - 0.02], [coverX + length - 0.74, 0.3, z - 0.02]),
    ) +
    (headAt === 'left' ? s.box(headX, 0, z, 0.06, 0.95, d, colours.wood) : '')
  );
}

/** Two beds above each other along a side wall, with a ladder. */
export function drawBunk(s: Space, side: 'left' | 'right', z: number, quilts: readonly [string, string]): string {
  const { scene, colours } = s;
  const [w, d] = [0.95, 1.95];
  const x = side === 'left' ? 0.04 : s.width - w - 0.04;
  const tier = (y: number, quilt: string): string =>
    s.box(x, y, z, w, 0.14, d, colours.wood) +
    s.box(x + 0.02, y + 0.14, z + 0.02, w - 0.04, 0.16, d - 0.04, quilt, 0.03) +
    filled(scene.lighten('#ffffff', 0.1), s.rounded(x + 0.2, y + 0.3, z + d - 0.4, w - 0.4, 0.16, 0.06));
  const post = (px: number, pz: number): string => s.box(px, 0, pz, 0.07, 1.75, 0.07, colours.wood);
  const inner = side === 'left' ? x + w : x;
  const rungs = repeat(4, (i) => s.line([inner, 0.35 + i * 0.3, z + 0.3], [inner, 0.35 + i * 0.3, z + 0.62]));
  return (
    s.shadow(x, z, w, d) +
    post(x, z + d - 0.07) +
    post(x + w - 0.07, z + d - 0.07) +
    tier(0.25, quilts[0]) +
    tier(1.25, quilts[1]) +
    stroked(
      scene.tone(colours.wood),
      3.4,
      s.line([inner, 0, z + 0.3], [inner, 1.7, z + 0.3]) + s.line([inner, 0, z + 0.62], [inner, 1.7, z + 0.62]) + rungs,
    ) +
    post(x, z) +
    post(x + w - 0.07, z) +
    s.box(x, 1.6, z, w, 0.06, 0.05, colours.wood)
  );
}

/** A small chest beside a bed, with a lamp when the lamp's colour is given. */
export function drawBedside(s: Space, x: number, z: number, lamp?: string): string {
  const { scene, colours } = s;
  const shade = s.shape(
    [x + 0.09, 0.72, z + 0.2],
    [x + 0.37, 0.72, z + 0.2],
    [x + 0.31, 0.94, z + 0.2],
    [x + 0.15, 0.94, z + 0.2],
  );
  return (
    s.shadow(x, z, 0.46, 0.4) +
    s.box(x, 0.06, z, 0.46, 0.44, 0.4, colours.wood) +
    stroked(scene.darken(colours.wood, 0.35), 1, s.line([x + 0.03, 0.29, z], [x + 0.43, 0.29, z])) +
    (lamp
      ? s.turned(x + 0.23, 0.5, z + 0.2, 0.07, 0.025, 0.22, lamp) +
        filled('#fbe6ba', shade) +
        s.glow(x + 0.23, 0.82, z + 0.2, 0.6)
      : '')
  );
}

/** The posts and rails of a four-poster around a bed of this place and size. */
export function drawPosts(s: Space, x: number, z: number, w: number, d: number): string {
  const { colours } = s;
  const post = (px: number, pz: number): string => s.box(px, 0, pz, 0.07, 2.1, 0.07, colours.wood, 0.02);
  const [right, far] = [x + w - 0.05, z + d - 0.05];
  return (
    s.box(x - 0.02, 2.05, far, w + 0.04, 0.07, 0.06, colours.wood) +
    s.box(x - 0.02, 2.05, z, 0.06, 0.07, d, colours.wood) +
    s.box(right, 2.05, z, 0.06, 0.07, d, colours.wood) +
    post(x - 0.02, z) +
    post(right, z) +
    s.box(x - 0.02, 2.05, z, w + 0.04, 0.07, 0.06, colours.wood)
  );
}
