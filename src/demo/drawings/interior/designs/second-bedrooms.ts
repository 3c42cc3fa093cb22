import type { Designs } from '../design.ts';
import { drawBed, drawBedside, drawBunk, drawLongBed } from '../kit/beds.ts';
import { drawPlant, drawRug } from '../kit/decor.ts';
import { drawFan, drawPendant, drawTubeLight } from '../kit/lights.ts';
import { drawChair, drawStool } from '../kit/seating.ts';
import { drawBookcase, drawCabinet, drawSideWardrobe, drawWardrobe } from '../kit/storage.ts';
import { drawDesk } from '../kit/tables.ts';
import { drawHanging, drawPrint, drawPrintRow } from '../kit/wall-decor.ts';
import { drawBlind, drawCurtains, drawSideWindow, drawSunlight, drawWindow } from '../kit/windows.ts';

/** Second bedrooms: of children, of students, for guests. */
export const CHILD: Designs = {
  bunk: {
    about: 'with a bunk bed',
    mood: 'cool',
    size: { width: 3.4, depth: 3.2, height: 2.8, eyeX: 2 },
    shell: { floor: 'vitrified' },
    door: 'left',
    fixed: (s) => drawWindow(s, { x: 1.55, y: 0.95, w: 1.2, h: 1.15, style: 'sliding', view: 'trees' }),
    builtIn: (s) => drawSideWardrobe(s, 'right', 1.5, 1.3, '#e6e2d8'),
    loose: (s) =>
      drawBlind(s, { x: 1.55, y: 0.95, w: 1.2, h: 1.15 }, 0.4) +
      drawRug(s, 1.3, 1.2, 1.5, 1.3, 'round') +
      drawBunk(s, 'left', 1, [s.colours.fabric, s.colours.accent]) +
      drawCabinet(s, 1.45, 0, 2.85, 1.4, 0.45, 0.34, s.colours.feature),
    overhead: (s) => drawFan(s, 1.9, 1.9, '#d9d4ca'),
  },
  desk: {
    about: 'with a study desk and shelves',
    mood: 'distemper',
    size: { width: 3.4, depth: 3.1, height: 2.8 },
    shell: { floor: 'tile' },
    door: 'right',
    fixed: (s) => drawSideWindow(s, 'left', { z: 1.2, y: 0.85, d: 1.2, h: 1.2 }),
    loose: (s) =>
      drawBookcase(s, 2, 1.35, 1.2, 0.75, 2) +
      drawDesk(s, 1.95, 2.48, 1.3, s.colours.wood) +
      drawChair(s, 2.4, 2, s.colours.accent, { turned: true }) +
      drawPrint(s, 0.6, 1.35, 0.7, 0.55, 'sun') +
      drawRug(s, 0.4, 0.75, 1.9, 1.1, 'diamonds') +
      drawBed(s, { x: 0.5, z: 1.05, w: 1, d: 2, quilt: s.colours.contrast, kind: 'stripes', head: 0.85 }),
    overhead: (s) => drawFan(s, 1.7, 1.8),
  },
  twin: {
    about: 'with two beds',
    mood: 'warm',
    size: { width: 3.7, depth: 3.2, height: 2.9 },
    shell: { floor: 'teak' },
    door: 'right',
    fixed: (s) => drawWindow(s, { x: 1.4, y: 0.95, w: 0.95, h: 1.2, view: 'trees' }) + drawSunlight(s, 1.4, 0.9),
    loose: (s) =>
      drawCurtains(s, 1.4, 0.95, 0.7, 2.35, s.colours.accent) +
      drawPrint(s, 0.55, 1.4, 0.5, 0.5, 'rings') +
      drawPrint(s, 2.7, 1.4, 0.5, 0.5, 'squares') +
      drawRug(s, 1.25, 0.8, 1.2, 1.6, 'dhurrie') +
      drawBedside(s, 1.62, 2.8, s.colours.accent) +
      drawBed(s, { x: 0.25, z: 1.1, w: 0.95, d: 2, quilt: s.colours.fabric, kind: 'block', head: 0.9 }) +
      drawBed(s, { x: 2.5, z: 1.1, w: 0.95, d: 2, quilt: s.colours.contrast, kind: 'block', head: 0.9 }),
    overhead: (s) => drawFan(s, 1.85, 1.8),
  },
  daybed: {
    about: 'with a day bed along the window',
    mood: 'cool',
    size: { width: 3.6, depth: 3.1, height: 2.8 },
    shell: { floor: 'teak' },
    door: 'left',
    fixed: (s) => drawWindow(s, { x: 0.8, y: 0.9, w: 2, h: 1.25, style: 'sliding', view: 'city' }),
    builtIn: (s) => drawSideWardrobe(s, 'right', 0.9, 1.3, '#e2d6c1'),
    loose: (s) =>
      drawCurtains(s, 0.8, 2, 0.55, 2.35, s.colours.accent) +
      drawLongBed(s, 0.6, 2.05, 2.1, s.colours.fabric) +
      drawRug(s, 0.7, 0.8, 2, 1, 'diamonds') +
      drawStool(s, 0.55, 1.4, 0.24, 0.36, s.colours.contrast),
    overhead: (s) => drawFan(s, 1.8, 1.8, '#8f8a84'),
  },
  shelves: {
    about: 'with toys on open shelves',
    mood: 'warm',
    size: { width: 3.5, depth: 3.1, height: 2.8 },
    shell: { floor: 'vitrified', feature: true },
    door: 'left',
    fixed: (s) => drawSideWindow(s, 'right', { z: 1.1, y: 0.8, d: 1.3, h: 1.3 }),
    loose: (s) =>
      drawBookcase(s, 0.2, 0, 1, 1.9, 4) +
      drawPrintRow(s, 1.65, 1.35, 0.34, ['sun', 'squares', 'rings']) +
      drawLongBed(s, 1.35, 2.05, 2, s.colours.contrast, 'right') +
      drawRug(s, 0.9, 0.75, 1.7, 1.2, 'round') +
      drawStool(s, 0.6, 1.7, 0.2, 0.32, s.colours.accent) +
      drawStool(s, 1.1, 1.35, 0.17, 0.28, s.colours.fabric),
    overhead: (s) => drawPendant(s, 1.75, 1.8, 2.15, '#c9a263', 'basket'),
  },
  guest: {
    about: 'for guests, with a carved chest',
    tiers: ['mid', 'premium', 'luxury'],
    mood: 'heritage',
    size: { width: 3.6, depth: 3.3, height: 3 },
    shell: { floor: 'oxide' },
    door: 'left',
    fixed: (s) => drawWindow(s, { x: 0.4, y: 0.7, w: 0.75, h: 1.5, style: 'arched', view: 'trees' }),
    builtIn: (s) => drawSideWardrobe(s, 'right', 1.3, 1.9, s.colours.wood),
    loose: (s) =>
      drawHanging(s, 1.9, 1.25, 0.6, 1) +
      drawRug(s, 0.8, 0.75, 2.4, 1.4, 'dhurrie') +
      drawCabinet(s, 0.3, 0, 2.9, 0.95, 0.55, 0.4, s.colours.wood) +
      drawBed(s, { x: 1.5, z: 1.2, w: 1.4, d: 2.05, quilt: s.colours.contrast, kind: 'block', head: 0.95 }) +
      drawPlant(s, 0.5, 1.8, 1, 'bush'),
    overhead: (s) => drawFan(s, 1.8, 1.9),
  },
  corner: {
    about: 'with a bed in the corner and a wardrobe',
    tiers: ['affordable', 'mid'],
    mood: 'distemper',
    size: { width: 3.1, depth: 3, height: 2.8 },
    shell: { floor: 'terrazzo' },
    door: 'left',
    fixed: (s) => drawWindow(s, { x: 0.5, y: 1, w: 1, h: 1.1, view: 'lane' }) + drawTubeLight(s, 0.5, 2.4),
    builtIn: (s) => drawWardrobe(s, 1.95, 1.1, s.colours.feature),
    loose: (s) =>
      drawCurtains(s, 0.5, 1, 0.8, 2.3, s.colours.fabric) +
      drawLongBed(s, 0.08, 1.9, 1.9, s.colours.contrast) +
      drawRug(s, 0.5, 0.8, 1.9, 0.9, 'dhurrie') +
      drawChair(s, 2.3, 1.5, s.colours.accent),
    overhead: (s) => drawFan(s, 1.55, 1.8),
  },
  teen: {
    about: 'with a low bed and a long desk',
    tiers: ['premium', 'luxury'],
    mood: 'luxe',
    size: { width: 4, depth: 3.3, height: 2.9, eyeX: 2.2 },
    shell: { floor: 'walnut', ceiling: 'cove', feature: true },
    fixed: (s) => drawSideWindow(s, 'left', { z: 1, y: 0.5, d: 1.8, h: 1.8 }),
    builtIn: (s) => drawSideWardrobe(s, 'right', 1.1, 1.2, s.colours.wood),
    loose: (s) =>
      drawPrint(s, 0.75, 1.3, 0.9, 0.7, 'peaks') +
      drawDesk(s, 2.1, 2.65, 1.2, s.colours.wood) +
      drawBookcase(s, 2.15, 1.5, 1.05, 0.42, 1) +
      drawChair(s, 2.5, 2.15, s.colours.accent, { turned: true }) +
      drawRug(s, 0.3, 0.75, 2, 1.2, 'plain') +
      drawBed(s, {
        x: 0.6,
        z: 1.2,
        w: 1.2,
        d: 2.05,
        quilt: s.colours.fabric,
        kind: 'border',
        head: 0.8,
        headColour: s.colours.contrast,
        headStyle: 'channels',
      }),
  },
};
