import type { Designs } from '../design.ts';
import { drawPlant, drawRug, drawUrli } from '../kit/decor.ts';
import {
  drawAirConditioner,
  drawChandelier,
  drawFan,
  drawFloorLamp,
  drawPendant,
  drawTubeLight,
  drawWallLamp,
} from '../kit/lights.ts';
import {
  drawArmchair,
  drawCaneChair,
  drawDiwan,
  drawSideSofa,
  drawSofa,
  drawStool,
  drawSwing,
} from '../kit/seating.ts';
import { drawBookcase, drawCabinet, drawCrockery } from '../kit/storage.ts';
import { drawPanelling } from '../kit/surfaces.ts';
import { drawCoffeeTable, drawRoundTable, drawTelevision } from '../kit/tables.ts';
import { drawClock, drawHanging, drawPrint, drawPrintRow } from '../kit/wall-decor.ts';
import { drawBlind, drawCurtains, drawSideWindow, drawSunlight, drawWindow } from '../kit/windows.ts';

/** Living rooms. */
export const LIVING: Designs = {
  baithak: {
    about: 'with a diwan and bolsters',
    tiers: ['affordable', 'mid'],
    mood: 'distemper',
    size: { width: 3.6, depth: 3.2, height: 2.9 },
    shell: { floor: 'terrazzo' },
    door: 'left',
    fixed: (s) =>
      drawWindow(s, { x: 1.9, y: 0.95, w: 1.2, h: 1.2, view: 'lane' }) +
      drawSunlight(s, 1.9, 1.2) +
      drawTubeLight(s, 0.3, 2.45),
    loose: (s) =>
      drawCurtains(s, 1.9, 1.2, 0.75, 2.35, s.colours.contrast) +
      drawClock(s, 1.15, 1.95) +
      drawPrint(s, 0.4, 1.35, 0.42, 0.52, 'miniature') +
      drawDiwan(s, 0.75, 2.25, 2, s.colours.fabric, s.colours.contrast) +
      drawRug(s, 0.75, 0.95, 2.1, 1.1, 'dhurrie') +
      drawPlant(s, 3.25, 2.6, 1.1, 'rubber') +
      drawStool(s, 0.65, 1.6, 0.2, 0.4, s.colours.accent) +
      drawRoundTable(s, 1.85, 1.5, 0.36, 0.36, s.colours.wood, s.colours.wood),
    overhead: (s) => drawFan(s, 1.8, 1.9),
  },
  hall: {
    about: 'with a sofa set and a television',
    tiers: ['affordable', 'mid'],
    mood: 'distemper',
    size: { width: 3.9, depth: 3.6, height: 2.9, eyeX: 2.2 },
    shell: { floor: 'vitrified' },
    door: 'left',
    fixed: (s) => drawSideWindow(s, 'right', { z: 1.5, y: 0.9, d: 1.3, h: 1.2 }) + drawTubeLight(s, 2.5, 2.5),
    loose: (s) =>
      drawPrint(s, 3.25, 1.5, 0.4, 0.5, 'sun') +
      drawTelevision(s, 0.95, 2, s.colours.wood) +
      drawPlant(s, 3.35, 3.2, 1.2, 'areca', '#e9dfcf') +
      drawRug(s, 1.2, 1.3, 1.7, 1.2, 'plain') +
      drawSideSofa(s, 'left', 0.75, 1.95, s.colours.fabric, [s.colours.accent, s.colours.contrast]) +
      drawCoffeeTable(s, 1.5, 1.45, 1, 0.55),
    overhead: (s) => drawFan(s, 1.95, 2.1, '#8a6a4a'),
  },
  terrace: {
    about: 'opening to a balcony',
    tiers: ['mid', 'premium', 'luxury'],
    mood: 'cool',
    size: { width: 4.3, depth: 3.8, height: 2.9, eyeX: 2.4 },
    shell: { floor: 'vitrified', ceiling: 'cove' },
    door: 'left',
    fixed: (s) =>
      drawWindow(s, { x: 1.0, y: 0, w: 2.4, h: 2.3, style: 'french', view: 'city' }) + drawSunlight(s, 1.0, 2.4),
    loose: (s) =>
      drawCurtains(s, 1.0, 2.4, 0.05, 2.5, s.colours.feature, true) +
      drawPlant(s, 3.95, 3.4, 1.5, 'areca', '#e9e4da') +
      drawRug(s, 1.2, 1.2, 2.0, 1.5, 'plain') +
      drawSideSofa(s, 'left', 1.0, 2.1, s.colours.fabric, [s.colours.accent, s.colours.contrast]) +
      drawRoundTable(s, 2.1, 1.95, 0.45, 0.38, '#f2eee6', s.colours.wood) +
      drawArmchair(s, 3.1, 1.5, s.colours.accent) +
      drawFloorLamp(s, 0.5, 3.4),
  },
  gallery: {
    about: 'with prints above a long sofa',
    tiers: ['affordable', 'mid', 'premium'],
    mood: 'warm',
    size: { width: 4.2, depth: 3.5, height: 2.9 },
    shell: { floor: 'teak', feature: true },
    door: 'right',
    fixed: (s) => drawSideWindow(s, 'left', { z: 1.6, y: 0.35, d: 1.4, h: 1.9 }) + drawAirConditioner(s, 3.1),
    loose: (s) =>
      drawPrintRow(s, 1.05, 1.3, 0.5, ['sun', 'leaves', 'peaks']) +
      drawRug(s, 0.8, 0.9, 2.6, 1.5, 'diamonds') +
      drawSofa(s, 0.9, 2.55, 2.3, s.colours.fabric, [s.colours.accent, s.colours.wall, s.colours.contrast]) +
      drawFloorLamp(s, 3.6, 3) +
      drawCoffeeTable(s, 1.55, 1.5, 1.15, 0.6) +
      drawPlant(s, 0.45, 2.7, 1.5, 'bush') +
      drawArmchair(s, 3.2, 1.4, s.colours.contrast, s.colours.accent),
    overhead: (s) => drawFan(s, 2.1, 2.1),
  },
  jhoola: {
    about: 'with a wooden swing on brass chains',
    tiers: ['mid', 'premium', 'luxury'],
    regions: ['desert', 'deccan', 'south'],
    mood: 'heritage',
    size: { width: 4.2, depth: 3.7, height: 3 },
    shell: { floor: 'kota', ceiling: 'beams' },
    door: 'right',
    fixed: (s) =>
      drawWindow(s, { x: 0.45, y: 0.7, w: 1.15, h: 1.6, style: 'jharokha', view: 'trees' }) +
      drawWindow(s, { x: 2.6, y: 0.7, w: 1.15, h: 1.6, style: 'jharokha', view: 'trees' }) +
      drawSunlight(s, 2.4, 1.2),
    loose: (s) =>
      drawPrint(s, 1.85, 1.35, 0.5, 0.66, 'miniature') +
      drawCabinet(s, 1.55, 0, 3.3, 1.1, 0.75, 0.38, s.colours.wood) +
      drawRug(s, 1, 1.1, 2.2, 1.4, 'dhurrie') +
      drawPlant(s, 0.4, 3, 1.3, 'areca', '#b4573a') +
      drawSwing(s, 1.2, 1.75, 1.8, s.colours.fabric) +
      drawUrli(s, 3.6, 1.7),
    overhead: (s) => drawPendant(s, 3.5, 2.4, 2.1, '#c99a3a', 'globe'),
  },
  bungalow: {
    about: 'with cane chairs under a beamed ceiling',
    tiers: ['mid', 'premium', 'luxury'],
    regions: ['coast', 'kerala', 'east', 'south', 'deccan'],
    mood: 'heritage',
    size: { width: 4.4, depth: 3.8, height: 3.2 },
    shell: { floor: 'oxide', ceiling: 'beams' },
    door: 'right',
    fixed: (s) =>
      drawWindow(s, { x: 0.8, y: 0.5, w: 0.95, h: 1.75, style: 'louvre', view: 'palms' }) +
      drawWindow(s, { x: 2.75, y: 0.5, w: 0.95, h: 1.75, style: 'louvre', view: 'palms' }) +
      drawSunlight(s, 0.8, 0.95) +
      drawSunlight(s, 2.75, 0.95),
    loose: (s) =>
      drawPlant(s, 2.25, 3.4, 1.3, 'rubber', '#e9dfcf') +
      drawRug(s, 1.15, 1.2, 2.1, 1.3, 'round') +
      drawCaneChair(s, 0.75, 2.1, s.colours.fabric) +
      drawCaneChair(s, 3, 2.1, s.colours.fabric) +
      drawRoundTable(s, 2.2, 1.9, 0.42, 0.44, s.colours.wood, s.colours.wood) +
      drawUrli(s, 0.55, 1.5) +
      drawPlant(s, 4.05, 1.9, 1.2, 'areca', '#4b5a58'),
    overhead: (s) => drawFan(s, 2.2, 2.3),
  },
  library: {
    about: 'with a wall of books',
    tiers: ['premium', 'luxury'],
    mood: 'warm',
    size: { width: 4.4, depth: 3.7, height: 3, eyeX: 2 },
    shell: { floor: 'walnut', ceiling: 'cove' },
    door: 'left',
    fixed: (s) => drawSideWindow(s, 'right', { z: 1.3, y: 0.15, d: 1.6, h: 2.2 }),
    builtIn: (s) => drawBookcase(s, 0.15, 0, 2.6, 2.6, 6),
    loose: (s) =>
      drawPrint(s, 3.05, 1.25, 0.8, 1, 'rings') +
      drawCabinet(s, 2.95, 0.2, 3.3, 1.2, 0.5, 0.36, s.colours.wood) +
      drawRug(s, 0.9, 1, 2.5, 1.6, 'plain') +
      drawArmchair(s, 0.7, 2.2, s.colours.fabric, s.colours.accent) +
      drawArmchair(s, 1.85, 2.2, s.colours.fabric, s.colours.accent) +
      drawFloorLamp(s, 3.2, 2.5) +
      drawRoundTable(s, 1.95, 1.55, 0.4, 0.4, s.colours.wood, '#c99a3a'),
  },
  skyline: {
    about: 'with a glass wall above the city',
    tiers: ['premium', 'luxury'],
    mood: 'luxe',
    size: { width: 5.2, depth: 4, height: 3 },
    shell: { floor: 'marble', ceiling: 'cove' },
    door: 'left',
    fixed: (s) =>
      drawWindow(s, { x: 0.5, y: 0.02, w: 4.2, h: 2.5, style: 'picture', view: 'city' }) + drawSunlight(s, 0.7, 3.4),
    loose: (s) =>
      drawCurtains(s, 0.4, 4.4, 0.02, 2.75, s.colours.feature) +
      drawPlant(s, 0.75, 3.5, 1.5, 'rubber', '#4b4a48') +
      drawRug(s, 1.1, 1.0, 3, 1.9, 'plain') +
      drawSofa(s, 1.35, 2.5, 2.5, s.colours.fabric, [s.colours.accent, s.colours.contrast, s.colours.accent]) +
      drawRoundTable(s, 2.35, 1.75, 0.5, 0.36, '#f4efe6', '#3d3533') +
      drawRoundTable(s, 3.05, 1.5, 0.32, 0.46, s.colours.wood, '#3d3533') +
      drawFloorLamp(s, 4.5, 2.9, '#f4ead2'),
  },
  panelled: {
    about: 'with panelled walls and a chandelier',
    tiers: ['luxury'],
    mood: 'luxe',
    size: { width: 5, depth: 4, height: 3.2 },
    shell: { floor: 'marble', ceiling: 'cove' },
    door: 'right',
    fixed: (s) =>
      drawPanelling(s, 0.2, 4.6, 'moulding', s.colours.wall) +
      drawSideWindow(s, 'left', { z: 1.4, y: 0.1, d: 1.6, h: 2.5 }),
    loose: (s) =>
      drawPrint(s, 1.95, 1.3, 1.1, 0.85, 'peaks') +
      drawWallLamp(s, 1.35, 1.75) +
      drawWallLamp(s, 3.65, 1.75) +
      drawRug(s, 1.1, 0.9, 2.8, 2, 'diamonds') +
      drawSofa(s, 1.35, 2.95, 2.3, s.colours.contrast, [s.colours.accent, s.colours.wall, s.colours.accent]) +
      drawPlant(s, 4.5, 3.3, 1.5, 'areca', '#c99a3a') +
      drawArmchair(s, 0.75, 1.75, s.colours.fabric) +
      drawArmchair(s, 3.4, 1.75, s.colours.fabric) +
      drawCoffeeTable(s, 1.85, 1.75, 1.3, 0.7),
    overhead: (s) => drawChandelier(s, 2.5, 2.2),
  },
  slatted: {
    about: 'with a slatted television wall',
    tiers: ['mid', 'premium', 'luxury'],
    mood: 'cool',
    size: { width: 4.4, depth: 3.7, height: 2.9, eyeX: 2.5 },
    shell: { floor: 'marble', ceiling: 'cove' },
    door: 'left',
    fixed: (s) => drawSideWindow(s, 'right', { z: 1.2, y: 0.1, d: 1.8, h: 2.3 }),
    builtIn: (s) =>
      drawPanelling(s, 0.7, 2.3, 'slats', s.colours.wood) + drawTelevision(s, 0.7, 2.3, s.colours.feature),
    loose: (s) =>
      drawPrint(s, 3.3, 1.2, 0.6, 0.8, 'leaves') +
      drawPlant(s, 3.7, 3.3, 1.3, 'bush', '#d9d4ca') +
      drawRug(s, 1.3, 1.1, 2.1, 1.6, 'diamonds') +
      drawSideSofa(s, 'left', 0.75, 2.2, s.colours.fabric, [s.colours.contrast, s.colours.accent]) +
      drawRoundTable(s, 2.2, 1.9, 0.42, 0.36, s.colours.wood, '#3d3533') +
      drawRoundTable(s, 2.75, 1.65, 0.28, 0.44, '#efe9de', '#3d3533'),
    overhead: (s) => drawFan(s, 2.2, 2.1, '#5a4c44'),
  },
  courtyard: {
    about: 'around a crockery cabinet and an arch',
    tiers: ['mid', 'premium'],
    regions: ['north', 'desert', 'east', 'south', 'deccan'],
    mood: 'warm',
    size: { width: 4.3, depth: 3.6, height: 3, eyeX: 2.4 },
    shell: { floor: 'terrazzo' },
    door: 'right',
    fixed: (s) =>
      drawWindow(s, { x: 1.6, y: 0, w: 1.15, h: 2.25, style: 'arched', view: 'trees' }) +
      drawSunlight(s, 1.6, 1.15) +
      drawAirConditioner(s, 3.05),
    loose: (s) =>
      drawCrockery(s, 3.05, 1.05) +
      drawHanging(s, 0.45, 1, 0.6, 1.1) +
      drawRug(s, 1.3, 1.05, 1.9, 1.3, 'dhurrie') +
      drawSideSofa(s, 'left', 0.8, 1.9, s.colours.fabric, [s.colours.accent, s.colours.contrast]) +
      drawStool(s, 3.3, 1.9, 0.24, 0.42, s.colours.contrast) +
      drawCoffeeTable(s, 1.75, 1.4, 1, 0.6),
    overhead: (s) => drawFan(s, 2.15, 2.1),
  },
  veranda: {
    about: 'with a bamboo blind and low seating',
    tiers: ['affordable', 'mid', 'premium'],
    mood: 'warm',
    size: { width: 3.9, depth: 3.4, height: 2.9 },
    shell: { floor: 'oxide' },
    door: 'left',
    fixed: (s) =>
      drawWindow(s, { x: 0.9, y: 0.7, w: 2.1, h: 1.45, style: 'sliding', view: 'trees' }) + drawSunlight(s, 0.9, 2.1),
    loose: (s) =>
      drawBlind(s, { x: 0.9, y: 0.7, w: 2.1, h: 1.45 }, 0.35) +
      drawCabinet(s, 0.9, 0, 3, 2.1, 0.4, 0.38, s.colours.wood) +
      drawPlant(s, 3.45, 3, 1.3, 'rubber', '#e9dfcf') +
      drawPlant(s, 0.45, 3, 1, 'bush') +
      drawRug(s, 0.8, 0.9, 2.3, 1.6, 'dhurrie') +
      drawStool(s, 1.15, 2.05, 0.3, 0.34, s.colours.fabric) +
      drawStool(s, 2.8, 2.05, 0.3, 0.34, s.colours.contrast) +
      drawRoundTable(s, 1.95, 1.6, 0.45, 0.34, s.colours.wood, s.colours.wood),
    overhead: (s) => drawPendant(s, 1.95, 1.9, 2.05, '#c9a263', 'basket'),
  },
};
