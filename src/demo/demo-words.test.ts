import { describe, expect, test } from 'vitest';
import { demoData } from './demo-data.ts';
import type { DemoProperty } from './rows/demo-rows.ts';
import { distanceTo, findCity } from './rows/listing-place.ts';

const data = demoData();
const { projects, properties, posted } = data;
const published = properties.filter(({ row }) => row.status === 'published');

const getText = ({ row }: { row: { title: string; description?: string | null | undefined } }): string =>
  `${row.title}. ${row.description}`;

/** The slugs of the listings whose text matches. */
const findSlugs = (listings: readonly DemoProperty[], pattern: RegExp): string[] =>
  listings.filter((listing) => pattern.test(getText(listing))).map(({ row }) => row.slug);

/** Phrases of earlier texts, tautologies and advertising. */
const BANNED = [
  /paid for in step|in step with the work/i,
  /a planned (?:flat|villa|office)/i,
  /hand-over is planned/i,
  /prices are of this month/i,
  /room for help/i,
  /metre of corridor/i,
  /without a machine/i,
  /half of life/i,
  /corner left over/i,
  /made road/i,
  /people find it by/i,
  /it has built since/i,
  /law of loads/i,
  /looking on to/i,
  /sunlit[^.]*morning sun/i,
  /quiet[^.]*on a quiet/i,
  /\b(?:some|no)body\b|\bwho\w*ever\b/i,
  /serious buyers only/i,
  /\b(\w{4,}), \1\b/i,
  /luxur|dream home|paradise|world-class|iconic|once in a lifetime/i,
  /adviser|e-mail/i,
  /\ba (?:[aeio]\w+|8\b|11\b|18\b)/i,
  /\bRs\b/,
];

const TEXTS: [name: string, texts: string[]][] = [
  ['properties', properties.map(getText)],
  ['projects', projects.map(getText)],
  ['postings', posted.map(({ row }) => row.propertyDetails)],
  ['builders', data.builders.map(({ row }) => row.about)],
  ['testimonials', data.testimonials.map(({ content }) => content)],
  ['FAQs', data.faqs.map(({ question, answer }) => `${question} ${answer}`)],
  ['jobs', data.jobs.map((job) => `${job.jobDescription} ${job.experienceRequired}`)],
  ['articles', data.articles.map(({ row }) => `${row.title} ${row.content}`)],
];

describe('the words of the demo', () => {
  test.each(TEXTS)('have no phrase that was banned: %s', (_, texts) => {
    const found = BANNED.flatMap((phrase) => texts.flatMap((text) => phrase.exec(text)?.[0] ?? []));
    expect(found).toEqual([]);
  });

  test('titles of properties have 40 to 80 characters and name the place or the project', () => {
    const wrong = properties.filter(({ row, project }) => {
      const isNamed = row.title.includes(row.locality ?? '') || project !== null;
      return row.title.length < 40 || row.title.length > 80 || !isNamed;
    });
    expect(wrong.map(({ row }) => row.title)).toEqual([]);
  });

  test('no title of a property is a part of another one', () => {
    const all = properties.map(({ row }) => row.title).join('\n');
    expect(properties.filter(({ row }) => all.split(row.title).length > 2).map(({ row }) => row.title)).toEqual([]);
  });

  test('the first line of a posting is a title', () => {
    for (const { row, bhk } of posted) {
      const [title = ''] = row.propertyDetails.split('\n');
      expect(title).toContain(row.locality);
      expect(title).not.toMatch(/[.:;]$/);
      expect([title, title.length >= 25 && title.length <= 80]).toEqual([title, true]);
      expect([title, bhk === null || title.includes(bhk)]).toEqual([title, true]);
    }
  });
});

describe('a description of the demo', () => {
  const NEIGHBOURS = 12;
  const MOST_USES = 2;
  const sentencesIn = (description: string): string[] =>
    [...description.matchAll(/<p>(.*?)<\/p>/g)].flatMap(([, paragraph = '']) => paragraph.split(/(?<=\.) (?=[A-Z\d])/));

  test('repeats no sentence of its neighbours of the same type more than twice', () => {
    const repeated = [...Map.groupBy(published, ({ row }) => row.propertyType)].flatMap(([type, group]) =>
      group.flatMap((_, first) => {
        const neighbours = group.slice(first, first + NEIGHBOURS);
        const sentences = neighbours.flatMap(({ row }) => [...new Set(sentencesIn(row.description ?? ''))]);
        return [...Map.groupBy(sentences, (sentence) => sentence)]
          .filter(([, uses]) => uses.length > MOST_USES)
          .map(([sentence]) => `${type}: ${sentence}`);
      }),
    );
    expect([...new Set(repeated)]).toEqual([]);
  });

  test('calls furnished only what is furnished', () => {
    const full = published.filter(({ row }) => row.furnishing !== 'full');
    expect(findSlugs(full, /fully furnished|plug and play/i)).toEqual([]);
    const semi = published.filter(({ row }) => row.furnishing !== 'semi');
    expect(findSlugs(semi, /semi-furnished/i)).toEqual([]);
    const unfurnished = published.filter(({ row }) => row.furnishing === 'unfurnished');
    expect(findSlugs(unfurnished, /wardrobe|modular kitchen|workstations included/i)).toEqual([]);
    const furnished = published.filter(({ row }) => row.furnishing !== 'unfurnished');
    expect(findSlugs(furnished, /unfurnished|bare[- ]shell|bare walls/i)).toEqual([]);
  });

  test('places only what is there on the ground floor, and counts floors as the facts do', () => {
    const upper = properties.filter(({ row }) => row.floor);
    expect(findSlugs(upper, /ground[- ]floor/i)).toEqual([]);
    const wrong = upper.filter((property) => {
      const { floor, totalFloors } = property.row;
      const stated = [...getText(property).matchAll(/(\d+)(?:st|nd|rd|th) (?:floor|of (\d+) floors)/g)];
      return stated.some(([, at, of]) => Number(at) !== floor || (of && Number(of) !== totalFloors));
    });
    expect(wrong.map(({ row }) => row.slug)).toEqual([]);
    const penthouses = properties.filter(({ row }) => row.propertyType === 'penthouse' && row.totalFloors);
    expect(penthouses.filter(({ row }) => row.floor !== row.totalFloors)).toEqual([]);
  });

  test('gives only a large home a room for help', () => {
    const small = properties.filter(({ bhks }) => bhks.every((bhk) => Number.parseFloat(bhk) < 3));
    expect(findSlugs(small, /(?:servant|maid’s) room/i)).toEqual([]);
  });

  test('agrees with its stage and purpose', () => {
    const ready = properties.filter(({ row }) => row.possessionStatus === 'ready_to_move');
    expect(findSlugs(ready, /under[- ]construction|possession expected|book now|booking open/i)).toEqual([]);
    const underway = properties.filter(({ row }) => row.possessionStatus !== 'ready_to_move');
    expect(findSlugs(underway, /ready-to-move|vacant|pre-leased|tenant in place|year-old/i)).toEqual([]);
    const leased = properties.filter(({ tags }) => tags.includes('Pre-leased') || tags.includes('Renewed lease'));
    expect(findSlugs(leased, /\bvacant\b|empty|fit-out can begin|bare unit/i)).toEqual([]);
    const sales = properties.filter(({ row }) => row.purpose === 'sale');
    expect(findSlugs(sales, /for rent|on rent|deposit ₹|preferred tenants/i)).toEqual([]);
  });

  test('agrees with its ownership, parking, lift and price', () => {
    const withOwnership = (ownership: string) => published.filter(({ row }) => row.ownership !== ownership);
    expect(findSlugs(withOwnership('freehold'), /freehold/i)).toEqual([]);
    expect(findSlugs(withOwnership('leasehold'), /leasehold/i)).toEqual([]);
    expect(findSlugs(published, /no covered parking/)).toEqual([]);
    const withoutParking = published.filter(({ row }) => !row.coveredParking);
    expect(findSlugs(withoutParking, /covered parking/)).toEqual([]);
    const withoutLift = published.filter(({ row }) => row.hasLift === false);
    expect(findSlugs(withoutLift, /\bwith a lift\b|The lift/)).toEqual([]);
    const onRequest = published.filter(({ row }) => row.priceOnRequest);
    expect(findSlugs(onRequest, /\bprice\b/i)).toEqual([]);
  });

  test('names amenities and tags that it has', () => {
    const facing = published.filter(({ amenities }) => !amenities.includes('Swimming pool'));
    expect(findSlugs(facing, /pool-facing|swimming pool/i)).toEqual([]);
    const wrong = properties.filter(
      ({ row, tags }) =>
        (tags.includes('Freehold') && row.ownership !== 'freehold') ||
        (tags.includes('Pre-leased') && row.purpose !== 'sale'),
    );
    expect(wrong.map(({ row }) => row.slug)).toEqual([]);
  });

  test('states distances as the map has them', () => {
    const stated = published.flatMap(({ row, city }) =>
      [...(row.description ?? '').matchAll(/, (\d+(?:\.\d+)?) km from ([^.,;]+)/g)].map(([, km, name]) => ({
        row,
        city,
        km,
        name,
      })),
    );
    expect(stated.length).toBeGreaterThan(200);
    const wrong = stated.filter(({ row: { landmarks, latitude, longitude }, city, km, name = '' }) => {
      const landmark = landmarks?.find((full) => full.startsWith(name));
      if (landmark === undefined || !latitude || !longitude) return false;
      const distance = distanceTo(findCity(city), landmark, { latitude, longitude }) ?? 0;
      return Math.abs(distance - Number(km)) > 0.55;
    });
    expect(wrong.map(({ row }) => row.slug)).toEqual([]);
  });

  test('grows what grows in its region', () => {
    const crops: [RegExp, RegExp][] = [
      [/\b(?:wheat|mustard)\b/i, /delhi|gurugram|faridabad|noida|chandigarh|lucknow|jaipur|dholera/],
      [/\bbajra\b/i, /jaipur|gurugram/],
      [/\b(?:grapes|sugarcane)\b/i, /pune|noida|lucknow/],
      [/\bcashew\b/i, /goa/],
      [/\bgroundnut\b/i, /ahmedabad|chennai/],
      [/\bcotton\b(?! soil)/i, /ahmedabad|dholera|hyderabad/],
      [/\bcoconut\b/i, /goa|kochi|chennai|mumbai|kolkata/],
      [/\bragi\b/i, /bengaluru/],
      [/\bpaddy\b/i, /kochi|chennai|kolkata|hyderabad|goa|mumbai|chandigarh|faridabad/],
    ];
    const farms = properties.filter(({ row }) => /agricultural|farmhouse/.test(row.propertyType ?? ''));
    for (const [crop, cities] of crops) {
      const strangers = farms.filter((farm) => crop.test(getText(farm)) && !cities.test(farm.city));
      expect([String(crop), strangers.map(({ row }) => row.slug)]).toEqual([String(crop), []]);
    }
    expect(findSlugs(farms, /paddy and coconut|sugarcane and grapes|bajra and mustard/).length).toBeGreaterThan(2);
  });
});

describe('ratings of the demo', () => {
  const LOWEST = { Featured: 4.2, 'Top Pick': 4.2, Trending: 4, 'Newly added': 3.4 } as const;

  test.each(Object.entries(LOWEST))('fit the group %s', (group, lowest) => {
    const members = [...properties, ...projects].filter(({ tags }) => tags.includes(group));
    expect(members.length).toBeGreaterThanOrEqual(12);
    const unrated = group === 'Newly added' ? lowest : 0;
    expect(members.filter(({ row }) => (row.rating ?? unrated) < lowest).map(({ row }) => row.slug)).toEqual([]);
  });

  test('are within one star of the mean of the four drivers', () => {
    const wrong = [...properties, ...projects].filter(({ row }) => {
      const stars = [
        row.decisionDriversLifeStyle,
        row.decisionDriversConnectivity,
        row.decisionDriversLivability,
        row.decisionDriversValueForMoney,
      ].flatMap((star) => star ?? []);
      const mean = stars.reduce((sum, star) => sum + star, 0) / stars.length;
      return Boolean(row.rating) && stars.length > 0 && Math.abs(mean - (row.rating ?? 0)) > 1;
    });
    expect(wrong.map(({ row }) => row.slug)).toEqual([]);
  });
});

describe('articles of the demo', () => {
  const countWords = (html: string): number =>
    html
      .replaceAll(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s+/).length;

  test.each(data.articles.map(({ row }) => [row.title, row.content] as const))(
    '%s: 600 to 1,200 words',
    (_, content) => {
      expect(countWords(content)).toBeGreaterThanOrEqual(600);
      expect(countWords(content)).toBeLessThanOrEqual(1200);
    },
  );

  test('have a cover each', () => {
    expect(new Set(data.articles.map(({ picture }) => picture.name)).size).toBe(data.articles.length);
  });

  test('tell nothing to be added later', () => {
    expect(data.articles.filter(({ row }) => /to be added|lorem/i.test(row.content))).toEqual([]);
  });
});
