import type { SpaceUse } from './plan-layout.ts';

/** A shape of a piece of furniture in feet: x runs along the wall behind it, y away from the wall. */
export type Shape =
  | { kind: 'box'; x: number; y: number; w: number; d: number; round?: number }
  | { kind: 'ring'; x: number; y: number; r: number }
  | { kind: 'line'; x: number; y: number; toX: number; toY: number };

/** A piece of furniture seen from above. */
export interface Piece {
  readonly w: number;
  readonly d: number;
  readonly shapes: readonly Shape[];
  /** Stands in the room instead of at a wall. */
  readonly isFree?: boolean;
  /** What stands there instead where this is too large. */
  readonly instead?: Piece;
  /** Looks wrong in front of a window. */
  readonly avoidsWindows?: boolean;
}

const box = (x: number, y: number, w: number, d: number, round = 0): Shape => ({ kind: 'box', x, y, w, d, round });
const ring = (x: number, y: number, r: number): Shape => ({ kind: 'ring', x, y, r });
const line = (x: number, y: number, toX: number, toY: number): Shape => ({ kind: 'line', x, y, toX, toY });

function makeBed(width: number): Piece {
  const isDouble = width > 4;
  const side = isDouble ? 1.4 : 0;
  const pillow = isDouble ? (width - 1.2) / 2 : width - 0.8;
  return {
    w: width + 2 * side,
    d: 6.5,
    avoidsWindows: true,
    shapes: [
      box(side, 0, width, 6.5, 3),
      line(side, 2.2, side + width, 2.2),
      box(side + 0.4, 0.4, pillow, 1.2, 2),
      ...(isDouble
        ? [
            box(side + width - 0.4 - pillow, 0.4, pillow, 1.2, 2),
            box(0.1, 0.1, 1.1, 1.1),
            box(side + width + 0.2, 0.1, 1.1, 1.1),
          ]
        : []),
    ],
  };
}

const makeWardrobe = (w: number): Piece => ({
  w,
  d: 1.9,
  avoidsWindows: true,
  shapes: [box(0, 0, w, 1.9), line(0, 0, w, 1.9), line(0, 1.9, w, 0)],
});

const makeSofa = (w: number, instead?: Piece): Piece => ({
  w,
  d: 5.4,
  ...(instead ? { instead } : {}),
  shapes: [
    box(0, 0, w, 2.8, 4),
    box(0.5, 0.9, w - 1, 1.9, 3),
    line(w / 2, 0.9, w / 2, 2.8),
    box(w * 0.24, 3.7, w * 0.52, 1.7, 2),
  ],
});

const freeSofa: Piece = { ...makeSofa(6), isFree: true };
const smallSofa = makeSofa(5, freeSofa);

const armchair: Piece = { w: 2.6, d: 2.6, shapes: [box(0, 0, 2.6, 2.6, 4), box(0.5, 0.8, 1.6, 1.8, 3)] };
const television: Piece = { w: 5, d: 1.3, avoidsWindows: true, shapes: [box(0, 0, 5, 1.3), line(0.8, 0.5, 4.2, 0.5)] };

function makeTable(seats: number): Piece {
  const w = seats * 2 + 0.8;
  const chairs = Array.from({ length: seats }, (_, index) => index * 2 + 0.7);
  return {
    w,
    d: 5.4,
    isFree: true,
    shapes: [
      box(0, 1.3, w, 2.8, 3),
      ...chairs.map((x) => box(x, 0, 1.4, 1.1, 2)),
      ...chairs.map((x) => box(x, 4.3, 1.4, 1.1, 2)),
    ],
  };
}

const makeCounter = (w: number, fitting: 'sink' | 'hob' | 'none'): Piece => {
  const middle = w / 2;
  const sink = [box(middle - 1, 0.4, 1.4, 1.2, 2), line(middle + 0.8, 0.4, middle + 0.8, 1.6)];
  const hob = [
    ring(middle - 0.6, 0.7, 0.35),
    ring(middle + 0.6, 0.7, 0.35),
    ring(middle - 0.6, 1.5, 0.3),
    ring(middle + 0.6, 1.5, 0.3),
  ];
  return { w, d: 2, shapes: [box(0, 0, w, 2), ...{ sink, hob, none: [] }[fitting]] };
};

const fridge: Piece = { w: 2.3, d: 2.3, shapes: [box(0, 0, 2.3, 2.3, 1), line(0, 1.9, 2.3, 1.9)] };
const closet: Piece = { w: 1.7, d: 2.4, shapes: [box(0.1, 0, 1.5, 0.7, 1), ring(0.85, 1.5, 0.75)] };
const basin: Piece = { w: 1.9, d: 1.4, shapes: [box(0, 0, 1.9, 1.4, 3), ring(0.95, 0.75, 0.45)] };
const shower: Piece = { w: 2.8, d: 2.8, shapes: [box(0, 0, 2.8, 2.8), line(0, 0, 2.8, 2.8), line(2.8, 0, 0, 2.8)] };
const washer: Piece = { w: 2, d: 2, shapes: [box(0, 0, 2, 2, 1), ring(1, 1, 0.7)] };
const makeShelf = (w: number): Piece => ({ w, d: 1.3, shapes: [box(0, 0, w, 1.3), line(0, 0.65, w, 0.65)] });
const desk: Piece = { w: 4.2, d: 3.2, shapes: [box(0, 0, 4.2, 1.8), box(1.4, 2, 1.4, 1.2, 3)] };
const altar: Piece = { w: 2.4, d: 1.2, shapes: [box(0, 0, 2.4, 1.2), ring(1.2, 0.6, 0.35)] };
const plant: Piece = { w: 1.3, d: 1.3, shapes: [ring(0.65, 0.65, 0.6), ring(0.65, 0.65, 0.3)] };
const executive: Piece = {
  w: 5,
  d: 6,
  isFree: true,
  shapes: [box(0, 2, 5, 2.2, 1), box(1.8, 0.4, 1.5, 1.3, 3), box(0.8, 4.6, 1.4, 1.3, 3), box(2.8, 4.6, 1.4, 1.3, 3)],
};
const front: Piece = { w: 5.5, d: 2, isFree: true, shapes: [box(0, 0, 5.5, 2, 3), line(0, 1.4, 5.5, 1.4)] };
const gondola: Piece = { w: 7, d: 2.6, isFree: true, shapes: [box(0, 0, 7, 2.6), line(0, 1.3, 7, 1.3)] };
const stock: Piece = {
  w: 12,
  d: 4,
  isFree: true,
  shapes: [box(0, 0, 12, 4), line(4, 0, 4, 4), line(8, 0, 8, 4), line(0, 2, 12, 2)],
};
const desks: Piece = {
  w: 8.4,
  d: 8.2,
  isFree: true,
  shapes: [0, 4.2].flatMap((x) => [
    box(x, 2, 4.2, 2.1),
    box(x, 4.1, 4.2, 2.1),
    box(x + 1.4, 0.5, 1.4, 1.2, 3),
    box(x + 1.4, 6.5, 1.4, 1.2, 3),
  ]),
};

/** A room as furniture sees it: its sides in feet and its name. */
interface Size {
  short: number;
  long: number;
  name: string;
}

const repeated = (count: number, piece: Piece): Piece[] => Array.from({ length: count }, () => piece);

/** What stands in a room, the most important first; what does not fit is left out. */
export const PIECES: Readonly<Record<SpaceUse, (size: Size) => Piece[]>> = {
  bedroom: ({ short, long }) => [
    makeBed(short < 8.6 ? 4.25 : short < 10.5 ? 5 : 6),
    makeWardrobe(long > 11 ? 6 : 4.5),
    ...(short > 13 ? [desk] : []),
    ...(short > 15 ? [armchair, television] : []),
  ],
  living: ({ short, long, name }) => [
    ...(name === 'Room' ? [makeBed(5)] : []),
    short < 9.5 ? smallSofa : makeSofa(short > 14 ? 8.5 : 6.5, smallSofa),
    television,
    ...(name.includes('Dining') ? [makeTable(2)] : []),
    ...(long > 16 && short > 12 ? [armchair, armchair] : []),
    ...(long > 19 && short > 15 ? [makeSofa(7)] : []),
  ],
  dining: ({ short, long }) => [makeTable(long > 12 && short > 9 ? 4 : long > 9 ? 3 : 2), makeShelf(4)],
  study: () => [desk, makeShelf(4)],
  kitchen: ({ short, long }) => [
    makeCounter(Math.max(3, long - 0.4), 'sink'),
    makeCounter(Math.max(2.5, short - 2.6), 'hob'),
    ...(short > 6.5 ? [fridge] : []),
    ...(short > 14 ? [makeTable(2)] : []),
  ],
  bath: ({ long }) => [closet, basin, ...(long > 5.5 ? [shower] : [])],
  dress: ({ long }) => [makeWardrobe(Math.max(2.5, long * 0.7))],
  balcony: () => [plant, plant],
  utility: () => [washer, makeCounter(3, 'none')],
  foyer: ({ short }) => (short > 4.5 ? [makeShelf(3)] : []),
  passage: ({ name }) => (name === 'Wash' ? [basin] : []),
  pooja: () => [altar],
  store: ({ long }) => [makeShelf(Math.max(2, long * 0.7))],
  staff: () => [makeBed(3.2)],
  shaft: () => [],
  display: ({ short, long }) => [
    ...(short > 9 ? [front] : []),
    makeShelf(Math.max(3, long * 0.6)),
    makeShelf(Math.max(3, long * 0.6)),
    ...repeated(Math.min(12, Math.floor((short * long) / 130)), gondola),
  ],
  work: ({ short, long }) => repeated(Math.min(48, Math.max(1, Math.floor((short * long) / 105))), desks),
  reception: () => [front, makeSofa(5)],
  cabin: () => [executive, makeShelf(4)],
  meeting: ({ long }) => [makeTable(long > 15 ? 6 : long > 12 ? 5 : long > 9.5 ? 4 : 3)],
  pantry: ({ long }) => [makeCounter(Math.max(3, long - 0.5), 'sink'), fridge],
  bay: ({ short, long }) => repeated(Math.min(30, Math.floor((short * long) / 260)), stock),
  dock: () => [],
};
