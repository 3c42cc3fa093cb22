import type { Furnishing, PossessionStatus } from '#contract';
import type { Bhk } from '../content/markets.ts';
import type { Family } from '../content/property-type.ts';
import {
  DESIGNED_ROOMS,
  type DesignedRoom,
  type ElevationFacts,
  findDesign,
  hash,
  type InteriorState,
  LAND_VIEWS,
  type LandView,
  type TimeOfDay,
} from '../drawings/index.ts';
import { landPicture, type Picture, roomPicture } from '../pictures.ts';
import { cyclic } from '../random.ts';

/** What the pictures of a listing depend on. */
export interface GalleryFacts {
  family: Family;
  possession: PossessionStatus;
  furnishing: Furnishing | null;
  bhk: Bhk | null;
  bathrooms: number | null;
  floor: number;
}

/** Decides which designs a listing shows. The number makes neighbours in a list differ. */
interface Choice {
  number: number;
  time: TimeOfDay;
  /** Price class and region, which the building outside shows too. */
  cover: Pick<ElevationFacts, 'tier' | 'region'>;
  facts: GalleryFacts;
  plan: Picture | undefined;
}

/**
 * Takes turns through a list, so that consecutive numbers get different items. Each round starts elsewhere, and each
 * list has its own steps, so that two homes hardly ever agree in several rooms.
 */
function pickByTurn<T>(items: readonly T[], key: string, number: number, turn: number): T {
  const round = Math.floor(number / items.length);
  return cyclic(items, number + round * (hash(key) % 97) + turn);
}

/** The names of the designs of a room that fit the price, the region and the floor. */
export function fittingDesigns(
  room: DesignedRoom,
  { tier, region }: Choice['cover'],
  { floor }: Pick<GalleryFacts, 'floor'>,
): string[] {
  return Object.keys(DESIGNED_ROOMS[room]).filter((name) => {
    const { tiers, regions, floors } = findDesign(room, name) ?? {};
    const isHere = !regions || regions.includes(region);
    return isHere && (!tiers || tiers.includes(tier)) && (!floors || (floor >= floors[0] && floor <= floors[1]));
  });
}

/** Empty rooms have no lamps and are shown by daylight; so are those that exist on paper only. */
const toDaylight = (time: TimeOfDay): TimeOfDay => (time === 'dusk' ? 'day' : time);

function pickRoom({ number, time, cover, facts }: Choice, room: DesignedRoom, state: InteriorState, turn = 0): Picture {
  const design = pickByTurn(fittingDesigns(room, cover, facts), room, number, turn);
  const isPlain = state === 'semi' && findDesign(room, design)?.builtIn === undefined;
  const shown = isPlain ? 'bare' : state;
  const isLit = room === 'bath' || shown === 'furnished' || shown === 'semi';
  return roomPicture({ room, design, state: shown, time: isLit ? time : toDaylight(time) });
}

function pickLand({ number, time, cover: { region } }: Choice, view: LandView, turn = 0): Picture {
  const names = Object.entries(LAND_VIEWS[view]).filter(([, { regions }]) => !regions || regions.includes(region));
  const [design] = pickByTurn(names, view, number, turn);
  return landPicture({ view, design, time });
}

const ownPlan = ({ plan }: Choice): Picture[] => (plan ? [plan] : []);

/** A semi-furnished home has nothing in the rooms that are never fitted with cupboards. */
const withoutCupboards = (state: InteriorState): InteriorState => (state === 'semi' ? 'bare' : state);

const MAX_BEDROOMS = 5;
const MAX_BATHS = 4;

/** Bedrooms and bathrooms in turn: the first of each, the second of each, and so on. */
function pickPrivateRooms(choice: Choice, bedrooms: number, baths: number, state: InteriorState): Picture[] {
  const rooms: Picture[] = [];
  for (let turn = 0; turn < Math.max(bedrooms, baths); turn += 1) {
    const room = turn % 2 === 1 ? 'child' : 'bedroom';
    if (turn < bedrooms) rooms.push(pickRoom(choice, room, state, Math.floor(turn / 2)));
    if (turn < baths) rooms.push(pickRoom(choice, 'bath', withoutCupboards(state), turn));
  }
  return rooms;
}

function pickStudio(choice: Choice, state: InteriorState): Picture[] {
  const loose = withoutCupboards(state);
  return [
    pickRoom(choice, 'studio', state),
    pickRoom(choice, 'bath', loose),
    pickRoom(choice, 'balcony', loose),
    pickRoom(choice, 'foyer', loose),
    ...ownPlan(choice),
  ];
}

/** A home that cannot be entered yet: impressions of its most important rooms. */
const pickImpressions = (choice: Choice, bhk: Bhk): Picture[] => [
  ...(bhk === '1 RK'
    ? [pickRoom(choice, 'studio', 'impression')]
    : (['living', 'kitchen', 'bedroom'] as const).map((room) => pickRoom(choice, room, 'impression'))),
  ...ownPlan(choice),
];

const STATES: Record<Furnishing, InteriorState> = { full: 'furnished', semi: 'semi', unfurnished: 'bare' };

function pickHome(choice: Choice, bhk: Bhk): Picture[] {
  const { number, facts } = choice;
  if (facts.possession === 'new_launch' || facts.possession === 'mid_stage') return pickImpressions(choice, bhk);
  const state = STATES[facts.furnishing ?? 'unfurnished'];
  if (bhk === '1 RK') return pickStudio(choice, state);
  const isFurnished = state === 'furnished';
  const loose = withoutCupboards(state);
  const size = Number.parseFloat(bhk);
  const bedrooms = Math.min(MAX_BEDROOMS, Math.trunc(size));
  const baths = Math.min(MAX_BATHS, facts.bathrooms ?? bedrooms);
  const [first, ...others] = pickPrivateRooms(choice, bedrooms, baths, state);
  return [
    pickRoom(choice, 'living', loose),
    pickRoom(choice, 'kitchen', state),
    ...(first ? [first] : []),
    pickRoom(choice, 'balcony', loose),
    ...(isFurnished ? [pickRoom(choice, 'dining', state)] : []),
    ...others,
    ...(isFurnished && size > bedrooms ? [pickRoom(choice, 'study', state)] : []),
    ...ownPlan(choice),
    ...(isFurnished && number % 3 > 0 ? [pickRoom(choice, 'pooja', state)] : []),
    ...(!isFurnished || number % 3 !== 1 ? [pickRoom(choice, 'foyer', loose)] : []),
  ];
}

function pickOffice(choice: Choice): Picture[] {
  if (choice.facts.furnishing !== 'full') return [pickRoom(choice, 'office', 'bare'), ...ownPlan(choice)];
  return [
    pickRoom(choice, 'office', 'furnished'),
    pickRoom(choice, 'reception', 'furnished'),
    pickRoom(choice, 'cabin', 'furnished'),
    pickRoom(choice, 'office', 'furnished', 3),
    pickRoom(choice, 'cabin', 'furnished', 3),
    ...ownPlan(choice),
  ];
}

const pickLandViews = (choice: Choice): Picture[] => [
  pickLand(choice, 'road'),
  pickLand(choice, 'surroundings'),
  pickLand(choice, 'surroundings', 2),
  ...ownPlan(choice),
];

/** The pictures of a listing after that of its building, the most important ones first. */
export function pickRooms(choice: Choice): Picture[] {
  const { family, bhk, furnishing, possession } = choice.facts;
  const isUnfinished = possession === 'new_launch' || possession === 'mid_stage';
  if (bhk !== null) return pickHome(choice, bhk);
  if (family === 'plot' || family === 'farm-land') return pickLandViews(choice);
  if (isUnfinished) return ownPlan(choice);
  if (family === 'office') return pickOffice(choice);
  const use = furnishing === 'unfurnished' && choice.number % 2 === 0 ? 'bare' : 'furnished';
  if (family === 'shop') return [pickRoom(choice, 'shop', furnishing === 'semi' ? 'semi' : use), ...ownPlan(choice)];
  return [pickRoom(choice, 'warehouse', use), pickLand(choice, 'road'), ...ownPlan(choice)];
}
