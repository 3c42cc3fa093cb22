import type { Designs } from '../design.ts';
import { drawBed, drawBedside, drawLongBed, drawPosts } from '../kit/beds.ts';
import { drawPlant, drawRug } from '../kit/decor.ts';
import { drawAirConditioner, drawFan, drawPendant, drawTubeLight, drawWallLamp } from '../kit/lights.ts';
import { drawArmchair, drawCaneChair, drawStool } from '../kit/seating.ts';
import { drawAlmirah, drawCabinet, drawSideWardrobe, drawWardrobe } from '../kit/storage.ts';
import { drawPanelling } from '../kit/surfaces.ts';
import { drawClock, drawHanging, drawMirror, drawPaintedArch, drawPrint, drawPrintRow } from '../kit/wall-decor.ts';
import { drawCurtains, drawSideWindow, drawSunlight, drawWindow } from '../kit/windows.ts';

/** Bedrooms of parents and guests. */
export const BEDROOM: Designs = {
  simple: {
    about: 'with a steel almirah',
    tiers: ['affordable', 'mid'],
    mood: 'distemper',
    size: { width: 3.4, depth: 3.2, height: 2.9 },
    shell: { floor: 'terrazzo' },
    door: 'left',
    fixed: (s) => drawWindow(s, { x: 0.45, y: 0.95, w: 1, h: 1.2, view: 'lane' }) + drawTubeLight(s, 1.95, 2.4),
    builtIn: (s) => drawAlmirah(s, 2.35, 2.65, '#8d9a8f'),
    loose: (s) =>
      drawCurtains(s, 0.45, 1, 0.75, 2.35, s.colours.contrast) +
      drawClock(s, 1.85, 1.95) +
      drawBed(s, { x: 0.62, z: 1.05, w: 1.5, d: 2.05, quilt: s.colours.fabric, kind: 'block', head: 0.95 }),
    overhead: (s) => drawFan(s, 1.7, 1.9),
  },
  window: {
    about: 'with a bed under the window',
    tiers: ['affordable', 'mid', 'premium'],
    mood: 'cool',
    size: { width: 3.6, depth: 3.4, height: 2.9 },
    shell: { floor: 'vitrified' },
    door: 'right',
    fixed: (s) =>
      drawWindow(s, { x: 0.9, y: 1.05, w: 1.8, h: 1.15, style: 'sliding', view: 'trees' }) +
      drawAirConditioner(s, 2.75),
    builtIn: (s) => drawSideWardrobe(s, 'left', 1.3, 1.9, '#d9cbb2'),
    loose: (s) =>
      drawCurtains(s, 0.9, 1.8, 0.6, 2.4, s.colours.feature) +
      drawBedside(s, 2.8, 2.9, s.colours.accent) +
      drawBed(s, { x: 0.98, z: 1.2, w: 1.65, d: 2.1, quilt: s.colours.fabric, kind: 'border', head: 1 }),
    overhead: (s) => drawFan(s, 1.8, 2, '#8f8a84'),
  },
  blockprint: {
    about: 'with a block-printed quilt',
    tiers: ['mid', 'premium'],
    regions: ['north', 'desert', 'deccan'],
    mood: 'heritage',
    size: { width: 3.8, depth: 3.4, height: 3 },
    shell: { floor: 'kota' },
    fixed: (s) =>
      drawWindow(s, { x: 2.55, y: 0.75, w: 0.85, h: 1.5, style: 'jharokha', view: 'trees' }) +
      drawSideWindow(s, 'left', { z: 1.4, y: 0.8, d: 1.1, h: 1.3 }),
    loose: (s) =>
      drawHanging(s, 1.2, 1.3, 0.7, 0.95) +
      drawRug(s, 0.4, 0.75, 2.6, 1.3, 'dhurrie') +
      drawBed(s, { x: 0.75, z: 1.25, w: 1.6, d: 2.1, quilt: s.colours.contrast, kind: 'block', head: 1.05 }) +
      drawBedside(s, 0.2, 2.95, s.colours.accent) +
      drawStool(s, 3.1, 2.2, 0.24, 0.45, s.colours.fabric),
    builtIn: (s) => drawSideWardrobe(s, 'right', 0.9, 1.1, s.colours.wood),
    overhead: (s) => drawFan(s, 1.9, 2),
  },
  channels: {
    about: 'with an upholstered headboard',
    tiers: ['premium', 'luxury'],
    mood: 'luxe',
    size: { width: 4.3, depth: 3.8, height: 3 },
    shell: { floor: 'walnut', ceiling: 'cove' },
    fixed: (s) =>
      drawPanelling(s, 0.75, 2.8, 'moulding', s.colours.wall) +
      drawSideWindow(s, 'right', { z: 1.4, y: 0.1, d: 1.7, h: 2.3 }),
    builtIn: (s) => drawSideWardrobe(s, 'left', 1.2, 2.4, s.colours.feature),
    loose: (s) =>
      drawPendant(s, 1.05, 3.3, 1.35, '#c99a3a', 'globe') +
      drawPendant(s, 3.28, 3.3, 1.35, '#c99a3a', 'globe') +
      drawRug(s, 0.75, 0.9, 2.8, 1.6, 'plain') +
      drawBed(s, {
        x: 1.28,
        z: 1.45,
        w: 1.8,
        d: 2.2,
        quilt: s.colours.fabric,
        kind: 'border',
        head: 1.35,
        headColour: s.colours.feature,
        headStyle: 'channels',
      }) +
      drawBedside(s, 0.8, 3.3) +
      drawBedside(s, 3.12, 3.3) +
      drawCabinet(s, 1.5, 0.02, 0.95, 1.36, 0.42, 0.35, s.colours.contrast),
  },
  cane: {
    about: 'with a cane bed and a louvred window',
    tiers: ['mid', 'premium', 'luxury'],
    regions: ['coast', 'kerala', 'south', 'deccan', 'east'],
    mood: 'warm',
    size: { width: 3.8, depth: 3.4, height: 3.1 },
    shell: { floor: 'oxide', ceiling: 'beams' },
    door: 'left',
    fixed: (s) =>
      drawWindow(s, { x: 2.45, y: 0.85, w: 0.8, h: 1.35, style: 'louvre', view: 'palms' }) + drawSunlight(s, 2.4, 0.8),
    loose: (s) =>
      drawPrint(s, 1.0, 1.4, 0.5, 0.6, 'leaves') +
      drawRug(s, 0.35, 0.7, 2.3, 1.3, 'round') +
      drawBedside(s, 2.15, 2.95, s.colours.contrast) +
      drawBed(s, {
        x: 0.5,
        z: 1.2,
        w: 1.55,
        d: 2.1,
        quilt: s.colours.fabric,
        kind: 'stripes',
        head: 1.1,
        headStyle: 'cane',
      }) +
      drawPlant(s, 3.55, 2.95, 1.1, 'areca', '#e9dfcf') +
      drawCaneChair(s, 2.85, 1.7, s.colours.accent),
    overhead: (s) => drawFan(s, 1.9, 2),
  },
  mirror: {
    about: 'with a mirrored wardrobe',
    mood: 'cool',
    size: { width: 3.9, depth: 3.4, height: 2.9, eyeX: 1.8 },
    shell: { floor: 'teak', feature: false },
    door: 'right',
    fixed: (s) => drawSideWindow(s, 'left', { z: 1.2, y: 0.75, d: 1.4, h: 1.5 }),
    builtIn: (s) => drawWardrobe(s, 2.15, 1.7, '#dfd3bf', 'mirror'),
    loose: (s) =>
      drawPrintRow(s, 0.4, 1.45, 0.36, ['rings', 'squares']) +
      drawRug(s, 0.1, 0.8, 2.2, 1.4, 'plain') +
      drawBed(s, {
        x: 0.3,
        z: 1.25,
        w: 1.6,
        d: 2.1,
        quilt: s.colours.fabric,
        kind: 'plain',
        head: 1.15,
        headStyle: 'channels',
        headColour: s.colours.feature,
      }) +
      drawStool(s, 2.9, 1.7, 0.25, 0.42, s.colours.accent),
    overhead: (s) => drawFan(s, 1.9, 2, '#d9d4ca'),
  },
  arch: {
    about: 'with a painted arch',
    mood: 'warm',
    size: { width: 3.8, depth: 3.4, height: 2.9 },
    shell: { floor: 'teak' },
    fixed: (s) => drawSideWindow(s, 'right', { z: 1.3, y: 0.6, d: 1.5, h: 1.7 }) + drawAirConditioner(s, 0.15),
    builtIn: (s) => drawSideWardrobe(s, 'left', 1.5, 1.8, '#e4d7c0'),
    loose: (s) =>
      drawPaintedArch(s, 0.95, 1.9, 2.3) +
      drawRug(s, 0.6, 0.8, 2.6, 1.4, 'diamonds') +
      drawBedside(s, 2.8, 2.95, s.colours.fabric) +
      drawBed(s, {
        x: 1.1,
        z: 1.25,
        w: 1.6,
        d: 2.1,
        quilt: s.colours.contrast,
        kind: 'stripes',
        head: 1,
        headStyle: 'round',
      }),
    overhead: (s) => drawPendant(s, 1.9, 2, 2.15, '#c9a263', 'basket'),
  },
  view: {
    about: 'with a glass wall and an armchair',
    tiers: ['premium', 'luxury'],
    mood: 'luxe',
    size: { width: 4.6, depth: 3.8, height: 3, eyeX: 2.6 },
    shell: { floor: 'marble', ceiling: 'cove' },
    door: 'left',
    fixed: (s) =>
      drawWindow(s, { x: 0.6, y: 0.02, w: 3.4, h: 2.5, style: 'picture', view: 'city' }) + drawSunlight(s, 1.2, 2.4),
    builtIn: (s) => drawSideWardrobe(s, 'right', 0.9, 1.3, '#e4dccf'),
    loose: (s) =>
      drawCurtains(s, 0.5, 3.6, 0.02, 2.7, s.colours.feature, true) +
      drawRug(s, 0.4, 1.1, 2.6, 1.8, 'plain') +
      drawLongBed(s, 0.45, 1.65, 2.1, s.colours.contrast) +
      drawPlant(s, 4.25, 3.3, 1.5, 'rubber', '#4b4a48') +
      drawArmchair(s, 3.3, 2.4, s.colours.fabric, s.colours.accent),
  },
  fourposter: {
    about: 'with a carved four-poster bed',
    tiers: ['premium', 'luxury'],
    regions: ['north', 'desert', 'south', 'deccan', 'east', 'coast', 'kerala'],
    mood: 'heritage',
    size: { width: 4.2, depth: 3.7, height: 3.2 },
    shell: { floor: 'athangudi', ceiling: 'beams' },
    door: 'left',
    fixed: (s) =>
      drawWindow(s, { x: 0.3, y: 0.6, w: 0.8, h: 1.8, style: 'arched', view: 'trees' }) +
      drawWindow(s, { x: 3.1, y: 0.6, w: 0.8, h: 1.8, style: 'arched', view: 'trees' }),
    loose: (s) =>
      drawPrint(s, 1.85, 1.55, 0.5, 0.62, 'miniature') +
      drawBedside(s, 3.1, 3.2, s.colours.contrast) +
      drawBed(s, { x: 1.25, z: 1.35, w: 1.7, d: 2.2, quilt: s.colours.fabric, kind: 'border', head: 1.2 }) +
      drawPosts(s, 1.25, 1.35, 1.7, 2.2) +
      drawBedside(s, 0.65, 3.2, s.colours.contrast),
  },
  dresser: {
    about: 'with a dressing table',
    tiers: ['affordable', 'mid', 'premium'],
    mood: 'distemper',
    size: { width: 3.6, depth: 3.3, height: 2.9, eyeX: 2 },
    shell: { floor: 'tile' },
    door: 'left',
    fixed: (s) => drawSideWindow(s, 'right', { z: 1.3, y: 0.9, d: 1.2, h: 1.2 }) + drawTubeLight(s, 0.4, 2.45),
    builtIn: (s) => drawWardrobe(s, 0.02, 1.2, s.colours.wood),
    loose: (s) =>
      drawMirror(s, 2.75, 0.95, 0.5, 0.9, s.colours.wood) +
      drawCabinet(s, 2.55, 0, 2.9, 0.9, 0.75, 0.38, s.colours.wood) +
      drawStool(s, 3, 2.5, 0.2, 0.42, s.colours.accent) +
      drawRug(s, 0.9, 0.7, 1.9, 1, 'dhurrie') +
      drawBed(s, { x: 1.1, z: 1.1, w: 1.4, d: 2.05, quilt: s.colours.fabric, kind: 'stripes', head: 0.95 }),
    overhead: (s) => drawFan(s, 1.8, 1.9),
  },
  slats: {
    about: 'with a wall of wooden slats',
    tiers: ['mid', 'premium', 'luxury'],
    mood: 'cool',
    size: { width: 4, depth: 3.5, height: 2.9 },
    shell: { floor: 'vitrified', ceiling: 'cove' },
    fixed: (s) => drawSideWindow(s, 'left', { z: 1.2, y: 0.1, d: 1.6, h: 2.2 }),
    builtIn: (s) =>
      drawPanelling(s, 0.7, 2.6, 'slats', s.colours.wood) + drawSideWardrobe(s, 'right', 1.6, 1.8, '#d8d2c6'),
    loose: (s) =>
      drawWallLamp(s, 0.95, 1.45) +
      drawWallLamp(s, 3.05, 1.45) +
      drawBed(s, {
        x: 1.15,
        z: 1.3,
        w: 1.7,
        d: 2.15,
        quilt: s.colours.contrast,
        kind: 'plain',
        head: 1,
        headColour: s.colours.feature,
      }) +
      drawBedside(s, 0.66, 3) +
      drawRug(s, 0.9, 0.85, 2.2, 0.35, 'plain'),
    overhead: (s) => drawFan(s, 2, 1.9, '#5a4c44'),
  },
  sea: {
    about: 'with white linen and a view of the sea',
    tiers: ['premium', 'luxury'],
    regions: ['coast', 'kerala'],
    mood: 'cool',
    size: { width: 4.2, depth: 3.6, height: 3 },
    shell: { floor: 'teak' },
    door: 'right',
    fixed: (s) =>
      drawWindow(s, { x: 0.7, y: 0.75, w: 2.8, h: 1.6, style: 'picture', view: 'sea' }) + drawSunlight(s, 0.9, 2.2),
    builtIn: (s) => drawSideWardrobe(s, 'left', 1.5, 2, '#e6dfd0'),
    loose: (s) =>
      drawCurtains(s, 0.7, 2.8, 0.1, 2.6, '#efe9dc', true) +
      drawBedside(s, 0.72, 3.1, s.colours.accent) +
      drawBedside(s, 3.02, 3.1, s.colours.accent) +
      drawBed(s, {
        x: 1.2,
        z: 1.35,
        w: 1.75,
        d: 2.15,
        quilt: '#e9eef0',
        kind: 'stripes',
        head: 0.85,
        headStyle: 'cane',
      }) +
      drawPlant(s, 3.85, 3.1, 1.4, 'areca', '#e9dfcf'),
    overhead: (s) => drawFan(s, 2.1, 2, '#b08863'),
  },
};
