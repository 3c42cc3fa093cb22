import type { Designs } from '../design.ts';
import { drawPlant } from '../kit/decor.ts';
import {
  drawChimney,
  drawCounter,
  drawIsland,
  drawSideCounter,
  drawSink,
  drawSplashback,
  drawStove,
  drawWallCabinets,
} from '../kit/kitchen-parts.ts';
import {
  drawCooker,
  drawFridge,
  drawJars,
  drawMicrowave,
  drawPotShelf,
  drawPurifier,
  drawWashingMachine,
} from '../kit/kitchenware.ts';
import { drawFan, drawPendant, drawTubeLight } from '../kit/lights.ts';
import { drawStool } from '../kit/seating.ts';
import { drawDiningSet, drawRoundTable } from '../kit/tables.ts';
import { drawSideWindow, drawSunlight, drawWindow } from '../kit/windows.ts';

const GRANITE = '#4a4a4d';
const QUARTZ = '#efeae0';

/** Kitchens: a bare one has its platform and sink, as every Indian flat is handed over. */
export const KITCHEN: Designs = {
  platform: {
    about: 'with a stone platform and steel tins',
    tiers: ['affordable', 'mid'],
    mood: 'distemper',
    size: { width: 3, depth: 2.6, height: 2.6, close: true },
    shell: { floor: 'kota' },
    fixed: (s) =>
      drawSplashback(s, 0, 3, '#f1efe8', 'square', 1.5) +
      drawWindow(s, { x: 1.7, y: 1.1, w: 0.85, h: 0.95, view: 'lane' }) +
      drawCounter(s, 0, 3, { front: null, top: '#54575a' }) +
      drawSink(s, 1.85) +
      drawTubeLight(s, 0.3, 2.45),
    loose: (s) =>
      drawPotShelf(s, 0.2, 1.85, 1.3) +
      drawPotShelf(s, 0.2, 1.5, 1.3) +
      drawStove(s, 0.75, 'stove') +
      drawCooker(s, 0.95, 1, 2.3) +
      drawJars(s, 0.12, 0.87, 4) +
      drawStool(s, 2.5, 1.6, 0.19, 0.42, '#4f7a9a'),
  },
  modular: {
    about: 'with modular cabinets and a chimney',
    tiers: ['affordable', 'mid', 'premium'],
    mood: 'cool',
    size: { width: 3.2, depth: 2.8, height: 2.55, close: true },
    shell: { floor: 'vitrified' },
    fixed: (s) =>
      drawSplashback(s, 0, 3.2, s.colours.wall, 'subway') +
      drawWindow(s, { x: 0.5, y: 1.15, w: 0.8, h: 0.9, style: 'sliding', view: 'city' }) +
      drawCounter(s, 0, 3.2, { front: null, top: GRANITE }) +
      drawSink(s, 0.65),
    builtIn: (s) =>
      drawCounter(s, 0, 3.2, { front: s.colours.fabric, top: GRANITE }) +
      drawSink(s, 0.65) +
      drawChimney(s, 1.75) +
      drawWallCabinets(s, 1.42, 0.34, s.colours.fabric, { h: 0.8 }) +
      drawWallCabinets(s, 2.45, 0.75, s.colours.fabric, { h: 0.8 }) +
      drawStove(s, 1.75, 'hob'),
    loose: (s) =>
      drawCooker(s, 1.95, 0.9, 2.45) +
      drawJars(s, 2.6, 0.87, 4) +
      drawPurifier(s, 0.08) +
      drawPlant(s, 0.25, 1.9, 0.8, 'bush'),
    overhead: (s) => drawPendant(s, 1.6, 1.6, 2.2, '#e6e2da'),
  },
  lshape: {
    about: 'in the shape of an L',
    tiers: ['mid', 'premium', 'luxury'],
    mood: 'warm',
    size: { width: 3.6, depth: 3.1, height: 2.55, eyeX: 1.7, close: true },
    shell: { floor: 'tile' },
    fixed: (s) =>
      drawSplashback(s, 0, 3.6, s.colours.feature, 'square') +
      drawWindow(s, { x: 1.15, y: 1.1, w: 1.1, h: 1, style: 'sliding', view: 'trees' }) +
      drawCounter(s, 0, 3.6, { front: '#ece4d4', top: GRANITE }) +
      drawSink(s, 1.4),
    builtIn: (s) =>
      drawWallCabinets(s, 0.1, 0.95, s.colours.wood) +
      drawChimney(s, 2.5) +
      drawSideCounter(s, 'right', 0.9, { front: '#ece4d4', top: GRANITE }) +
      drawStove(s, 2.5, 'hob'),
    loose: (s) => drawMicrowave(s, 0.5) + drawCooker(s, 2.75, 0.9, 2.75) + drawJars(s, 0.06, 0.87, 3),
    overhead: (s) => drawFan(s, 1.8, 1.6),
  },
  island: {
    about: 'with an island and stools',
    tiers: ['premium', 'luxury'],
    mood: 'luxe',
    size: { width: 4.4, depth: 3.6, height: 2.75 },
    shell: { floor: 'marble', ceiling: 'cove' },
    fixed: (s) =>
      drawSplashback(s, 0, 4.4, '#d9d2c6', 'slab') +
      drawWindow(s, { x: 1.5, y: 1.1, w: 1.3, h: 1.1, style: 'picture', view: 'city' }) +
      drawCounter(s, 0, 4.4, { front: s.colours.feature, top: QUARTZ }) +
      drawSink(s, 1.9),
    builtIn: (s) =>
      drawWallCabinets(s, 0.75, 0.65, s.colours.wood, { glass: true, h: 0.85 }) +
      drawChimney(s, 3.05, 0.8) +
      drawStove(s, 3.1, 'hob') +
      drawFridge(s, 0.02, '#5d6165') +
      drawIsland(s, 1.1, 1.35, 2.2, { front: s.colours.wood, top: QUARTZ }),
    loose: (s) => drawJars(s, 3.9, 0.87, 3),
    overhead: (s) =>
      drawPendant(s, 1.7, 1.7, 1.75, '#c99a3a', 'globe') + drawPendant(s, 2.7, 1.7, 1.75, '#c99a3a', 'globe'),
  },
  spice: {
    about: 'with spice jars and patterned tiles',
    tiers: ['mid', 'premium'],
    mood: 'heritage',
    size: { width: 3.4, depth: 2.9, height: 2.6, close: true },
    shell: { floor: 'oxide' },
    fixed: (s) =>
      drawSplashback(s, 0, 3.4, s.colours.wall, 'jaali', 1.45) +
      drawWindow(s, { x: 1.25, y: 1.1, w: 0.9, h: 1.05, view: 'trees' }) +
      drawCounter(s, 0, 3.4, { front: s.colours.wood, top: '#5b6a62' }) +
      drawSink(s, 1.45) +
      drawSunlight(s, 1.2, 0.8),
    builtIn: (s) => drawPotShelf(s, 0.1, 1.8, 1.05) + drawPotShelf(s, 2.3, 1.8, 1.05),
    loose: (s) =>
      drawPotShelf(s, 0.1, 1.45, 1.05) +
      drawStove(s, 2.35, 'stove') +
      drawCooker(s, 2.55, 1, 2.55) +
      drawJars(s, 0.1, 0.87, 6) +
      drawPlant(s, 3.1, 1.8, 0.9, 'bush'),
    overhead: (s) => drawPendant(s, 1.7, 1.7, 2.1, '#b4573a'),
  },
  parallel: {
    about: 'with two counters and a utility behind',
    tiers: ['affordable', 'mid', 'premium'],
    mood: 'cool',
    size: { width: 2.7, depth: 3.2, height: 2.55, close: true },
    shell: { floor: 'vitrified' },
    fixed: (s) =>
      drawWindow(s, { x: 0.85, y: 0, w: 1, h: 2.15, style: 'french', view: 'city' }) + drawSunlight(s, 0.85, 1),
    builtIn: (s) =>
      drawSideCounter(s, 'left', 0.5, { front: s.colours.feature, top: GRANITE }) +
      drawSideCounter(s, 'right', 0.5, { front: s.colours.feature, top: GRANITE }),
    loose: (s) =>
      s.turned(0.3, 0.87, 2.7, 0.12, 0.12, 0.24, '#c3c6c6') +
      s.turned(0.3, 0.87, 2.2, 0.1, 0.13, 0.18, '#c99a3a') +
      drawCooker(s, 2.4, 0.87, 2.4) +
      s.turned(2.42, 0.87, 1.8, 0.1, 0.08, 0.22, '#b4573a') +
      s.turned(0.28, 0.87, 1.5, 0.1, 0.16, 0.1, '#e9dfcf', '#d9902e'),
    overhead: (s) => drawPendant(s, 1.35, 1.9, 2.15, '#e6e2da'),
  },
  eatin: {
    about: 'with a small dining table',
    tiers: ['affordable', 'mid', 'premium'],
    mood: 'warm',
    size: { width: 3.8, depth: 3.3, height: 2.55 },
    shell: { floor: 'terrazzo' },
    fixed: (s) =>
      drawSplashback(s, 0.7, 3.1, '#f3efe4', 'subway') +
      drawCounter(s, 0.7, 3.1, { front: s.colours.contrast, top: QUARTZ }) +
      drawSink(s, 1) +
      drawSideWindow(s, 'right', { z: 1.2, y: 0.9, d: 1.2, h: 1.1 }),
    builtIn: (s) =>
      drawWallCabinets(s, 0.75, 1.2, '#f0e8d8') +
      drawChimney(s, 2.1) +
      drawWallCabinets(s, 2.85, 0.95, '#f0e8d8') +
      drawStove(s, 2.1, 'hob'),
    loose: (s) =>
      drawFridge(s, 0.03, '#8a3b3b') +
      drawCooker(s, 2.3, 0.9, 2.95) +
      drawMicrowave(s, 3.1) +
      drawRoundTable(s, 1.9, 1.7, 0.5, 0.74, s.colours.wood, s.colours.wood) +
      drawStool(s, 1.15, 1.5, 0.19, 0.44, s.colours.accent) +
      drawStool(s, 2.7, 1.5, 0.19, 0.44, s.colours.accent),
    overhead: (s) => drawPendant(s, 1.9, 1.7, 1.8, s.colours.contrast, 'dome'),
  },
  open: {
    about: 'open to the dining table',
    tiers: ['mid', 'premium', 'luxury'],
    mood: 'cool',
    size: { width: 4.2, depth: 3.7, height: 2.6 },
    shell: { floor: 'teak', ceiling: 'cove' },
    fixed: (s) =>
      drawSplashback(s, 0, 4.2, s.colours.feature, 'slab') +
      drawCounter(s, 0, 4.2, { front: '#e6e2d8', top: GRANITE }) +
      drawSink(s, 0.9) +
      drawSideWindow(s, 'left', { z: 1.2, y: 0.1, d: 1.6, h: 2.2 }),
    builtIn: (s) =>
      drawWallCabinets(s, 0.6, 1.3, '#e6e2d8') +
      drawChimney(s, 2.1) +
      drawWallCabinets(s, 2.95, 0.5, s.colours.wood, { glass: true }) +
      drawStove(s, 2.1, 'hob') +
      drawFridge(s, 3.48, '#b7bbbd'),
    loose: (s) =>
      drawCooker(s, 2.3, 0.9, 3.35) + drawJars(s, 1.5, 0.87, 3) + drawDiningSet(s, 1.2, 1.35, 1.7, 2, s.colours.fabric),
    overhead: (s) => drawPendant(s, 2.05, 1.8, 1.75, s.colours.accent),
  },
  utility: {
    about: 'with a washing machine beside the counter',
    tiers: ['affordable', 'mid'],
    mood: 'warm',
    size: { width: 3.2, depth: 2.7, height: 2.55, close: true },
    shell: { floor: 'tile' },
    fixed: (s) =>
      drawSplashback(s, 0, 3.2, s.colours.wall, 'square', 1.45) +
      drawWindow(s, { x: 1.9, y: 1.05, w: 0.9, h: 1, style: 'sliding', view: 'trees' }) +
      drawCounter(s, 0.7, 2.5, { front: null, top: '#54575a' }) +
      drawSink(s, 2.1),
    builtIn: (s) =>
      drawCounter(s, 0.7, 2.5, { front: s.colours.feature, top: '#54575a' }) +
      drawSink(s, 2.1) +
      drawWallCabinets(s, 0.72, 1, s.colours.feature, { h: 0.65 }),
    loose: (s) =>
      drawStove(s, 1.05, 'stove') +
      drawCooker(s, 1.25, 1, 2.35) +
      drawPurifier(s, 1.52) +
      drawWashingMachine(s, 0.05, 2.12) +
      drawJars(s, 2.75, 0.87, 3),
    overhead: (s) => drawTubeLight(s, 1.9, 2.4),
  },
  slate: {
    about: 'with handleless fronts and a double fridge',
    tiers: ['premium', 'luxury'],
    mood: 'luxe',
    size: { width: 4, depth: 3.2, height: 2.6, eyeX: 2.3, close: true },
    shell: { floor: 'vitrified', ceiling: 'cove' },
    fixed: (s) =>
      drawSplashback(s, 0, 4, '#cfc6b8', 'slab') +
      drawWindow(s, { x: 2.9, y: 1.1, w: 0.9, h: 1.05, style: 'picture', view: 'trees' }) +
      drawCounter(s, 0.95, 3.05, { front: '#5d6662', top: QUARTZ }) +
      drawSink(s, 3.1),
    builtIn: (s) =>
      drawFridge(s, 0.03, '#4d5155', true) +
      drawWallCabinets(s, 1, 0.6, '#5d6662', { h: 0.9 }) +
      drawChimney(s, 1.65, 0.8) +
      drawWallCabinets(s, 2.5, 0.36, '#5d6662', { h: 0.9 }) +
      drawStove(s, 1.7, 'hob'),
    loose: (s) =>
      drawCooker(s, 1.9, 0.9, 2.85) + drawJars(s, 1.02, 0.87, 4) + drawPlant(s, 3.6, 1.9, 1, 'rubber', '#e9dfcf'),
    overhead: (s) => drawPendant(s, 2, 1.6, 2.1, '#c99a3a', 'globe'),
  },
};
