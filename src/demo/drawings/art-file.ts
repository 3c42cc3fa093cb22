import { CITY_SLUG_LENGTH, MONOGRAM_SLUG_LENGTH, nameFromSlug } from './art-name.ts';
import {
  COURTYARD_FORMATS,
  COVERS,
  ELEVATION_TYPES,
  MONOGRAM_KINDS,
  PLANS,
  REGIONS,
  ROOMS,
  SPOTS,
  STAGES,
  TIERS,
  TIMES,
} from './catalogue.ts';
import { type CourtyardOptions, courtyard } from './courtyard/courtyard.ts';
import { heroCourtyard } from './courtyard/hero.ts';
import { cover } from './cover.ts';
import { DESIGN_NAMES, DESIGNS, isLand } from './elevation/design-catalogue.ts';
import { elevation } from './elevation/elevation.ts';
import type { ElevationFacts } from './elevation/elevation-facts.ts';
import { floorplan } from './floorplan/floorplan.ts';
import { measuredPlan } from './floorplan/measured-plan.ts';
import { parsePlanCode } from './floorplan/plan-facts.ts';
import { drawRoom } from './interior/draw-room.ts';
import { interior } from './interior/interior.ts';
import { drawLand } from './land/land.ts';
import { monogram } from './monogram.ts';
import { skyline } from './skyline/skyline.ts';
import { spot } from './spot.ts';
import { streetMap } from './street-map.ts';

const MAX_NAME_LENGTH = 120;
const LARGEST_SEED = 2 ** 32 - 1;

const BANNER: CourtyardOptions = { city: 'Jaipur', seed: 9, width: 1440, height: 700, arcadeStart: 0.56 };

const LOGIN_ART: CourtyardOptions = {
  city: 'Jaipur',
  time: 'dawn',
  seed: 4,
  width: 900,
  height: 1000,
  arches: 1,
  arcadeStart: 0.2,
};

type Draw = (rest: string) => string | undefined;

function cutLast(text: string): readonly [before: string, after: string] {
  const at = text.lastIndexOf('-');
  return at < 0 ? ['', text] : [text.slice(0, at), text.slice(at + 1)];
}

const findOption = <T extends string | number>(items: readonly T[], text: string): T | undefined =>
  items.find((item) => String(item) === text);

function seedIn(text: string): number | undefined {
  const seed = /^(?:0|[1-9]\d{0,9})$/.test(text) ? Number(text) : undefined;
  return seed !== undefined && seed <= LARGEST_SEED ? seed : undefined;
}

const slugIn = (text: string, maxLength: number): string | undefined =>
  text.length <= maxLength && /^[a-z0-9-]+$/.test(text) ? text : undefined;

const FACTS = /^([a-z-]+)-([1-9]\d{0,5})([fy])-([a-z]+)-([a-z]+)-([a-z]+)$/;
const MOST_FLOORS = 60;

/** Reads the facts of an elevation from the words that `artName` writes. */
function factsIn(words: string): ElevationFacts | undefined {
  const [, first = '', amount = '', unit, second = '', third = '', fourth = ''] = FACTS.exec(words) ?? [];
  const design = findOption(DESIGN_NAMES, first);
  const tier = findOption(TIERS, second);
  const region = findOption(REGIONS, third);
  const stage = findOption(STAGES, fourth);
  if (!design || !tier || !region || !stage || isLand(DESIGNS[design].kinds[0]) !== (unit === 'y')) return undefined;
  const isTooHigh = unit === 'f' && Number(amount) > MOST_FLOORS;
  const [floors, size] = unit === 'y' ? [0, Number(amount)] : [Number(amount), 0];
  return isTooHigh ? undefined : { design, floors, size, tier, region, stage };
}

const drawElevation: Draw = (rest) => {
  const [head, last] = cutLast(rest);
  const [first, middle] = cutLast(head);
  const type = findOption(ELEVATION_TYPES, first);
  const seed = seedIn(middle);
  const time = findOption(TIMES, last);
  if (seed === undefined || !time) return undefined;
  if (type) return elevation({ type, seed, time });
  const facts = factsIn(first);
  return facts && elevation({ facts, seed, time });
};

const drawCity: Draw = (rest) => {
  const slug = slugIn(rest, CITY_SLUG_LENGTH);
  return slug && skyline({ city: nameFromSlug(slug) });
};

const drawCourtyard: Draw = (rest) => {
  const [head, last] = cutLast(rest);
  const [first, middle] = cutLast(head);
  const slug = slugIn(first, CITY_SLUG_LENGTH);
  const time = findOption(TIMES, middle);
  const format = findOption(COURTYARD_FORMATS, last);
  return slug && time && format ? heroCourtyard({ city: nameFromSlug(slug), time, format }) : undefined;
};

const drawInterior: Draw = (rest) => {
  const [head, last] = cutLast(rest);
  const [first, middle] = cutLast(head);
  const room = findOption(ROOMS, first);
  const seed = seedIn(middle);
  const time = findOption(TIMES, last);
  return room && seed !== undefined && time ? interior({ room, seed, time }) : undefined;
};

/** `living-jhoola-furnished-golden`; names with a seed, such as `living-17-golden`, have no state. */
const drawDesigned: Draw = (rest) => {
  const [room, design, state, time, ...others] = rest.split('-');
  return others.length === 0 ? drawRoom(room ?? '', design ?? '', state ?? '', time ?? '') : undefined;
};

const drawLandView: Draw = (rest) => {
  const [view, design, time, ...others] = rest.split('-');
  const kind = findOption(['road', 'surroundings'], view ?? '');
  const light = findOption(TIMES, time ?? '');
  return kind && light && others.length === 0 ? drawLand(kind, design ?? '', light) : undefined;
};

/** Plans carry their facts in the name; older ones have only a number of bedrooms. */
const drawPlan: Draw = (rest) => {
  const facts = parsePlanCode(rest);
  if (facts) return measuredPlan(facts);
  const [first, last] = cutLast(rest);
  const bhk = findOption(PLANS, first);
  const seed = seedIn(last);
  return bhk && seed !== undefined ? floorplan({ bhk, seed }) : undefined;
};

const drawCover: Draw = (rest) => {
  const [first, last] = cutLast(rest);
  const theme = findOption(COVERS, first);
  const seed = seedIn(last);
  return theme && seed !== undefined ? cover({ theme, seed }) : undefined;
};

const drawMonogram: Draw = (rest) => {
  const kind = findOption(MONOGRAM_KINDS, rest.charAt(0));
  const slug = rest.charAt(1) === '-' ? slugIn(rest.slice(2), MONOGRAM_SLUG_LENGTH) : undefined;
  return kind !== undefined && slug ? monogram({ kind, name: nameFromSlug(slug) }) : undefined;
};

const drawMap: Draw = (rest) => {
  const seed = seedIn(rest);
  return seed === undefined ? undefined : streetMap({ seed });
};

const drawSpot: Draw = (rest) => {
  const kind = findOption(SPOTS, rest);
  return kind && spot({ kind });
};

const FAMILIES: ReadonlyMap<string, Draw> = new Map([
  ['elevation', drawElevation],
  ['city', drawCity],
  ['courtyard', drawCourtyard],
  ['interior', (rest) => drawInterior(rest) ?? drawDesigned(rest)],
  ['land', drawLandView],
  ['plan', drawPlan],
  ['cover', drawCover],
  ['monogram', drawMonogram],
  ['map', drawMap],
  ['spot', drawSpot],
]);

/**
 * Draws the picture for a file name such as `elevation-villa-7-golden` or `city-jaipur`. Returns undefined for any
 * other name and never throws; only letters, digits and hyphens reach a picture.
 */
export function artFile(name: string): string | undefined {
  if (name.length > MAX_NAME_LENGTH) {
    return undefined;
  }
  if (name === 'banner') {
    return courtyard(BANNER);
  }
  if (name === 'login-art') {
    return courtyard(LOGIN_ART);
  }
  const at = name.indexOf('-');
  return FAMILIES.get(name.slice(0, Math.max(at, 0)))?.(name.slice(at + 1));
}
