import type { Designs } from '../design.ts';
import { drawPlant, drawRug, drawToran, drawUrli } from '../kit/decor.ts';
import { drawChandelier, drawPendant, drawWallLamp } from '../kit/lights.ts';
import { drawStool } from '../kit/seating.ts';
import { drawCabinet } from '../kit/storage.ts';
import { drawDoor, drawPanelling } from '../kit/surfaces.ts';
import { drawRoundTable, drawTable } from '../kit/tables.ts';
import { drawClock, drawMirror, drawPrintRow } from '../kit/wall-decor.ts';
import { drawSunlight, drawWindow } from '../kit/windows.ts';

/** Entrance halls. */
export const FOYER: Designs = {
  toran: {
    about: 'with a garland over the door',
    tiers: ['affordable', 'mid'],
    mood: 'distemper',
    size: { width: 2.4, depth: 2.6, height: 2.7, close: true },
    shell: { floor: 'terrazzo' },
    fixed: (s) => drawDoor(s, 0.7, 1, s.colours.wood),
    loose: (s) =>
      drawToran(s, 0.65, 2.14, 1.1) +
      drawCabinet(s, 1.85, 0, 1.3, 0.5, 0.8, 0.9, s.colours.wood) +
      drawRug(s, 0.75, 1.6, 0.9, 0.6, 'dhurrie') +
      drawPlant(s, 0.3, 2.1, 0.9, 'bush'),
    overhead: (s) => drawPendant(s, 1.2, 1.7, 2.25, '#c99a3a'),
  },
  console: {
    about: 'with a console and a round mirror',
    mood: 'warm',
    size: { width: 2.9, depth: 2.5, height: 2.7, close: true },
    shell: { floor: 'vitrified', feature: true },
    fixed: (s) => drawDoor(s, 0.2, 0.9, s.colours.wood),
    loose: (s) =>
      drawMirror(s, 1.75, 1.15, 0.72, 0.72, '#c99a3a') +
      drawTable(s, 1.5, 2.1, 1.2, 0.8, 0.34, s.colours.wood) +
      s.turned(1.75, 0.8, 2.27, 0.05, 0.09, 0.2, s.colours.fabric) +
      s.turned(2.4, 0.8, 2.27, 0.06, 0.14, 0.07, '#c99a3a') +
      drawStool(s, 1.9, 1.9, 0.2, 0.4, s.colours.fabric) +
      drawRug(s, 0.7, 0.9, 1.6, 0.8, 'dhurrie'),
    overhead: (s) => drawPendant(s, 2.1, 1.9, 2.2, s.colours.accent),
  },
  jaali: {
    about: 'behind a screen of jaali',
    tiers: ['mid', 'premium', 'luxury'],
    regions: ['north', 'desert', 'south', 'deccan'],
    mood: 'heritage',
    size: { width: 3, depth: 2.7, height: 2.9, close: true },
    shell: { floor: 'kota' },
    fixed: (s) => drawPanelling(s, 1.6, 1.3, 'jaali', '#e9d8b8') + drawDoor(s, 0.3, 1, s.colours.wood),
    loose: (s) =>
      drawToran(s, 0.25, 2.14, 1.1) +
      drawCabinet(s, 1.7, 0, 2.25, 1.1, 0.55, 0.4, s.colours.wood) +
      drawUrli(s, 1.5, 1.3) +
      drawPlant(s, 2.75, 1.6, 1.1, 'areca'),
    overhead: (s) => drawPendant(s, 1.5, 1.7, 2.3, '#c99a3a', 'globe'),
  },
  shoes: {
    about: 'with a shoe cabinet and a bench',
    tiers: ['affordable', 'mid', 'premium'],
    mood: 'cool',
    size: { width: 2.6, depth: 2.5, height: 2.6, close: true },
    shell: { floor: 'tile' },
    fixed: (s) => drawDoor(s, 1.45, 0.9, s.colours.wood),
    loose: (s) =>
      drawPrintRow(s, 0.2, 1.45, 0.34, ['rings', 'peaks']) +
      drawCabinet(s, 0.15, 0.12, 2.15, 1.05, 0.8, 0.32, '#e2d9c8') +
      s.turned(0.4, 0.92, 2.3, 0.05, 0.07, 0.16, s.colours.contrast) +
      drawCabinet(s, 0.15, 0, 1.35, 0.9, 0.42, 0.4, s.colours.wood) +
      drawRug(s, 1.3, 1.4, 0.9, 0.6, 'plain'),
    overhead: (s) => drawPendant(s, 1.3, 1.6, 2.2, '#e6e2da'),
  },
  arch: {
    about: 'with an arch into the living room',
    mood: 'warm',
    size: { width: 2.9, depth: 2.8, height: 2.8, close: true },
    shell: { floor: 'oxide' },
    fixed: (s) =>
      drawWindow(s, { x: 0.9, y: 0, w: 1.1, h: 2.2, style: 'arched', view: 'trees' }) + drawSunlight(s, 0.9, 1),
    loose: (s) =>
      drawWallLamp(s, 0.5, 1.7) +
      drawWallLamp(s, 2.4, 1.7) +
      drawPlant(s, 0.45, 2.4, 1.1, 'areca', '#e9dfcf') +
      drawPlant(s, 2.45, 2.4, 1.1, 'areca', '#e9dfcf') +
      drawRug(s, 0.9, 1.0, 1.1, 1.3, 'diamonds'),
    overhead: (s) => drawPendant(s, 1.45, 1.8, 2.25, '#c9a263', 'basket'),
  },
  grand: {
    about: 'in marble, with a chandelier',
    tiers: ['luxury'],
    mood: 'luxe',
    size: { width: 3.8, depth: 3.2, height: 3.1 },
    shell: { floor: 'marble', ceiling: 'cove' },
    fixed: (s) => drawPanelling(s, 0.15, 3.5, 'moulding', s.colours.wall) + drawDoor(s, 1.3, 1.2, s.colours.wood),
    loose: (s) =>
      drawWallLamp(s, 0.8, 1.7) +
      drawWallLamp(s, 3, 1.7) +
      drawPlant(s, 0.5, 2.8, 1.5, 'areca', '#c99a3a') +
      drawPlant(s, 3.3, 2.8, 1.5, 'areca', '#c99a3a') +
      drawRug(s, 1.1, 1, 1.6, 1.1, 'plain') +
      drawRoundTable(s, 1.9, 1.5, 0.45, 0.7, '#efe9de', s.colours.wood) +
      s.turned(1.9, 0.7, 1.5, 0.07, 0.12, 0.2, s.colours.contrast),
    overhead: (s) => drawChandelier(s, 1.9, 1.6),
  },
  stone: {
    about: 'with a wall of stone and a hanging lamp',
    tiers: ['premium', 'luxury'],
    mood: 'luxe',
    size: { width: 3.3, depth: 2.9, height: 2.9, eyeX: 1.9, close: true },
    shell: { floor: 'walnut', ceiling: 'cove' },
    fixed: (s) => drawPanelling(s, 0, 3.3, 'stone', s.colours.feature) + drawDoor(s, 0.35, 1, s.colours.wood),
    loose: (s) =>
      drawCabinet(s, 1.8, 0.3, 2.5, 1.3, 0.4, 0.34, s.colours.wood) +
      drawMirror(s, 2.05, 1, 0.8, 1.1, '#c99a3a') +
      s.turned(2.9, 0.7, 2.7, 0.05, 0.09, 0.22, s.colours.accent) +
      drawRug(s, 0.9, 1, 1.6, 0.9, 'plain'),
    overhead: (s) => drawPendant(s, 2.45, 2, 1.85, '#c99a3a', 'globe'),
  },
  coastal: {
    about: 'with a painted door and plants',
    tiers: ['affordable', 'mid', 'premium'],
    regions: ['coast', 'kerala', 'east', 'south', 'deccan', 'north'],
    mood: 'heritage',
    size: { width: 2.7, depth: 2.6, height: 2.8, close: true },
    shell: { floor: 'athangudi' },
    fixed: (s) => drawDoor(s, 0.85, 1, '#4f7a78'),
    loose: (s) =>
      drawToran(s, 0.8, 2.14, 1.1) +
      drawClock(s, 0.4, 1.8) +
      drawStool(s, 2.3, 2.1, 0.22, 0.42, s.colours.contrast) +
      drawPlant(s, 0.4, 2.2, 1.2, 'rubber', '#c99a3a') +
      drawUrli(s, 1.6, 1.3),
    overhead: (s) => drawPendant(s, 1.35, 1.7, 2.25, '#c9a263', 'basket'),
  },
};
