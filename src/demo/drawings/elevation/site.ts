import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import type { ElevationDescription, Part } from './elevation-facts.ts';
import { REGION_LOOKS, type RegionLook } from './region-look.ts';

/** Materials and machines of a building site, which differ from site to site. */
export interface Works {
  readonly concrete: string;
  readonly blocks: string;
  readonly net: string;
  readonly crane: string;
}

const CONCRETES = ['#b5aea4', '#c2bcb2', '#a9a7a2', '#bfae99'] as const;
const BLOCKS = ['#b9694d', '#c9c5bb', '#c98a66', '#a95f47', '#d2cdc2'] as const;
const NETS = ['#5f9a72', '#5f9a72', '#4f83a8', '#c9bf9f'] as const;
const CRANES = ['#d9a02f', '#d9a02f', '#c4573c', '#4f7fa8'] as const;

/** What every part of a new elevation needs: the scene, the facts and the materials chosen for them. */
export interface Site {
  readonly scene: Scene;
  readonly random: Random;
  readonly facts: ElevationDescription;
  readonly look: RegionLook;
  /** The height at which the building meets the ground. */
  readonly ground: number;
  readonly wall: string;
  /** A second colour that differs from the wall. */
  readonly accent: string;
  readonly stone: string;
  readonly joinery: string;
  /** The fill of windows. */
  readonly glass: string;
  /** What a building under construction is made of. */
  readonly works: Works;
  readonly has: (part: Part) => boolean;
}

/** Chooses materials of the region and price class. */
export function createSite(scene: Scene, facts: ElevationDescription, ground: number): Site {
  const { random, light } = scene;
  const look = REGION_LOOKS[facts.region];
  return {
    scene,
    random,
    facts,
    look,
    ground,
    wall: random.pick(look.walls[facts.tier]),
    accent: random.pick(look.accents),
    stone: random.pick(look.stones),
    joinery: random.pick(look.joinery),
    glass: scene.fade('gl', mix(light.glass[0], light.glass[1], 0.35), light.glass[1]),
    works: {
      concrete: random.pick(CONCRETES),
      blocks: random.pick(BLOCKS),
      net: random.pick(NETS),
      crane: random.pick(CRANES),
    },
    has: (part) => facts.parts.includes(part),
  };
}

/** The drawing of a building: its masses and what is added to them when it is finished. */
export interface Building {
  /** Outermost edges, between which no tree stands. */
  readonly left: number;
  readonly right: number;
  /** The middle of the entrance. */
  readonly door: number;
  /** The highest point if it is far above the masses, such as a ridge. */
  readonly peak?: number;
  readonly masses: readonly Mass[];
  /** Shapes that a finished building has behind and in front of its masses. */
  readonly behind?: string;
  readonly front?: string;
  /** Shapes in front of the masses at any stage, such as a podium. */
  readonly foot?: string;
  /** Shapes on the grounds of a finished building, such as a pool. */
  readonly near?: string;
}

export type BayKind =
  | 'window'
  | 'pair'
  | 'tall'
  | 'balcony'
  | 'loggia'
  | 'ribbon'
  | 'shutter'
  | 'arch'
  | 'jaali'
  | 'fins'
  | 'duct'
  | 'accent'
  | 'panel'
  | 'blank'
  | 'door';

/** A vertical strip of a front and its width relative to the others. */
export interface Bay {
  readonly kind: BayKind;
  readonly span: number;
}

export type Rail = 'glass' | 'bars' | 'solid' | 'jaali';

/** A part of a building with equal floors, seen from the front, with a shaded side on the right. */
export interface Mass {
  readonly x: number;
  readonly w: number;
  /** The lower edge of the lowest floor. */
  readonly base: number;
  readonly floors: number;
  readonly floorHeight: number;
  /** How far the shaded side reaches to the right. */
  readonly depth?: number;
  readonly wall?: string;
  readonly accent?: string;
  /** The fronts of the floors from below; they repeat. */
  readonly rows: readonly (readonly Bay[])[];
  /** The front of the lowest floor if it differs. */
  readonly lowest?: readonly Bay[];
  readonly rail?: Rail;
  /** Slab edges at every floor. */
  readonly hasBands?: boolean;
  /** Height of the open parking level below. */
  readonly stilts?: number;
  /** Height of the wall around the roof. */
  readonly parapet?: number;
  /** Windows on the shaded side; none for party walls. */
  readonly hasBlankSide?: boolean;
  /** No water tanks and aerials, because the roof is pitched or part of the view. */
  readonly hasBareRoof?: boolean;
  /** Far masses fade into the haze and carry no details. */
  readonly isFar?: boolean;
}

/** The upper edge of the highest floor. */
export const getTop = ({ base, floors, floorHeight }: Mass): number => base - floors * floorHeight;

/** How close the camera comes to a small building at most. */
const MAX_ZOOM = 1.46;

/** The zoom at which a building fills the picture without touching its edges. */
export function fitZoom(
  { left, right, masses, peak = Number.POSITIVE_INFINITY }: Building,
  width: number,
  height: number,
): number {
  const highest = Math.min(...masses.map((mass) => getTop(mass) - 18), peak, height * 0.4) - 8;
  const across = (width / 2 - 16) / Math.max(width / 2 - left, right - width / 2);
  return Math.max(1, Math.min(MAX_ZOOM, across, (height - 26) / (height - highest)));
}

/** Bays from a short description: `w` window, `b` balcony and so on, with an optional width, as in `b1.5 w w b1.5`. */
export const bays = (text: string): Bay[] =>
  text.split(' ').map((part) => {
    const kind = BAY_LETTERS[part.charAt(0)];
    if (kind === undefined) throw new RangeError(`no bay is called ${part}`);
    return { kind, span: Number(part.slice(1) || 1) };
  });

const BAY_LETTERS: Readonly<Record<string, BayKind>> = {
  w: 'window',
  p: 'pair',
  t: 'tall',
  b: 'balcony',
  l: 'loggia',
  r: 'ribbon',
  s: 'shutter',
  a: 'arch',
  j: 'jaali',
  f: 'fins',
  d: 'duct',
  x: 'accent',
  P: 'panel',
  o: 'blank',
  D: 'door',
};
