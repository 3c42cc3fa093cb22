import { enteredAt, FOUNDING_DATE } from '../calendar.ts';
import { demoAmenities } from '../content/amenities.ts';
import { BHKS } from '../content/bhk-options.ts';
import { builderOutlook, builderPractice } from '../content/builder-stories.ts';
import { type DemoBuilder, demoBuilders } from '../content/builders.ts';
import { demoTags } from '../content/tags.ts';
import { makeMonogram, type Picture } from '../pictures.ts';
import { randomFor } from '../random.ts';
import { toSlug } from '../slugs.ts';

const founding = enteredAt(FOUNDING_DATE);

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
