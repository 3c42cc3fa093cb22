import { LAMPLIGHT, mix, TEAK } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { filled, num, PathBag, path, rect, repeat } from '../svg.ts';

type BayKind = 'window' | 'balcony' | 'glazing' | 'louvre' | 'jaali' | 'accent';

/** One vertical strip of a front and its width in units of a plain window bay. */
export interface Bay {
  readonly kind: BayKind;
  readonly span: number;
}

/** A bay of a front, one unit wide by default. */
export const bay = (kind: BayKind, span = 1): Bay => ({ kind, span });

export interface FacadeOptions {
  floors: number;
  bays: readonly Bay[];
  wall: string;
  accent?: string;
  /** Railings of balconies: glass unless solid. */
  rail?: 'solid' | 'glass';
  /** Draw a slab edge at every floor. */
  bands?: boolean;
}

/** Paths of one front by layer, so that each layer becomes one element per colour. */
interface Layers {
  readonly deep: PathBag;
  readonly lit: PathBag;
  readonly top: PathBag;
  shadow: string;
  glint: string;
  jaali: string;
  railLine: string;
  green: string;
}

interface Finish {
  readonly glass: string;
  readonly recess: string;
  readonly slab: string;
  readonly rail: string;
  readonly accent: string;
  readonly frame: string;
}

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** The colour of the lamp behind the glass, if it is on. */
  readonly lamp: string | undefined;
}

function pane(layers: Layers, finish: Finish, lamp: string | undefined, d: string): void {
  if (lamp === undefined) {
    layers.deep.add(finish.glass, d);
  } else {
    layers.lit.add(lamp, d);
  }
}

function windowCell(layers: Layers, finish: Finish, cell: Cell): void {
  const margin = cell.w * 0.18;
  const x = cell.x + margin;
  const w = cell.w - 2 * margin;
  const y = cell.y + cell.h * 0.27;
  const h = cell.h * 0.52;
  pane(layers, finish, cell.lamp, rect(x, y, w, h));
  layers.deep.add(finish.frame, rect(x - w * 0.06, y + h, w * 1.12, cell.h * 0.05));
  layers.top.add(finish.slab, rect(x - w * 0.12, y - cell.h * 0.08, w * 1.24, cell.h * 0.06));
  layers.shadow += rect(x, y, w, h * 0.2);
  layers.glint += rect(x + w * 0.48, y, Math.max(0.5, w * 0.05), h);
}

function glazedCell(layers: Layers, finish: Finish, { x, y, w, h, lamp }: Cell): void {
  const top = y + h * 0.16;
  pane(layers, finish, lamp, rect(x, top, w, h * 0.84));
  layers.glint += rect(x + w * 0.5, top, 0.6, h * 0.84);
}

function balconyCell(layers: Layers, finish: Finish, { x, y, w, h, lamp }: Cell): void {
  const top = y + h * 0.1;
  const overhang = w * 0.05;
  layers.deep.add(finish.recess, rect(x + w * 0.04, top, w * 0.92, h * 0.9));
  pane(layers, finish, lamp, rect(x + w * 0.2, y + h * 0.26, w * 0.6, h * 0.74));
  layers.shadow += rect(x + w * 0.04, top, w * 0.92, h * 0.16);
  layers.top.add(finish.rail, rect(x - overhang, y + h * 0.62, w + 2 * overhang, h * 0.38));
  layers.top.add(finish.slab, rect(x - overhang - 0.4, y + h * 0.95, w + 2 * overhang + 0.8, h * 0.12));
  layers.railLine += rect(x - overhang, y + h * 0.6, w + 2 * overhang, Math.max(0.6, h * 0.05));
}

const balconyPlant = (x: number, y: number, w: number, h: number): string =>
  path`M${x} ${y + h * 0.64}q${w * 0.05} ${-h * 0.26} ${w * 0.13} ${-h * 0.1}` +
  path`q${w * 0.08} ${-h * 0.22} ${w * 0.15} ${h * 0.02}q${w * 0.1} ${-h * 0.05} ${w * 0.1} ${h * 0.12}z`;

function louvreCell(layers: Layers, finish: Finish, { x, y, w, h }: Cell): void {
  layers.deep.add(finish.recess, rect(x + w * 0.08, y + h * 0.12, w * 0.84, h * 0.82));
  layers.top.add(
    finish.accent,
    repeat(5, (i) => rect(x + w * (0.1 + i * 0.17), y + h * 0.1, w * 0.1, h * 0.86)),
  );
}

function print(scene: Scene, wall: string, jaaliFill: string, layers: Layers): string {
  const { light } = scene;
  const { deep, lit, top, shadow, glint, jaali, railLine, green } = layers;
  return (
    deep.toString() +
    lit.toString() +
    (shadow && filled(light.shade, shadow, `opacity="${light.shadeOpacity + 0.1}"`)) +
    (glint && filled(scene.lighten(wall, 0.1), glint, 'opacity=".7"')) +
    (jaali && filled(jaaliFill, jaali)) +
    top.toString() +
    (railLine && filled(scene.darken(wall, 0.55), railLine)) +
    (green && filled(light.leaf[0], green))
  );
}

/** Fills a wall with floors of bays; after dark some of the windows are lit. */
export function facade(scene: Scene, x: number, y: number, w: number, h: number, options: FacadeOptions): string {
  const { random, light } = scene;
  const { floors, bays, wall, accent = TEAK, rail = 'glass', bands = false } = options;
  const floorHeight = h / floors;
  const unit = w / bays.reduce((sum, { span }) => sum + span, 0);
  const glass = scene.fade('gl', mix(light.glass[0], light.glass[1], 0.35), light.glass[1]);
  const finish: Finish = {
    glass,
    recess: scene.darken(wall, 0.5),
    slab: scene.lighten(wall, 0.45),
    rail: rail === 'solid' ? scene.lighten(wall, 0.2) : mix(light.glass[0], scene.tone(wall), 0.35),
    accent: scene.tone(accent),
    frame: scene.darken(wall, 0.14),
  };
  const layers: Layers = {
    deep: new PathBag(finish.frame, finish.recess, glass),
    lit: new PathBag(...LAMPLIGHT),
    top: new PathBag(finish.accent, finish.rail, finish.slab),
    shadow: '',
    glint: '',
    jaali: '',
    railLine: '',
    green: '',
  };
  const jaaliFill = bays.some(({ kind }) => kind === 'jaali')
    ? scene.jaali(`j${num(x)}`, scene.darken(wall, 0.42), scene.lighten(wall, 0.12), Math.max(3, Math.min(6, unit / 3)))
    : '';
  for (let floor = 0; floor < floors; floor++) {
    const top = y + floor * floorHeight;
    let left = x;
    for (const { kind, span } of bays) {
      const width = unit * span;
      const on = random.chance(light.lit);
      const lampColour = random.pick(LAMPLIGHT);
      const cell: Cell = { x: left, y: top, w: width, h: floorHeight, lamp: on ? lampColour : undefined };
      if (kind === 'window') {
        windowCell(layers, finish, cell);
      } else if (kind === 'glazing') {
        glazedCell(layers, finish, cell);
      } else if (kind === 'balcony') {
        balconyCell(layers, finish, cell);
        if (random.chance(0.34)) {
          layers.green += balconyPlant(left + random.between(0, 0.6) * width, top, width, floorHeight);
        }
      } else if (kind === 'louvre') {
        louvreCell(layers, finish, cell);
      } else if (kind === 'accent' && floor === 0) {
        layers.top.add(finish.accent, rect(left, y, width, h));
      } else if (kind === 'jaali' && floor === 0) {
        layers.jaali += rect(left + width * 0.1, y + floorHeight * 0.2, width * 0.8, h - floorHeight * 0.4);
      }
      left += width;
    }
    if (bands) {
      layers.top.add(finish.slab, rect(x, top - floorHeight * 0.02, w, floorHeight * 0.1));
    }
  }
  return print(scene, wall, jaaliFill, layers);
}
