import type { Designs } from '../design.ts';
import { drawPlant, drawRug } from '../kit/decor.ts';
import { drawAirConditioner, drawChandelier, drawFan, drawPendant, drawTubeLight } from '../kit/lights.ts';
import { drawChair, drawStool } from '../kit/seating.ts';
import { drawCabinet, drawCrockery } from '../kit/storage.ts';
import { drawPanelling } from '../kit/surfaces.ts';
import { drawDiningSet, drawRoundTable, drawTable } from '../kit/tables.ts';
import { drawClock, drawHanging, drawMirror, drawPrintRow } from '../kit/wall-decor.ts';
import { drawBlind, drawCurtains, drawSideWindow, drawSunlight, drawWindow } from '../kit/windows.ts';

/** Dining rooms. */
export const DINING: Designs = {
  family: {
    about: 'for four, beside a crockery cabinet',
    tiers: ['affordable', 'mid'],
    mood: 'distemper',
    size: { width: 3.4, depth: 3.2, height: 2.7 },
    shell: { floor: 'terrazzo' },
    fixed: (s) => drawWindow(s, { x: 0.5, y: 0.95, w: 1.1, h: 1.15, view: 'lane' }) + drawTubeLight(s, 0.5, 2.35),
    loose: (s) =>
      drawCurtains(s, 0.5, 1.1, 0.75, 2.3, s.colours.contrast) +
      drawCrockery(s, 2.2, 1) +
      drawDiningSet(s, 0.9, 1.4, 1.5, 2, s.colours.fabric),
    overhead: (s) => drawFan(s, 1.7, 1.8),
  },
  pendant: {
    about: 'for six, under two lamps',
    mood: 'warm',
    size: { width: 3.8, depth: 3.4, height: 2.8 },
    shell: { floor: 'teak', feature: true },
    fixed: (s) => drawSideWindow(s, 'right', { z: 1.2, y: 0.1, d: 1.6, h: 2.1 }),
    loose: (s) =>
      drawPrintRow(s, 0.75, 1.35, 0.46, ['leaves', 'sun', 'rings']) +
      drawDiningSet(s, 0.85, 1.45, 2, 3, s.colours.fabric) +
      drawPlant(s, 3.4, 3, 1.3, 'rubber', '#e9dfcf'),
    overhead: (s) =>
      drawPendant(s, 1.4, 1.9, 1.75, s.colours.accent) + drawPendant(s, 2.3, 1.9, 1.75, s.colours.accent),
  },
  round: {
    about: 'with a round table by the window',
    tiers: ['affordable', 'mid', 'premium'],
    mood: 'cool',
    size: { width: 3.4, depth: 3.2, height: 2.7 },
    shell: { floor: 'vitrified' },
    fixed: (s) =>
      drawWindow(s, { x: 0.8, y: 0.8, w: 1.8, h: 1.35, style: 'sliding', view: 'city' }) + drawSunlight(s, 0.8, 1.8),
    loose: (s) =>
      drawBlind(s, { x: 0.8, y: 0.8, w: 1.8, h: 1.35 }, 0.28) +
      drawRug(s, 0.9, 1, 1.6, 1.6, 'round') +
      drawChair(s, 1, 2.2, s.colours.contrast) +
      drawChair(s, 1.95, 2.2, s.colours.contrast) +
      drawRoundTable(s, 1.7, 1.85, 0.56, 0.75, s.colours.wood, s.colours.wood) +
      drawChair(s, 2.1, 1.15, s.colours.contrast, { turned: true }),
    overhead: (s) => drawPendant(s, 1.7, 1.85, 1.75, '#c9a263', 'basket'),
  },
  chandelier: {
    about: 'for eight, under a chandelier',
    tiers: ['luxury'],
    mood: 'luxe',
    size: { width: 4.8, depth: 3.9, height: 3.1 },
    shell: { floor: 'marble', ceiling: 'cove' },
    fixed: (s) =>
      drawPanelling(s, 0.3, 4.2, 'moulding', s.colours.wall) +
      drawSideWindow(s, 'left', { z: 1.4, y: 0.1, d: 1.8, h: 2.4 }),
    loose: (s) =>
      drawCabinet(s, 1.4, 0, 3.45, 2, 0.8, 0.42, s.colours.wood) +
      drawMirror(s, 1.95, 1.1, 0.9, 0.9, '#c99a3a') +
      drawRug(s, 0.9, 0.75, 3, 2, 'plain') +
      drawDiningSet(s, 1.05, 1.5, 2.7, 4, s.colours.fabric),
    overhead: (s) => drawChandelier(s, 2.4, 1.95),
  },
  arches: {
    about: 'between two arches',
    tiers: ['mid', 'premium', 'luxury'],
    mood: 'heritage',
    size: { width: 3.9, depth: 3.5, height: 3 },
    shell: { floor: 'athangudi', ceiling: 'beams' },
    fixed: (s) =>
      drawWindow(s, { x: 0.55, y: 0.5, w: 0.9, h: 1.8, style: 'arched', view: 'trees' }) +
      drawWindow(s, { x: 2.45, y: 0.5, w: 0.9, h: 1.8, style: 'arched', view: 'trees' }),
    loose: (s) =>
      drawHanging(s, 1.72, 1.1, 0.46, 1) +
      drawDiningSet(s, 1.05, 1.5, 1.8, 2, s.colours.contrast) +
      drawPlant(s, 3.6, 3.1, 1.2, 'areca'),
    overhead: (s) => drawPendant(s, 1.95, 1.95, 1.8, '#c99a3a'),
  },
  floor: {
    about: 'at a low table with cushions',
    tiers: ['affordable', 'mid', 'premium'],
    regions: ['south', 'deccan', 'coast', 'kerala', 'east', 'desert'],
    mood: 'heritage',
    size: { width: 3.6, depth: 3.2, height: 2.8 },
    shell: { floor: 'oxide' },
    fixed: (s) => drawWindow(s, { x: 1.2, y: 0.6, w: 1.2, h: 1.55, view: 'palms' }) + drawSunlight(s, 1.2, 1.2),
    loose: (s) =>
      drawPlant(s, 3.2, 2.8, 1.4, 'areca', '#c99a3a') +
      drawRug(s, 0.7, 0.95, 2.2, 1.6, 'dhurrie') +
      drawStool(s, 1.1, 2.2, 0.28, 0.16, s.colours.fabric) +
      drawStool(s, 2.5, 2.2, 0.28, 0.16, s.colours.fabric) +
      drawTable(s, 1, 1.45, 1.6, 0.36, 0.7, s.colours.wood) +
      s.turned(1.55, 0.36, 1.8, 0.06, 0.13, 0.08, '#c99a3a') +
      s.turned(2.1, 0.36, 1.8, 0.05, 0.035, 0.15, '#c99a3a') +
      drawStool(s, 1.3, 1.2, 0.28, 0.16, s.colours.contrast) +
      drawStool(s, 2.3, 1.2, 0.28, 0.16, s.colours.contrast),
    overhead: (s) => drawFan(s, 1.8, 1.9),
  },
  glazed: {
    about: 'beside a glass wall',
    tiers: ['premium', 'luxury'],
    mood: 'luxe',
    size: { width: 4.4, depth: 3.7, height: 2.9 },
    shell: { floor: 'walnut', ceiling: 'cove' },
    fixed: (s) =>
      drawWindow(s, { x: 0.5, y: 0.02, w: 3.4, h: 2.4, style: 'picture', view: 'trees' }) + drawSunlight(s, 0.8, 2.8),
    loose: (s) =>
      drawCurtains(s, 0.4, 3.6, 0.02, 2.6, s.colours.feature) + drawDiningSet(s, 1.05, 1.5, 2.3, 3, s.colours.contrast),
    overhead: (s) =>
      drawPendant(s, 1.6, 1.95, 1.8, '#c99a3a', 'globe') +
      drawPendant(s, 2.2, 1.95, 1.8, '#c99a3a', 'globe') +
      drawPendant(s, 2.8, 1.95, 1.8, '#c99a3a', 'globe'),
  },
  bench: {
    about: 'with a sideboard and a clock',
    tiers: ['affordable', 'mid', 'premium'],
    mood: 'cool',
    size: { width: 3.6, depth: 3.3, height: 2.7, eyeX: 2 },
    shell: { floor: 'tile' },
    fixed: (s) => drawSideWindow(s, 'left', { z: 1.2, y: 0.8, d: 1.4, h: 1.3 }) + drawAirConditioner(s, 0.4),
    loose: (s) =>
      drawClock(s, 1.9, 1.85) +
      drawCabinet(s, 1.05, 0, 2.85, 1.8, 0.8, 0.42, s.colours.wood) +
      s.turned(1.4, 0.8, 3.05, 0.08, 0.1, 0.2, s.colours.contrast) +
      drawPlant(s, 3.25, 2.9, 1.2, 'bush', '#d9d4ca') +
      drawDiningSet(s, 0.95, 1.35, 1.7, 2, s.colours.accent),
    overhead: (s) => drawFan(s, 1.8, 1.8, '#8f8a84'),
  },
};
