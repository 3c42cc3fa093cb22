import type { Mood } from '../decorations.ts';
import type { Design, Designs } from '../design.ts';
import { drawBoard, drawDeskRow, drawGlassWall } from '../kit/business-parts.ts';
import { drawPlant, drawRug } from '../kit/decor.ts';
import type { FloorKind } from '../kit/floors.ts';
import { drawColumns } from '../kit/hall-parts.ts';
import { drawAirConditioner, drawFan, drawPendant, drawTubeLight } from '../kit/lights.ts';
import type { OutlookKind } from '../kit/outlook.ts';
import { drawSofa, drawStool } from '../kit/seating.ts';
import { drawCabinet } from '../kit/storage.ts';
import { drawRoundTable } from '../kit/tables.ts';
import { drawPrintRow } from '../kit/wall-decor.ts';
import { drawSideWindow, drawWindow } from '../kit/windows.ts';

/** An office floor: rows of desks before a back wall. */
const office = (
  about: string,
  mood: Mood,
  floor: FloorKind,
  ceiling: 'grid' | 'plain',
  view: OutlookKind | null,
  rows: readonly number[],
): Design => ({
  about,
  mood,
  size: { width: 6.6, depth: 6.4, height: 2.9, eyeY: 1.6 },
  shell: { floor, ceiling },
  fixed: (s) =>
    (view
      ? drawWindow(s, { x: 0.5, y: 0.8, w: 5.6, h: 1.7, style: 'picture', view })
      : drawGlassWall(s, 0.6, 5.4, s.depth)) + drawColumns(s, 2, s.colours.wall),
  loose: (s) =>
    rows.map((count, i) => drawDeskRow(s, 3.3 - count * 0.675, 4.7 - i * 1.9, count, '#e6ddcd')).join('') +
    drawPlant(s, 6, 5.4, 1.3, 'areca', '#e9e4da'),
});

/** Office floors. */
export const OFFICE: Designs = {
  city: office('with desks before the skyline', 'cool', 'carpet', 'grid', 'city', [4, 4]),
  green: office('with desks before the trees', 'warm', 'vitrified', 'grid', 'trees', [3, 4]),
  glass: office('with glass cabins', 'cool', 'carpet', 'plain', null, [4, 3]),
  loft: {
    ...office('under open beams', 'heritage', 'cement', 'plain', 'trees', [3, 3]),
    shell: { floor: 'cement', ceiling: 'beams' },
  },
  compact: {
    about: 'for a small team',
    mood: 'distemper',
    size: { width: 4.4, depth: 4, height: 2.8, eyeY: 1.5 },
    shell: { floor: 'vitrified' },
    fixed: (s) =>
      drawWindow(s, { x: 0.6, y: 0.95, w: 1.4, h: 1.2, style: 'sliding', view: 'lane' }) +
      drawTubeLight(s, 2.6, 2.4) +
      drawAirConditioner(s, 3.2),
    loose: (s) =>
      drawCabinet(s, 2.7, 0, 3.55, 1.4, 1.2, 0.42, '#8d9a9c') +
      drawDeskRow(s, 0.8, 2.2, 2, '#d9c4a2') +
      drawPlant(s, 4, 3.2, 1.1, 'rubber'),
    overhead: (s) => drawFan(s, 2.2, 2.2, '#8f8a84'),
  },
  benches: office('with long benches of desks', 'warm', 'carpet', 'grid', 'hills', [4, 4]),
  lounge: {
    about: 'with a lounge for breaks',
    mood: 'cool',
    size: { width: 5.6, depth: 4.6, height: 2.9, eyeY: 1.5 },
    shell: { floor: 'teak', ceiling: 'grid', feature: true },
    fixed: (s) => drawSideWindow(s, 'left', { z: 1.4, y: 0.6, d: 2.4, h: 1.8 }),
    loose: (s) =>
      drawPrintRow(s, 1.4, 1.35, 0.6, ['rings', 'squares', 'peaks']) +
      drawRug(s, 1.1, 1.2, 3.2, 1.9, 'plain') +
      drawSofa(s, 1.5, 3.3, 2.4, s.colours.fabric, [s.colours.accent, s.colours.contrast]) +
      drawRoundTable(s, 2.7, 2.3, 0.5, 0.38, s.colours.wood, s.colours.wood) +
      drawStool(s, 1.6, 1.9, 0.27, 0.42, s.colours.accent) +
      drawStool(s, 3.8, 1.9, 0.27, 0.42, s.colours.contrast) +
      drawPlant(s, 5.1, 4, 1.5, 'areca', '#e9e4da'),
    overhead: (s) => drawPendant(s, 2.7, 2.4, 2.1, s.colours.accent),
  },
  tech: {
    ...office('with a bright wall and screens', 'luxe', 'vitrified', 'grid', null, [4, 4]),
    builtIn: (s) => drawBoard(s, 2.1, 0.95, 2.4, 1.2, true),
  },
};
