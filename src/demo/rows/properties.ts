import type { PropertyType } from '#contract';
import { BASE_DATE, daysFrom, momentBetween } from '../calendar.ts';
import type { AmenityPlace } from '../content/catalogue.ts';
import { type Random, randomFor } from '../random.ts';
import { createSlugger } from '../slugs.ts';
import type { DemoProject, DemoProperty, PropertyRow } from './demo-rows.ts';
import {
  amenitiesFor,
  decisionDrivers,
  gallery,
  listingDates,
  metaTexts,
  rating,
  toStatus,
} from './listing-details.ts';
import { mapEmbed, placeIn, placeWithin, reraNumber } from './listing-place.ts';
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
import { makeDescription, makeTitle, type PropertyFacts } from './property-text.ts';

/** State shared by all properties to make titles and slugs unique. */
interface Registers {
  titles: Set<string>;
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
  return { idea, place, size, possession: pickPossession(idea, random), floor: pickFloor(idea.profile, random) };
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

function makeRow(facts: PropertyFacts, registers: Registers, random: Random): PropertyRow {
  const { idea, place, size, possession } = facts;
  const { family } = idea.profile;
  const title = makeTitle(facts, registers.titles, random);
  const status = toStatus(idea.fate);
  const dates = listingDates(status, idea.age, random);
  const deletedAt = idea.fate === 'deleted' ? momentBetween(dates.updatedAt, daysFrom(BASE_DATE, -0.2), 0.9) : null;
  // Drafts may be incomplete, so every second one has no price.
  const unpriced = idea.onRequest || (status === 'draft' && idea.number % 2 === 0);
  return {
    slug: registers.slugFor(title),
    title,
    description: makeDescription(facts, random),
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
    locationEmbedSrc: random.chance(0.6) ? mapEmbed(place) : null,
    rating: rating(0.35, random),
    ...decisionDrivers(0.08, random),
    reraId: pickReraNumber(facts, random),
    ...metaTexts(0.25, title, place.locality, idea.city.name, random),
  };
}

/** Properties sold by their owner have no builder. */
function pickBuilder({ project, profile }: PropertyIdea, builders: readonly string[], random: Random): string | null {
  if (project) return project.builder;
  const unnamed =
    profile.family === 'plot' || profile.family === 'farm-land' || profile.family === 'industry' ? 0.9 : 0.35;
  return random.chance(unnamed) ? null : random.pick(builders);
}

function makeProperty(idea: PropertyIdea, builders: readonly string[], registers: Registers): DemoProperty {
  const random = randomFor(`property ${idea.number}`);
  const facts = makeFacts(idea, random);
  const row = makeRow(facts, registers, random);
  const { number, type: propertyType, city, profile, project } = idea;
  const { slug, title } = row;
  return {
    row,
    city: city.slug,
    builder: pickBuilder(idea, builders, random),
    project: project?.row.slug ?? null,
    prices: pickPrices(row, number),
    bhks: facts.size.bhk === null ? [] : [facts.size.bhk],
    tags: neutralTags(title, facts, row.facing ?? null, random),
    amenities: pickAmenities(idea, random),
    pictures: gallery({ number, slug, title, propertyType, dwelling: profile.bhks !== undefined }),
  };
}

const byAge = (one: DemoProperty, other: DemoProperty): number =>
  Number(one.row.createdAt) - Number(other.row.createdAt);

/** The 1,200 properties for sale and 240 for rent of the demo data, oldest first. */
export function makeProperties(projects: readonly DemoProject[]): DemoProperty[] {
  const registers: Registers = { titles: new Set(), slugFor: createSlugger() };
  const locals = Map.groupBy(projects, ({ city }) => city);
  const getBuilders = (city: string) => (locals.get(city) ?? []).map(({ builder }) => builder);
  const make = (idea: PropertyIdea) => makeProperty(idea, getBuilders(idea.city.slug), registers);
  const forSale = propertyIdeas(projects).map(make);
  const forRent = rentIdeas(projects).map(make);
  const groups = homePageGroups(forSale);
  const grouped = forSale.map((property) => {
    const group = groups.get(property);
    return group ? { ...property, tags: [group, ...property.tags] } : property;
  });
  return [...grouped, ...forRent].toSorted(byAge);
}
