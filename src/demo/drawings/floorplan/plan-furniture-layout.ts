import { num, path } from '../svg.ts';
import { getSwing, hasLeaf, overlap } from './openings.ts';
import { type Box, type PlanLayout, SIDES, type Space, toClearBox } from './plan-layout.ts';
import { PIECES, type Piece, type Shape } from './plan-pieces.ts';

type Side = (typeof SIDES)[number];

/** A piece of furniture where it stands: its box, and the wall behind it. */
export interface Placed {
  readonly piece: Piece;
  readonly box: Box;
  readonly side: Side;
}

/** Floor to keep free in front of a gap without a leaf. */
const CLEARANCE = 1.8;

/** The floor of a room that its doors need. */
export function listDoorways(layout: PlanLayout, space: Space): Box[] {
  return layout.doors.flatMap((door) => {
    if (door.space !== space.id && door.other !== space.id) return [];
    if (hasLeaf(door) && door.space === space.id) return [getSwing(door)];
    // Nothing can lean on a wall that is not there.
    const depth = door.kind === 'open' ? 0.4 : hasLeaf(door) ? 1 : CLEARANCE;
    const { at, from, to } = door;
    const length = to - from;
    return [
      door.vertical
        ? { x: at - depth, y: from, w: 2 * depth, d: length }
        : { x: from, y: at - depth, w: length, d: 2 * depth },
    ];
  });
}

const turnTo = (side: Side, room: Box, start: number, { w, d }: Piece): Box =>
  ({
    top: { x: room.x + start, y: room.y, w, d },
    bottom: { x: room.x + start, y: room.y + room.d - d, w, d },
    left: { x: room.x, y: room.y + start, w: d, d: w },
    right: { x: room.x + room.w - d, y: room.y + start, w: d, d: w },
  })[side];

const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.w <= outer.x + outer.w + 0.01 &&
  inner.y + inner.d <= outer.y + outer.d + 0.01;

function listWallSpots(piece: Piece, room: Box): { box: Box; side: Side; cost: number }[] {
  return SIDES.flatMap((side) => {
    const length = side === 'left' || side === 'right' ? room.d : room.w;
    const spare = length - piece.w;
    if (spare < 0) return [];
    return [0, spare, spare / 2, spare / 4, (spare * 3) / 4].map((start, index) => ({
      box: turnTo(side, room, start, piece),
      side,
      cost: index < 2 ? 0 : index === 2 ? 0.1 : 0.4,
    }));
  });
}

const FREE_STEPS = [0.5, 0.3, 0.7, 0.12, 0.88, 0.4, 0.6, 0.2, 0.8];

function listFreeSpots(piece: Piece, room: Box): { box: Box; side: Side; cost: number }[] {
  return (['top', 'left'] as const).flatMap((side) => {
    const turned = turnTo(side, { ...room, x: 0, y: 0 }, 0, piece);
    const [spareX, spareY] = [room.w - turned.w - 1.4, room.d - turned.d - 1.4];
    if (spareX < 0 || spareY < 0) return [];
    return FREE_STEPS.flatMap((partY, row) =>
      FREE_STEPS.map((partX, column) => ({
        box: { x: room.x + 0.7 + spareX * partX, y: room.y + 0.7 + spareY * partY, w: turned.w, d: turned.d },
        side,
        cost: row + column + (side === 'left' ? 0.5 : 0),
      })),
    );
  });
}

/** Puts one piece where it blocks no door and no other piece; undefined when there is no such place. */
function place(
  piece: Piece,
  room: Box,
  blocked: readonly Box[],
  windows: readonly Box[],
  gap: number,
): Placed | undefined {
  let best: Placed | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const { box, side, cost } of piece.isFree ? listFreeSpots(piece, room) : listWallSpots(piece, room)) {
    if (cost >= lowest || !isInside(box, room)) continue;
    const roomy = piece.isFree ? { x: box.x - gap, y: box.y - gap, w: box.w + 2 * gap, d: box.d + 2 * gap } : box;
    if (blocked.some((other) => overlap(roomy, other) > 0.02)) continue;
    const before = piece.avoidsWindows && windows.some((window) => overlap(box, window) > 0.02) ? 2 : 0;
    if (cost + before >= lowest) continue;
    lowest = cost + before;
    best = { piece, box, side };
  }
  return best;
}

function placeGrid(piece: Piece, count: number, room: Box, blocked: readonly Box[]): Placed[] {
  const aisle = 3.5;
  const columns = Math.max(1, Math.floor((room.w - 2) / (piece.w + aisle)));
  const rows = Math.max(1, Math.floor((room.d - 2) / (piece.d + aisle)));
  const placed: Placed[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns && placed.length < count; column += 1) {
      const x = room.x + ((column + 0.5) * room.w) / columns - piece.w / 2;
      const y = room.y + ((row + 0.5) * room.d) / rows - piece.d / 2;
      const box = { x, y, w: piece.w, d: piece.d };
      const isClear = isInside(box, room) && !blocked.some((other) => overlap(box, other) > 0.02);
      if (isClear) placed.push({ piece, box, side: 'top' });
    }
  }
  return placed;
}

/** Furnishes a room as far as it has the floor for it. */
export function furnish(layout: PlanLayout, space: Space): Placed[] {
  const room = toClearBox(layout, space);
  const [short, long] = [Math.min(room.w, room.d), Math.max(room.w, room.d)];
  const blocked = listDoorways(layout, space);
  const windows = layout.windows
    .filter((window) => window.space === space.id)
    .map(({ vertical, at, from, to }) =>
      vertical ? { x: at - 2, y: from, w: 4, d: to - from } : { x: from, y: at - 2, w: to - from, d: 4 },
    );
  const placed: Placed[] = [];
  const pieces = PIECES[space.use]({ short, long, name: space.name });
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index];
    if (!piece) continue;
    const same = pieces.filter((one) => one === piece).length;
    if (piece.isFree && same > 1) {
      const grid = placeGrid(piece, same, room, [...blocked, ...placed.map(({ box }) => box)]);
      placed.push(...grid);
      index += same - 1;
      continue;
    }
    const taken = [...blocked, ...placed.map(({ box }) => box)];
    let spot: Placed | undefined;
    for (let one: Piece | undefined = piece; one && !spot; one = one.instead)
      spot = place(one, room, taken, windows, 0.4);
    if (spot) placed.push(spot);
  }
  return placed;
}

/** Maps a point of a piece to the plan: along the wall behind it, and away from that wall. */
function toPlan({ box, side }: Placed, x: number, y: number): [x: number, y: number] {
  if (side === 'top') return [box.x + x, box.y + y];
  if (side === 'bottom') return [box.x + x, box.y + box.d - y];
  return side === 'left' ? [box.x + y, box.y + x] : [box.x + box.w - y, box.y + x];
}

type Project = (x: number, y: number) => [x: number, y: number];

function drawShape(placed: Placed, shape: Shape, project: Project, unit: number): string {
  const at = (x: number, y: number) => project(...toPlan(placed, x, y));
  if (shape.kind === 'ring') {
    const [cx, cy] = at(shape.x, shape.y);
    return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(shape.r * unit)}"/>`;
  }
  const [x, y] = at(shape.x, shape.y);
  if (shape.kind === 'line') {
    const [toX, toY] = at(shape.toX, shape.toY);
    return `<path d="${path`M${x} ${y}L${toX} ${toY}`}"/>`;
  }
  const [endX, endY] = at(shape.x + shape.w, shape.y + shape.d);
  const corner = shape.round ? ` rx="${num(Math.min(shape.round, unit * 0.35))}"` : '';
  const [w, h] = [Math.abs(endX - x), Math.abs(endY - y)];
  return `<rect x="${num(Math.min(x, endX))}" y="${num(Math.min(y, endY))}" width="${num(w)}" height="${num(h)}"${corner}/>`;
}

/** The outlines of a placed piece. */
export const drawPiece = (placed: Placed, project: Project, unit: number): string =>
  placed.piece.shapes.map((shape) => drawShape(placed, shape, project, unit)).join('');
