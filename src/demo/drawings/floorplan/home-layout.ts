import { createRandom, type Random } from '../random.ts';
import { countBedrooms, DEEPEST_ROOM, type HomeShape, type Sketch, sketchHome } from './home-sketch.ts';
import { findOuterWalls, placeDoors, placeWindows } from './openings.ts';
import type { HomeFacts, HomeSize } from './plan-facts.ts';
import { findPlanIssues, findSizeIssue } from './plan-issues.ts';
import {
  getLength,
  INNER_WALL,
  OUTER_WALL,
  type PlanLayout,
  type Space,
  type SpaceUse,
  toBuiltUpArea,
} from './plan-layout.ts';
import { slice, snap } from './slicing.ts';

/** Carpet area in square feet at which rooms have their usual size. */
const USUAL_AREA: Readonly<Record<HomeSize, number>> = {
  '1 RK': 290,
  '1': 430,
  '1.5': 540,
  '2': 720,
  '2.5': 860,
  '3': 1080,
  '3.5': 1280,
  '4': 1560,
  '5': 2050,
  '6+': 2600,
};

/** Usual floor of a room in square feet, and how much a difference matters. */
const USUAL_ROOMS: Partial<Record<SpaceUse, readonly [area: number, weight: number]>> = {
  living: [190, 2],
  dining: [105, 1],
  bedroom: [135, 4],
  study: [85, 0.7],
  kitchen: [80, 1.2],
  bath: [38, 0.8],
  dress: [32, 0.4],
  utility: [30, 0.3],
  store: [26, 0.3],
  foyer: [36, 0.3],
  pooja: [24, 0.3],
  staff: [55, 0.3],
};

/** Usual share of the floor for living, dining and kitchen. */
const DAY_SHARES: Readonly<Record<HomeSize, number>> = {
  '1 RK': 0.64,
  '1': 0.52,
  '1.5': 0.44,
  '2': 0.45,
  '2.5': 0.4,
  '3': 0.4,
  '3.5': 0.38,
  '4': 0.37,
  '5': 0.34,
  '6+': 0.31,
};

/** Balconies of a tight home are small, so that the rooms do not suffer. */
const sizeBalcony = (scale: number, isLiving: boolean) => ({
  length: isLiving ? Math.min(18, 2 + 9 * scale) : Math.min(12, 1 + 7.5 * scale),
  depth: snap(Math.min(7, Math.max(3.25, (isLiving ? 4.4 : 3.8) * scale))),
});

const toScale = (facts: HomeFacts, carpet: number): number => Math.sqrt(carpet / USUAL_AREA[facts.bhk]);

/** The floor of a home of a built-up area, without outer walls and balconies. */
function estimateCarpet({ area, basis, balconies, ...facts }: HomeFacts): number {
  if (basis === 'carpet') return area;
  const scale = toScale({ area, basis, balconies, ...facts }, area * 0.8);
  const { length, depth } = sizeBalcony(scale, false);
  return area - 4.2 * Math.sqrt(area) * OUTER_WALL - balconies * length * depth;
}

interface Attempt {
  shape: HomeShape;
  sketch: Sketch;
  cost: number;
}

const toDepth = ({ top, passage, bottom }: HomeShape): number => top + passage + bottom;

/** Puts attempts with rooms that are probably too small or too long behind the others. */
const LIKELY_ISSUE = 20;

/** A kitchen as deep as the bedrooms beside it is too large beyond this. */
const DEEPEST_COURT = 15;

/** How far the rooms are from usual sizes and calm proportions. */
function rate(spaces: readonly Space[], scale: number): number {
  let cost = 0;
  for (const { use, w, d } of spaces) {
    const usual = USUAL_ROOMS[use];
    if (w <= 0 || d <= 0) return Number.POSITIVE_INFINITY;
    if (findSizeIssue(use, { w: w - INNER_WALL, d: d - INNER_WALL })) cost += LIKELY_ISSUE;
    if (!usual) continue;
    const isHall = use === 'living' && !spaces.some((space) => space.use === 'dining');
    const area = (isHall ? 290 : usual[0]) * scale ** (usual[1] < 1 ? 1 : 2);
    const ratio = Math.max(w, d) / Math.min(w, d);
    const slender = Math.max(0, ratio - 1.4);
    cost += usual[1] * (Math.log((w * d) / area) ** 2 + 0.8 * slender ** 2);
  }
  return cost / spaces.length;
}

function listForms(facts: HomeFacts, carpet: number): Pick<HomeShape, 'day' | 'night'>[] {
  const bedrooms = countBedrooms(facts);
  const days: HomeShape['day'][] = [
    ...(bedrooms <= 2 || carpet < 900 ? (['hall'] as const) : []),
    ...(carpet > 560 ? (['stack'] as const) : []),
    ...(carpet > 680 ? (['court'] as const) : []),
  ];
  const nights: HomeShape['night'][] = bedrooms >= 3 && facts.baths >= 2 ? ['through', 'end'] : ['through'];
  return days.flatMap((day) => nights.map((night) => ({ day, night })));
}

/** Depths of the rooms beside the passage that are worth trying. */
function listDepths({ bhk }: HomeFacts, scale: number): [top: number, bottom: number][] {
  if (bhk === '1 RK') {
    return [4.5, 5.25, 6, 7.25].flatMap((bath) =>
      [4.75, 5.5, 6.5, 8].map((kitchen): [number, number] => [kitchen, bath]),
    );
  }
  if (bhk === '1') {
    return [7.75, 8, 8.5, 9, 10, 11, 12, 13.5, 15].flatMap((bed) =>
      [4.5, 5, 6, 7].map((bath): [number, number] => [bed, bath]),
    );
  }
  const shallow = [0.82, 0.9, 0.98, 1.06, 1.15].map((part) => Math.min(17, Math.max(8.75, 10.6 * scale * part)));
  const deep = scale > 1.12 ? [19, 21, 23, 25].map((depth) => depth * Math.min(1.2, scale / 1.35)) : [];
  const uneven: [number, number][] =
    bhk === '1.5' && scale < 1
      ? [
          [5.5, 9],
          [6, 9.5],
          [6.5, 10],
          [7.5, 10],
        ]
      : [];
  const even = [...new Set([...shallow, ...deep.filter((depth) => depth >= 18.5)])].flatMap(
    (depth): [number, number][] => [
      [depth, depth],
      [depth * 0.94, depth * 1.06 > 17.5 && depth < 18 ? depth : depth * 1.06],
    ],
  );
  return [...even, ...uneven];
}

function listAttempts(facts: HomeFacts, carpet: number, random: Random): Attempt[] {
  const scale = toScale(facts, carpet);
  const passage = facts.bhk === '1 RK' ? 4.25 : snap(Math.min(5.5, Math.max(3.5, 2.7 + scale * 0.8)));
  const forms = facts.bhk === '1 RK' ? [{ day: 'hall', night: 'through' } as const] : listForms(facts, carpet);
  const leans = scale < 0.95 ? [-0.09, -0.06, -0.03, 0, 0.03, 0.06] : [-0.05, 0, 0.05];
  const attempts: Attempt[] = [];
  for (const form of forms) {
    const taste = random.between(0.6, 1.5);
    for (const [top, bottom] of listDepths(facts, scale)) {
      if (form.night === 'end' && top > DEEPEST_ROOM) continue;
      if (form.day === 'court' && top > DEEPEST_COURT) continue;
      for (const lean of leans) {
        const shape = { ...form, width: 0, dayWidth: 0, top: snap(top), bottom: snap(bottom), passage, scale };
        const depth = toDepth(shape);
        const width = snap(carpet / depth);
        const dayWidth = snap(width * (DAY_SHARES[facts.bhk] + lean));
        const sized = { ...shape, width, dayWidth };
        const sketch = sketchHome(facts, sized);
        const outline = Math.max(0, Math.abs(Math.log(width / depth / 1.35)) - 0.12) ** 2;
        const cost =
          (rate(slice(sketch.root, { x: 0, y: 0, w: width, d: depth }), scale) + outline * 0.5) *
          taste *
          random.between(0.85, 1.15);
        attempts.push({ shape: sized, sketch, cost });
      }
    }
  }
  return attempts.toSorted((one, other) => one.cost - other.cost);
}

/** Hangs balconies on the outer walls, except the one with the entrance. */
function addBalconies(
  frame: { width: number; depth: number },
  rooms: readonly Space[],
  facts: HomeFacts,
  { balconies: wishes, scale }: { balconies: readonly string[]; scale: number },
): Space[] {
  const entry = facts.bhk === '1 RK' ? 'right' : 'left';
  const balconies: Space[] = [];
  for (const id of wishes) {
    if (balconies.length === facts.balconies) break;
    const room = rooms.find((space) => space.id === id);
    if (!room) continue;
    const walls = findOuterWalls(frame, room, balconies).filter(({ side }) => side !== entry);
    const wall = walls.toSorted((one, other) => getLength(other) - getLength(one))[0];
    if (!wall) continue;
    const { from } = wall;
    const size = sizeBalcony(scale, id === 'living');
    const { depth } = size;
    const isNearlyAll = getLength(wall) <= size.length * 1.25;
    const length = isNearlyAll ? getLength(wall) : snap(size.length);
    const start = wall.at === 0 ? -OUTER_WALL - depth : wall.at + OUTER_WALL;
    const box = wall.vertical ? { x: start, y: from, w: depth, d: length } : { x: from, y: start, w: length, d: depth };
    balconies.push({ id: `balcony-${id}`, name: 'Balcony', use: 'balcony', ...box });
  }
  return [...rooms, ...balconies];
}

/** Builds an attempt; for a built-up area the width follows from what walls and balconies take. */
function build(facts: HomeFacts, { shape }: Attempt): PlanLayout {
  const depth = toDepth(shape);
  let { width } = shape;
  for (let round = 0; ; round += 1) {
    const dayWidth = snap((shape.dayWidth * width) / shape.width);
    const sketch = sketchHome(facts, { ...shape, width, dayWidth });
    const frame = { width, depth };
    const rooms = slice(sketch.root, { x: 0, y: 0, w: width, d: depth });
    const spaces = addBalconies(frame, rooms, facts, { balconies: sketch.balconies, scale: shape.scale });
    const missing = facts.basis === 'carpet' ? 0 : facts.area - toBuiltUpArea({ ...frame, spaces });
    if (round < 4 && Math.abs(missing) > facts.area * 0.012) {
      width = snap(width + missing / (depth + 6));
      continue;
    }
    const sliding = spaces
      .filter(({ use }) => use === 'balcony')
      .map(({ id }) => ({ kind: 'sliding' as const, space: id.replace('balcony-', ''), to: [id] }));
    const doors = placeDoors(frame, spaces, [...sketch.links, ...sliding]);
    return { ...frame, spaces, doors, windows: placeWindows(frame, spaces, doors) };
  }
}

/** More attempts than this never help; a home without a plan by then has facts that no home has. */
const MAX_BUILT = 90;

/** The plan of a home, or undefined when no plan can have these facts. */
export function layOutHome(facts: HomeFacts): PlanLayout | undefined {
  const random = createRandom(facts.seed);
  for (const attempt of listAttempts(facts, estimateCarpet(facts), random).slice(0, MAX_BUILT)) {
    if (!Number.isFinite(attempt.cost)) return undefined;
    const layout = build(facts, attempt);
    if (findPlanIssues(layout, facts).length === 0) return layout;
  }
  return undefined;
}
