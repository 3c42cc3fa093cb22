import { cyclic } from '../random.ts';
import { filled, path, polygon, rect, stroked, svgDocument } from '../svg.ts';
import { hasLeaf, subtract } from './openings.ts';
import { FACINGS, formatSquareFeet, type PlanFacts } from './plan-facts.ts';
import { drawPiece, furnish, listDoorways, type Placed } from './plan-furniture-layout.ts';
import { isMainRoom, type Label, placeLabel, placeNumber } from './plan-labels.ts';
import {
  type Box,
  type Door,
  getEdge,
  INNER_WALL,
  isOnOuterWall,
  isOutdoor,
  OUTER_WALL,
  OUTSIDE,
  type PlanLayout,
  type Space,
  type SpaceUse,
  type Stretch,
  toClearBox,
  type Window,
} from './plan-layout.ts';
import { INK, PAPER, ruledPaper, text } from './plan-paper.ts';

const WIDTH = 600;
const HEIGHT = 440;
const MARGIN = 12;
const FOOTER = 44;
const KEY = 24;
const ACCENT = '#b37a1c';
const ACCENT_TEXT = '#8a5a0c';
const ARROW = 13;

const FLOORS: Readonly<Record<SpaceUse, string>> = {
  living: '#f7f0e3',
  dining: '#f7f0e3',
  foyer: '#f7f0e3',
  passage: '#f7f0e3',
  bedroom: '#eef1ec',
  study: '#eef1ec',
  staff: '#eef1ec',
  dress: '#eef1ec',
  kitchen: '#fbeedd',
  pantry: '#fbeedd',
  bath: '#e4eef0',
  utility: '#e9f0f0',
  balcony: '#e7efdc',
  dock: '#ece8df',
  store: '#f1eeea',
  shaft: '#dcd8cf',
  pooja: '#fbe6d6',
  display: '#f7f0e3',
  work: '#f7f0e3',
  reception: '#fbeedd',
  cabin: '#eef1ec',
  meeting: '#eef1ec',
  bay: '#f5f1e8',
};

/** Rooms that their furniture or the entrance explains where their name does not fit. */
const SPEAKS_FOR_ITSELF: ReadonlySet<SpaceUse> = new Set(['dress', 'foyer', 'balcony', 'passage']);

/** Converts feet of the plan to picture units. */
interface Sheet {
  readonly unit: number;
  readonly left: number;
  readonly top: number;
}

const toX = ({ left, unit }: Sheet, x: number): number => left + x * unit;
const toY = ({ top, unit }: Sheet, y: number): number => top + y * unit;
const toBox = (sheet: Sheet, { x, y, w, d }: Box): Box => ({
  x: toX(sheet, x),
  y: toY(sheet, y),
  w: w * sheet.unit,
  d: d * sheet.unit,
});
const drawRect = ({ x, y, w, d }: Box): string => rect(x, y, w, d);

/** Fits the plan with its balconies and the arrow of the entrance between margins and footer. */
function makeSheet({ width, depth, spaces }: PlanLayout, hasKey: boolean): Sheet {
  const boxes = spaces.filter(isOutdoor);
  const left = Math.min(-OUTER_WALL, ...boxes.map(({ x }) => x));
  const top = Math.min(-OUTER_WALL, ...boxes.map(({ y }) => y));
  const right = Math.max(width + OUTER_WALL, ...boxes.map(({ x, w }) => x + w));
  const bottom = Math.max(depth + OUTER_WALL, ...boxes.map(({ y, d }) => y + d));
  const room = { w: WIDTH - 2 * (MARGIN + ARROW), d: HEIGHT - MARGIN - FOOTER - ARROW - (hasKey ? KEY : 0) };
  const unit = Math.min(room.w / (right - left), room.d / (bottom - top), 30);
  return {
    unit,
    left: (WIDTH - (right - left) * unit) / 2 - left * unit,
    top: MARGIN + (room.d - (bottom - top) * unit) / 2 + ARROW / 2 - top * unit,
  };
}

function drawFloor(sheet: Sheet, space: Space): string {
  const { x, y, w, d } = toBox(sheet, space);
  const surface = filled(FLOORS[space.use], rect(x, y, w, d));
  let lines = '';
  if (isOutdoor(space)) {
    for (let at = 9; at < w; at += 9) lines += path`M${x + at} ${y}v${d}`;
    return surface + stroked('#d5dfc6', 0.7, lines) + stroked(INK, 1.1, rect(x, y, w, d));
  }
  if (space.use === 'bath') {
    for (let at = 8; at < w; at += 8) lines += path`M${x + at} ${y}v${d}`;
    for (let at = 8; at < d; at += 8) lines += path`M${x} ${y + at}h${w}`;
    return surface + stroked('#d2e1e4', 0.6, lines);
  }
  return space.use === 'shaft'
    ? surface + stroked('#b9b2a3', 0.8, path`M${x} ${y}l${w} ${d}M${x} ${y + d}l${w} ${-d}`)
    : surface;
}

const isSameWall = (one: Stretch, other: Stretch): boolean =>
  one.vertical === other.vertical && Math.abs(one.at - other.at) < 0.01;

function drawInnerWalls(sheet: Sheet, layout: PlanLayout): string {
  let d = '';
  for (const space of layout.spaces) {
    if (isOutdoor(space)) continue;
    for (const side of ['right', 'bottom'] as const) {
      const edge = getEdge(space, side);
      if (isOnOuterWall(layout, edge)) continue;
      for (const { vertical, at, from, to } of subtract(
        edge,
        layout.doors.filter((door) => isSameWall(door, edge)),
      )) {
        d += vertical
          ? path`M${toX(sheet, at)} ${toY(sheet, from)}V${toY(sheet, to)}`
          : path`M${toX(sheet, from)} ${toY(sheet, at)}H${toX(sheet, to)}`;
      }
    }
  }
  return stroked(INK, (INNER_WALL * sheet.unit).toFixed(1), d, 'stroke-linecap="square"');
}

/** The part of the outer wall along a stretch. */
function getWallBox({ width, depth }: PlanLayout, { vertical, at, from, to }: Stretch): Box {
  const start = at === (vertical ? width : depth) ? at : at - OUTER_WALL;
  return vertical
    ? { x: start, y: from, w: OUTER_WALL, d: to - from }
    : { x: from, y: start, w: to - from, d: OUTER_WALL };
}

function drawOuterWalls(sheet: Sheet, layout: PlanLayout): string {
  const { width, depth } = layout;
  const walls: Stretch[] = [
    { vertical: true, at: 0, from: 0, to: depth },
    { vertical: true, at: width, from: 0, to: depth },
    { vertical: false, at: 0, from: -OUTER_WALL, to: width + OUTER_WALL },
    { vertical: false, at: depth, from: -OUTER_WALL, to: width + OUTER_WALL },
  ];
  const pieces = walls.flatMap((wall) =>
    subtract(
      wall,
      layout.doors.filter((door) => isSameWall(door, wall)),
    ),
  );
  return filled(INK, pieces.map((piece) => drawRect(toBox(sheet, getWallBox(layout, piece)))).join(''));
}

function drawPane(sheet: Sheet, layout: PlanLayout, stretch: Window | Door): string {
  const { x, y, w, d } = toBox(sheet, getWallBox(layout, stretch));
  const middle = stretch.vertical ? path`M${x + w / 2} ${y}v${d}` : path`M${x} ${y + d / 2}h${w}`;
  return filled(PAPER, rect(x, y, w, d)) + stroked(INK, 0.9, rect(x, y, w, d) + middle);
}

/** The leaf of a door and the arc that it sweeps. */
function drawLeaf(sheet: Sheet, { vertical, at, from, to, hinge, swing }: Door): string {
  const radius = (to - from) * sheet.unit;
  const [pivot, free] = hinge === 'from' ? [from, to] : [to, from];
  const point = (along: number, away: number): [number, number] =>
    vertical ? [toX(sheet, at) + away, toY(sheet, along)] : [toX(sheet, along), toY(sheet, at) + away];
  const [x, y] = point(pivot, 0);
  const [tipX, tipY] = point(pivot, swing * radius);
  const [endX, endY] = point(free, 0);
  const turns = (tipX - x) * (endY - y) - (tipY - y) * (endX - x);
  const arc = path`M${tipX} ${tipY}A${radius} ${radius} 0 0 ${turns > 0 ? 1 : 0} ${endX} ${endY}`;
  return stroked(INK, 1.5, path`M${x} ${y}L${tipX} ${tipY}`) + stroked('#6d827b', 0.8, arc);
}

function drawDoor(sheet: Sheet, layout: PlanLayout, door: Door): string {
  if (hasLeaf(door)) return drawLeaf(sheet, door);
  if (door.kind === 'sliding') return drawPane(sheet, layout, door);
  if (door.kind === 'shutter') {
    const { x, y, w, d } = toBox(sheet, getWallBox(layout, door));
    const line = door.vertical ? path`M${x + w / 2} ${y}v${d}` : path`M${x} ${y + d / 2}h${w}`;
    return stroked(INK, 1.6, line, 'stroke-dasharray="6 3"');
  }
  return '';
}

const COLUMN_SPACING = 20;
const COLUMN_FEET = 1.4;

/** Columns where the bays of a shed meet. */
function drawColumns(sheet: Sheet, { spaces, doors }: PlanLayout): string {
  const bays = new Set(spaces.filter(({ use }) => use === 'bay').map(({ id }) => id));
  let d = '';
  for (const { kind, space, vertical, at, from, to } of doors) {
    if (kind !== 'open' || !bays.has(space)) continue;
    const count = Math.max(1, Math.round((to - from) / COLUMN_SPACING));
    for (let index = 1; index < count; index += 1) {
      const along = from + ((to - from) * index) / count;
      const [x, y] = vertical ? [at, along] : [along, at];
      const half = COLUMN_FEET / 2;
      d += drawRect(toBox(sheet, { x: x - half, y: y - half, w: COLUMN_FEET, d: COLUMN_FEET }));
    }
  }
  return d && filled(INK, d);
}

/** An arrow from the outside to the entrance. */
function drawEntrance(sheet: Sheet, layout: PlanLayout): string {
  const door = layout.doors.find(({ kind, other }) => kind === 'entrance' && other === OUTSIDE);
  if (!door) return '';
  const { x, y, w, d } = toBox(sheet, getWallBox(layout, door));
  const [midX, midY] = [x + w / 2, y + d / 2];
  const inward = door.swing;
  const base = inward > 0 ? (door.vertical ? x : y) - 2 : (door.vertical ? x + w : y + d) + 2;
  const tail = base - inward * ARROW;
  const half = ARROW * 0.55;
  return filled(
    ACCENT,
    door.vertical
      ? polygon([base, midY], [tail, midY - half], [tail, midY + half])
      : polygon([midX, base], [midX - half, tail], [midX + half, tail]),
  );
}

/** A plan piece of furniture in picture units, for labels. */
const toBlocked = (sheet: Sheet, placed: readonly Placed[]): Box[] => placed.map(({ box }) => toBox(sheet, box));

interface Furnished {
  readonly furniture: string;
  readonly label: Label | undefined;
}

/** A room with as much furniture as leaves a place for its label. */
function drawRoom(sheet: Sheet, layout: PlanLayout, space: Space): Furnished {
  const project = (x: number, y: number): [number, number] => [toX(sheet, x), toY(sheet, y)];
  const clear = toClearBox(layout, space);
  const room = toBox(sheet, clear);
  const doorways = listDoorways(layout, space).map((box) => toBox(sheet, box));
  const pieces = furnish(layout, space);
  const isNamed = space.name !== '';
  let fallback: Furnished | undefined;
  for (let kept = pieces.length; kept >= 0; kept -= 1) {
    const placed = pieces.slice(0, kept);
    const furniture = placed.map((one) => drawPiece(one, project, sheet.unit)).join('');
    const label = isNamed ? placeLabel(space, room, clear, [...doorways, ...toBlocked(sheet, placed)]) : undefined;
    if (!isNamed || (label && (label.isSized || !isMainRoom(space)))) return { furniture, label };
    if (label) fallback ??= { furniture, label };
  }
  return fallback ?? { furniture: '', label: undefined };
}

function drawNorth(facts: PlanFacts, layout: PlanLayout): string {
  const door = layout.doors.find(({ kind }) => kind === 'entrance');
  const facing = FACINGS.indexOf(facts.facing ?? cyclic(FACINGS, (facts.seed % 4) * 2));
  const outward = door?.vertical ? (door.swing > 0 ? 270 : 90) : door && door.swing > 0 ? 0 : 180;
  return northArrow(outward - facing * 45);
}

/** The compass in the corner; `turn` is the direction of north in degrees clockwise from the top. */
export function northArrow(turn: number): string {
  const needle = filled(INK, 'M0 -11L5 8L0 4.5L-5 8z');
  return (
    `<g transform="translate(${WIDTH - 30} ${HEIGHT - 22})">${stroked(INK, 1, 'M0 13A13 13 0 1 0 0 -13A13 13 0 1 0 0 13z')}` +
    `<g transform="rotate(${turn})">${needle}</g>${text(-22, 5, 15, 700, INK, 'N')}</g>`
  );
}

/** A bar of a round number of feet. */
export function drawScaleBar(unit: number): string {
  const length = [5, 10, 20, 50, 100, 200, 500].find((feet) => feet * unit >= 60) ?? 1000;
  const w = length * unit;
  const [x, y] = [WIDTH - 82 - w, HEIGHT - 16];
  return (
    stroked(ACCENT, 1.2, path`M${x} ${y}h${w}M${x} ${y - 4}v8M${x + w / 2} ${y - 3}v6M${x + w} ${y - 4}v8`) +
    text(x + w / 2, y - 7, 14, 600, ACCENT_TEXT, `${length} ft`)
  );
}

/** The stated area, bottom left. */
export const drawTotal = (label: string): string =>
  `<g transform="translate(${MARGIN + 4} ${HEIGHT - 14})">${text(0, 0, 18, 700, INK, label).replace('"middle"', '"start"')}</g>`;

function drawKey(names: readonly string[]): string {
  const content = names.map((name, index) => `${index + 1} ${name}`).join('   ');
  return names.length === 0 ? '' : text(WIDTH / 2, HEIGHT - FOOTER - 2, 17, 500, INK, content);
}

interface Drawn {
  readonly sheet: Sheet;
  readonly body: string;
  readonly key: readonly string[];
}

function drawLayout(layout: PlanLayout, hasKey: boolean): Drawn {
  const sheet = makeSheet(layout, hasKey);
  const key: string[] = [];
  let floors = '';
  let furniture = '';
  let labels = '';
  for (const space of layout.spaces) {
    floors += drawFloor(sheet, space);
    const room = drawRoom(sheet, layout, space);
    furniture += room.furniture;
    labels += room.label?.markup ?? '';
    if (room.label || space.name === '' || SPEAKS_FOR_ITSELF.has(space.use)) continue;
    const at = key.indexOf(space.name);
    if (at < 0) key.push(space.name);
    const doorways = listDoorways(layout, space).map((box) => toBox(sheet, box));
    labels += placeNumber(at < 0 ? key.length : at + 1, toBox(sheet, space), doorways).markup;
  }
  const body =
    floors +
    `<g fill="none" stroke="#a3aea6" stroke-width="0.9">${furniture}</g>` +
    drawInnerWalls(sheet, layout) +
    drawOuterWalls(sheet, layout) +
    layout.windows.map((window) => drawPane(sheet, layout, window)).join('') +
    layout.doors.map((door) => drawDoor(sheet, layout, door)).join('') +
    drawColumns(sheet, layout) +
    drawEntrance(sheet, layout) +
    labels;
  return { sheet, body, key };
}

/** The plan of a building, 600 by 440, with names that a phone can show. */
export function drawPlan(layout: PlanLayout, facts: Exclude<PlanFacts, { kind: 'plot' }>, title?: string): string {
  const first = drawLayout(layout, false);
  const { sheet, body, key } = first.key.length > 0 ? drawLayout(layout, true) : first;
  const label = `${facts.basis === 'carpet' ? 'Carpet' : 'Built-up'} ${formatSquareFeet(facts.area)}`;
  const footer = drawTotal(label) + drawScaleBar(sheet.unit) + drawNorth(facts, layout) + drawKey(key);
  const document = ruledPaper(WIDTH, HEIGHT) + body + footer;
  return svgDocument({ width: WIDTH, height: HEIGHT, title, crop: false }, document);
}
