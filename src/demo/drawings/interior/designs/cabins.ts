import type { Designs } from '../design.ts';
import { drawBoard, drawConference, drawDeskRow } from '../kit/business-parts.ts';
import { drawPlant, drawRug } from '../kit/decor.ts';
import { drawFan, drawPendant, drawTubeLight } from '../kit/lights.ts';
import { drawOfficeChair, drawSideSofa } from '../kit/seating.ts';
import { drawBookcase, drawCabinet } from '../kit/storage.ts';
import { drawPanelling } from '../kit/surfaces.ts';
import { drawDesk, drawRoundTable } from '../kit/tables.ts';
import { drawPrint } from '../kit/wall-decor.ts';
import { drawSideWindow, drawWindow } from '../kit/windows.ts';

/** A meeting room or the cabin of a manager. */
export const CABIN: Designs = {
  meeting: {
    about: 'with a conference table',
    mood: 'cool',
    size: { width: 4.6, depth: 4.2, height: 2.8, eyeY: 1.55 },
    shell: { floor: 'carpet', ceiling: 'grid' },
    fixed: (s) =>
      drawBoard(s, 1.3, 0.95, 2, 1.1, true) + drawSideWindow(s, 'right', { z: 1.4, y: 0.7, d: 2.2, h: 1.6 }),
    loose: (s) => drawConference(s, 1.1, 1.7, 2.4, s.colours.wood) + drawPlant(s, 4.2, 3.6, 1.2, 'rubber', '#e9e4da'),
  },
  board: {
    about: 'for the board, panelled in wood',
    mood: 'luxe',
    size: { width: 5.2, depth: 4.6, height: 3, eyeY: 1.6 },
    shell: { floor: 'carpet', ceiling: 'cove' },
    fixed: (s) =>
      drawPanelling(s, 0.3, 4.6, 'slats', s.colours.wood) +
      drawBoard(s, 1.6, 0.95, 2, 1.1, true) +
      drawSideWindow(s, 'left', { z: 1.4, y: 0.1, d: 2.4, h: 2.4 }),
    loose: (s) => drawConference(s, 1, 1.9, 3.2, s.colours.wood),
    overhead: (s) => drawPendant(s, 2, 2.4, 2, '#c99a3a', 'globe') + drawPendant(s, 3.2, 2.4, 2, '#c99a3a', 'globe'),
  },
  manager: {
    about: 'with a desk and a bookcase',
    mood: 'warm',
    size: { width: 3.8, depth: 3.4, height: 2.8 },
    shell: { floor: 'carpet', ceiling: 'grid' },
    fixed: (s) => drawSideWindow(s, 'right', { z: 1.1, y: 0.7, d: 1.6, h: 1.6 }),
    loose: (s) =>
      drawBookcase(s, 0.4, 0, 1.6, 2, 5) +
      drawPrint(s, 2.5, 1.3, 0.8, 0.6, 'squares') +
      drawOfficeChair(s, 1.6, 2.3, s.colours.fabric) +
      drawDesk(s, 1, 1.75, 1.8, s.colours.wood) +
      drawOfficeChair(s, 1.1, 1.1, s.colours.contrast) +
      drawOfficeChair(s, 2.1, 1.1, s.colours.contrast),
  },
  glazed: {
    about: 'behind a glass wall',
    mood: 'cool',
    size: { width: 4, depth: 3.6, height: 2.8, eyeY: 1.5 },
    shell: { floor: 'carpet', ceiling: 'grid' },
    fixed: (s) => drawWindow(s, { x: 0.5, y: 0.8, w: 3, h: 1.6, style: 'picture', view: 'city' }),
    loose: (s) =>
      drawRoundTable(s, 2, 2, 0.75, 0.74, '#efe9de', '#3d3533') +
      drawOfficeChair(s, 0.75, 1.7, s.colours.fabric) +
      drawPlant(s, 3.7, 3.1, 1.2, 'areca', '#e9e4da') +
      drawOfficeChair(s, 2.75, 1.7, s.colours.fabric) +
      drawOfficeChair(s, 1.72, 1, s.colours.fabric),
    overhead: (s) => drawPendant(s, 2, 2, 2, s.colours.accent),
  },
  huddle: {
    about: 'for a few, with a white board',
    mood: 'distemper',
    size: { width: 3.6, depth: 3.2, height: 2.7 },
    shell: { floor: 'vitrified' },
    fixed: (s) => drawBoard(s, 0.9, 1, 1.8, 1) + drawTubeLight(s, 1.2, 2.45),
    loose: (s) => drawConference(s, 0.9, 1.5, 1.8, '#d9c4a2') + drawCabinet(s, 3.0, 0, 2.4, 0.55, 0.9, 0.7, '#8d9a9c'),
    overhead: (s) => drawFan(s, 1.8, 1.7, '#8f8a84'),
  },
  sofa: {
    about: 'with a desk and a sofa for visitors',
    mood: 'luxe',
    size: { width: 4.6, depth: 3.8, height: 2.9, eyeX: 2.6 },
    shell: { floor: 'walnut', ceiling: 'cove' },
    fixed: (s) => drawPanelling(s, 0.3, 4, 'moulding', s.colours.wall) + drawPrint(s, 2.4, 1.3, 1, 0.7, 'peaks'),
    loose: (s) =>
      drawRug(s, 1, 0.9, 2.6, 1.8, 'plain') +
      drawSideSofa(s, 'left', 1, 1.7, s.colours.contrast, [s.colours.accent]) +
      drawOfficeChair(s, 2.9, 2.8, s.colours.fabric) +
      drawDesk(s, 2.2, 2.2, 1.9, s.colours.wood) +
      drawPlant(s, 0.5, 3.3, 1.4, 'areca', '#4b4a48'),
  },
  training: {
    about: 'for training, with rows of desks',
    mood: 'warm',
    size: { width: 5.2, depth: 5, height: 2.8, eyeY: 1.6 },
    shell: { floor: 'tile', ceiling: 'grid' },
    fixed: (s) => drawBoard(s, 1.4, 1, 2.4, 1.2) + drawSideWindow(s, 'left', { z: 1.6, y: 0.8, d: 2.6, h: 1.5 }),
    loose: (s) => drawDeskRow(s, 0.6, 3.4, 3, '#e2d3b8') + drawDeskRow(s, 0.6, 1.6, 3, '#e2d3b8'),
  },
  accounts: {
    about: 'with cabinets for files',
    mood: 'distemper',
    size: { width: 3.8, depth: 3.3, height: 2.7 },
    shell: { floor: 'terrazzo' },
    fixed: (s) => drawWindow(s, { x: 2.3, y: 1, w: 1, h: 1.1, view: 'lane' }) + drawTubeLight(s, 0.6, 2.4),
    loose: (s) =>
      drawCabinet(s, 0.2, 0, 2.85, 1.6, 1.3, 0.42, '#8d9a9c') +
      drawDesk(s, 0.9, 1.7, 1.9, s.colours.wood) +
      drawOfficeChair(s, 1.4, 1.1, s.colours.fabric) +
      drawPlant(s, 3.4, 2.6, 0.9, 'bush'),
    overhead: (s) => drawFan(s, 1.9, 1.8),
  },
};
