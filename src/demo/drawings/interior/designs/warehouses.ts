import type { Mood } from '../decorations.ts';
import type { Design, Designs } from '../design.ts';
import { drawColumns, drawLanes, drawPallet, drawRack, drawShutter, drawTrusses } from '../kit/hall-parts.ts';

/** A hall with steel frames; racks and pallets stand in it when it is in use. */
const hall = (
  about: string,
  mood: Mood,
  height: number,
  door: number,
  lanes: boolean,
  loose: Design['loose'],
): Design => ({
  about,
  mood,
  size: { width: 14, depth: 15, height, eyeY: 1.9 },
  shell: { floor: 'cement' },
  fixed: (s) =>
    drawTrusses(s, 4, '#7d8a93') +
    drawShutter(s, 7 - door / 2, door, Math.min(height - 1.6, 4)) +
    drawColumns(s, 4, '#8d979c') +
    (lanes ? drawLanes(s, 4.2, 9.7) : ''),
  ...(loose ? { loose } : {}),
});

/** Halls of warehouses and sheds. */
export const WAREHOUSE: Designs = {
  racks: hall(
    'with racks for pallets',
    'cool',
    7,
    4,
    true,
    (s) =>
      drawRack(s, 0.6, 12, 3.4, 3) +
      drawRack(s, 10, 12, 3.4, 3) +
      drawRack(s, 0.6, 8, 3.4, 3) +
      drawRack(s, 10, 8, 3.4, 3) +
      drawPallet(s, 5.4, 9),
  ),
  pallets: hall(
    'with pallets on the floor',
    'warm',
    6.4,
    5,
    true,
    (s) =>
      [2, 4, 9.6, 11.4].map((x, i) => drawPallet(s, x, 11.5 - (i % 2) * 0.6, 3)).join('') +
      [1.4, 3, 10.6, 12].map((x) => drawPallet(s, x, 8, 2)).join(''),
  ),
  clear: hall('clear of columns', 'cool', 8, 6, false, (s) => drawPallet(s, 2, 10, 2) + drawPallet(s, 11, 10, 1)),
  docks: hall(
    'with two docks',
    'warm',
    6.6,
    3,
    true,
    (s) => drawRack(s, 0.8, 11.5, 3, 2) + drawPallet(s, 10.4, 10, 3) + drawPallet(s, 11.8, 8.4, 2),
  ),
  cartons: hall(
    'stacked with cartons',
    'heritage',
    6,
    3.4,
    false,
    (s) =>
      [1, 2.6, 4.2, 9, 10.6, 12.2].map((x) => drawPallet(s, x, 11.6, 4)).join('') +
      [1, 2.6, 11, 12.4].map((x) => drawPallet(s, x, 8.6, 3)).join(''),
  ),
  workshop: hall('with work benches', 'distemper', 6, 4.4, true, (s) =>
    [1, 9.4]
      .map(
        (x) =>
          s.shadow(x, 9, 3.4, 1) +
          s.legs(x, 9, 3.4, 0.85, 1, '#5d6468', 0.12) +
          s.box(x, 0.85, 9, 3.4, 0.1, 1, '#b78a58') +
          s.box(x + 0.5, 0.95, 9.2, 0.7, 0.5, 0.5, '#4f7a78'),
      )
      .join(''),
  ),
  highbay: hall(
    'with high racks',
    'luxe',
    9,
    4,
    true,
    (s) =>
      drawRack(s, 0.6, 12.5, 3.2, 5) +
      drawRack(s, 10.2, 12.5, 3.2, 5) +
      drawRack(s, 0.6, 8.5, 3.2, 4) +
      drawRack(s, 10.2, 8.5, 3.2, 4),
  ),
  shed: hall(
    'with a wide gate',
    'heritage',
    5.6,
    7,
    false,
    (s) => drawPallet(s, 1.6, 10.5, 2) + drawPallet(s, 11, 9, 3),
  ),
};
