import { shortRupees } from '#contract/rupees.ts';
import { type Area, areaText, squareFeet } from '../amounts.ts';
import { BASE_DATE, formatDay, formatMonth, toDay } from '../calendar.ts';
import { bhkLabel } from '../content/markets.ts';
import type { Family } from '../content/property-type.ts';
import { regions } from '../content/regions.ts';
import { ordinal, type Random, withArticle } from '../random.ts';
import type { PropertyRow } from './demo-rows.ts';
import type { Outlook } from './listing-outlook.ts';
import { type DemoCity, distanceTo, inLocality, type Place } from './listing-place.ts';
import type { Possession, Size } from './property-details.ts';
import type { PropertyIdea } from './property-mix.ts';

/** What is known of a property before its row. */
export interface PropertyFacts {
  idea: PropertyIdea;
  place: Place;
  size: Size;
  possession: Possession;
  floor: number;
  /** What it looks out on, or where it stands. */
  outlook: Outlook | null;
  /** Sold with a tenant. */
  isLeased: boolean;
}

/** Facts by the names that the templates use; a fact that is not known is left out. */
export type Gaps = Readonly<Record<string, string>>;

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const counted = (count: number | null | undefined, one: string, many = `${one}s`): string | undefined =>
  count ? `${WORDS[count] ?? count} ${count === 1 ? one : many}` : undefined;

const areaIn = (value: number | null | undefined, unit: Area['unit'] | null | undefined): string | undefined =>
  value && unit ? areaText({ value, unit }) : undefined;

const FURNISHED = { full: 'fully furnished', semi: 'semi-furnished', unfurnished: 'unfurnished' };
const BACKUPS = { full: 'full power backup', partial: 'partial power backup', none: undefined };
const WATERS = {
  municipal: 'municipal water',
  borewell: 'borewell water',
  municipal_and_borewell: 'municipal plus borewell water',
  tanker: undefined,
};
const TENANTS = { anyone: 'families, couples and working professionals', family: 'families', company: 'companies' };

/** The years since which a home is called by its age. */
const WORTH_AN_AGE = 2;

/** A workplace needs about ninety square feet, including corridors. */
const seatsIn = (sqFt: number): string => String(Math.max(5, Math.round(sqFt / 90 / 5) * 5));

/** Landmarks that are not names need an article. */
const COMMON_NOUN = /^(?:International airport site|Canal riverfront|Outer ring road|Airport road)/;

/** The landmark without the neighbourhood that follows its comma. */
function landmarkName(landmark: string): string {
  const [name = landmark] = landmark.split(',');
  return COMMON_NOUN.test(name) ? `the ${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
}

const kmText = (km: number): string =>
  km < 0.95 ? `${Math.max(2, Math.round(km * 10)) * 100} m` : `${km < 5 ? Math.round(km * 2) / 2 : Math.round(km)} km`;

const WALKABLE_KM = 1;
/** A title names no landmark that is farther away. */
const WORTH_A_TITLE_KM = 4;
const drivingMinutes = (km: number): number => Math.max(4, Math.round(km * 3));

/** Distances from a place to its landmarks. */
export function describeWay(city: DemoCity, place: Place): Gaps {
  const [first, second] = place.landmarks;
  const landmark = landmarkName(first ?? place.locality);
  const km = first === undefined ? undefined : distanceTo(city, first, place);
  if (km === undefined) {
    const near = `close to ${landmark}`;
    return { landmark, near, drive: near, nearby: near };
  }
  const secondKm = second === undefined ? undefined : distanceTo(city, second, place);
  const isWalk = km < WALKABLE_KM;
  const near = `${kmText(km)} from ${landmark}`;
  const drive = isWalk
    ? `${Math.max(3, Math.round(km * 13))} minutes’ walk from ${landmark}`
    : `${drivingMinutes(km)} minutes’ drive from ${landmark}`;
  return {
    landmark,
    km: kmText(km),
    near,
    drive,
    ...(km > WORTH_A_TITLE_KM ? {} : { nearby: near, 'short drive': drive }),
    ...(isWalk ? {} : { 'drive time': `${drivingMinutes(km)} minutes` }),
    ...(second === undefined || secondKm === undefined
      ? {}
      : { 'second landmark': landmarkName(second), 'second km': kmText(secondKm) }),
  };
}

/** 'a park, a pool and a gymnasium' */
export const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Amenities that a listing mentions, because people choose by them. */
const MENTIONED =
  /pool|clubhouse|gymnasium|court|track|library|games|theatre|sky deck|play area|pet park|hall|net|food|corner/i;

export function mentionAmenities(amenities: readonly string[], number: number): string | undefined {
  const named = amenities.filter((name) => MENTIONED.test(name)).map((name) => withArticle(name.toLowerCase()));
  if (named.length < 2) return undefined;
  const start = number % named.length;
  return joinNames([...named.slice(start), ...named.slice(0, start)].slice(0, 3));
}

const isLater = (day: string): boolean => day > toDay(BASE_DATE);

function terms({ deposit, maintenance, availableFrom, minimumStayMonths, preferredTenants }: PropertyRow) {
  return {
    deposit: deposit ? shortRupees(deposit) : undefined,
    maintenance: maintenance ? `${shortRupees(maintenance)} a month` : undefined,
    available: availableFrom && isLater(availableFrom) ? formatDay(availableFrom) : undefined,
    stay: counted(minimumStayMonths, 'month'),
    tenants: preferredTenants ? TENANTS[preferredTenants] : undefined,
  };
}

const getAge = (builtYear: number | null | undefined): number =>
  builtYear ? BASE_DATE.getUTCFullYear() - builtYear : 0;

function built({ floor, totalFloors, builtYear }: PropertyRow) {
  const age = getAge(builtYear);
  return {
    floor: floor ? `${ordinal(floor)} floor` : undefined,
    'floor of': floor && totalFloors ? `${ordinal(floor)} of ${totalFloors} floors` : undefined,
    built: builtYear ? String(builtYear) : undefined,
    age: age >= WORTH_AN_AGE ? `${age}-year-old` : undefined,
  };
}

/** Only a home or an office for rent is called unfurnished. */
function furnishedText({ idea }: PropertyFacts, { furnishing }: PropertyRow): string | undefined {
  const isWorth = idea.isRent && (idea.profile.bhks !== undefined || idea.profile.family === 'office');
  return furnishing && (furnishing !== 'unfurnished' || isWorth) ? FURNISHED[furnishing] : undefined;
}

/** The facts of a property that its texts may use. */
export function gapsFor(facts: PropertyFacts, row: PropertyRow, amenities: readonly string[]): Gaps {
  const { idea, place, size, possession, outlook } = facts;
  const region = regions[idea.city.slug];
  if (region === undefined) throw new Error(`no region is known for ${idea.city.slug}`);
  const { noun, family } = idea.profile;
  const all = {
    noun,
    size: size.bhk === null ? undefined : bhkLabel(size.bhk),
    area: areaText(size.area),
    carpet: areaIn(row.carpetAreaValue, row.carpetAreaUnit),
    seats: seatsIn(squareFeet(size.area)),
    locality: place.locality,
    'in locality': inLocality(place.locality),
    city: idea.city.name,
    state: idea.city.state,
    project: idea.project?.row.title,
    handover: possession.possessionDate ? formatMonth(possession.possessionDate) : undefined,
    outlook: outlook ?? undefined,
    facing: row.facing ? `${row.facing.replace('_', '-')}-facing` : undefined,
    furnished: furnishedText(facts, row),
    parking: counted(row.coveredParking, 'covered parking', 'covered parkings'),
    bathrooms: size.bhk === null ? undefined : counted(row.bathrooms, 'bathroom'),
    balconies: counted(row.balconies, 'balcony', 'balconies'),
    backup: row.powerBackup ? BACKUPS[row.powerBackup] : undefined,
    water: row.waterSupply && family !== 'plot' ? WATERS[row.waterSupply] : undefined,
    freehold: row.ownership === 'freehold' ? 'freehold' : undefined,
    amenities: mentionAmenities(amenities, idea.number),
    crops: region.crops,
    'other crops': region.otherCrops,
    soil: region.soil,
    trees: region.trees,
    irrigation: region.irrigation,
    flooring: region.flooring,
    'helper room': region.helperRoom,
    'an irrigation': withArticle(region.irrigation),
    ...describeWay(idea.city, place),
    ...terms(row),
    ...built(row),
  };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  );
}

/** Older homes have had parts renewed. */
const WORTH_REPAIRS = 8;
const SMALLEST_FAMILY_HOME = 2;
const SMALLEST_LARGE_HOME = 3;

/** The conditions that a property meets, by the names that the templates use. */
export function conditionsFor(facts: PropertyFacts, row: PropertyRow): ReadonlySet<string> {
  const { idea, size, possession, isLeased } = facts;
  const bedrooms = size.bhk === null ? null : Number.parseFloat(size.bhk);
  const isReady = possession.possessionStatus === 'ready_to_move';
  const rules: Record<string, boolean> = {
    always: true,
    sale: !idea.isRent,
    rent: idea.isRent,
    ready: isReady,
    underway: !isReady,
    mid: possession.possessionStatus === 'mid_stage',
    project: idea.project !== null,
    alone: idea.project === null,
    [idea.profile.noun.replaceAll(' ', '-')]: true,
    tower: idea.type !== 'builder_floor_apartment',
    neighbourhood: idea.type !== 'farmhouse',
    floors: Boolean(row.floor),
    lift: row.hasLift === true,
    balconies: Boolean(row.balconies),
    'three-bathrooms': row.bathrooms === 3,
    [row.furnishing ?? 'land']: true,
    family: bedrooms !== null && bedrooms >= SMALLEST_FAMILY_HOME,
    old: getAge(row.builtYear) >= WORTH_REPAIRS,
    large: bedrooms !== null && bedrooms >= SMALLEST_LARGE_HOME,
    small: bedrooms !== null && bedrooms < SMALLEST_FAMILY_HOME,
    freehold: row.ownership === 'freehold',
    leasehold: row.ownership === 'leasehold',
    society: row.ownership === 'co_operative_society',
    gpa: row.ownership === 'power_of_attorney',
    leased: isLeased,
    vacant: !isLeased,
    now: Boolean(row.availableFrom) && !isLater(row.availableFrom ?? ''),
    'maintenance-included': row.maintenanceIncluded === true,
    'maintenance-extra': row.maintenanceIncluded === false,
  };
  return new Set(Object.keys(rules).filter((name) => rules[name]));
}

/** Facts that a second sentence lists, by family. */
const LISTED: Record<Family, readonly string[]> = {
  flat: ['floor of', 'parking', 'bathrooms', 'balconies', 'backup', 'facing', 'carpet', 'water'],
  house: ['parking', 'bathrooms', 'balconies', 'backup', 'water', 'facing', 'carpet'],
  office: ['floor of', 'backup', 'carpet', 'facing'],
  shop: ['backup', 'carpet', 'facing'],
  industry: ['backup', 'water', 'facing'],
  plot: [],
  'farm-land': [],
};

const suffixed = (name: string, fact: string): string => (name === 'carpet' ? `carpet area ${fact}` : fact);

const isFacing = (fact: string): boolean => fact.endsWith('-facing');

/** Facts that come before the others, because they are no nouns. */
const ADJECTIVE = /floors$|-facing$|^freehold$/;

/** '12th of 24 floors, two covered parkings and full power backup.', of facts that are not in `used` yet. */
export function listFacts(family: Family, gaps: Gaps, used: ReadonlySet<string>, random: Random): string {
  const known = LISTED[family].flatMap((name) => {
    const fact = gaps[name];
    return fact === undefined || used.has(name === 'floor of' ? 'floor' : name) ? [] : [suffixed(name, fact)];
  });
  const chosen = new Set(random.some(known, random.int(2, 4)));
  const adjectives = known.filter((fact) => chosen.has(fact) && ADJECTIVE.test(fact));
  const nouns = joinNames(known.filter((fact) => chosen.has(fact) && !ADJECTIVE.test(fact)));
  const sentence = [...adjectives, ...(nouns ? [adjectives.some(isFacing) ? `with ${nouns}` : nouns] : [])].join(', ');
  return chosen.size < 2 ? '' : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
