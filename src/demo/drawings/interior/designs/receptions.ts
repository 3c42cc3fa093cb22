import type { Mood } from '../decorations.ts';
import type { Design, Designs } from '../design.ts';
import { drawGlassWall, drawReceptionDesk } from '../kit/business-parts.ts';
import { drawPlant, drawRug } from '../kit/decor.ts';
import type { FloorKind } from '../kit/floors.ts';
import { drawFan, drawPendant, drawTubeLight } from '../kit/lights.ts';
import { drawArmchair, drawOfficeChair, drawSofa } from '../kit/seating.ts';
import { drawCabinet } from '../kit/storage.ts';
import { drawPanelling } from '../kit/surfaces.ts';
import { drawRoundTable } from '../kit/tables.ts';
import { drawPrint, drawPrintRow } from '../kit/wall-decor.ts';
import { drawSideWindow, drawWindow } from '../kit/windows.ts';

/** A reception: desk, wall behind it and seats. */
const reception = (
  about: string,
  mood: Mood,
  floor: FloorKind,
  wall: 'slats' | 'stone' | 'jaali' | 'moulding',
  top: string,
): Design => ({
  about,
  mood,
  size: { width: 5, depth: 4.2, height: 2.9 },
  shell: { floor, ceiling: wall === 'jaali' ? 'plain' : 'cove' },
  fixed: (s) =>
    drawPanelling(s, 1, 3, wall, wall === 'jaali' ? '#ecd9b4' : wall === 'moulding' ? s.colours.wall : s.colours.wood) +
    drawSideWindow(s, 'right', { z: 1.5, y: 0.1, d: 2, h: 2.3 }),
  loose: (s) =>
    drawOfficeChair(s, 2.2, 3.2, s.colours.fabric) +
    drawReceptionDesk(s, 1.4, 2.5, 2.2, s.colours.feature, top) +
    drawPlant(s, 0.7, 3.5, 1.5, 'areca', '#e9e4da') +
    drawArmchair(s, 3.75, 1.5, s.colours.contrast),
  overhead: (s) => drawPendant(s, 2, 2.7, 1.95, '#c99a3a') + drawPendant(s, 3, 2.7, 1.95, '#c99a3a'),
});

/** Receptions and lobbies. */
export const RECEPTION: Designs = {
  slats: reception('before a slatted wall', 'warm', 'vitrified', 'slats', '#efe9de'),
  stone: reception('before a wall of stone', 'luxe', 'marble', 'stone', '#efe9de'),
  jaali: reception('before a screen of jaali', 'heritage', 'kota', 'jaali', '#d9c4a2'),
  moulded: reception('before a panelled wall', 'cool', 'teak', 'moulding', '#efe9de'),
  lobby: {
    about: 'with sofas for visitors',
    mood: 'luxe',
    size: { width: 5.8, depth: 4.8, height: 3.2 },
    shell: { floor: 'marble', ceiling: 'cove' },
    fixed: (s) => drawWindow(s, { x: 0.5, y: 0.02, w: 4.8, h: 2.6, style: 'picture', view: 'trees' }),
    loose: (s) =>
      drawRug(s, 1.2, 1.2, 3.4, 2.2, 'plain') +
      drawSofa(s, 1.7, 3.3, 2.4, s.colours.contrast, [s.colours.accent, s.colours.wall]) +
      drawRoundTable(s, 2.9, 2.4, 0.55, 0.36, '#efe9de', '#3d3533') +
      drawArmchair(s, 0.9, 2, s.colours.fabric) +
      drawPlant(s, 5.3, 4, 1.7, 'rubber', '#4b4a48') +
      drawArmchair(s, 4, 2, s.colours.fabric),
  },
  clinic: {
    about: 'with seats along the wall',
    mood: 'distemper',
    size: { width: 4.4, depth: 3.6, height: 2.8 },
    shell: { floor: 'terrazzo' },
    fixed: (s) => drawTubeLight(s, 0.6, 2.4) + drawSideWindow(s, 'right', { z: 1.2, y: 0.8, d: 1.6, h: 1.4 }),
    loose: (s) =>
      drawPrintRow(s, 0.5, 1.4, 0.36, ['leaves', 'sun', 'rings']) +
      drawPlant(s, 2.4, 3.1, 1, 'bush') +
      drawSofa(s, 0.4, 2.6, 1.9, s.colours.fabric) +
      drawReceptionDesk(s, 2.6, 2.4, 1.5, s.colours.wood, '#efe9de'),
    overhead: (s) => drawFan(s, 2.2, 2),
  },
  startup: {
    about: 'with a bright desk and a round rug',
    mood: 'cool',
    size: { width: 4.8, depth: 4, height: 2.9 },
    shell: { floor: 'cement', feature: true },
    fixed: (s) => drawGlassWall(s, 3, 1.8, s.depth),
    loose: (s) =>
      drawPrintRow(s, 0.6, 1.35, 0.5, ['squares', 'rings', 'peaks']) +
      drawReceptionDesk(s, 0.7, 2.7, 1.9, s.colours.accent, '#efe9de') +
      drawRug(s, 2, 1.1, 2, 1.6, 'round') +
      drawPlant(s, 4.4, 3.4, 1.4, 'rubber', '#e9e4da') +
      drawArmchair(s, 3.3, 1.9, s.colours.contrast, s.colours.accent),
    overhead: (s) => drawPendant(s, 1.6, 2.7, 1.95, '#c9a263', 'basket'),
  },
  compact: {
    about: 'with a small counter and a bench',
    mood: 'warm',
    size: { width: 3.6, depth: 3.2, height: 2.7 },
    shell: { floor: 'tile', feature: true },
    fixed: (s) => drawSideWindow(s, 'left', { z: 1.2, y: 0.6, d: 1.4, h: 1.6 }),
    loose: (s) =>
      drawPrint(s, 1.35, 1.4, 0.9, 0.6, 'leaves') +
      drawReceptionDesk(s, 1, 2.1, 1.6, s.colours.wood, '#efe9de') +
      drawCabinet(s, 3, 0, 1.4, 0.5, 0.42, 1.2, s.colours.wood) +
      drawPlant(s, 0.5, 2.7, 1.2, 'areca', '#e9dfcf'),
    overhead: (s) => drawPendant(s, 1.8, 2.1, 1.95, s.colours.accent),
  },
};
