import { enteredAt, FOUNDING_DATE } from '../calendar.ts';
import { builderOutlook, builderPractice, type DemoBuilder, demoBuilders } from '../content/builders.ts';
import { demoAmenities, demoTags } from '../content/catalogue.ts';
import { demoCities, type LocalityData } from '../content/cities.ts';
import { northLocalities } from '../content/localities-north.ts';
import { southAndEastLocalities } from '../content/localities-south-and-east.ts';
import { westLocalities } from '../content/localities-west.ts';
import { BHKS } from '../content/markets.ts';
import { cityTile, makeMonogram, type Picture } from '../pictures.ts';
import { randomFor } from '../random.ts';
import { toSlug } from '../slugs.ts';

const founding = enteredAt(FOUNDING_DATE);

export const makeCities = () =>
  demoCities.map(({ name, slug, state, at: [latitude, longitude] }) => ({
    name,
    slug,
    state,
    latitude,
    longitude,
    ...founding,
  }));

const demoLocalities: Record<string, LocalityData[]> = {
  ...northLocalities,
  ...westLocalities,
  ...southAndEastLocalities,
};

/** The localities of every demo city. Names are real; centres are right to about a kilometre. */
export const makeLocalities = () =>
  demoCities.flatMap(({ slug: city }) =>
    (demoLocalities[city] ?? []).map(({ name, at: [latitude, longitude], hi, aliases = [], parent }) => ({
      city,
      parent,
      row: {
        name,
        slug: toSlug(name),
        nameHi: hi ?? null,
        aliases,
        latitude,
        longitude,
        isApproximate: true,
        ...founding,
      },
    })),
  );

/** The cities shown with a picture on the home page, in its order. */
export const makeFeaturedCities = () =>
  demoCities
    .filter(({ featured }) => featured)
    .map(({ name, slug }, position) => ({ city: slug, picture: cityTile(name), row: { position, ...founding } }));

function makeBuilder([name, established, , story]: DemoBuilder) {
  const random = randomFor(`builder ${name}`);
  const paragraphs = [
    `${name} ${story}. Building since ${established}.`,
    random.pick(builderPractice),
    ...(random.chance(0.75) ? [random.pick(builderOutlook)] : []),
  ];
  const picture: Picture = makeMonogram(name);
  const row = {
    name,
    slug: toSlug(name),
    established,
    about: paragraphs.join('\n\n'),
    metaTitle: `${name}: projects, prices and possession`,
    metaDescription: `Projects of ${name}, builder since ${established}, with prices, RERA numbers and stage of work.`,
    ...founding,
  };
  return { row, picture };
}

/** The forty builders with their logos. */
export const makeBuilders = () => demoBuilders.map(makeBuilder);

/** Every amenity with its category. */
export const makeAmenities = () =>
  Object.entries(demoAmenities).flatMap(([category, amenities]) =>
    amenities.map(([name]) => ({ name, category, ...founding })),
  );

export const makeTags = () => demoTags.map((tagName) => ({ tagName, ...founding }));

/** The BHK options with their bits. */
export const makeBhkOptions = () => BHKS.map((bhk, bit) => ({ bhk, bit, ...founding }));
