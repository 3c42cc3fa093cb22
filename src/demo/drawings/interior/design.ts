import type { Region, Tier } from '../catalogue.ts';
import type { Mood } from './decorations.ts';
import type { Shell } from './kit/shell.ts';
import type { RoomSize, Space } from './space.ts';

type Draw = (s: Space) => string;

/** A room as an architect would plan it. Its parts are drawn in this order, what is far away first. */
export interface Design {
  /** What is special about it, for its alt text: 'with a swing'. */
  about: string;
  /** The classes of homes in which it is found; all unless given. */
  tiers?: readonly Tier[];
  /** The regions in which it is found; all unless given. */
  regions?: readonly Region[];
  /** The lowest and the highest floor with such a view, for balconies. */
  floors?: readonly [lowest: number, highest: number];
  mood: Mood;
  size: RoomSize;
  shell: Shell;
  /** The side wall with a door, which furniture would hide. */
  door?: 'left' | 'right';
  /** Openings and surfaces, which every home has. */
  fixed?: Draw;
  /** Wardrobes and cabinets, which unfurnished homes lack. */
  builtIn?: Draw;
  /** Furniture, curtains and what people bring along. */
  loose?: Draw;
  /** Fans and lamps below the ceiling. */
  overhead?: Draw;
  /** Replaces walls, floor and ceiling where there are none, as on a balcony. */
  open?: Draw;
}

export type Designs = Readonly<Record<string, Design>>;
