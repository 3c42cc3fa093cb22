import type { Furnishing, PostedBy, PostedPropertyStatus, PropertyType } from '#contract';
import type { tables } from '#db';
import { squareFeet } from '../amounts.ts';
import { atOfficeHours, BASE_DATE, daysFrom } from '../calendar.ts';
import type { Bhk } from '../content/markets.ts';
import { CHANGE_REQUESTS, POSTERS, REJECTIONS } from '../content/postings.ts';
import { demoTypes } from '../content/property-types.ts';
import { type Picture, planForListing } from '../pictures.ts';
import { cyclic, type Random, randomFor, toUuid } from '../random.ts';
import { createCoverPicker, floorsFor, tierFor } from './covers.ts';
import { gallery } from './listing-details.ts';
import { type DemoCity, inLocality, placeIn, reraNumber } from './listing-place.ts';
import { writePosting } from './posting-text.ts';
import { makeAddress, pickFloor, pickSize, type Size } from './property-details.ts';
import { cityFor, type PropertyIdea } from './property-mix.ts';

/** Live postings have been renewed and expire much later; the others expire after ninety days. */
function pickExpiry(status: PostedPropertyStatus, reviewedAt: Date, random: Random): Date | null {
  if (status === 'rejected') return null;
  return status === 'live' ? daysFrom(BASE_DATE, random.int(180, 360)) : daysFrom(reviewedAt, 90);
}

/** The reason that staff sent to the poster. */
function pickReason(status: PostedPropertyStatus, random: Random): string | null {
  if (status === 'changes_requested') return random.pick(CHANGE_REQUESTS);
  return status === 'rejected' ? random.pick(REJECTIONS) : null;
}

/** Review and expiry of a posting. */
export function postedHistory(status: PostedPropertyStatus, createdAt: Date, random: Random) {
  const emailConfirmedAt = status === 'pending_email' ? null : daysFrom(createdAt, random.int(5, 200) / 1440);
  const isReviewed = status !== 'pending_email' && status !== 'pending_review';
  const reviewedAt = isReviewed ? daysFrom(createdAt, 1 + random.int(0, 60) / 1440) : null;
  return {
    status,
    isActive: status === 'live',
    emailConfirmedAt,
    reviewedAt,
    reviewReason: pickReason(status, random),
    expiresAt: reviewedAt && pickExpiry(status, reviewedAt, random),
    createdAt,
    updatedAt: reviewedAt ?? emailConfirmedAt ?? createdAt,
  };
}

type PostedRow = Omit<
  typeof tables.postedProperties.$inferInsert,
  'id' | 'cityId' | 'bhkId' | 'consentId' | 'reviewedBy'
>;

/** A listing that an invented visitor posted. */
export interface DemoPosted {
  row: PostedRow;
  /** The slug of its city. */
  citySlug: string;
  bhk: Bhk | null;
  /** IP address of the consent, from a range reserved for documentation. */
  ip: string;
  pictures: Picture[];
}

const COUNT = 60;

/** The statuses of the postings, newest first: recent ones are not reviewed yet. */
const STATUSES: [PostedPropertyStatus, number][] = [
  ['pending_email', 3],
  ['pending_review', 4],
  ['changes_requested', 2],
  ['live', 45],
  ['rejected', 2],
  ['sold', 2],
  ['expired', 2],
];

const TYPES: [PropertyType, number][] = [
  ['flat/apartment', 24],
  ['builder_floor_apartment', 8],
  ['residential', 8],
  ['plot', 8],
  ['villa', 4],
  ['commercial_shop', 4],
  ['commercial_office_space', 3],
  ['farmhouse', 1],
  ['agricultural_land', 2],
  ['warehouse/godown', 1],
];

const POSTED_BY: [PostedBy, number][] = [
  ['owner', 32],
  ['agent', 20],
  ['builder', 8],
];

const FURNISHINGS: [Furnishing, number][] = [
  ['semi', 50],
  ['unfurnished', 35],
  ['full', 15],
];

/** What a poster chose besides the text; the random numbers are its own, so that they do not change the rest. */
function pickHomeFacts({ number, type, profile }: PropertyIdea, { area, bhk }: Size, floor: number) {
  const random = randomFor(`facts of posting ${number}`);
  const totalFloors = type === 'builder_floor_apartment' ? 4 : Math.max(floor, 4) + random.int(0, 8);
  const hasCarpet = bhk !== null && area.unit === 'sq_ft' && random.chance(0.6);
  const hasFloor = Boolean(profile.floors) && random.chance(0.8);
  return {
    carpetAreaValue: hasCarpet ? Math.round((area.value * random.between(0.74, 0.86)) / 5) * 5 : null,
    carpetAreaUnit: hasCarpet ? area.unit : null,
    floor: hasFloor ? floor : null,
    totalFloors: hasFloor ? Math.max(floor, totalFloors) : null,
    furnishing: bhk !== null && random.chance(0.7) ? random.weighted(FURNISHINGS) : null,
  };
}

const pickReraNumber = (postedBy: PostedBy, city: DemoCity, random: Random): string | null =>
  postedBy === 'owner' ? null : reraNumber(city.slug, postedBy === 'agent' ? 'agent' : 'project', random);

/** Contact data of an invented person; always the same for the same name. */
function contact(name: string) {
  const number = 20_000 + Object.values(POSTERS).flat().indexOf(name);
  return {
    name,
    email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@posted.example`,
    countryCode: '+91',
    phoneNumber: String(number).padStart(10, '0'),
  };
}

type PickCover = ReturnType<typeof createCoverPicker>;

function makePosting(
  number: number,
  status: PostedPropertyStatus,
  postedBy: PostedBy,
  name: string,
  pickCover: PickCover,
): DemoPosted {
  const random = randomFor(`posting ${number}`);
  const type = random.weighted(TYPES);
  const profile = demoTypes[type];
  const city = cityFor(profile, `city of posting ${number}`);
  const idea: PropertyIdea = {
    number,
    type,
    profile,
    city,
    project: null,
    fate: 'published',
    onRequest: false,
    isRent: false,
    age: 0,
  };
  const place = placeIn(city, random.pick(profile.outskirts ? city.places.outskirts : city.places.localities), random);
  const size = pickSize(idea, place, random);
  // One posting every five days, the newest from yesterday, so that expired ones are old enough.
  const createdAt = atOfficeHours(daysFrom(BASE_DATE, -1.3 - (COUNT - number) * 5.2));
  const title = `${profile.noun} ${inLocality(place.locality)}`;
  const floor = pickFloor(profile, random);
  const homeFacts = pickHomeFacts(idea, size, floor);
  const slug = `posting-${number}`;
  const sqFt = squareFeet(size.area);
  const cover = pickCover(
    {
      slug,
      propertyType: type,
      floors: floorsFor(type, slug, homeFacts.totalFloors, floor),
      sqFt,
      tier: tierFor(size.price / sqFt / (city.market.flatPerSqFt * profile.level), size.price),
      city: city.slug,
      possession: 'ready_to_move',
    },
    status === 'live' ? ['postings', `postings in ${city.slug}`] : [],
  );
  const facts = {
    family: profile.family,
    possession: 'ready_to_move' as const,
    furnishing: homeFacts.furnishing,
    bhk: size.bhk,
    bathrooms: null,
    floor,
  };
  const plan = planForListing({ key: slug, title, propertyType: type, bhk: size.bhk, area: size.area });
  const pictures = gallery({ number, slug, title, cover, facts, plan });
  return {
    row: {
      postedBy,
      ...contact(name),
      city: city.name,
      locality: place.locality,
      address: makeAddress(idea, place, floor, random),
      propertyType: type,
      propertyDetails: writePosting({ idea, place, size, postedBy, ...homeFacts }),
      price: random.chance(0.85) ? size.price : null,
      areaValue: size.area.value,
      areaUnit: size.area.unit,
      ...homeFacts,
      reraNumber: pickReraNumber(postedBy, city, random),
      submissionKey: toUuid(`posting ${number}`),
      ...postedHistory(status, createdAt, random),
    },
    citySlug: city.slug,
    bhk: size.bhk,
    ip: `192.0.2.${number}`,
    pictures: number % 7 === 2 ? [] : pictures.slice(0, random.int(1, 5)),
  };
}

/** Number of a posting that awaits review and duplicates a home that is already on the site. */
const TWIN = 54;
const TWIN_OF = 40;

/** The same home posted again by another person: same text and pictures, nearly the same address and price. */
function makeTwin({ row, citySlug, bhk, pictures }: DemoPosted, twin: DemoPosted): DemoPosted {
  const { address, city, propertyType, propertyDetails, areaValue, areaUnit, price } = row;
  const { locality, carpetAreaValue, carpetAreaUnit, floor, totalFloors, furnishing } = row;
  return {
    ...twin,
    row: {
      ...twin.row,
      city,
      propertyType,
      propertyDetails,
      areaValue,
      areaUnit,
      locality,
      carpetAreaValue,
      carpetAreaUnit,
      floor,
      totalFloors,
      furnishing,
      address: address.replaceAll(',', '').replace(/^/, 'No. '),
      price: price ? Math.round(price * 0.97) : null,
    },
    citySlug,
    bhk,
    pictures: pictures.toReversed(),
  };
}

/** The sixty postings of the demo data, oldest first. Owners post once, agents and builders repeatedly. */
export function makePosted(): DemoPosted[] {
  const newestFirst = STATUSES.flatMap(([status, count]) => Array.from({ length: count }, () => status));
  const turns: Record<PostedBy, number> = { owner: 0, agent: 0, builder: 0 };
  const random = randomFor('who posts');
  const pickCover = createCoverPicker();
  const all = newestFirst.toReversed().map((status, index) => {
    const postedBy = random.weighted(POSTED_BY);
    const name = cyclic(POSTERS[postedBy], turns[postedBy]++);
    return makePosting(index + 1, status, postedBy, name, pickCover);
  });
  const [original, twin] = [all[TWIN_OF - 1], all[TWIN - 1]];
  return original && twin ? all.with(TWIN - 1, makeTwin(original, twin)) : all;
}
