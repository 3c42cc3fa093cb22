import type { PropertyType } from '#contract';
import { pointEmbed } from '#contract/content/map-embed.ts';
import { squareFeet } from '../amounts.ts';
import { BASE_DATE, daysFrom, momentBetween } from '../calendar.ts';
import type { AmenityPlace } from '../content/catalogue.ts';
import { type Picture, planForListing } from '../pictures.ts';
import { type Random, randomFor } from '../random.ts';
import { createSlugger } from '../slugs.ts';
import { type CoverSubject, createCoverPicker, floorsFor, tierFor } from './covers.ts';
import type { DemoProject, DemoProperty, PropertyRow } from './demo-rows.ts';
import { amenitiesFor, gallery, listingDates, metaTexts, toStatus } from './listing-details.ts';
import type { PropertyFacts } from './listing-facts.ts';
import { pickIsLeased, pickOutlook } from './listing-outlook.ts';
import { placeIn, placeWithin, reraNumber } from './listing-place.ts';
import { pickRatings } from './listing-rating.ts';
import {
  makeAddress,
  pickBathrooms,
  pickFacing,
  pickFloor,
  pickFurnishing,
  pickMaintenance,
  pickPossession,
  pickSize,
} from './property-details.ts';
import { pickFacts, pickPrices, pickRentTerms, SALE_TERMS } from './property-facts.ts';
import { type PropertyIdea, propertyIdeas, rentIdeas } from './property-mix.ts';
import { homePageGroups, neutralTags } from './property-tags.ts';
import { createTextHistory, type TextHistory, writeTexts } from './property-text.ts';
import type { GalleryFacts } from './room-pictures.ts';

/** State shared by all properties to make titles and slugs unique. */
interface Registers {
  texts: TextHistory;
  slugFor: (title: string) => string;
}

const AMENITY_PLACES: Partial<Record<PropertyType, AmenityPlace>> = {
  'flat/apartment': 'tower',
  penthouse: 'tower',
  studio_apartment: 'tower',
  service_apartment: 'tower',
  builder_floor_apartment: 'floors',
  villa: 'villas',
  residential: 'house',
  farmhouse: 'house',
  plot: 'plotted',
  commercial_office_space: 'business',
  office_in_it_park: 'business',
  commercial_shop: 'business',
  commercial_showroom: 'business',
  'warehouse/godown': 'industry',
  industrial_building: 'industry',
  industrial_shed: 'industry',
};

function makeFacts(idea: PropertyIdea, random: Random): PropertyFacts {
  const { localities, outskirts } = idea.city.places;
  const mixed = idea.type === 'plot' ? [...outskirts, ...localities] : localities;
  const place = idea.project
    ? placeWithin(idea.project.place, random)
    : placeIn(idea.city, random.pick(idea.profile.outskirts ? outskirts : mixed), random);
  const size = pickSize(idea, place, random);
  const possession = pickPossession(idea, random);
  const floor = pickFloor(idea.profile, random);
  const isLeased = pickIsLeased(idea, possession.possessionStatus === 'ready_to_move');
  return { idea, place, size, possession, floor, outlook: pickOutlook(idea), isLeased };
}

function pickAmenities({ type, project }: PropertyIdea, random: Random): string[] {
  if (project) return project.amenities;
  const place = AMENITY_PLACES[type];
  return place ? amenitiesFor(place, 3, 8, random) : [];
}

/** A property in a project has the project's number; others have their own until they are ready. */
function pickReraNumber({ idea, possession }: PropertyFacts, random: Random): string | null {
  if (idea.project) return idea.project.row.reraId ?? null;
  return possession.possessionStatus === 'ready_to_move' ? null : reraNumber(idea.city.slug, 'project', random);
}

/** The row without its texts and ratings, which depend on the rest of it. */
function makeFactsRow(facts: PropertyFacts, random: Random): PropertyRow {
  const { idea, place, size, possession } = facts;
  const { family } = idea.profile;
  const status = toStatus(idea.fate);
  const dates = listingDates(status, idea.age, random);
  const deletedAt = idea.fate === 'deleted' ? momentBetween(dates.updatedAt, daysFrom(BASE_DATE, -0.2), 0.9) : null;
  // Drafts may be incomplete, so every second one has no price.
  const unpriced = idea.onRequest || (status === 'draft' && idea.number % 2 === 0);
  return {
    slug: '',
    title: '',
    status,
    ...dates,
    deletedAt,
    propertyType: idea.type,
    residencyType: idea.profile.residency,
    ...possession,
    furnishing: pickFurnishing(family, possession.possessionStatus, random),
    facing: pickFacing(random),
    bathrooms: pickBathrooms(family, size.bhk, random),
    price: unpriced ? null : size.price,
    priceOnRequest: idea.onRequest,
    maintenance: pickMaintenance(family, size, random),
    builtUpAreaValue: size.area.value,
    builtUpAreaUnit: size.area.unit,
    address: makeAddress(idea, place, facts.floor, random),
    ...pickFacts(facts),
    ...(idea.isRent ? pickRentTerms(facts) : SALE_TERMS),
    locality: place.locality,
    landmarks: place.landmarks,
    latitude: place.latitude,
    longitude: place.longitude,
    locationEmbedSrc: random.chance(0.6) ? pointEmbed(place) : null,
    reraId: pickReraNumber(facts, random),
  };
}

/** The plan with the areas, baths and balconies that the property states. */
const makePlan = ({ size, idea }: PropertyFacts, row: PropertyRow): Picture =>
  planForListing({
    key: row.slug,
    title: row.title,
    propertyType: idea.type,
    bhk: size.bhk,
    area: size.area,
    carpet: row.carpetAreaValue && row.carpetAreaUnit ? { value: row.carpetAreaValue, unit: row.carpetAreaUnit } : null,
    baths: row.bathrooms ?? null,
    balconies: row.balconies ?? null,
    facing: row.facing ?? null,
  });

/** Properties sold by their owner have no builder. */
function pickBuilder({ project, profile }: PropertyIdea, builders: readonly string[], random: Random): string | null {
  if (project) return project.builder;
  const unnamed =
    profile.family === 'plot' || profile.family === 'farm-land' || profile.family === 'industry' ? 0.9 : 0.35;
  return random.chance(unnamed) ? null : random.pick(builders);
}

const galleryFacts = ({ idea, size, possession, floor }: PropertyFacts, row: PropertyRow): GalleryFacts => ({
  family: idea.profile.family,
  possession: possession.possessionStatus,
  furnishing: row.furnishing ?? null,
  bhk: size.bhk,
  bathrooms: row.bathrooms ?? null,
  floor,
});

/** The price of an average home or piece of land of this type in the city, per square foot. */
function usualPrice({ city, profile }: PropertyIdea): number {
  const { flatPerSqFt, landPerSqYd } = city.market;
  return (profile.family === 'plot' ? landPerSqYd / 9 : flatPerSqFt) * profile.level;
}

function coverSubject({ idea, size, floor }: PropertyFacts, row: PropertyRow): CoverSubject {
  const { type: propertyType, city } = idea;
  const sqFt = squareFeet(size.area);
  return {
    slug: row.slug,
    propertyType,
    floors: floorsFor(propertyType, row.slug, row.totalFloors, floor),
    sqFt,
    tier: tierFor(size.price / sqFt / usualPrice(idea), size.price),
    city: city.slug,
    possession: row.possessionStatus ?? 'ready_to_move',
  };
}

/** A property before its pictures, which depend on those of its neighbours. */
interface Draft {
  idea: PropertyIdea;
  facts: PropertyFacts;
  property: DemoProperty;
}

function makeDraft(idea: PropertyIdea, builders: readonly string[], registers: Registers): Draft {
  const random = randomFor(`property ${idea.number}`);
  const facts = makeFacts(idea, random);
  const factsRow = makeFactsRow(facts, random);
  const amenities = pickAmenities(idea, random);
  const { city, project } = idea;
  const { title, description } = writeTexts(facts, factsRow, amenities, registers.texts);
  const row = {
    ...factsRow,
    slug: registers.slugFor(title),
    title,
    description,
    ...metaTexts(0.25, title, facts.place.locality, city.name, random),
  };
  const property: DemoProperty = {
    row,
    city: city.slug,
    builder: pickBuilder(idea, builders, random),
    project: project?.row.slug ?? null,
    prices: pickPrices(row, idea.number),
    bhks: facts.size.bhk === null ? [] : [facts.size.bhk],
    tags: neutralTags(facts, row, random),
    amenities,
    pictures: [],
  };
  return { idea, facts, property };
}

const byAge = (one: Draft, other: Draft): number =>
  Number(one.property.row.createdAt) - Number(other.property.row.createdAt);

/** The lists of the site that show a property. */
function listsWith({ row, city }: DemoProperty): string[] {
  const purpose = row.purpose ?? 'sale';
  return row.status === 'published' ? ['all', purpose, `${purpose} in ${city}`, `${purpose} ${row.propertyType}`] : [];
}

/** Adds pictures in the order of the lists, so that neighbours differ. */
function addPictures(drafts: readonly Draft[]): DemoProperty[] {
  const pickCover = createCoverPicker();
  return drafts.map(({ idea: { number }, facts, property }) => {
    const { slug, title } = property.row;
    const cover = pickCover(coverSubject(facts, property.row), listsWith(property));
    return {
      ...property,
      pictures: gallery({
        number,
        slug,
        title,
        cover,
        facts: galleryFacts(facts, property.row),
        plan: makePlan(facts, property.row),
      }),
    };
  });
}

/** The 1,200 properties for sale and 240 for rent of the demo data, oldest first. */
export function makeProperties(projects: readonly DemoProject[]): DemoProperty[] {
  const registers: Registers = { texts: createTextHistory(), slugFor: createSlugger() };
  const locals = Map.groupBy(projects, ({ city }) => city);
  const getBuilders = (city: string) => (locals.get(city) ?? []).map(({ builder }) => builder);
  const ideas = [...propertyIdeas(projects), ...rentIdeas(projects)].toSorted((one, other) => other.age - one.age);
  const drafts = ideas.map((idea) => makeDraft(idea, getBuilders(idea.city.slug), registers));
  const groups = homePageGroups(drafts.flatMap(({ idea, property }) => (idea.isRent ? [] : [property])));
  const rated = drafts.map((draft) => {
    const { idea, property } = draft;
    const group = groups.get(property);
    const ratings = pickRatings({ key: `property ${idea.number}`, group, unrated: 0.4, withoutStars: 0.08 });
    const tags = [...(group ? [group] : []), ...property.tags];
    return { ...draft, property: { ...property, row: { ...property.row, ...ratings }, tags } };
  });
  return addPictures(rated.toSorted(byAge));
}
