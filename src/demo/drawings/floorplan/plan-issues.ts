import { overlap } from './openings.ts';
import type { BusinessFacts, HomeFacts } from './plan-facts.ts';
import {
  type Box,
  findSharedWall,
  getEdge,
  isOnOuterWall,
  isOutdoor,
  OUTSIDE,
  type PlanLayout,
  SIDES,
  type Space,
  type SpaceUse,
  type Stretch,
  toBuiltUpArea,
  toCarpetArea,
  toClearBox,
} from './plan-layout.ts';

/** Smallest side and floor between the walls, and the longest side as a multiple of the shortest. */
type RoomRule = readonly [side: number, area: number, ratio: number];

const RULES: Readonly<Record<SpaceUse, RoomRule>> = {
  living: [7.4, 76, 2.4],
  dining: [6.5, 50, 2.4],
  bedroom: [7.4, 66, 1.9],
  study: [4.9, 36, 2.3],
  kitchen: [4.5, 25, 2.6],
  bath: [3.3, 16, 3],
  dress: [2.8, 11, 4.2],
  balcony: [3, 12, 6],
  utility: [2.9, 11, 4],
  foyer: [3.4, 14, 3.6],
  passage: [2.9, 9, 30],
  pooja: [2.9, 11, 3.2],
  store: [2.7, 9, 5],
  staff: [5.2, 34, 2.6],
  shaft: [1.2, 4, 9],
  display: [5, 30, 3.4],
  work: [8, 80, 4],
  reception: [6, 45, 3.6],
  cabin: [6.5, 55, 2.4],
  meeting: [6.5, 60, 4.2],
  pantry: [3.9, 18, 5],
  bay: [12, 200, 6],
  dock: [5, 40, 30],
};

/** Rooms that must not be crossed on the way to others, with the rooms that they may serve. */
const SERVES: Partial<Record<SpaceUse, readonly SpaceUse[]>> = {
  bath: [],
  balcony: [],
  shaft: [],
  pooja: [],
  study: ['balcony'],
  bedroom: ['bath', 'dress', 'balcony'],
  dress: ['bath', 'bedroom'],
  kitchen: ['utility', 'store', 'balcony', 'staff'],
  utility: ['staff', 'store', 'balcony'],
  staff: [],
  store: ['bath'],
  cabin: [],
  meeting: [],
  pantry: [],
};

/** Where the door of a bath may be. */
const BATH_FROM: ReadonlySet<SpaceUse> = new Set([
  'bedroom',
  'dress',
  'passage',
  'foyer',
  'store',
  'work',
  'reception',
  'display',
]);

const NEEDS_LIGHT: ReadonlySet<SpaceUse> = new Set(['living', 'bedroom', 'kitchen', 'study', 'work']);

/** The largest difference between the plan and the stated area. */
const TOLERANCE = 0.05;

function findAreaIssues(layout: PlanLayout, facts: HomeFacts | BusinessFacts): string[] {
  const drawn = facts.basis === 'carpet' ? toCarpetArea(layout) : toBuiltUpArea(layout);
  const isRight = Math.abs(drawn / facts.area - 1) <= TOLERANCE;
  return isRight ? [] : [`${facts.basis} area of ${Math.round(drawn)} instead of ${facts.area} sq ft`];
}

function findTilingIssues({ width, depth, spaces }: PlanLayout): string[] {
  const issues: string[] = [];
  let covered = 0;
  for (const [index, space] of spaces.entries()) {
    const { x, y, w, d } = space;
    if (!(w > 0 && d > 0)) issues.push(`${space.id} has no size`);
    if (!isOutdoor(space)) {
      covered += w * d;
      if (x < 0 || y < 0 || x + w > width || y + d > depth) issues.push(`${space.id} is outside`);
    }
    for (const other of spaces.slice(index + 1)) {
      if (overlap(space, other) > 0.01) issues.push(`${space.id} overlaps ${other.id}`);
    }
  }
  if (Math.abs(covered - width * depth) > 0.5) issues.push('the rooms leave a gap');
  return issues;
}

/** What is wrong with the size of a room between its walls, if anything. */
export function findSizeIssue(use: SpaceUse, { w, d }: Pick<Box, 'w' | 'd'>): string | undefined {
  const [side, area, ratio] = RULES[use];
  const [shorter, longer] = [Math.min(w, d), Math.max(w, d)];
  if (shorter < side) return `is only ${shorter.toFixed(1)} ft wide`;
  if (w * d < area) return `has only ${(w * d).toFixed(0)} sq ft`;
  return longer > shorter * ratio ? `is too long, ${longer.toFixed(1)} by ${shorter.toFixed(1)} ft` : undefined;
}

const findSizeIssues = (layout: PlanLayout): string[] =>
  layout.spaces.flatMap((space) => {
    const issue = findSizeIssue(space.use, toClearBox(layout, space));
    return issue ? [`${space.id} ${issue}`] : [];
  });

const isWithin = (inner: Stretch, outer: Stretch): boolean =>
  inner.vertical === outer.vertical &&
  Math.abs(inner.at - outer.at) < 0.01 &&
  inner.from >= outer.from - 0.01 &&
  inner.to <= outer.to + 0.01;

const onOuterWall = (layout: PlanLayout, space: Space, stretch: Stretch): boolean =>
  SIDES.some((side) => {
    const edge = getEdge(space, side);
    return isOnOuterWall(layout, edge) && isWithin(stretch, edge);
  });

function findDoorIssues(layout: PlanLayout): string[] {
  const byId = new Map(layout.spaces.map((space) => [space.id, space]));
  return layout.doors.flatMap((door, index) => {
    const space = byId.get(door.space);
    const other = byId.get(door.other);
    if (!space) return [`a door of ${door.space}, which does not exist`];
    const wall = other && findSharedWall(space, other);
    const fits = door.other === OUTSIDE ? onOuterWall(layout, space, door) : wall && isWithin(door, wall);
    const issues = fits ? [] : [`the door from ${door.space} to ${door.other} is not in their wall`];
    if (space.use === 'bath' && !(other && BATH_FROM.has(other.use))) {
      issues.push(`${space.id} opens to ${door.other}`);
    }
    const clash = layout.doors
      .slice(index + 1)
      .find(
        (one) =>
          one.vertical === door.vertical &&
          Math.abs(one.at - door.at) < 0.01 &&
          one.from < door.to &&
          door.from < one.to,
      );
    if (clash) issues.push(`the doors of ${door.space} and ${clash.space} overlap`);
    return issues;
  });
}

function findWindowIssues(layout: PlanLayout): string[] {
  const issues: string[] = [];
  for (const space of layout.spaces) {
    const own = layout.windows.filter((window) => window.space === space.id);
    if (own.some((window) => !onOuterWall(layout, space, window))) issues.push(`a window of ${space.id} is inside`);
    const leadsOut = layout.doors.some(
      ({ kind, space: one, other }) =>
        (kind === 'sliding' || kind === 'shutter') && (one === space.id || other === space.id),
    );
    if (NEEDS_LIGHT.has(space.use) && own.length === 0 && !leadsOut) issues.push(`${space.id} has no window`);
  }
  for (const { vertical, at, from, to, space } of layout.windows) {
    const blocked = layout.doors.some(
      (door) => door.vertical === vertical && Math.abs(door.at - at) < 0.01 && door.from < to && from < door.to,
    );
    if (blocked) issues.push(`a window of ${space} is in a door`);
  }
  return issues;
}

/** The spaces that a visitor gets to from the entrance without crossing private rooms. */
export function findReachable({ spaces, doors }: PlanLayout): ReadonlySet<string> {
  const byId = new Map(spaces.map((space) => [space.id, space]));
  const entrances = doors.filter(({ kind }) => kind === 'entrance').map(({ space }) => space);
  const seen = new Set(entrances);
  const queue = [...entrances];
  for (const id of queue) {
    const use = byId.get(id)?.use;
    const serves = use && SERVES[use];
    for (const { space, other } of doors) {
      const next = space === id ? other : other === id ? space : undefined;
      const target = next === undefined ? undefined : byId.get(next);
      if (!target || seen.has(target.id) || (serves && !serves.includes(target.use))) continue;
      seen.add(target.id);
      queue.push(target.id);
    }
  }
  return seen;
}

function findAccessIssues(layout: PlanLayout): string[] {
  const entrances = layout.doors.filter(({ kind }) => kind === 'entrance');
  if (entrances.length !== 1) return [`${entrances.length} entrances`];
  const reachable = findReachable(layout);
  return layout.spaces
    .filter(({ id, use }) => use !== 'shaft' && !reachable.has(id))
    .map(({ id }) => `no way to ${id}`);
}

const countUse = ({ spaces }: PlanLayout, use: SpaceUse): number => spaces.filter((space) => space.use === use).length;

function findCountIssues(layout: PlanLayout, facts: HomeFacts | BusinessFacts): string[] {
  const wanted: [SpaceUse, number][] = [['bath', facts.baths]];
  if (facts.kind === 'home') {
    const bedrooms = facts.bhk === '1 RK' ? 0 : Math.trunc(Number.parseFloat(facts.bhk));
    wanted.push(['bedroom', bedrooms], ['study', facts.bhk.endsWith('.5') ? 1 : 0], ['balcony', facts.balconies]);
    wanted.push(['kitchen', 1]);
  }
  return wanted.flatMap(([use, count]) => {
    const drawn = countUse(layout, use);
    return drawn === count ? [] : [`${drawn} of ${use} instead of ${count}`];
  });
}

/** What is wrong with a plan; empty for one that could be built. */
export const findPlanIssues = (layout: PlanLayout, facts: HomeFacts | BusinessFacts): string[] => [
  ...findTilingIssues(layout),
  ...findAreaIssues(layout, facts),
  ...findCountIssues(layout, facts),
  ...findSizeIssues(layout),
  ...findDoorIssues(layout),
  ...findWindowIssues(layout),
  ...findAccessIssues(layout),
];
