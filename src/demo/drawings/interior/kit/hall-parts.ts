import { filled, repeat, stroked } from '../../svg.ts';
import { NEAR, type Space } from '../space.ts';

/** A steel shutter that is rolled down, in the back wall. */
export const drawShutter = (s: Space, x: number, w: number, h: number): string =>
  filled(s.scene.darken('#6d7478', 0.15), s.front(x - 0.1, 0, s.depth, w + 0.2, h + 0.25)) +
  filled(s.scene.tone('#a9b0b3'), s.front(x, 0, s.depth, w, h)) +
  stroked(
    s.scene.darken('#7d8488', 0.2),
    1,
    repeat(Math.round(h / 0.14), (i) => s.line([x, i * 0.14, s.depth], [x + w, i * 0.14, s.depth])),
    'opacity=".7"',
  );

/** Steel frames under the roof of a hall, with strips of daylight. */
export function drawTrusses(s: Space, count: number, colour: string): string {
  const { scene, width: w, height: h, depth: d } = s;
  const skylights = repeat(
    count,
    (i) =>
      s.level(w * 0.22, h, d - 1 - (i * d) / count, w * 0.14, d / count - 1.2) +
      s.level(w * 0.64, h, d - 1 - (i * d) / count, w * 0.14, d / count - 1.2),
  );
  const frames = repeat(count, (i) => {
    const z = d - 0.6 - (i * d) / count;
    const struts = repeat(8, (n) =>
      s.line([(w * n) / 8, h - 0.75, z], [(w * (n + 0.5)) / 8, h - 0.15, z], [(w * (n + 1)) / 8, h - 0.75, z]),
    );
    return stroked(
      scene.tone(colour),
      1.6,
      s.line([0, h - 0.75, z], [w, h - 0.75, z]) + s.line([0, h - 0.15, z], [w, h - 0.15, z]) + struts,
    );
  });
  return filled(scene.lighten('#fdfdf4', 0.3), skylights, 'opacity=".85"') + frames;
}

/** Columns along both sides of a hall. */
export const drawColumns = (s: Space, count: number, colour: string): string =>
  repeat(count, (i) => {
    const z = s.depth - 0.8 - (i * s.depth) / count;
    return s.box(0.1, 0, z, 0.3, s.height, 0.3, colour) + s.box(s.width - 0.4, 0, z, 0.3, s.height, 0.3, colour);
  });

/** Racks for pallets, with cartons or empty. */
export function drawRack(s: Space, x: number, z: number, w: number, levels: number, isFull = true): string {
  const { scene } = s;
  const cartons = ['#c49a6c', '#b78a58', '#d2ad80'];
  const posts =
    s.front(x, 0, z, 0.09, levels * 1.3) +
    s.front(x + w - 0.09, 0, z, 0.09, levels * 1.3) +
    s.front(x + w / 2 - 0.045, 0, z, 0.09, levels * 1.3);
  const load = isFull
    ? repeat(levels, (row) =>
        repeat(4, (i) =>
          (i + row) % 5 === 4
            ? ''
            : s.box(
                x + 0.16 + (i * (w - 0.2)) / 4,
                row * 1.3 + 0.12,
                z + 0.05,
                w / 4 - 0.16,
                0.72 + ((i + row) % 3) * 0.14,
                0.7,
                cartons[(i + row) % 3] ?? '#c49a6c',
              ),
        ),
      )
    : '';
  return (
    s.shadow(x, z, w, 0.9) +
    load +
    filled(
      scene.tone('#d9702e'),
      repeat(levels, (row) => s.front(x, row * 1.3 + 0.02, z, w, 0.1)),
    ) +
    filled(scene.tone('#3f5f7c'), posts)
  );
}

/** Cartons on a pallet. */
export const drawPallet = (s: Space, x: number, z: number, rows = 2): string =>
  s.shadow(x, z, 1.2, 1) +
  s.box(x, 0, z, 1.2, 0.14, 1, '#a9824f') +
  repeat(
    rows,
    (i) =>
      s.box(x + 0.05, 0.14 + i * 0.5, z + 0.05, 0.53, 0.48, 0.9, '#c49a6c') +
      s.box(x + 0.62, 0.14 + i * 0.5, z + 0.05, 0.53, 0.48, 0.9, '#d2ad80'),
  );

/** Yellow lanes on the floor of a hall. */
export const drawLanes = (s: Space, left: number, right: number): string =>
  filled(
    s.scene.tone('#e0b23a'),
    [left, right].map((x) => s.level(x, 0.004, NEAR, 0.12, s.depth - NEAR)).join(''),
    'opacity=".8"',
  );
