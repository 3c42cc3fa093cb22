import type { Designs } from '../design.ts';
import { drawBed, drawBedside, drawLongBed } from '../kit/beds.ts';
import { drawPlant, drawRug } from '../kit/decor.ts';
import {
  drawChimney,
  drawCounter,
  drawSink,
  drawSplashback,
  drawStove,
  drawWallCabinets,
} from '../kit/kitchen-parts.ts';
import { drawCooker, drawFridge, drawMicrowave } from '../kit/kitchenware.ts';
import { drawAirConditioner, drawFan, drawPendant, drawTubeLight } from '../kit/lights.ts';
import { drawArmchair, drawChair, drawSideSofa, drawStool } from '../kit/seating.ts';
import { drawAlmirah, drawBookcase, drawSideWardrobe } from '../kit/storage.ts';
import { drawPanelling } from '../kit/surfaces.ts';
import { drawRoundTable } from '../kit/tables.ts';
import { drawClock, drawPrint, drawPrintRow } from '../kit/wall-decor.ts';
import { drawBlind, drawCurtains, drawSideWindow, drawSunlight, drawWindow } from '../kit/windows.ts';
import type { Space } from '../space.ts';

const GRANITE = '#4a4a4d';

/** A short counter with a sink, which even an empty studio has, and what makes it a kitchen. */
const drawKitchenette = (s: Space, x: number, w: number): string =>
  drawSplashback(s, x, w, '#efece4', 'subway', 1.45) +
  drawCounter(s, x, w, { front: null, top: GRANITE }) +
  drawSink(s, x + 0.1);
const drawFitted = (s: Space, x: number, w: number, front: string): string =>
  drawCounter(s, x, w, { front, top: GRANITE }) + drawSink(s, x + 0.1) + drawWallCabinets(s, x, w, front, { h: 0.65 });
const drawCooking = (s: Space, x: number): string =>
  drawStove(s, x, 'stove') + drawCooker(s, x + 0.2, 1, s.depth - 0.3);

/** Studios: a bed and a kitchenette in one room. */
export const STUDIO: Designs = {
  bedsit: {
    about: 'with a bed and a kitchenette',
    tiers: ['affordable', 'mid'],
    mood: 'distemper',
    size: { width: 4.4, depth: 3.3, height: 2.8 },
    shell: { floor: 'terrazzo' },
    door: 'right',
    fixed: (s) =>
      drawKitchenette(s, 2.8, 1.6) +
      drawWindow(s, { x: 0.7, y: 0.95, w: 1.1, h: 1.15, view: 'lane' }) +
      drawTubeLight(s, 2.1, 2.45),
    builtIn: (s) => drawFitted(s, 2.8, 1.6, s.colours.feature) + drawAlmirah(s, 1.88, 2.8, '#8d9a8f'),
    loose: (s) =>
      drawCurtains(s, 0.7, 1.1, 0.75, 2.3, s.colours.contrast) +
      drawCooking(s, 3.45) +
      drawRug(s, 0.4, 0.8, 2, 1, 'dhurrie') +
      drawBed(s, { x: 0.5, z: 1.15, w: 1.25, d: 2.05, quilt: s.colours.fabric, kind: 'block', head: 0.9 }) +
      drawRoundTable(s, 3.1, 1.5, 0.36, 0.74, s.colours.wood, s.colours.wood) +
      drawStool(s, 2.55, 1.4, 0.18, 0.44, s.colours.accent) +
      drawStool(s, 3.65, 1.4, 0.18, 0.44, s.colours.accent),
    overhead: (s) => drawFan(s, 2.2, 1.9),
  },
  alcove: {
    about: 'with the bed at the window',
    mood: 'cool',
    size: { width: 4.6, depth: 3.4, height: 2.8 },
    shell: { floor: 'vitrified' },
    door: 'right',
    fixed: (s) =>
      drawKitchenette(s, 0, 1.7) +
      drawWindow(s, { x: 2.1, y: 0.85, w: 2.1, h: 1.3, style: 'sliding', view: 'city' }) +
      drawSunlight(s, 2.1, 1.9),
    builtIn: (s) => drawFitted(s, 0, 1.7, '#e6e2d8'),
    loose: (s) =>
      drawBlind(s, { x: 2.1, y: 0.85, w: 2.1, h: 1.3 }, 0.3) +
      drawMicrowave(s, 1.1) +
      drawLongBed(s, 2.2, 2.3, 2.05, s.colours.fabric, 'right') +
      drawRug(s, 1.7, 0.9, 2.1, 1.1, 'plain') +
      drawRoundTable(s, 1.3, 1.6, 0.36, 0.74, s.colours.wood, s.colours.wood) +
      drawChair(s, 0.55, 1.4, s.colours.accent) +
      drawArmchair(s, 3.3, 1.1, s.colours.contrast),
    overhead: (s) => drawPendant(s, 1.3, 1.6, 1.85, s.colours.accent),
  },
  divided: {
    about: 'divided by a bookcase',
    tiers: ['mid', 'premium'],
    mood: 'warm',
    size: { width: 4.6, depth: 3.6, height: 2.8 },
    shell: { floor: 'teak' },
    door: 'right',
    fixed: (s) => drawKitchenette(s, 3, 1.6) + drawSideWindow(s, 'left', { z: 1.2, y: 0.6, d: 1.6, h: 1.6 }),
    builtIn: (s) => drawFitted(s, 3, 1.6, s.colours.contrast) + drawChimney(s, 3.7, 0.6),
    loose: (s) =>
      drawPrint(s, 0.8, 1.4, 0.7, 0.5, 'peaks') +
      drawCooking(s, 3.75) +
      drawBed(s, { x: 0.55, z: 1.4, w: 1.4, d: 2.1, quilt: s.colours.fabric, kind: 'stripes', head: 1 }) +
      drawBookcase(s, 2.2, 0, 0.75, 1.9, 5) +
      drawRug(s, 2.4, 0.9, 1.6, 1.2, 'diamonds') +
      drawArmchair(s, 2.7, 1.5, s.colours.accent, s.colours.fabric),
    overhead: (s) => drawFan(s, 1.6, 1.9),
  },
  sofa: {
    about: 'with a sofa and a breakfast counter',
    tiers: ['mid', 'premium'],
    mood: 'cool',
    size: { width: 4.8, depth: 3.6, height: 2.8, eyeX: 2.6 },
    shell: { floor: 'vitrified', ceiling: 'cove' },
    door: 'right',
    fixed: (s) =>
      drawKitchenette(s, 0.75, 1.8) +
      drawWindow(s, { x: 2.95, y: 0.9, w: 1.4, h: 1.25, style: 'sliding', view: 'city' }),
    builtIn: (s) => drawFitted(s, 0.75, 1.8, s.colours.feature) + drawFridge(s, 0.05, '#b7bbbd'),
    loose: (s) =>
      drawCurtains(s, 2.95, 1.4, 0.6, 2.35, s.colours.fabric) +
      drawCooking(s, 1.6) +
      drawLongBed(s, 2.65, 2.4, 2.05, s.colours.contrast, 'right') +
      drawRug(s, 1.3, 0.9, 2.2, 1.2, 'plain') +
      drawSideSofa(s, 'left', 0.9, 1.5, s.colours.fabric, [s.colours.accent]) +
      drawRoundTable(s, 2, 1.5, 0.38, 0.36, s.colours.wood, '#3d3533'),
    overhead: (s) => drawFan(s, 2.4, 1.9, '#d9d4ca'),
  },
  suite: {
    about: 'serviced, with a panelled headboard',
    tiers: ['premium', 'luxury'],
    mood: 'luxe',
    size: { width: 5, depth: 3.7, height: 2.9 },
    shell: { floor: 'walnut', ceiling: 'cove' },
    door: 'right',
    fixed: (s) =>
      drawKitchenette(s, 3.4, 1.6) +
      drawPanelling(s, 0.3, 2.6, 'slats', s.colours.wood) +
      drawSideWindow(s, 'left', { z: 1.2, y: 0.1, d: 1.8, h: 2.3 }),
    builtIn: (s) => drawFitted(s, 3.4, 1.6, s.colours.feature),
    loose: (s) =>
      drawMicrowave(s, 4.2) +
      drawRug(s, 0.4, 0.9, 2.6, 1.6, 'plain') +
      drawBedside(s, 2.55, 3.1, s.colours.accent) +
      drawBed(s, {
        x: 0.75,
        z: 1.45,
        w: 1.7,
        d: 2.15,
        quilt: s.colours.fabric,
        kind: 'border',
        head: 1.15,
        headColour: s.colours.feature,
        headStyle: 'channels',
      }) +
      drawArmchair(s, 3.5, 1.6, s.colours.contrast, s.colours.accent),
  },
  terrace: {
    about: 'opening to a balcony',
    mood: 'warm',
    size: { width: 4.6, depth: 3.5, height: 2.8 },
    shell: { floor: 'tile' },
    door: 'left',
    fixed: (s) =>
      drawKitchenette(s, 0, 1.6) +
      drawWindow(s, { x: 1.95, y: 0, w: 1.7, h: 2.2, style: 'french', view: 'trees' }) +
      drawSunlight(s, 1.95, 1.7),
    builtIn: (s) => drawFitted(s, 0, 1.6, s.colours.wood) + drawSideWardrobe(s, 'right', 1.9, 1.5, '#e4d7c0'),
    loose: (s) =>
      drawCooking(s, 0.75) +
      drawRug(s, 1.2, 0.8, 2.2, 1.3, 'dhurrie') +
      drawBed(s, { x: 2.3, z: 0.95, w: 1.35, d: 2, quilt: s.colours.contrast, kind: 'block', head: 0.7 }) +
      drawStool(s, 1.2, 1.6, 0.24, 0.42, s.colours.accent) +
      drawPlant(s, 0.4, 1.7, 1.1, 'bush'),
    overhead: (s) => drawFan(s, 2, 1.8),
  },
  loft: {
    about: 'with a beamed ceiling',
    tiers: ['premium', 'luxury'],
    mood: 'heritage',
    size: { width: 4.6, depth: 3.7, height: 3.1 },
    shell: { floor: 'cement', ceiling: 'beams' },
    door: 'right',
    fixed: (s) =>
      drawKitchenette(s, 2.9, 1.7) +
      drawWindow(s, { x: 0.55, y: 0.6, w: 1.7, h: 1.9, style: 'picture', view: 'trees' }) +
      drawSunlight(s, 0.6, 1.5),
    builtIn: (s) => drawFitted(s, 2.9, 1.7, s.colours.wood),
    loose: (s) =>
      drawCooking(s, 3.6) +
      drawRug(s, 0.3, 0.9, 2.4, 1.5, 'dhurrie') +
      drawLongBed(s, 0.3, 2.3, 2.1, s.colours.contrast) +
      drawRoundTable(s, 3.3, 1.6, 0.42, 0.74, s.colours.wood, s.colours.wood) +
      drawChair(s, 2.55, 1.45, s.colours.accent) +
      drawChair(s, 3.75, 1.45, s.colours.accent),
    overhead: (s) => drawPendant(s, 3.3, 1.6, 1.85, '#c9a263', 'basket'),
  },
  student: {
    about: 'with a narrow bed and shelves',
    tiers: ['affordable', 'mid'],
    mood: 'distemper',
    size: { width: 4, depth: 3.1, height: 2.7, eyeX: 1.9 },
    shell: { floor: 'tile' },
    door: 'left',
    fixed: (s) =>
      drawKitchenette(s, 0, 1.4) +
      drawSideWindow(s, 'right', { z: 1, y: 0.8, d: 1.4, h: 1.3 }) +
      drawAirConditioner(s, 2.9),
    builtIn: (s) => drawFitted(s, 0, 1.4, s.colours.feature),
    loose: (s) =>
      drawCooking(s, 0.65) +
      drawClock(s, 1.75, 1.9) +
      drawPrintRow(s, 2.2, 1.3, 0.32, ['sun', 'rings', 'squares']) +
      drawLongBed(s, 1.75, 2.1, 2, s.colours.contrast, 'right') +
      drawRug(s, 1.2, 0.8, 1.9, 1, 'dhurrie') +
      drawChair(s, 0.7, 1.2, s.colours.accent),
    overhead: (s) => drawFan(s, 2, 1.7),
  },
};
