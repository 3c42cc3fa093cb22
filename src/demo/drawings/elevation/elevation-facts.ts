import type { Region, Stage, Tier } from '../catalogue.ts';
import { cyclic } from '../random.ts';
import { type BuildingKind, DESIGNS, type Design, isLand } from './design-catalogue.ts';

/** What a picture of a building or of land shows. */
export interface ElevationFacts {
  readonly design: Design;
  /** Floors above the parking level; 0 for land. */
  readonly floors: number;
  /** Size of land in square yards; 0 for buildings. */
  readonly size: number;
  readonly tier: Tier;
  readonly region: Region;
  readonly stage: Stage;
}

/** Parts that a picture shows because of its stage or its price class. */
export type Part =
  | 'hoarding'
  | 'excavation'
  | 'model'
  | 'crane'
  | 'scaffold'
  | 'frame'
  | 'materials'
  | 'hoist'
  | 'pipes'
  | 'grilles'
  | 'laundry'
  | 'air-conditioners'
  | 'water-tanks';

/** The facts and everything that follows from them; the drawing uses nothing else besides seed and time. */
export interface ElevationDescription extends ElevationFacts {
  readonly kind: BuildingKind;
  /** Floors with their final walls. */
  readonly cladFloors: number;
  /** Floors above those with brick walls only. */
  readonly brickFloors: number;
  /** Floors above those with columns and slabs only. */
  readonly bareFloors: number;
  readonly parts: readonly Part[];
}

/** The lowest building that has a tower crane; lower ones are built with a hoist. */
const CRANE_FLOORS = 6;

const LIVED_IN: Readonly<Record<Tier, readonly Part[]>> = {
  affordable: ['pipes', 'grilles', 'laundry', 'air-conditioners', 'water-tanks'],
  mid: ['air-conditioners', 'water-tanks'],
  premium: [],
  luxury: [],
};

/** Homes where laundry dries on balconies. */
const HOMES: ReadonlySet<BuildingKind> = new Set(['tower', 'midrise', 'house', 'builder-floor']);

function listParts({ stage, tier, floors }: ElevationFacts, kind: BuildingKind): Part[] {
  if (stage === 'launch') return ['hoarding', 'excavation', 'model'];
  if (stage === 'midway') return ['frame', 'scaffold', 'materials', floors >= CRANE_FLOORS ? 'crane' : 'hoist'];
  if (stage === 'finishing') return ['scaffold', 'hoist'];
  return HOMES.has(kind) ? [...LIVED_IN[tier]] : [];
}

/** How far the walls and the bare frame of a building under construction have got; sites differ. */
const PROGRESS = [
  [0.4, 0.35],
  [0.2, 0.5],
  [0.58, 0.22],
  [0, 0.64],
  [0.34, 0.28],
] as const;

/** Derives what a picture shows: land and sites under construction have no finished floors to count. */
export function describeElevation(facts: ElevationFacts): ElevationDescription {
  const [kind] = DESIGNS[facts.design].kinds;
  const { stage, floors } = facts;
  if (isLand(kind)) return { ...facts, stage: 'ready', kind, cladFloors: 0, brickFloors: 0, bareFloors: 0, parts: [] };
  const parts = listParts(facts, kind);
  if (stage !== 'midway') return { ...facts, kind, cladFloors: floors, brickFloors: 0, bareFloors: 0, parts };
  const [clad, bare] = cyclic(PROGRESS, floors);
  const cladFloors = Math.floor(floors * clad);
  const bareFloors = Math.ceil(floors * bare);
  return { ...facts, kind, cladFloors, brickFloors: floors - cladFloors - bareFloors, bareFloors, parts };
}
