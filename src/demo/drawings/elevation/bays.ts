import { mix } from '../colour.ts';
import { cyclic } from '../random.ts';
import { filled, path, rect, repeat, stroked } from '../svg.ts';
import type { Bay, BayKind, Mass, Site } from './site.ts';

/** Path data of one floor by layer, in the order in which the layers are drawn. */
interface Layers {
  surround: string;
  accent: string;
  recess: string;
  glass: string;
  shade: string;
  frame: string;
  shutter: string;
  jaali: string;
  trim: string;
  rail: string;
  bars: string;
}

type Layer = keyof Layers;

/** A cell of a floor, and whether it is large enough for fine details. */
interface Cell {
  readonly x: number;
  readonly w: number;
  readonly h: number;
  readonly isLarge: boolean;
}

type Draw = (layers: Layers, cell: Cell) => void;

const add = (layers: Layers, layer: Layer, d: string): void => {
  layers[layer] += d;
};

/** A pane with a sill and, if there is room, a chajja, the small roof against sun and rain. */
function addPane(layers: Layers, x: number, y: number, w: number, h: number, isLarge: boolean): void {
  add(layers, 'glass', rect(x, y, w, h));
  add(layers, 'shade', rect(x, y, w, h * 0.2));
  add(layers, 'frame', rect(x - 0.6, y + h, w + 1.2, Math.max(0.7, h * 0.06)));
  if (!isLarge) return;
  add(layers, 'frame', rect(x + w / 2 - 0.5, y, 1, h));
  add(layers, 'trim', rect(x - 2.4, y - h * 0.2, w + 4.8, Math.max(1.2, h * 0.08)));
  add(layers, 'shade', rect(x - 1.4, y - h * 0.12, w + 2.8, h * 0.12));
}

function addRail(layers: Layers, { x, w, h, isLarge }: Cell, overhang: number): void {
  add(layers, 'rail', rect(x - overhang, h * 0.6, w + overhang * 2, h * 0.36));
  add(layers, 'trim', rect(x - overhang - 0.5, h * 0.94, w + overhang * 2 + 1, h * 0.11));
  add(layers, 'frame', rect(x - overhang, h * 0.58, w + overhang * 2, Math.max(0.6, h * 0.04)));
  if (isLarge) add(layers, 'shade', rect(x - overhang, h * 1.05, w + overhang * 2, h * 0.06));
}

function addShutters(layers: Layers, x: number, y: number, w: number, h: number): void {
  add(layers, 'shutter', rect(x - w * 0.52, y, w * 0.48, h) + rect(x + w * 1.04, y, w * 0.48, h));
}

const DRAW: Readonly<Record<BayKind, Draw>> = {
  window: (layers, { x, w, h, isLarge }) => addPane(layers, x + w * 0.2, h * 0.3, w * 0.6, h * 0.48, isLarge),
  pair: (layers, { x, w, h, isLarge }) => {
    addPane(layers, x + w * 0.12, h * 0.26, w * 0.3, h * 0.54, isLarge && w > 34);
    addPane(layers, x + w * 0.58, h * 0.26, w * 0.3, h * 0.54, isLarge && w > 34);
  },
  tall: (layers, { x, w, h, isLarge }) =>
    addPane(layers, x + w * 0.16, h * 0.16, w * 0.68, h * 0.74, isLarge && h > 40),
  balcony: (layers, cell) => {
    const { x, w, h, isLarge } = cell;
    add(layers, 'recess', rect(x + w * 0.03, h * 0.1, w * 0.94, h * 0.9));
    add(layers, 'glass', rect(x + w * 0.2, h * 0.26, w * 0.6, h * 0.74));
    add(layers, 'shade', rect(x + w * 0.03, h * 0.1, w * 0.94, h * 0.16));
    if (isLarge) add(layers, 'frame', rect(x + w * 0.49, h * 0.26, 1, h * 0.5));
    addRail(layers, cell, w * 0.05);
  },
  loggia: (layers, cell) => {
    const { x, w, h } = cell;
    add(layers, 'recess', rect(x, h * 0.06, w, h * 0.94));
    add(layers, 'glass', rect(x + w * 0.1, h * 0.2, w * 0.8, h * 0.8));
    add(layers, 'shade', rect(x, h * 0.06, w, h * 0.2));
    addRail(layers, cell, 0);
  },
  ribbon: (layers, { x, w, h }) => {
    add(layers, 'glass', rect(x, h * 0.24, w, h * 0.56));
    add(layers, 'shade', rect(x, h * 0.24, w, h * 0.1));
    const panes = Math.max(2, Math.round(w / 16));
    add(
      layers,
      'frame',
      repeat(panes - 1, (i) => rect(x + ((i + 1) * w) / panes, h * 0.24, 0.8, h * 0.56)),
    );
  },
  shutter: (layers, { x, w, h, isLarge }) => {
    const left = x + w * 0.34;
    const width = w * 0.32;
    add(layers, 'glass', rect(left, h * 0.22, width, h * 0.62));
    add(layers, 'shade', rect(left, h * 0.22, width, h * 0.14));
    addShutters(layers, left, h * 0.22, width, h * 0.62);
    add(layers, 'trim', rect(x + w * 0.13, h * 0.14, w * 0.74, Math.max(1, h * 0.05)));
    if (isLarge) add(layers, 'trim', rect(x + w * 0.15, h * 0.85, w * 0.7, h * 0.05));
  },
  arch: (layers, { x, w, h, isLarge }) => {
    const width = w * 0.46;
    const left = x + (w - width) / 2;
    const arched = (dx: number, top: number, ww: number, bottom: number): string =>
      path`M${dx} ${bottom}V${top + ww / 2}a${ww / 2} ${ww / 2} 0 0 1 ${ww} 0V${bottom}z`;
    add(layers, 'surround', arched(left - 2, h * 0.16 - 2, width + 4, h * 0.84));
    add(layers, 'glass', arched(left, h * 0.16, width, h * 0.84));
    if (isLarge) add(layers, 'frame', rect(left + width / 2 - 0.5, h * 0.2, 1, h * 0.64));
    add(layers, 'trim', rect(left - 3, h * 0.84, width + 6, Math.max(1, h * 0.05)));
  },
  jaali: (layers, { x, w, h }) => add(layers, 'jaali', rect(x + w * 0.12, h * 0.1, w * 0.76, h * 0.82)),
  fins: (layers, { x, w, h }) => {
    add(layers, 'glass', rect(x, h * 0.08, w, h * 0.84));
    const count = Math.max(3, Math.round(w / 7));
    add(
      layers,
      'accent',
      repeat(count, (i) => rect(x + (i * w) / count, 0, Math.max(1, w / count / 3), h)),
    );
  },
  duct: (layers, { x, w, h }) => {
    add(layers, 'recess', rect(x + w * 0.1, 0, w * 0.8, h));
    add(layers, 'bars', rect(x + w * 0.3, 0, 1.2, h) + rect(x + w * 0.6, 0, 1.2, h));
    add(layers, 'glass', rect(x + w * 0.36, h * 0.35, w * 0.22, h * 0.22));
  },
  accent: (layers, { x, w, h }) => add(layers, 'accent', rect(x, 0, w, h)),
  panel: (layers, { x, w, h, isLarge }) => {
    add(layers, 'accent', rect(x, 0, w, h));
    addPane(layers, x + w * 0.22, h * 0.26, w * 0.56, h * 0.52, isLarge);
  },
  blank: () => undefined,
  door: (layers, { x, w, h }) => {
    add(layers, 'recess', rect(x + w * 0.24, h * 0.24, w * 0.52, h * 0.76));
    add(layers, 'shutter', rect(x + w * 0.28, h * 0.28, w * 0.44, h * 0.72));
    add(layers, 'trim', rect(x + w * 0.16, h * 0.16, w * 0.68, h * 0.06));
  },
};

/** A cell of a front as it was drawn. */
export interface FrontCell {
  readonly kind: Bay['kind'];
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly floor: number;
}

/** The bays of a floor. */
export const rowAt = ({ rows, lowest }: Mass, floor: number): readonly Bay[] =>
  floor === 0 && lowest ? lowest : cyclic(rows, floor);

/** The cells of all floors of a mass, from below. */
export function getCells(mass: Mass): FrontCell[] {
  const { x, w, base, floors, floorHeight: h } = mass;
  return Array.from({ length: floors }, (_, floor) => floor).flatMap((floor) => {
    const row = rowAt(mass, floor);
    const unit = w / row.reduce((sum, { span }) => sum + span, 0);
    let left = x;
    return row.map(({ kind, span }): FrontCell => {
      const width = unit * span;
      const cell = { kind, x: left, y: base - (floor + 1) * h, w: width, h, floor };
      left += width;
      return cell;
    });
  });
}

type Share = readonly [x: number, y: number, w: number, h: number];

/** The panes of a bay that a lamp lights, as shares of its cell. */
const LIT_PANES: Readonly<Partial<Record<BayKind, readonly Share[]>>> = {
  window: [[0.2, 0.3, 0.6, 0.48]],
  panel: [[0.22, 0.26, 0.56, 0.52]],
  pair: [
    [0.12, 0.26, 0.3, 0.54],
    [0.58, 0.26, 0.3, 0.54],
  ],
  tall: [[0.16, 0.16, 0.68, 0.74]],
  balcony: [[0.2, 0.26, 0.6, 0.33]],
  loggia: [[0.1, 0.2, 0.8, 0.38]],
  ribbon: [[0.04, 0.24, 0.92, 0.56]],
  shutter: [[0.34, 0.22, 0.32, 0.62]],
  arch: [[0.29, 0.3, 0.42, 0.54]],
};

/** The lit panes of a cell; none for bays without glass. */
export const litPanes = ({ kind, x, y, w, h }: FrontCell): string =>
  (LIT_PANES[kind] ?? []).map(([dx, dy, dw, dh]) => rect(x + w * dx, y + h * dy, w * dw, h * dh)).join('');

/** Cells smaller than this have no chajjas, bars or mullions. */
const LARGE_CELL = 17;

function railMarkup(site: Site, { rail = 'glass' }: Mass, wall: string, layers: Layers): string {
  const { scene } = site;
  if (!layers.rail) return '';
  if (rail === 'solid') return filled(scene.lighten(wall, 0.22), layers.rail);
  if (rail === 'glass') return filled(mix(scene.light.glass[0], scene.tone(wall), 0.3), layers.rail, 'opacity=".88"');
  if (rail === 'jaali') {
    return filled(scene.jaali('jr', scene.darken(wall, 0.4), scene.lighten(wall, 0.2), 3.6), layers.rail);
  }
  return '';
}

/** The bars of balcony railings and of window grilles. */
function drawBars({ rail }: Mass, row: readonly Bay[], unit: number, h: number, hasGrilles: boolean): string {
  let x = 0;
  let d = '';
  for (const { kind, span } of row) {
    const w = unit * span;
    if (rail === 'bars' && (kind === 'balcony' || kind === 'loggia')) {
      const count = Math.max(4, Math.round(w / 3.4));
      d += repeat(count + 1, (i) => path`M${x + (i * w) / count} ${h * 0.6}v${h * 0.36}`);
    }
    if (hasGrilles && kind === 'window' && h > LARGE_CELL) {
      d += repeat(4, (i) => path`M${x + w * (0.26 + i * 0.16)} ${h * 0.3}v${h * 0.48}`);
      d += path`M${x + w * 0.2} ${h * 0.54}h${w * 0.6}`;
    }
    x += w;
  }
  return d;
}

/** One floor with its upper left corner at the origin. */
export function drawFloor(site: Site, mass: Mass, row: readonly Bay[]): string {
  const { scene } = site;
  const { w, floorHeight: h, wall = site.wall, accent = site.accent, isFar, hasBands } = mass;
  const layers: Layers = {
    surround: '',
    accent: '',
    recess: '',
    glass: '',
    shade: '',
    frame: '',
    shutter: '',
    jaali: '',
    trim: '',
    rail: '',
    bars: '',
  };
  const unit = w / row.reduce((sum, { span }) => sum + span, 0);
  let x = 0;
  for (const { kind, span } of row) {
    const width = unit * span;
    DRAW[kind](layers, { x, w: width, h, isLarge: h > LARGE_CELL && !isFar });
    x += width;
  }
  if (hasBands) layers.trim += rect(-1, h * 0.96, w + 2, Math.max(1, h * 0.09));
  const bars = layers.bars;
  const grille = isFar ? '' : drawBars(mass, row, unit, h, site.has('grilles'));
  const glass = isFar ? mix(scene.light.glass[1], scene.light.haze[1], 0.45) : site.glass;
  const jaali = (): string => scene.jaali('jb', scene.darken(wall, 0.45), scene.lighten(wall, 0.15), h > 30 ? 6 : 4);
  return (
    (layers.surround && filled(scene.lighten(wall, 0.42), layers.surround)) +
    (layers.accent && filled(scene.tone(accent), layers.accent)) +
    (layers.recess && filled(scene.darken(wall, 0.48), layers.recess)) +
    (layers.glass && filled(glass, layers.glass)) +
    (layers.shade && filled(scene.light.shade, layers.shade, `opacity="${scene.light.shadeOpacity + 0.08}"`)) +
    (layers.jaali && filled(jaali(), layers.jaali)) +
    (layers.shutter && filled(scene.tone(site.joinery), layers.shutter)) +
    (layers.frame && filled(scene.darken(wall, 0.3), layers.frame)) +
    railMarkup(site, mass, wall, layers) +
    (layers.trim && filled(scene.lighten(wall, 0.42), layers.trim)) +
    (bars && filled(scene.darken(wall, 0.25), bars)) +
    (grille && stroked(scene.darken('#5a5350', 0.35), h > 26 ? 0.9 : 0.6, grille))
  );
}
