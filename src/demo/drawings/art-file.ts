import { CITY_SLUG_LENGTH, MONOGRAM_SLUG_LENGTH, nameFromSlug } from './art-name.ts';
import { COURTYARD_FORMATS, COVERS, ELEVATION_TYPES, MONOGRAM_KINDS, PLANS, ROOMS, SPOTS, TIMES } from './catalogue.ts';
import { type CourtyardOptions, courtyard } from './courtyard/courtyard.ts';
import { heroCourtyard } from './courtyard/hero.ts';
import { cover } from './cover.ts';
import { elevation } from './elevation/elevation.ts';
import { floorplan } from './floorplan/floorplan.ts';
import { interior } from './interior/interior.ts';
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

const drawElevation: Draw = (rest) => {
  const [head, last] = cutLast(rest);
  const [first, middle] = cutLast(head);
  const type = findOption(ELEVATION_TYPES, first);
  const seed = seedIn(middle);
  const time = findOption(TIMES, last);
  return type && seed !== undefined && time ? elevation({ type, seed, time }) : undefined;
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

const drawPlan: Draw = (rest) => {
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
  ['interior', drawInterior],
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
