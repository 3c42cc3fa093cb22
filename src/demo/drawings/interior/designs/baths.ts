import type { Designs } from '../design.ts';
import {
  drawBasin,
  drawBucket,
  drawGeyser,
  drawGlass,
  drawMat,
  drawShower,
  drawToilet,
  drawTowel,
  drawTub,
  drawVentilator,
  drawWallTiles,
} from '../kit/bath-parts.ts';
import { drawPlant } from '../kit/decor.ts';
import { drawPendant, drawWallLamp } from '../kit/lights.ts';
import { drawPanelling } from '../kit/surfaces.ts';
import { drawMirror } from '../kit/wall-decor.ts';
import { drawWindow } from '../kit/windows.ts';

/** Bathrooms: they are fitted in every home, so that only towels, mats and plants come with people. */
export const BATH: Designs = {
  bucket: {
    about: 'with a shower and a geyser',
    tiers: ['affordable', 'mid'],
    mood: 'distemper',
    size: { width: 2.3, depth: 2.1, height: 2.6, close: true },
    shell: { floor: 'tile' },
    fixed: (s) =>
      drawWallTiles(s, 1.8, '#eef0ea', 0.3, s.colours.feature) +
      drawVentilator(s, 0.15) +
      drawToilet(s, 0.3) +
      drawShower(s, 1.75, 'arm') +
      drawGeyser(s, 1.3),
    loose: (s) => drawBucket(s, 1.75, 1.5, '#4f86a8') + drawTowel(s, 0.95, 1.5, s.colours.contrast),
  },
  pedestal: {
    about: 'with a pedestal basin',
    tiers: ['affordable', 'mid'],
    mood: 'distemper',
    size: { width: 2.4, depth: 2.2, height: 2.6, eyeX: 1.4, close: true },
    shell: { floor: 'kota' },
    fixed: (s) =>
      drawWallTiles(s, 1.5, s.colours.wall, 0.2, s.colours.contrast) +
      drawVentilator(s, 1.5, false) +
      drawMirror(s, 0.45, 1.2, 0.4, 0.52, '#d7d9da') +
      drawBasin(s, 0.4, 'pedestal') +
      drawToilet(s, 1.6),
    loose: (s) => drawMat(s, 0.3, 1.5, s.colours.accent) + drawBucket(s, 2.1, 1.1, '#b4573a'),
  },
  glass: {
    about: 'with a glass shower',
    tiers: ['mid', 'premium'],
    mood: 'cool',
    size: { width: 2.9, depth: 2.4, height: 2.6, close: true },
    shell: { floor: 'vitrified', ceiling: 'cove' },
    fixed: (s) =>
      drawWallTiles(s, 2.6, '#dcdad4', 0.6) +
      drawShower(s, 2.4, 'rain') +
      drawMirror(s, 0.35, 1.15, 0.8, 0.8, '#4a4745') +
      drawBasin(s, 0.28, 'counter') +
      drawToilet(s, 1.4, true) +
      drawGlass(s, 1.95, 0.9),
    loose: (s) => drawMat(s, 0.35, 1.3, s.colours.fabric) + drawPlant(s, 1.15, 1.95, 0.7, 'bush', '#e9e4da'),
  },
  jaali: {
    about: 'with patterned tiles and a brass mirror',
    tiers: ['mid', 'premium'],
    mood: 'heritage',
    size: { width: 2.8, depth: 2.3, height: 2.7, close: true },
    shell: { floor: 'oxide' },
    fixed: (s) =>
      drawPanelling(s, 0, 2.8, 'jaali', s.colours.wall) +
      drawWindow(s, { x: 1.75, y: 1.25, w: 0.6, h: 1.05, style: 'jharokha', view: 'trees' }) +
      drawMirror(s, 0.5, 1.15, 0.7, 0.7, '#c99a3a') +
      drawBasin(s, 0.38, 'bowl') +
      drawToilet(s, 1.85),
    loose: (s) =>
      drawMat(s, 0.5, 1.2, s.colours.contrast) +
      drawPlant(s, 2.55, 1.6, 0.9, 'bush', '#c99a3a') +
      drawWallLamp(s, 0.3, 1.5) +
      drawWallLamp(s, 1.4, 1.5),
  },
  terracotta: {
    about: 'with earthen tiles and a rain shower',
    tiers: ['mid', 'premium', 'luxury'],
    mood: 'warm',
    size: { width: 2.9, depth: 2.4, height: 2.6, eyeX: 1.7, close: true },
    shell: { floor: 'oxide' },
    fixed: (s) =>
      drawWallTiles(s, 2.1, s.colours.feature, 0.2) +
      drawWindow(s, { x: 1.3, y: 1.45, w: 0.7, h: 0.75, style: 'sliding', view: 'trees' }) +
      drawShower(s, 0.5, 'rain') +
      drawGlass(s, 0.95, 1) +
      drawToilet(s, 1.4, true) +
      drawMirror(s, 2.1, 1.15, 0.5, 0.8, '#efe6d8') +
      drawBasin(s, 1.92, 'bowl'),
    loose: (s) => drawMat(s, 1.6, 1.2, s.colours.wall) + drawTowel(s, 1.35, 1.3, s.colours.accent),
  },
  marble: {
    about: 'in marble, with a tub',
    tiers: ['premium', 'luxury'],
    mood: 'luxe',
    size: { width: 3.4, depth: 2.8, height: 2.8, close: true },
    shell: { floor: 'marble', ceiling: 'cove' },
    fixed: (s) =>
      drawPanelling(s, 0, 3.4, 'stone', '#e4ddd2') +
      drawWindow(s, { x: 1.75, y: 1, w: 1.4, h: 1.3, style: 'picture', view: 'trees' }) +
      drawMirror(s, 0.35, 1.1, 0.75, 1, '#c99a3a') +
      drawBasin(s, 0.25, 'counter') +
      drawTub(s, 1.55, 1.85, 1.75),
    loose: (s) =>
      drawPendant(s, 0.72, 2.5, 2.15, '#c99a3a', 'globe') +
      drawMat(s, 1.9, 1.5, s.colours.accent) +
      drawPlant(s, 3.15, 2.6, 1.3, 'areca', '#4b4a48'),
  },
  slate: {
    about: 'in dark slate, with a double basin',
    tiers: ['premium', 'luxury'],
    mood: 'luxe',
    size: { width: 3.2, depth: 2.6, height: 2.7, close: true },
    shell: { floor: 'cement', ceiling: 'cove' },
    fixed: (s) =>
      drawPanelling(s, 0, 3.2, 'stone', '#6d7476') +
      drawMirror(s, 0.35, 1.1, 0.6, 0.85, '#c99a3a') +
      drawMirror(s, 1.4, 1.1, 0.6, 0.85, '#c99a3a') +
      drawBasin(s, 0.2, 'counter', s.colours.wood) +
      drawBasin(s, 1.18, 'counter', s.colours.wood) +
      drawShower(s, 2.75, 'rain') +
      drawGlass(s, 2.32, 0.9),
    loose: (s) => drawMat(s, 0.9, 1.4, '#e9e1d5') + drawTowel(s, 2.45, 1.35, s.colours.fabric),
  },
  green: {
    about: 'with green tiles and a counter basin',
    tiers: ['affordable', 'mid', 'premium'],
    mood: 'cool',
    size: { width: 2.6, depth: 2.3, height: 2.6, eyeX: 1.2, close: true },
    shell: { floor: 'terrazzo' },
    fixed: (s) =>
      drawWallTiles(s, 1.3, '#8fb0a0', 0.15) +
      drawVentilator(s, 0.25) +
      drawMirror(s, 1.6, 1.25, 0.62, 0.62, s.colours.wood) +
      drawToilet(s, 0.4) +
      drawBasin(s, 1.45, 'counter') +
      drawGeyser(s, 1.05, false),
    loose: (s) =>
      drawMat(s, 1.4, 1.3, s.colours.accent) +
      drawPlant(s, 1.15, 2, 0.6, 'bush', '#e9dfcf') +
      drawBucket(s, 0.35, 1, '#d9a24e'),
  },
  coastal: {
    about: 'with a louvred window and sea-blue tiles',
    tiers: ['mid', 'premium', 'luxury'],
    regions: ['coast', 'kerala', 'deccan', 'south', 'east'],
    mood: 'cool',
    size: { width: 2.8, depth: 2.4, height: 2.7, close: true },
    shell: { floor: 'tile' },
    fixed: (s) =>
      drawWallTiles(s, 1.65, '#a9c6cf', 0.2, '#5f8ea0') +
      drawWindow(s, { x: 1.8, y: 1.35, w: 0.42, h: 0.9, style: 'louvre', view: 'palms' }) +
      drawMirror(s, 0.4, 1.15, 0.6, 0.9, '#efe6d8') +
      drawBasin(s, 0.22, 'bowl') +
      drawToilet(s, 1.85),
    loose: (s) =>
      drawMat(s, 0.4, 1.3, '#efe6d8') +
      drawPlant(s, 1.45, 2.1, 1, 'areca', '#e9dfcf') +
      drawTowel(s, 2.35, 1.2, s.colours.accent),
  },
  white: {
    about: 'with white tiles and a shower niche',
    mood: 'warm',
    size: { width: 2.6, depth: 2.3, height: 2.6, eyeX: 1.5, close: true },
    shell: { floor: 'tile' },
    fixed: (s) =>
      drawWallTiles(s, 2.2, '#f3f1ec', 0.2, s.colours.accent) +
      drawShower(s, 0.45, 'arm') +
      drawGlass(s, 0.85, 1.1) +
      drawToilet(s, 1.15) +
      drawMirror(s, 1.85, 1.2, 0.5, 0.66, s.colours.wood) +
      drawBasin(s, 1.6, 'counter', s.colours.wood),
    loose: (s) => drawMat(s, 1.5, 1.2, s.colours.contrast) + drawBucket(s, 0.4, 1.5, '#7b9a72'),
  },
};
