import {
  type Box,
  type Door,
  type DoorKind,
  findSharedWall,
  getEdge,
  getLength,
  isOnOuterWall,
  isOutdoor,
  OUTER_WALL,
  OUTSIDE,
  type PlanLayout,
  SIDES,
  type Space,
  type SpaceUse,
  type Stretch,
  type Window,
} from './plan-layout.ts';

type Side = (typeof SIDES)[number];

/** A door that a plan needs; of several possible neighbours the first one that shares enough wall gets it. */
export interface Link {
  readonly kind: DoorKind;
  readonly space: string;
  readonly to: readonly string[];
  /** The outer wall of a door to the outside, in order of preference. */
  readonly sides?: readonly Side[];
}

type Frame = Pick<PlanLayout, 'width' | 'depth'>;
type Wall = Stretch & { side: Side };

const DOOR_WIDTHS: Readonly<Record<'entrance' | 'door', number>> = { entrance: 3.5, door: 3 };
const BATH_DOOR = 2.5;
const NARROW_DOOR: ReadonlySet<SpaceUse> = new Set(['bath', 'store', 'pooja', 'utility', 'dress', 'shaft']);
/** Between a door and the corner of its room. */
const JAMB = 0.45;

/** The piece of floor that an opening leaf sweeps, as a square. */
export function getSwing({ vertical, at, from, to, swing }: Door): Box {
  const width = to - from;
  const start = swing > 0 ? at : at - width;
  return vertical ? { x: start, y: from, w: width, d: width } : { x: from, y: start, w: width, d: width };
}

export const hasLeaf = ({ kind }: Pick<Door, 'kind'>): boolean => kind === 'door' || kind === 'entrance';

export const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.d, other.y + other.d) - Math.max(one.y, other.y));

/** The parts of the outer wall that belong to a space, without those that a balcony covers. */
export function findOuterWalls(frame: Frame, space: Space, spaces: readonly Space[]): Wall[] {
  const outdoors = spaces.filter(isOutdoor);
  return SIDES.flatMap((side) => {
    const edge = getEdge(space, side);
    if (!isOnOuterWall(frame, edge)) return [];
    const covered = outdoors.flatMap((outdoor) => {
      const wall = findSharedWall(space, outdoor);
      return wall?.side === side ? [wall] : [];
    });
    return subtract(edge, covered).map((piece) => ({ ...piece, side }));
  });
}

/** What is left of a stretch without the gaps. */
export function subtract(stretch: Stretch, gaps: readonly Pick<Stretch, 'from' | 'to'>[]): Stretch[] {
  const pieces: Stretch[] = [];
  let { from } = stretch;
  for (const gap of gaps.toSorted((one, other) => one.from - other.from)) {
    if (gap.to <= from || gap.from >= stretch.to) continue;
    if (gap.from > from) pieces.push({ ...stretch, from, to: gap.from });
    from = Math.max(from, gap.to);
  }
  if (from < stretch.to) pieces.push({ ...stretch, from });
  return pieces;
}

/** Into a room on the right of or below a wall the leaf swings towards larger coordinates. */
const swingInto = (side: Side): 1 | -1 => (side === 'left' || side === 'top' ? 1 : -1);

function makeDoor(link: Link, other: string, wall: Wall, width: number, start: number, hinge: Door['hinge']): Door {
  const { kind, space } = link;
  const { vertical, at, side } = wall;
  return { kind, space, other, vertical, at, from: start, to: start + width, hinge, swing: swingInto(side) };
}

/** A leaf hangs next to a corner of its room, where its swing meets the fewest others. */
function hangLeaf(link: Link, other: string, wall: Wall, space: Space, doors: readonly Door[]): Door | undefined {
  const width = NARROW_DOOR.has(space.use) ? BATH_DOOR : DOOR_WIDTHS[link.kind === 'entrance' ? 'entrance' : 'door'];
  const room = getLength(wall);
  if (room < width + 0.3) return undefined;
  const margin = Math.min(JAMB, (room - width) / 2);
  const edge = getEdge(space, wall.side);
  const options: { door: Door; cost: number }[] = [];
  for (const hinge of ['from', 'to'] as const) {
    const start = hinge === 'from' ? wall.from + margin : wall.to - margin - width;
    const isInCorner = hinge === 'from' ? wall.from === edge.from : wall.to === edge.to;
    const door = makeDoor(link, other, wall, width, start, hinge);
    const swing = getSwing(door);
    const clash = doors.reduce((sum, one) => sum + (hasLeaf(one) ? overlap(swing, getSwing(one)) : 0), 0);
    options.push({ door, cost: clash + (isInCorner ? 0 : 0.5) });
  }
  return options.toSorted((one, another) => one.cost - another.cost)[0]?.door;
}

/** A gap without a leaf: the whole wall, or as wide as its kind needs in the middle. */
function cutGap(link: Link, other: string, wall: Wall): Door | undefined {
  const room = getLength(wall);
  const wanted = {
    open: room,
    opening: Math.min(5, room - 0.6),
    sliding: Math.min(8, room * 0.66),
    shutter: room * 0.7,
  };
  const width = wanted[link.kind as keyof typeof wanted];
  if (width < (link.kind === 'open' ? 3 : 2.2)) return undefined;
  return makeDoor(link, other, wall, width, wall.from + (room - width) / 2, 'from');
}

function findWalls(link: Link, frame: Frame, spaces: readonly Space[], space: Space): { other: string; wall: Wall }[] {
  return link.to.flatMap((id) => {
    if (id === OUTSIDE) {
      const walls = findOuterWalls(frame, space, spaces);
      return (link.sides ?? SIDES).flatMap((side) =>
        walls.filter((wall) => wall.side === side).map((wall) => ({ other: id, wall })),
      );
    }
    const other = spaces.find((one) => one.id === id);
    const wall = other && findSharedWall(space, other);
    return wall ? [{ other: id, wall }] : [];
  });
}

/** Hangs the doors; one that has no wall is left out, which the rules then report. */
export function placeDoors(frame: Frame, spaces: readonly Space[], links: readonly Link[]): Door[] {
  const doors: Door[] = [];
  for (const link of links) {
    const space = spaces.find(({ id }) => id === link.space);
    if (!space) continue;
    for (const { other, wall } of findWalls(link, frame, spaces, space)) {
      const door = hasLeaf(link) ? hangLeaf(link, other, wall, space, doors) : cutGap(link, other, wall);
      if (door) {
        doors.push(door);
        break;
      }
    }
  }
  return doors;
}

/** The longest window of each use that has windows. */
const WINDOWS: Partial<Record<SpaceUse, number>> = {
  living: 8,
  dining: 6,
  bedroom: 6,
  study: 5,
  kitchen: 4.5,
  bath: 2,
  utility: 3,
  staff: 3,
  dress: 2,
  work: 9,
  reception: 6,
  cabin: 6,
  meeting: 7,
  pantry: 4,
  bay: 10,
  display: 18,
};
const SHORTEST_WINDOW = 1.25;

/** The stretch of a wall where a window fits between its doors. */
function findWindowWall(
  space: Space,
  wall: Wall,
  doors: readonly Door[],
): { wall: Stretch; longest: number } | undefined {
  const onWall = doors.filter(
    (door) =>
      (door.space === space.id || door.other === space.id) &&
      door.vertical === wall.vertical &&
      Math.abs(door.at - wall.at) < OUTER_WALL &&
      door.to > wall.from &&
      door.from < wall.to,
  );
  if (space.use !== 'display') return onWall.length > 0 ? undefined : { wall, longest: WINDOWS[space.use] ?? 0 };
  if (onWall.length === 0) return undefined;
  const around = onWall.map(({ from, to }) => ({ from: from - 0.7, to: to + 0.7 }));
  const pieces = subtract(wall, around).toSorted((one, other) => getLength(other) - getLength(one));
  return pieces[0] && { wall: pieces[0], longest: WINDOWS.display ?? 0 };
}

/** Puts a window into every free stretch of outer wall of the rooms that need light or air. */
export function placeWindows(frame: Frame, spaces: readonly Space[], doors: readonly Door[]): Window[] {
  return spaces.flatMap((space) => {
    if (WINDOWS[space.use] === undefined) return [];
    return findOuterWalls(frame, space, spaces).flatMap((outer) => {
      const found = findWindowWall(space, outer, doors);
      if (!found) return [];
      const { vertical, at, from, to } = found.wall;
      const length = Math.min(found.longest, (to - from) * (space.use === 'display' ? 0.9 : 0.55));
      if (length < SHORTEST_WINDOW) return [];
      const start = from + (to - from - length) / 2;
      return [{ space: space.id, vertical, at, from: start, to: start + length }];
    });
  });
}
