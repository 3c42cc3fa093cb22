/** What a space is used for, which decides its floor, furniture and the rules it has to follow. */
export type SpaceUse =
  | 'living'
  | 'dining'
  | 'bedroom'
  | 'study'
  | 'kitchen'
  | 'bath'
  | 'dress'
  | 'balcony'
  | 'utility'
  | 'foyer'
  | 'passage'
  | 'pooja'
  | 'store'
  | 'staff'
  | 'shaft'
  | 'display'
  | 'work'
  | 'reception'
  | 'cabin'
  | 'meeting'
  | 'pantry'
  | 'bay'
  | 'dock';

/** A rectangle in feet; y grows downwards. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly d: number;
}

/** A room, or another part of the plan, measured between the centre lines of its walls. */
export interface Space extends Box {
  readonly id: string;
  readonly name: string;
  readonly use: SpaceUse;
}

/** A piece of a wall: vertical ones stand at one x, the others at one y. */
export interface Stretch {
  readonly vertical: boolean;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export type DoorKind = 'entrance' | 'door' | 'opening' | 'open' | 'sliding' | 'shutter';

export const OUTSIDE = 'outside';

/** A way between two spaces, or from one to the outside. */
export interface Door extends Stretch {
  readonly kind: DoorKind;
  /** The space into which the leaf opens. */
  readonly space: string;
  readonly other: string;
  /** The end of the gap at which the leaf hangs. */
  readonly hinge: 'from' | 'to';
  /** The direction of the swing: towards larger coordinates or smaller ones. */
  readonly swing: 1 | -1;
}

export interface Window extends Stretch {
  readonly space: string;
}

/** A finished plan. The indoor spaces fill the rectangle from 0, 0 to width, depth; balconies and docks are outside. */
export interface PlanLayout {
  readonly width: number;
  readonly depth: number;
  readonly spaces: readonly Space[];
  readonly doors: readonly Door[];
  readonly windows: readonly Window[];
}

/** Thickness in feet: nine inches of brick outside, four and a half between rooms. */
export const OUTER_WALL = 0.75;
export const INNER_WALL = 0.375;

const OUTDOOR: ReadonlySet<SpaceUse> = new Set(['balcony', 'dock']);

export const isOutdoor = ({ use }: Space): boolean => OUTDOOR.has(use);

type Side = 'left' | 'right' | 'top' | 'bottom';
export const SIDES = ['left', 'right', 'top', 'bottom'] as const satisfies readonly Side[];

/** The wall of a box on one side. */
export function getEdge({ x, y, w, d }: Box, side: Side): Stretch {
  const vertical = side === 'left' || side === 'right';
  const at = { left: x, right: x + w, top: y, bottom: y + d }[side];
  return vertical ? { vertical, at, from: y, to: y + d } : { vertical, at, from: x, to: x + w };
}

export const getLength = ({ from, to }: Stretch): number => to - from;

const OPPOSITE = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;

/** The wall that two spaces share, also through the outer wall to a balcony; seen from the first. */
export function findSharedWall(one: Space, other: Space): (Stretch & { side: Side }) | undefined {
  const reach = isOutdoor(one) || isOutdoor(other) ? OUTER_WALL : 0;
  for (const side of SIDES) {
    const edge = getEdge(one, side);
    const facing = getEdge(other, OPPOSITE[side]);
    const gap = side === 'left' || side === 'top' ? edge.at - facing.at : facing.at - edge.at;
    const from = Math.max(edge.from, facing.from);
    const to = Math.min(edge.to, facing.to);
    if (Math.abs(gap - reach) < 0.01 && to - from > 0.01) {
      const at = isOutdoor(one) ? facing.at : edge.at;
      return { vertical: edge.vertical, at, from, to, side };
    }
  }
  return undefined;
}

/** Whether this edge of a space lies on the outer wall. */
export const isOnOuterWall = ({ width, depth }: Pick<PlanLayout, 'width' | 'depth'>, edge: Stretch): boolean =>
  edge.at === 0 || edge.at === (edge.vertical ? width : depth);

/** The room between the faces of its walls, which is what a tape measures. */
export function toClearBox({ width, depth }: Pick<PlanLayout, 'width' | 'depth'>, space: Space): Box {
  if (isOutdoor(space)) return space;
  const inset = (side: Side): number => (isOnOuterWall({ width, depth }, getEdge(space, side)) ? 0 : INNER_WALL / 2);
  const [left, right, top, bottom] = [inset('left'), inset('right'), inset('top'), inset('bottom')];
  return { x: space.x + left, y: space.y + top, w: space.w - left - right, d: space.d - top - bottom };
}

/** Floor within the outer walls, partitions included, without balconies. */
export const toCarpetArea = ({ width, depth }: Pick<PlanLayout, 'width' | 'depth'>): number => width * depth;

/** Everything, with outer walls and balconies. */
export const toBuiltUpArea = ({ width, depth, spaces }: Pick<PlanLayout, 'width' | 'depth' | 'spaces'>): number =>
  (width + 2 * OUTER_WALL) * (depth + 2 * OUTER_WALL) +
  spaces.filter(isOutdoor).reduce((sum, { w, d }) => sum + w * d, 0);

export interface Turn {
  flipX: boolean;
  flipY: boolean;
  /** Exchanges width and depth. */
  swap: boolean;
}

function turnBox<T extends Box>(box: T, { width, depth }: PlanLayout, { flipX, flipY, swap }: Turn): T {
  const x = flipX ? width - box.x - box.w : box.x;
  const y = flipY ? depth - box.y - box.d : box.y;
  return swap ? { ...box, x: y, y: x, w: box.d, d: box.w } : { ...box, x, y };
}

function turnStretch<T extends Stretch>(stretch: T, { width, depth }: PlanLayout, { flipX, flipY, swap }: Turn): T {
  const { vertical, at, from, to } = stretch;
  const [across, along] = vertical ? [flipX, flipY] : [flipY, flipX];
  const [height, length] = vertical ? [width, depth] : [depth, width];
  return {
    ...stretch,
    vertical: swap ? !vertical : vertical,
    at: across ? height - at : at,
    from: along ? length - to : from,
    to: along ? length - from : to,
  };
}

function turnDoor(door: Door, layout: PlanLayout, turn: Turn): Door {
  const [across, along] = door.vertical ? [turn.flipX, turn.flipY] : [turn.flipY, turn.flipX];
  const opposite = door.hinge === 'from' ? 'to' : 'from';
  return {
    ...turnStretch(door, layout, turn),
    hinge: along ? opposite : door.hinge,
    swing: across ? (-door.swing as 1 | -1) : door.swing,
  };
}

/** The same plan mirrored or turned. */
export function turnLayout(layout: PlanLayout, turn: Turn): PlanLayout {
  const { width, depth, spaces, doors, windows } = layout;
  return {
    width: turn.swap ? depth : width,
    depth: turn.swap ? width : depth,
    spaces: spaces.map((space) => turnBox(space, layout, turn)),
    doors: doors.map((door) => turnDoor(door, layout, turn)),
    windows: windows.map((window) => turnStretch(window, layout, turn)),
  };
}
