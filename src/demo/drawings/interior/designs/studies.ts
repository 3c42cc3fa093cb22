import type { Designs } from '../design.ts';
import { drawPlant, drawRug } from '../kit/decor.ts';
import { drawFan, drawPendant, drawTubeLight } from '../kit/lights.ts';
import { drawArmchair, drawChair, drawDiwan, drawOfficeChair, drawStool } from '../kit/seating.ts';
import { drawBookcase, drawSideWardrobe } from '../kit/storage.ts';
import { drawPanelling } from '../kit/surfaces.ts';
import { drawDesk, drawTable } from '../kit/tables.ts';
import { drawPrint, drawPrintRow } from '../kit/wall-decor.ts';
import { drawBlind, drawCurtains, drawSideWindow, drawSunlight, drawWindow } from '../kit/windows.ts';

/** Rooms to work in. */
export const STUDY: Designs = {
  window: {
    about: 'with a desk at the window',
    mood: 'warm',
    size: { width: 3, depth: 2.8, height: 2.7 },
    shell: { floor: 'teak' },
    fixed: (s) =>
      drawWindow(s, { x: 0.9, y: 0.95, w: 1.3, h: 1.2, style: 'sliding', view: 'trees' }) + drawSunlight(s, 1.4, 1),
    loose: (s) =>
      drawBlind(s, { x: 0.9, y: 0.95, w: 1.3, h: 1.2 }, 0.3) +
      drawDesk(s, 0.75, 2.15, 1.5, s.colours.wood) +
      drawOfficeChair(s, 1.15, 1.55, s.colours.fabric) +
      drawRug(s, 0.6, 0.75, 1.7, 0.7, 'diamonds') +
      drawPlant(s, 2.7, 2.4, 1.2, 'rubber'),
    overhead: (s) => drawFan(s, 1.5, 1.6),
  },
  books: {
    about: 'with books up to the ceiling',
    tiers: ['mid', 'premium', 'luxury'],
    mood: 'heritage',
    size: { width: 3.4, depth: 3, height: 2.8 },
    shell: { floor: 'walnut' },
    fixed: (s) => drawSideWindow(s, 'right', { z: 1, y: 0.7, d: 1.4, h: 1.5 }),
    loose: (s) =>
      drawBookcase(s, 0.15, 0, 3.1, 2.5, 6) +
      drawRug(s, 0.6, 0.8, 2.2, 1.2, 'dhurrie') +
      drawTable(s, 0.95, 1.5, 1.5, 0.75, 0.65, s.colours.wood) +
      s.turned(1.3, 0.75, 1.85, 0.05, 0.03, 0.24, '#c99a3a') +
      drawChair(s, 1.5, 1.0, s.colours.contrast, { turned: true }),
    overhead: (s) => drawPendant(s, 1.7, 1.8, 1.9, '#c99a3a'),
  },
  corner: {
    about: 'in a corner with shelves',
    tiers: ['affordable', 'mid'],
    mood: 'distemper',
    size: { width: 2.9, depth: 2.7, height: 2.7 },
    shell: { floor: 'tile' },
    fixed: (s) => drawWindow(s, { x: 0.3, y: 1, w: 0.9, h: 1.1, view: 'lane' }) + drawTubeLight(s, 1.5, 2.4),
    loose: (s) =>
      drawCurtains(s, 0.3, 0.9, 0.8, 2.3, s.colours.accent) +
      drawBookcase(s, 1.5, 1.35, 1.2, 0.8, 2) +
      drawDesk(s, 1.45, 2.08, 1.3, s.colours.wood) +
      drawChair(s, 1.9, 1.55, s.colours.contrast, { turned: true }) +
      drawStool(s, 0.6, 1.8, 0.2, 0.4, s.colours.fabric),
    overhead: (s) => drawFan(s, 1.45, 1.5),
  },
  diwan: {
    about: 'with a day bed for guests',
    tiers: ['affordable', 'mid', 'premium'],
    mood: 'warm',
    size: { width: 3.5, depth: 3, height: 2.7, eyeX: 1.9 },
    shell: { floor: 'terrazzo' },
    fixed: (s) => drawSideWindow(s, 'left', { z: 1, y: 0.8, d: 1.4, h: 1.3 }),
    loose: (s) =>
      drawPrint(s, 0.75, 1.4, 0.6, 0.45, 'peaks') +
      drawDesk(s, 2.1, 2.38, 1.25, s.colours.wood) +
      drawDiwan(s, 0.2, 2.1, 1.75, s.colours.fabric, s.colours.contrast) +
      drawBookcase(s, 2.2, 1.3, 1.1, 0.8, 2) +
      drawChair(s, 2.5, 1.85, s.colours.accent, { turned: true }) +
      drawRug(s, 0.6, 0.8, 1.9, 1, 'dhurrie'),
    overhead: (s) => drawFan(s, 1.75, 1.7),
  },
  executive: {
    about: 'with a walnut desk and panelling',
    tiers: ['premium', 'luxury'],
    mood: 'luxe',
    size: { width: 4, depth: 3.3, height: 2.9 },
    shell: { floor: 'walnut', ceiling: 'cove' },
    fixed: (s) =>
      drawPanelling(s, 0.3, 3.4, 'slats', s.colours.wood) + drawSideWindow(s, 'left', { z: 1, y: 0.1, d: 1.7, h: 2.3 }),
    loose: (s) =>
      drawPrint(s, 1.55, 1.3, 0.9, 0.65, 'squares') +
      drawRug(s, 0.7, 0.8, 2.6, 1.7, 'plain') +
      drawOfficeChair(s, 1.72, 2.2, s.colours.contrast) +
      drawDesk(s, 1.05, 1.6, 1.9, s.colours.feature) +
      drawPlant(s, 3.6, 2.9, 1.4, 'rubber', '#4b4a48'),
    overhead: (s) => drawPendant(s, 2, 1.8, 2.1, '#c99a3a', 'globe'),
  },
  view: {
    about: 'with a long desk before the skyline',
    tiers: ['premium', 'luxury'],
    mood: 'cool',
    size: { width: 3.8, depth: 3.2, height: 2.8 },
    shell: { floor: 'carpet', ceiling: 'cove' },
    fixed: (s) => drawWindow(s, { x: 0.4, y: 0.85, w: 3, h: 1.6, style: 'picture', view: 'city' }),
    loose: (s) =>
      drawDesk(s, 0.7, 2.5, 2.3, s.colours.wood) +
      drawOfficeChair(s, 1.2, 1.9, s.colours.fabric) +
      drawArmchair(s, 2.7, 1.4, s.colours.contrast, s.colours.accent) +
      drawPlant(s, 0.4, 2.6, 1.2, 'areca', '#e9e4da'),
  },
  louvre: {
    about: 'with louvred shutters and a cane lamp',
    tiers: ['mid', 'premium', 'luxury'],
    regions: ['coast', 'kerala', 'east', 'south', 'deccan'],
    mood: 'heritage',
    size: { width: 3.4, depth: 3, height: 2.8 },
    shell: { floor: 'oxide' },
    fixed: (s) =>
      drawWindow(s, { x: 0.75, y: 0.9, w: 0.8, h: 1.3, style: 'louvre', view: 'palms' }) + drawSunlight(s, 0.8, 0.8),
    loose: (s) =>
      drawPrintRow(s, 2.15, 1.4, 0.36, ['leaves', 'miniature']) +
      drawTable(s, 1.95, 2.35, 1.3, 0.75, 0.55, s.colours.wood) +
      s.turned(2.9, 0.75, 2.6, 0.06, 0.03, 0.2, '#c99a3a') +
      s.glow(2.9, 1.05, 2.6, 0.5) +
      drawChair(s, 2.3, 1.85, s.colours.fabric, { turned: true }) +
      drawRug(s, 0.6, 0.8, 1.8, 1.1, 'round') +
      drawPlant(s, 0.35, 2.5, 1.1, 'areca'),
    overhead: (s) => drawPendant(s, 1.7, 1.7, 2, '#c9a263', 'basket'),
  },
  pinboard: {
    about: 'with a cupboard wall and two chairs',
    mood: 'cool',
    size: { width: 3.2, depth: 2.9, height: 2.7 },
    shell: { floor: 'vitrified', feature: true },
    fixed: (s) => drawSideWindow(s, 'right', { z: 1, y: 0.8, d: 1.3, h: 1.3 }),
    loose: (s) =>
      drawSideWardrobe(s, 'left', 1.3, 1.55, '#e2d9c8') +
      drawPrint(s, 1.2, 1.35, 1.3, 0.75, 'squares') +
      drawDesk(s, 1, 2.25, 1.7, s.colours.wood) +
      drawChair(s, 1.15, 1.7, s.colours.accent, { turned: true }) +
      drawChair(s, 1.95, 1.7, s.colours.accent, { turned: true }),
    overhead: (s) => drawFan(s, 1.7, 1.6, '#d9d4ca'),
  },
};
