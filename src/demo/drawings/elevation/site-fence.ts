import { cyclic } from '../random.ts';
import { filled, path, rect, repeat } from '../svg.ts';
import type { Site } from './site.ts';

const PANELS = [
  ['#3f7f86', '#e9e2d2', '#d9a02f'],
  ['#3f6a9a', '#dfe5e8', '#e9e2d2'],
  ['#4f7d56', '#4f7d56', '#e3d7a8'],
  ['#a8503c', '#e8dcc8', '#e0a84a'],
  ['#8d949a', '#a2a8ac', '#d9a02f'],
] as const;

const PATTERNS: readonly ((x: number, y: number, unit: number, h: number) => string)[] = [
  (x, y, unit, h) =>
    path`M${x + 3} ${y - 2}v${-h * 0.3}l${unit * 0.24} ${-h * 0.16}v${h * 0.46}z` +
    path`M${x + unit * 0.36} ${y - 2}v${-h * 0.56}h${unit * 0.2}v${h * 0.56}z` +
    path`M${x + unit * 0.66} ${y - 2}v${-h * 0.24}h${unit * 0.2}v${h * 0.24}z`,
  (x, y, unit, h) => path`M${x + unit * 0.2} ${y - h * 0.3}a${unit * 0.3} ${h * 0.36} 0 0 1 ${unit * 0.6} 0z`,
  (x, y, unit, h) => rect(x, y - h * 0.62, unit - 0.8, h * 0.2),
  (x, y, unit, h) => path`M${x} ${y}l${unit * 0.3} ${-h}h${unit * 0.26}l${-unit * 0.3} ${h}z`,
];

/** Panels around a building site along the line y, with gaps for gates; every site has its own paint. */
export function drawFence(
  { scene, random }: Site,
  spans: readonly (readonly [number, number])[],
  y: number,
  height: number,
): string {
  const [one, other, sign] = random.pick(PANELS);
  const pattern = random.pick(PATTERNS);
  return spans
    .map(([from, to]) => {
      const panels = Math.max(1, Math.round((to - from) / 30));
      const unit = (to - from) / panels;
      const posts = repeat(panels + 1, (i) => rect(from + i * unit - 1, y - height - 1.6, 1.6, height + 1.6));
      return (
        repeat(2, (parity) =>
          filled(
            scene.tone(cyclic([one, other], parity)),
            repeat(panels, (i) => (i % 2 === parity ? rect(from + i * unit, y - height, unit - 0.8, height) : '')),
          ),
        ) +
        filled(scene.darken(one, 0.35), rect(from, y - height - 1.6, to - from, 2) + posts) +
        filled(
          scene.tone(sign),
          repeat(panels, (i) => (i % 2 ? pattern(from + i * unit, y, unit, height) : '')),
        )
      );
    })
    .join('');
}
