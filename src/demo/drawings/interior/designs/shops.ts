import type { Mood } from '../decorations.ts';
import type { Design, Designs } from '../design.ts';
import { drawShelves, drawShopCounter, drawSideShelves, type Goods } from '../kit/business-parts.ts';
import { drawPlant, drawRug } from '../kit/decor.ts';
import type { FloorKind } from '../kit/floors.ts';
import { drawShutter } from '../kit/hall-parts.ts';
import { drawFan, drawPendant } from '../kit/lights.ts';
import { drawStool } from '../kit/seating.ts';
import { drawPanelling } from '../kit/surfaces.ts';
import { drawPrint } from '../kit/wall-decor.ts';
import { drawSideWindow, drawWindow } from '../kit/windows.ts';

/** A shop with goods; what is left when it is empty are shelves or only the shutter. */
const shop = (about: string, mood: Mood, floor: FloorKind, goods: Goods, fitted: boolean): Design => ({
  about,
  mood,
  size: { width: 4.2, depth: 4, height: 3 },
  shell: { floor, ceiling: fitted ? 'grid' : 'plain' },
  fixed: (s) => (fitted ? drawPanelling(s, 0.3, 3.6, 'stone', s.colours.wall) : drawShutter(s, 0.7, 2.8, 2.3)),
  builtIn: (s) => drawShelves(s, 0.5, 3.2, s.colours.wood),
  loose: (s) =>
    drawShelves(s, 0.5, 3.2, s.colours.wood, goods) +
    drawSideShelves(s, 'left', 1.4, 2.2, s.colours.wood) +
    drawSideShelves(s, 'right', 1.4, 2.2, s.colours.wood) +
    drawShopCounter(s, 1.2, 1.7, 1.8, s.colours.feature, goods),
  overhead: (s) =>
    fitted
      ? drawPendant(s, 1.6, 2.2, 2.2, s.colours.accent) + drawPendant(s, 2.6, 2.2, 2.2, s.colours.accent)
      : drawFan(s, 2.1, 2.4),
});

/** Shops and showrooms from inside. */
export const SHOP: Designs = {
  cloth: shop('with shelves of cloth', 'heritage', 'terrazzo', 'cloth', false),
  grocer: shop('with shelves of tins', 'distemper', 'kota', 'tins', false),
  shoes: shop('with shelves of shoes', 'cool', 'vitrified', 'shoes', true),
  books: shop('with shelves of books', 'warm', 'teak', 'books', true),
  corner: {
    ...shop('at a corner, with a large window', 'distemper', 'tile', 'boxes', false),
    fixed: (s) => drawSideWindow(s, 'left', { z: 0.8, y: 0.2, d: 2.6, h: 2.2 }),
    loose: (s) =>
      drawShelves(s, 0.8, 2.9, s.colours.wood, 'boxes') +
      drawSideShelves(s, 'right', 1.4, 2.2, s.colours.wood) +
      drawShopCounter(s, 1, 1.7, 1.9, s.colours.contrast, 'boxes'),
  },
  showroom: {
    about: 'with a glass front and a high ceiling',
    mood: 'luxe',
    size: { width: 5.6, depth: 4.8, height: 3.4 },
    shell: { floor: 'marble', ceiling: 'cove' },
    fixed: (s) => drawWindow(s, { x: 0.5, y: 0.02, w: 4.6, h: 2.8, style: 'picture', view: 'lane' }),
    loose: (s) =>
      drawRug(s, 1.4, 1.4, 2.8, 1.8, 'plain') +
      drawShopCounter(s, 2, 3, 1.6, s.colours.wood, 'boxes') +
      s.box(0.8, 0, 2, 0.9, 0.9, 0.9, '#efe9de') +
      s.box(3.9, 0, 2, 0.9, 0.9, 0.9, '#efe9de') +
      s.turned(1.25, 0.9, 2.4, 0.1, 0.16, 0.3, s.colours.accent) +
      s.turned(4.35, 0.9, 2.4, 0.16, 0.1, 0.34, s.colours.contrast),
    overhead: (s) =>
      drawPendant(s, 1.9, 2.6, 2.4, '#c99a3a', 'globe') + drawPendant(s, 3.7, 2.6, 2.4, '#c99a3a', 'globe'),
  },
  boutique: {
    about: 'with rails and a mirror',
    mood: 'cool',
    size: { width: 4.4, depth: 4, height: 3 },
    shell: { floor: 'teak', ceiling: 'cove', feature: true },
    fixed: (s) => drawSideWindow(s, 'right', { z: 1, y: 0.1, d: 2.2, h: 2.4 }),
    loose: (s) =>
      drawShelves(s, 0.4, 1.6, s.colours.wood, 'cloth') +
      drawPrint(s, 2.6, 1.1, 1, 1.3, 'leaves') +
      drawSideShelves(s, 'left', 1.2, 2, s.colours.wood) +
      drawRug(s, 1.4, 1, 1.8, 1.3, 'round') +
      drawStool(s, 2.3, 1.7, 0.34, 0.42, s.colours.contrast) +
      drawPlant(s, 3.9, 3.4, 1.4, 'areca', '#e9e4da'),
    overhead: (s) => drawPendant(s, 2.2, 2.2, 2.2, '#c99a3a', 'globe'),
  },
  bakery: {
    about: 'with a long counter under lamps',
    mood: 'warm',
    size: { width: 4.6, depth: 4, height: 3 },
    shell: { floor: 'athangudi' },
    fixed: (s) => drawPanelling(s, 0.2, 4.2, 'slats', s.colours.feature),
    loose: (s) =>
      drawShelves(s, 0.6, 3.4, s.colours.wood, 'tins', 5) +
      drawShopCounter(s, 0.8, 2.2, 3, s.colours.wood, 'shoes') +
      drawStool(s, 1.4, 1.5, 0.2, 0.62, s.colours.accent) +
      drawStool(s, 3.2, 1.5, 0.2, 0.62, s.colours.accent),
    overhead: (s) =>
      drawPendant(s, 1.4, 2.2, 2, s.colours.accent) +
      drawPendant(s, 2.3, 2.2, 2, s.colours.accent) +
      drawPendant(s, 3.2, 2.2, 2, s.colours.accent),
  },
};
