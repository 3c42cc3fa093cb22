import type { PossessionStatus } from '#contract';
import { pointEmbed } from '#contract/content/map-embed.ts';
import { type Area, areaText, askingPrice, inUnit, squareFeet } from '../amounts.ts';
import { daysFrom, monthFromBase } from '../calendar.ts';
import { type Bhk, bhkLabel, type ProjectKind } from '../content/markets.ts';
import {
  BUSINESS_UNITS,
  FLOOR_MIXES,
  HOME_MIXES,
  HOUSE_MIXES,
  PLOT_SIZES,
  projectShapes,
} from '../content/project-plans.ts';
import type { Family } from '../content/property-type.ts';
import { FLAT_AREAS } from '../content/types-homes.ts';
import { planForListing } from '../pictures.ts';
import { cyclic, type Random, randomFor } from '../random.ts';
import { type CoverSubject, createCoverPicker, tierFor } from './covers.ts';
import type { Configuration, DemoProject, ProjectRow } from './demo-rows.ts';
import { amenitiesFor, gallery, listingDates, metaTexts, toStatus } from './listing-details.ts';
import { isNearMetro, type Place, placeIn, reraNumber } from './listing-place.ts';
import { findGroup, pickRatings } from './listing-rating.ts';
import {
  type ProjectFacts,
  type ProjectIdea,
  projectDescription,
  projectHighlight,
  projectIdeas,
  projectTags,
  type TextCounts,
} from './project-mix.ts';
import type { GalleryFacts } from './room-pictures.ts';

const POSSESSION: [PossessionStatus, number][] = [
  ['new_launch', 20],
  ['mid_stage', 25],
  ['near_possession', 17],
  ['ready_to_move', 38],
];

const MONTHS_TO_GO: Record<PossessionStatus, [number, number] | null> = {
  new_launch: [32, 54],
  mid_stage: [12, 30],
  near_possession: [2, 6],
  ready_to_move: null,
};

/** Projects with a price on request. */
const ON_REQUEST = new Set([23, 71, 118]);

function pickPricePerSqFt({ city, kind }: ProjectIdea, place: Place, random: Random): number {
  const { flatPerSqFt, landPerSqYd } = city.market;
  const base = kind === 'plotted' ? landPerSqYd / 9 : flatPerSqFt;
  return Math.round((base * place.level * projectShapes[kind].level * random.between(0.92, 1.12)) / 10) * 10;
}

function pickAcres({ city, kind }: ProjectIdea, random: Random): number {
  const [smallest, largest] = projectShapes[kind].acres;
  const acres = (smallest + (largest - smallest) * random.next() ** 2) * (city.homeScale < 1 ? 0.35 : 1);
  return Number(acres.toFixed(acres < 20 ? 2 : 1));
}

function prices(configurations: DemoProject['configurations'], perSqFt: number, unpriced: boolean) {
  const askingPrices = configurations.flatMap(({ price }) => price ?? []);
  if (unpriced) return { minimumPrice: null, maximumPrice: null, avgPrice: null, pricePerSqFt: null };
  return {
    minimumPrice: Math.min(...askingPrices),
    maximumPrice: Math.max(...askingPrices),
    avgPrice: Math.round(askingPrices.reduce((sum, price) => sum + price, 0) / askingPrices.length / 1000) * 1000,
    pricePerSqFt: perSqFt,
  };
}

/** The registration, and when staff verified it on the regulator's site. */
function registration(idea: ProjectIdea, possession: PossessionStatus, seenAt: Date | null, random: Random) {
  if (possession === 'ready_to_move' && random.chance(0.15)) return { reraId: null, reraCheckedAt: null };
  const reraCheckedAt = seenAt && random.chance(0.75) ? daysFrom(seenAt, -random.between(0.005, 0.02)) : null;
  return { reraId: reraNumber(idea.city.slug, 'project', random), reraCheckedAt };
}

interface RowOptions {
  perSqFt: number;
  tags: readonly string[];
  textCounts: TextCounts;
}

function makeRow(facts: ProjectFacts, { perSqFt, tags, textCounts }: RowOptions, random: Random): ProjectRow {
  const { idea, place, acres, possession, configurations } = facts;
  const status = toStatus(idea.fate);
  const dates = listingDates(status, 1 - idea.number / 150, random);
  const onRequest = ON_REQUEST.has(idea.number);
  // Drafts may be incomplete, so these have no price.
  const unpriced = onRequest || status === 'draft';
  return {
    slug: idea.slug,
    title: idea.title,
    description: projectDescription(facts, textCounts),
    status,
    ...dates,
    // A set, because Delhi is a city and a state.
    address: [...new Set([idea.title, place.locality, idea.city.name, idea.city.state])].join(', '),
    locality: place.locality,
    localityState: `${place.locality}, ${idea.city.state}`,
    landmarks: place.landmarks,
    latitude: place.latitude,
    longitude: place.longitude,
    locationEmbedSrc: random.chance(0.75) ? pointEmbed(place) : null,
    residencyType: projectShapes[idea.kind].residency,
    possessionStatus: possession,
    priceOnRequest: onRequest,
    ...prices(configurations, perSqFt, unpriced),
    areaValue: acres,
    areaUnit: 'acre',
    highlight: projectHighlight(idea.kind, random),
    ...pickRatings({ key: `project ${idea.number}`, group: findGroup(tags), unrated: 0.42, withoutStars: 0 }),
    ...registration(idea, possession, dates.publishedAt, random),
    ...metaTexts(0.4, `${idea.title}, ${place.locality}`, place.locality, idea.city.name, random),
  };
}

const FAMILIES: Record<ProjectKind, Family> = {
  tower: 'flat',
  villas: 'house',
  floors: 'flat',
  plotted: 'plot',
  business: 'office',
};

/** The home of a project that its gallery shows: of middle size. */
const pickSample = <Item>(configurations: readonly Item[]): Item | undefined =>
  configurations[Math.floor(configurations.length / 2)];

/** A finished project shows the furnished sample home of a middle floor. */
const galleryFacts = ({ idea: { kind }, possession, configurations }: ProjectFacts): GalleryFacts => ({
  family: FAMILIES[kind],
  possession,
  furnishing: 'full',
  bhk: pickSample(configurations)?.bhk ?? null,
  bathrooms: null,
  floor: kind === 'tower' ? 8 : 1,
});

/** Floors of the buildings of a project, from the lowest to the highest. */
const FLOORS: Record<ProjectKind, [number, number]> = {
  tower: [9, 32],
  villas: [2, 2],
  floors: [3, 4],
  plotted: [0, 0],
  business: [5, 16],
};

function coverSubject({ idea, possession, configurations }: ProjectFacts, perSqFt: number): CoverSubject {
  const { slug, kind, city, number } = idea;
  const { flatPerSqFt, landPerSqYd } = city.market;
  const { level, looksLike } = projectShapes[kind];
  const random = randomFor(`building of project ${number}`);
  const usual = (kind === 'plotted' ? landPerSqYd / 9 : flatPerSqFt) * level;
  const [smallest] = configurations;
  const sqFt = smallest ? squareFeet(smallest.area) : 0;
  return {
    slug,
    propertyType: looksLike,
    floors: random.int(...FLOORS[kind]),
    sqFt,
    tier: tierFor(perSqFt / usual, perSqFt * sqFt),
    city: city.slug,
    possession,
  };
}

type PickCover = ReturnType<typeof createCoverPicker>;

function makeProject(idea: ProjectIdea, textCounts: TextCounts, pickCover: PickCover): DemoProject {
  const { city, kind, number, slug, title } = idea;
  const random = randomFor(`project ${number}`);
  const { localities, outskirts } = city.places;
  const place = placeIn(city, random.pick(kind === 'plotted' ? [...outskirts, ...localities] : localities), random);
  const possession = random.weighted(POSSESSION);
  const months = MONTHS_TO_GO[possession];
  const handover = months && monthFromBase(random.int(...months));
  const perSqFt = pickPricePerSqFt(idea, place, random);
  const plan = { slug, kind, perSqFt, homeScale: city.homeScale, level: place.level };
  const priced = makeConfigurations(plan, random);
  const configurations = ON_REQUEST.has(number) ? priced.map((one) => ({ ...one, price: null })) : priced;
  const acres = pickAcres(idea, random);
  const tags = projectTags(kind, isNearMetro(place), random);
  const amenities = amenitiesFor(kind, 7, 14, random);
  const facts = { idea, place, acres, possession, handover, configurations, amenities };
  const lists = idea.fate === 'published' ? ['projects', `projects in ${city.slug}`] : [];
  const cover = pickCover(coverSubject(facts, perSqFt), lists);
  return {
    row: makeRow(facts, { perSqFt, tags, textCounts }, random),
    city: city.slug,
    place,
    builder: idea.builder,
    kind,
    possession,
    handover,
    perSqFt,
    configurations,
    bhks: [...new Set(configurations.flatMap(({ bhk }) => bhk ?? []))],
    tags,
    amenities,
    pictures: gallery({
      number,
      slug,
      title,
      cover,
      facts: galleryFacts(facts),
      plan: pickSample(configurations)?.picture,
    }),
  };
}

/** The 150 projects of the demo data, oldest first. */
export function makeProjects(): DemoProject[] {
  const textCounts: TextCounts = new Map();
  const pickCover = createCoverPicker();
  return projectIdeas().map((idea) => makeProject(idea, textCounts, pickCover));
}

/** Input for the configurations of a project. */
export interface PlanOptions {
  slug: string;
  kind: ProjectKind;
  perSqFt: number;
  /** Size of homes relative to the national average. */
  homeScale: number;
  /** Price level of the neighbourhood: expensive ones get larger homes. */
  level: number;
}

/** A choice from a list ordered from modest to grand; more expensive neighbourhoods get later items. */
function byLevel<T>(mixes: readonly T[], level: number, random: Random): T {
  const wish = (level - 0.5) / 1.5 + random.between(-0.35, 0.35);
  return cyclic(mixes, Math.floor(Math.min(0.999, Math.max(0, wish)) * mixes.length));
}

const pickPrice = (area: Area, perSqFt: number, random: Random): number =>
  askingPrice(squareFeet(area) * perSqFt * random.between(0.98, 1.03));

function homes(mix: readonly Bhk[], options: PlanOptions, random: Random): Configuration[] {
  const { slug, kind, perSqFt, homeScale } = options;
  const { size, locations } = projectShapes[kind];
  return mix.map((bhk, position) => {
    const twin = mix.indexOf(bhk) === position ? 0 : 0.5;
    const [smallest, largest] = FLAT_AREAS[bhk];
    const share = twin + random.between(0.05, 0.45);
    const area = inUnit((smallest + (largest - smallest) * share) * size * homeScale, 'sq_ft', 5);
    const title = `${bhkLabel(bhk)}, Type ${'ABCD'.charAt(position)}`;
    return {
      title,
      location: cyclic(locations, position),
      bhk,
      area,
      price: pickPrice(area, perSqFt, random),
      picture: planForListing({ key: `${slug} ${position}`, title, propertyType: 'flat/apartment', bhk, area }),
    };
  });
}

function plots({ slug, perSqFt }: PlanOptions, random: Random): Configuration[] {
  const sizes = random.some(PLOT_SIZES, random.int(2, 4)).sort((a, b) => a - b);
  return sizes.map((value, position) => {
    const area: Area = { value, unit: 'sq_yd' };
    const title = `Plot of ${areaText(area)}`;
    const location = cyclic(projectShapes.plotted.locations, position);
    const picture = planForListing({ key: `${slug} ${position}`, title, propertyType: 'plot', bhk: null, area });
    return { title, location, bhk: null, area, price: pickPrice(area, perSqFt, random), picture };
  });
}

function units({ slug, perSqFt }: PlanOptions, random: Random): Configuration[] {
  const chosen = new Set(random.some(BUSINESS_UNITS, random.int(2, 4)));
  return BUSINESS_UNITS.filter((unit) => chosen.has(unit)).map(([title, location, [smallest, largest], level], at) => {
    const area = inUnit(random.between(smallest, largest), 'sq_ft', 10);
    const propertyType = title.startsWith('Office') ? 'commercial_office_space' : 'commercial_shop';
    const picture = planForListing({ key: `${slug} ${at}`, title, propertyType, bhk: null, area });
    return { title, location, bhk: null, area, price: pickPrice(area, perSqFt * level, random), picture };
  });
}

const PLANS: Record<ProjectKind, (options: PlanOptions, random: Random) => Configuration[]> = {
  tower: (options, random) => homes(byLevel(HOME_MIXES, options.level, random), options, random),
  villas: (options, random) => homes(byLevel(HOUSE_MIXES, options.level, random), options, random),
  floors: (options, random) => homes(random.pick(FLOOR_MIXES), options, random),
  plotted: plots,
  business: units,
};

/** Two to four matching configurations. */
export const makeConfigurations = (options: PlanOptions, random: Random): Configuration[] =>
  PLANS[options.kind](options, random);
