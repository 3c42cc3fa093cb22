import type { Designs } from '../design.ts';
import { drawPlant, drawRug, drawToran, drawUrli } from '../kit/decor.ts';
import { drawPendant } from '../kit/lights.ts';
import { drawBells, drawLampStand, drawMandir, drawNiche, drawRangoli } from '../kit/pooja-parts.ts';
import { drawStool } from '../kit/seating.ts';
import { drawPanelling } from '../kit/surfaces.ts';
import { drawSideWindow, drawWindow } from '../kit/windows.ts';

/** Rooms and corners for prayer. */
export const POOJA: Designs = {
  wooden: {
    about: 'with a wooden temple',
    mood: 'distemper',
    size: { width: 2.4, depth: 2.1, height: 2.6, close: true },
    shell: { floor: 'terrazzo' },
    loose: (s) =>
      drawMandir(s, 0.75, 0.9, s.colours.wood) +
      drawLampStand(s, 0.4, 1.6, 0.7) +
      drawLampStand(s, 2, 1.6, 0.7) +
      drawRug(s, 0.75, 0.7, 0.9, 0.6, 'dhurrie'),
  },
  marble: {
    about: 'with a temple of white marble',
    tiers: ['premium', 'luxury'],
    mood: 'luxe',
    size: { width: 2.8, depth: 2.3, height: 2.8, close: true },
    shell: { floor: 'marble', ceiling: 'cove' },
    fixed: (s) => drawPanelling(s, 0.2, 2.4, 'stone', s.colours.feature),
    loose: (s) =>
      drawMandir(s, 0.85, 1.1, '#f1ece2', { y: 0.6, h: 1.15 }) +
      drawLampStand(s, 0.45, 1.7, 0.9) +
      drawLampStand(s, 2.35, 1.7, 0.9) +
      drawRangoli(s, 1.4, 1, 0.36),
  },
  niche: {
    about: 'with an altar in a niche',
    tiers: ['affordable', 'mid', 'premium'],
    mood: 'warm',
    size: { width: 2.4, depth: 2.1, height: 2.6, close: true },
    shell: { floor: 'oxide' },
    fixed: (s) => drawNiche(s, 0.8, 0.5, 0.8, 1.15, s.colours.feature),
    loose: (s) =>
      drawToran(s, 0.62, 1.85, 1.15) +
      drawUrli(s, 0.4, 1.3) +
      drawLampStand(s, 2, 1.5, 0.6) +
      drawRug(s, 0.8, 0.7, 0.8, 0.5, 'plain'),
  },
  jaali: {
    about: 'before a lit screen of jaali',
    tiers: ['mid', 'premium', 'luxury'],
    mood: 'heritage',
    size: { width: 2.7, depth: 2.2, height: 2.8, close: true },
    shell: { floor: 'kota' },
    fixed: (s) => drawPanelling(s, 0.25, 2.2, 'jaali', '#f0dcae'),
    loose: (s) =>
      drawMandir(s, 0.9, 0.9, s.colours.wood, { spire: false, h: 0.85 }) +
      drawBells(s, [0.5, 2.2], 1.6) +
      drawRangoli(s, 1.35, 1, 0.34),
  },
  bells: {
    about: 'with brass bells and lamps',
    regions: ['south', 'deccan', 'coast', 'kerala', 'east'],
    mood: 'heritage',
    size: { width: 2.6, depth: 2.2, height: 2.8, close: true },
    shell: { floor: 'athangudi', ceiling: 'beams' },
    fixed: (s) => drawNiche(s, 0.85, 0.45, 0.9, 1.3, s.colours.wood),
    loose: (s) =>
      drawLampStand(s, 0.45, 1.6, 1.1) +
      drawLampStand(s, 2.15, 1.6, 1.1) +
      drawBells(s, [0.75, 1.85], 1.5) +
      drawUrli(s, 1.3, 0.9),
  },
  shelf: {
    about: 'on a shelf in the corner',
    tiers: ['affordable', 'mid'],
    mood: 'distemper',
    size: { width: 2.3, depth: 2, height: 2.6, eyeX: 1.4, close: true },
    shell: { floor: 'tile' },
    fixed: (s) => drawSideWindow(s, 'right', { z: 0.7, y: 0.9, d: 0.9, h: 1.1 }),
    loose: (s) =>
      drawMandir(s, 0.4, 0.7, s.colours.wood, { y: 0.9, spire: false, h: 0.75 }) +
      drawPlant(s, 1.95, 1.7, 0.7, 'bush') +
      drawStool(s, 1.6, 1.3, 0.18, 0.14, s.colours.contrast),
  },
  lattice: {
    about: 'with a window to the garden',
    mood: 'warm',
    size: { width: 2.8, depth: 2.2, height: 2.7, close: true },
    shell: { floor: 'teak' },
    fixed: (s) =>
      drawWindow(s, { x: 1.9, y: 0.9, w: 0.55, h: 1.3, style: 'jharokha', view: 'trees' }) +
      drawWindow(s, { x: 0.35, y: 0.9, w: 0.55, h: 1.3, style: 'jharokha', view: 'trees' }),
    loose: (s) =>
      drawMandir(s, 1.02, 0.78, s.colours.contrast, { y: 0.65 }) +
      drawRug(s, 0.9, 0.7, 1, 0.6, 'diamonds') +
      drawLampStand(s, 2.3, 1.5, 0.6),
  },
  gold: {
    about: 'with a panelled wall and a hanging lamp',
    tiers: ['premium', 'luxury'],
    mood: 'luxe',
    size: { width: 2.7, depth: 2.3, height: 2.8, close: true },
    shell: { floor: 'walnut', ceiling: 'cove' },
    fixed: (s) => drawPanelling(s, 0.2, 2.3, 'slats', s.colours.wood) + drawNiche(s, 0.95, 0.55, 0.8, 1.15, '#efe6d4'),
    loose: (s) =>
      drawPendant(s, 0.5, 1.9, 1.9, '#c99a3a', 'globe') +
      drawPendant(s, 2.2, 1.9, 1.9, '#c99a3a', 'globe') +
      drawRangoli(s, 1.35, 1, 0.36),
  },
};
