import type { Plan } from '../catalogue.ts';

/** The use of a room, which decides its floor colour and furniture. */
export type RoomUse = 'living' | 'dining' | 'bedroom' | 'kitchen' | 'bath' | 'outdoor' | 'utility' | 'foyer' | 'pooja';

/** A room on the grid, in feet from the north-west corner. */
export type PlanRoom = readonly [name: string, x: number, y: number, width: number, depth: number, use: RoomUse];

/** A three-foot gap in a vertical or horizontal wall, with a door leaf or without. */
export type PlanDoor = readonly [x: number, y: number, wall: 'v' | 'h', kind: 'leaf' | 'opening'];

/** A hand-drawn home on a grid of feet. */
export interface PlanGrid {
  readonly width: number;
  readonly depth: number;
  readonly rooms: readonly PlanRoom[];
  readonly doors: readonly PlanDoor[];
}

export const PLAN_GRIDS: Readonly<Record<Plan, PlanGrid>> = {
  studio: {
    width: 26,
    depth: 20,
    rooms: [
      ['Studio', 0, 0, 17, 14, 'living'],
      ['Kitchen', 17, 0, 9, 8, 'kitchen'],
      ['Bath', 17, 8, 9, 6, 'bath'],
      ['Balcony', 0, 14, 17, 6, 'outdoor'],
      ['Entry', 17, 14, 9, 6, 'foyer'],
    ],
    doors: [
      [17, 4, 'v', 'leaf'],
      [17, 11, 'v', 'leaf'],
      [8, 14, 'h', 'opening'],
      [17, 17, 'v', 'opening'],
    ],
  },
  1: {
    width: 32,
    depth: 24,
    rooms: [
      ['Living / Dining', 0, 6, 18, 12, 'living'],
      ['Bedroom', 18, 0, 14, 12, 'bedroom'],
      ['Kitchen', 0, 0, 10, 6, 'kitchen'],
      ['Utility', 10, 0, 8, 6, 'utility'],
      ['Bath', 18, 12, 8, 6, 'bath'],
      ['Store', 26, 12, 6, 6, 'utility'],
      ['Balcony', 0, 18, 18, 6, 'outdoor'],
      ['Foyer', 18, 18, 14, 6, 'foyer'],
    ],
    doors: [
      [18, 8, 'v', 'leaf'],
      [5, 6, 'h', 'leaf'],
      [14, 6, 'h', 'opening'],
      [20, 12, 'h', 'leaf'],
      [9, 18, 'h', 'opening'],
      [18, 20, 'v', 'leaf'],
    ],
  },
  2: {
    width: 40,
    depth: 30,
    rooms: [
      ['Living', 12, 12, 16, 12, 'living'],
      ['Dining', 12, 4, 10, 8, 'dining'],
      ['Kitchen', 22, 2, 10, 10, 'kitchen'],
      ['Utility', 32, 2, 8, 6, 'utility'],
      ['Master Bedroom', 28, 12, 12, 14, 'bedroom'],
      ['Bath', 32, 8, 8, 4, 'bath'],
      ['Bedroom 2', 0, 10, 12, 12, 'bedroom'],
      ['Bath 2', 4, 4, 8, 6, 'bath'],
      ['Balcony', 12, 24, 16, 6, 'outdoor'],
      ['Pooja', 0, 22, 6, 5, 'pooja'],
      ['Balcony 2', 6, 22, 6, 5, 'outdoor'],
    ],
    doors: [
      [28, 16, 'v', 'leaf'],
      [12, 14, 'v', 'leaf'],
      [22, 9, 'v', 'opening'],
      [20, 24, 'h', 'opening'],
      [12, 6, 'v', 'opening'],
      [35, 12, 'h', 'leaf'],
      [32, 5, 'v', 'leaf'],
      [16, 4, 'h', 'leaf'],
    ],
  },
  3: {
    width: 46,
    depth: 34,
    rooms: [
      ['Living', 14, 14, 18, 13, 'living'],
      ['Dining', 14, 5, 11, 9, 'dining'],
      ['Kitchen', 25, 3, 11, 11, 'kitchen'],
      ['Utility', 36, 3, 6, 6, 'utility'],
      ['Master Bedroom', 32, 14, 14, 14, 'bedroom'],
      ['Bath', 36, 9, 10, 5, 'bath'],
      ['Bedroom 2', 0, 14, 14, 12, 'bedroom'],
      ['Bedroom 3', 0, 2, 14, 12, 'bedroom'],
      ['Bath 2', 0, 26, 8, 6, 'bath'],
      ['Pooja', 8, 26, 6, 6, 'pooja'],
      ['Balcony', 14, 27, 18, 6, 'outdoor'],
      ['Balcony 2', 32, 28, 14, 5, 'outdoor'],
    ],
    doors: [
      [32, 18, 'v', 'leaf'],
      [14, 16, 'v', 'leaf'],
      [14, 11, 'v', 'opening'],
      [25, 11, 'v', 'opening'],
      [22, 27, 'h', 'opening'],
      [40, 14, 'h', 'leaf'],
      [4, 26, 'h', 'leaf'],
      [36, 6, 'v', 'leaf'],
      [17, 5, 'h', 'leaf'],
      [38, 28, 'h', 'opening'],
    ],
  },
  4: {
    width: 54,
    depth: 38,
    rooms: [
      ['Living', 16, 16, 20, 14, 'living'],
      ['Dining', 16, 6, 12, 10, 'dining'],
      ['Kitchen', 28, 4, 12, 12, 'kitchen'],
      ['Utility', 40, 4, 7, 6, 'utility'],
      ['Staff', 47, 4, 7, 6, 'utility'],
      ['Master Bedroom', 36, 16, 18, 14, 'bedroom'],
      ['Dress', 40, 10, 6, 6, 'utility'],
      ['Bath', 46, 10, 8, 6, 'bath'],
      ['Bedroom 2', 0, 16, 16, 12, 'bedroom'],
      ['Bedroom 3', 0, 4, 16, 12, 'bedroom'],
      ['Bedroom 4', 0, 28, 12, 10, 'bedroom'],
      ['Bath 2', 12, 30, 8, 8, 'bath'],
      ['Balcony', 20, 30, 16, 7, 'outdoor'],
      ['Terrace', 36, 30, 18, 7, 'outdoor'],
      ['Pooja', 12, 28, 4, 2, 'utility'],
    ],
    doors: [
      [36, 20, 'v', 'leaf'],
      [16, 18, 'v', 'leaf'],
      [16, 13, 'v', 'opening'],
      [28, 13, 'v', 'opening'],
      [28, 30, 'h', 'opening'],
      [50, 16, 'h', 'leaf'],
      [8, 28, 'h', 'leaf'],
      [42, 16, 'h', 'opening'],
      [19, 6, 'h', 'leaf'],
      [44, 30, 'h', 'opening'],
      [40, 7, 'v', 'leaf'],
    ],
  },
};
