import { cuspedArch } from '../../arches.ts';
import { BRASS } from '../../colour.ts';
import { filled, path, repeat, stroked } from '../../svg.ts';
import type { Space } from '../space.ts';

/** A standing oil lamp of brass with a burning wick. */
export function drawLampStand(s: Space, x: number, z: number, h: number): string {
  const [px, py] = s.project([x, h, z]);
  const q = 0.045 * s.scaleAt(z);
  return (
    s.turned(x, 0, z, 0.12, 0.05, 0.06, BRASS) +
    s.turned(x, 0.06, z, 0.025, 0.025, h - 0.12, BRASS) +
    s.turned(x, h - 0.07, z, 0.03, 0.1, 0.06, BRASS) +
    filled('#ffcf6b', path`M${px - q} ${py}q0 ${-q * 1.4} ${q} ${-q * 2.6}q${q} ${q * 1.2} ${q} ${q * 2.6}z`) +
    s.glow(x, h + 0.06, z, 0.4)
  );
}

/** A pot with mango leaves and a coconut. */
export const drawKalash = (s: Space, x: number, y: number, z: number): string =>
  filled(
    s.scene.light.leaf[0],
    repeat(5, (i) => s.shape([x, y + 0.13, z], [x - 0.12 + i * 0.06, y + 0.27, z], [x + 0.02, y + 0.13, z])),
  ) +
  s.turned(x, y, z, 0.05, 0.07, 0.14, BRASS) +
  s.disc(x, y + 0.19, z, 0.05, s.scene.tone('#7d5636'));

/** The niche with its arch, its light and flowers, at height y. */
function drawAltar(s: Space, x: number, y: number, z: number, w: number, h: number, back: string): string {
  const { scene } = s;
  const [left, foot] = s.project([x, y, z]);
  const scale = s.scaleAt(z);
  const flames = repeat(2, (i) => s.disc(x + w * (0.22 + i * 0.56), y + 0.11, z - 0.02, 0.025, '#ffcf6b'));
  return (
    filled(scene.tone(back), cuspedArch(left, foot, w * scale, h * scale)) +
    s.glow(x + w / 2, y + h * 0.5, z, h * 0.6) +
    stroked(
      scene.tone('#e0922e'),
      3,
      path`M${left + w * 0.14 * scale} ${foot - h * 0.62 * scale}q${w * 0.36 * scale} ${h * 0.34 * scale} ${w * 0.72 * scale} 0`,
      'stroke-dasharray="3 1.5"',
    ) +
    drawKalash(s, x + w / 2, y, z - 0.02) +
    repeat(2, (i) => s.turned(x + w * (0.22 + i * 0.56), y, z - 0.02, 0.03, 0.06, 0.07, BRASS)) +
    flames
  );
}

/** A wooden temple with a stepped spire; its altar is at height y. */
export function drawMandir(
  s: Space,
  x: number,
  w: number,
  colour: string,
  { y = 0.75, spire = true, h = 1 } = {},
): string {
  const { scene, depth: d } = s;
  const z = d - 0.45;
  const top = y + h;
  const steps = repeat(3, (i) =>
    s.box(x + w * (0.12 + i * 0.12), top + 0.08 + i * 0.12, z + 0.06, w * (0.76 - i * 0.24), 0.13, 0.3, colour),
  );
  const doors = s.line([x + w / 2, 0.08, z], [x + w / 2, y - 0.06, z]);
  return (
    s.shadow(x, z, w, 0.45) +
    s.box(x, 0, z, w, y, 0.45, colour) +
    stroked(scene.darken(colour, 0.35), 1.2, doors) +
    filled(
      scene.tone(BRASS),
      s.front(x + w / 2 - 0.09, y * 0.55, z, 0.04, 0.1) + s.front(x + w / 2 + 0.05, y * 0.55, z, 0.04, 0.1),
    ) +
    s.box(x, y, z, w, h, 0.45, colour) +
    filled(scene.darken(colour, 0.5), s.front(x + 0.07, y + 0.04, z, w - 0.14, h - 0.1)) +
    drawAltar(s, x + w * 0.16, y + 0.05, z, w * 0.68, h - 0.16, '#f2d8a0') +
    s.box(x - 0.04, top, z - 0.02, w + 0.08, 0.08, 0.49, colour) +
    (spire ? steps + s.turned(x + w / 2, top + 0.44, z + 0.2, 0.03, 0.01, 0.14, BRASS) : '')
  );
}

/** An altar in a niche of the wall, with a step in front. */
export const drawNiche = (s: Space, x: number, y: number, w: number, h: number, colour: string): string =>
  s.box(x - 0.15, 0, s.depth - 0.4, w + 0.3, y, 0.4, colour) +
  filled(s.scene.lighten(colour, 0.35), s.rounded(x - 0.12, y, s.depth, w + 0.24, h + 0.16, 0.06, 0.01)) +
  drawAltar(s, x, y, s.depth, w, h, '#f4dca6');

/** Bells on chains from the ceiling. */
export const drawBells = (s: Space, xs: readonly number[], z: number): string =>
  xs
    .map(
      (x) =>
        stroked(s.scene.tone(BRASS), 1.4, s.line([x, 2.05, z], [x, s.height, z]), 'stroke-dasharray="3 1.4"') +
        s.turned(x, 1.92, z, 0.075, 0.03, 0.14, BRASS),
    )
    .join('');

/** A pattern of rice flour on the floor. */
export const drawRangoli = (s: Space, x: number, z: number, r: number): string =>
  [1, 0.78, 0.5, 0.26]
    .map((share, i) =>
      s.levelDisc(
        x,
        0.004,
        z,
        r * share,
        s.scene.tone([s.colours.contrast, '#f6efe0', s.colours.accent, s.colours.fabric][i] ?? '#ffffff'),
        'opacity=".85"',
      ),
    )
    .join('') +
  filled(
    s.scene.tone('#fbf6ec'),
    repeat(8, (i) => {
      const [a, b] = [(i * Math.PI) / 4, ((i + 0.5) * Math.PI) / 4];
      return s.shape(
        [x + Math.cos(a) * r * 0.5, 0.005, z + Math.sin(a) * r * 0.5],
        [x + Math.cos(b) * r * 0.95, 0.005, z + Math.sin(b) * r * 0.95],
        [x + Math.cos(a + Math.PI / 4) * r * 0.5, 0.005, z + Math.sin(a + Math.PI / 4) * r * 0.5],
      );
    }),
    'opacity=".8"',
  );
