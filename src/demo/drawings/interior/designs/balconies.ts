import type { Designs } from '../design.ts';
import { drawBalconyShell, drawFestoon, drawPotRow, drawRailing, drawWashingLine } from '../kit/balcony-parts.ts';
import { drawPlant, drawRug, drawUrli } from '../kit/decor.ts';
import { drawWashingMachine } from '../kit/kitchenware.ts';
import { drawPendant } from '../kit/lights.ts';
import { drawArmchair, drawCaneChair, drawChair, drawSofa, drawStool, drawSwing } from '../kit/seating.ts';
import { drawRoundTable } from '../kit/tables.ts';

const LOW = [0, 4] as const;
const HIGH = [5, 40] as const;

/** Balconies and terraces with the view from their floor. */
export const BALCONY: Designs = {
  garden: {
    about: 'over a garden',
    floors: LOW,
    mood: 'warm',
    size: { width: 3.8, depth: 1.9, height: 2.7, close: true },
    shell: { floor: 'tile' },
    open: (s) => drawBalconyShell(s, 'park', 'tile') + drawRailing(s, 'bars'),
    loose: (s) =>
      drawPotRow(s, 0.5, 7, '#b4573a') +
      drawCaneChair(s, 0.7, 0.95, s.colours.fabric) +
      drawCaneChair(s, 2.3, 0.95, s.colours.contrast) +
      drawRoundTable(s, 1.85, 1.2, 0.26, 0.5, s.colours.wood, s.colours.wood),
  },
  lane: {
    about: 'over the lane',
    floors: LOW,
    tiers: ['affordable', 'mid'],
    mood: 'distemper',
    size: { width: 3, depth: 1.5, height: 2.7, close: true },
    shell: { floor: 'terrazzo' },
    open: (s) => drawBalconyShell(s, 'lane', 'terrazzo') + drawRailing(s, 'bars'),
    loose: (s) =>
      drawWashingLine(s, 2.2) +
      drawPotRow(s, 0.4, 3, '#b4573a') +
      drawStool(s, 2.3, 0.9, 0.19, 0.42, '#4f7a9a') +
      drawChair(s, 1.1, 0.8, s.colours.accent),
  },
  jaali: {
    about: 'behind a stone screen, with neem trees',
    floors: LOW,
    regions: ['north', 'desert', 'deccan', 'south'],
    mood: 'heritage',
    size: { width: 4, depth: 2, height: 2.9, close: true },
    shell: { floor: 'kota' },
    open: (s) => drawBalconyShell(s, 'park', 'kota') + drawRailing(s, 'jaali'),
    loose: (s) =>
      drawRug(s, 0.9, 0.6, 2.2, 0.9, 'dhurrie') +
      drawSwing(s, 1.1, 0.95, 1.7, s.colours.fabric) +
      drawPlant(s, 3.6, 1.5, 1.2, 'areca', '#b4573a') +
      drawUrli(s, 0.5, 1),
  },
  palms: {
    about: 'among palms',
    floors: LOW,
    regions: ['coast', 'kerala', 'south', 'deccan', 'east'],
    mood: 'heritage',
    size: { width: 4.2, depth: 2.1, height: 3, close: true },
    shell: { floor: 'oxide' },
    open: (s) => drawBalconyShell(s, 'palms', 'oxide') + drawRailing(s, 'balusters'),
    loose: (s) =>
      drawCaneChair(s, 0.8, 1, s.colours.contrast) +
      drawPlant(s, 3.85, 1.6, 1.1, 'bush', '#e9dfcf') +
      drawCaneChair(s, 2.7, 1, s.colours.contrast) +
      drawRoundTable(s, 2.1, 1.2, 0.34, 0.46, s.colours.wood, s.colours.wood) +
      drawPendant(s, 2.1, 1.2, 2.1, '#c9a263', 'basket'),
  },
  utility: {
    about: 'with a washing machine',
    floors: [0, 40],
    mood: 'cool',
    size: { width: 2.8, depth: 1.6, height: 2.7, close: true },
    shell: { floor: 'tile' },
    open: (s) => drawBalconyShell(s, 'rooftops', 'tile') + drawRailing(s, 'parapet'),
    loose: (s) =>
      drawWashingLine(s, 2.25) +
      drawWashingMachine(s, 0.15, 0.9) +
      drawStool(s, 2.35, 0.8, 0.2, 0.36, '#b4573a') +
      drawPotRow(s, 1.2, 3, '#e9dfcf'),
  },
  park: {
    about: 'over the park of the society',
    floors: LOW,
    tiers: ['mid', 'premium', 'luxury'],
    mood: 'cool',
    size: { width: 4.4, depth: 2.1, height: 2.8, close: true },
    shell: { floor: 'deck' },
    open: (s) => drawBalconyShell(s, 'park', 'deck', false) + drawRailing(s, 'glass', false),
    loose: (s) =>
      drawPlant(s, 0.4, 1.7, 1.4, 'rubber', '#e9e4da') +
      drawArmchair(s, 0.95, 0.95, s.colours.fabric, s.colours.accent) +
      drawArmchair(s, 2.75, 0.95, s.colours.fabric, s.colours.accent) +
      drawRoundTable(s, 2.3, 1.1, 0.3, 0.42, '#efe9de', '#3d3533'),
  },
  skyline: {
    about: 'high above the city',
    floors: HIGH,
    mood: 'cool',
    size: { width: 4, depth: 1.9, height: 2.8, close: true },
    shell: { floor: 'deck' },
    open: (s) => drawBalconyShell(s, 'skyline', 'deck') + drawRailing(s, 'glass'),
    loose: (s) =>
      drawFestoon(s) +
      drawCaneChair(s, 0.7, 0.95, s.colours.fabric) +
      drawPlant(s, 3.65, 1.4, 1, 'bush') +
      drawCaneChair(s, 2.55, 0.95, s.colours.fabric) +
      drawRoundTable(s, 2, 1.15, 0.28, 0.5, s.colours.wood, s.colours.wood),
  },
  corner: {
    about: 'around the corner, with the skyline',
    floors: HIGH,
    tiers: ['mid', 'premium', 'luxury'],
    mood: 'luxe',
    size: { width: 4.6, depth: 2.3, height: 2.9, close: true },
    shell: { floor: 'tile' },
    open: (s) => drawBalconyShell(s, 'skyline', 'tile', false) + drawRailing(s, 'glass', false),
    loose: (s) =>
      drawPlant(s, 0.4, 1.8, 1.5, 'areca', '#4b4a48') +
      drawSofa(s, 0.9, 1.05, 1.7, s.colours.contrast, [s.colours.accent, s.colours.wall]) +
      drawRoundTable(s, 3.1, 1.1, 0.36, 0.4, '#efe9de', '#3d3533') +
      drawPlant(s, 4.2, 1.7, 1, 'bush', '#4b4a48'),
  },
  sea: {
    about: 'with a view of the sea',
    floors: [3, 40],
    regions: ['coast', 'kerala'],
    tiers: ['premium', 'luxury'],
    mood: 'cool',
    size: { width: 4.2, depth: 2, height: 2.8, close: true },
    shell: { floor: 'deck' },
    open: (s) => drawBalconyShell(s, 'sea', 'deck') + drawRailing(s, 'glass'),
    loose: (s) =>
      drawArmchair(s, 0.8, 0.95, '#e9eef0', s.colours.accent) +
      drawPlant(s, 3.85, 1.5, 1.3, 'areca', '#e9dfcf') +
      drawArmchair(s, 2.5, 0.95, '#e9eef0', s.colours.accent) +
      drawRoundTable(s, 2.1, 1.1, 0.27, 0.44, s.colours.wood, s.colours.wood),
  },
  hills: {
    about: 'towards the hills',
    floors: HIGH,
    regions: ['deccan', 'south', 'desert', 'coast', 'kerala', 'north'],
    mood: 'warm',
    size: { width: 3.8, depth: 1.9, height: 2.8, close: true },
    shell: { floor: 'tile' },
    open: (s) => drawBalconyShell(s, 'hills', 'tile') + drawRailing(s, 'bars'),
    loose: (s) =>
      drawSwing(s, 0.8, 0.95, 1.3, s.colours.contrast) +
      drawPotRow(s, 2.3, 3, '#b4573a') +
      drawStool(s, 2.8, 0.95, 0.24, 0.4, s.colours.fabric),
  },
  rooftops: {
    about: 'over the roofs of the neighbourhood',
    floors: [3, 40],
    tiers: ['affordable', 'mid', 'premium'],
    mood: 'distemper',
    size: { width: 3.2, depth: 1.6, height: 2.7, close: true },
    shell: { floor: 'terrazzo' },
    open: (s) => drawBalconyShell(s, 'rooftops', 'terrazzo') + drawRailing(s, 'balusters'),
    loose: (s) =>
      drawPotRow(s, 0.4, 6, '#b4573a') +
      drawChair(s, 0.8, 0.8, s.colours.fabric) +
      drawChair(s, 1.9, 0.8, s.colours.fabric) +
      drawRoundTable(s, 1.6, 0.95, 0.22, 0.5, s.colours.wood, s.colours.wood),
  },
  lake: {
    about: 'with a lake between the towers',
    floors: HIGH,
    mood: 'warm',
    size: { width: 4.2, depth: 2, height: 2.8, close: true },
    shell: { floor: 'deck' },
    open: (s) => drawBalconyShell(s, 'lake', 'deck') + drawRailing(s, 'glass'),
    loose: (s) =>
      drawRug(s, 1, 0.6, 2.2, 1, 'diamonds') +
      drawPlant(s, 3.7, 1.5, 1.1, 'bush', '#e9dfcf') +
      drawSofa(s, 1.2, 1.0, 1.7, s.colours.fabric, [s.colours.accent, s.colours.contrast]) +
      drawPlant(s, 0.5, 1.5, 1.3, 'rubber', '#e9dfcf') +
      drawFestoon(s),
  },
};
