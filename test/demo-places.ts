import { buildPlaceIndex, CITY_GROUPS, getCityAliases, type PlaceName } from '../src/core/listings/sentence/index.ts';
import { demoCities } from '../src/demo/content/cities.ts';
import { makeAmenities, makeLocalities } from '../src/demo/rows/catalogue.ts';

/** Cities of the demo by slug; ids follow its order. */
const cityIds = new Map(demoCities.map(({ slug }, place) => [slug, place + 1]));
const cityNames = new Map(demoCities.map(({ name }, place) => [place + 1, name]));

export const getDemoCityId = (slug: string): number => {
  const id = cityIds.get(slug);
  if (id === undefined) throw new Error(`The demo has no city ${slug}`);
  return id;
};

type Entry = PlaceName & { aliases: readonly string[] };

const cities = demoCities.map(
  ({ name, slug }): Entry => ({ kind: 'city', id: getDemoCityId(slug), name, aliases: getCityAliases(name) }),
);

const cityGroups = CITY_GROUPS.map(
  (group, place): Entry => ({
    kind: 'city-group',
    id: place + 1,
    name: group.name,
    cityIds: demoCities.flatMap(({ name, slug }) => (group.cities.includes(name) ? getDemoCityId(slug) : [])),
    aliases: group.aliases,
  }),
);

const localities = makeLocalities().map(
  ({ city, row }, place): Entry => ({
    kind: 'locality',
    id: place + 1,
    name: row.name,
    cityId: getDemoCityId(city),
    aliases: row.nameHi === null ? row.aliases : [row.nameHi, ...row.aliases],
  }),
);

/** A few of the demo's invented builders and landmarks, and projects, one of which exists in two cities. */
const others: Entry[] = [
  { kind: 'builder', id: 1, name: 'Meridian Homes', aliases: ['meridian', 'मेरिडियन होम्स'] },
  { kind: 'builder', id: 2, name: 'Banyan Realty', aliases: ['banyan'] },
  { kind: 'builder', id: 3, name: 'Konkan Ridge Homes', aliases: ['konkan ridge', 'कोंकण रिज'] },
  { kind: 'project', id: 1, name: 'Amaltas Heights', cityId: getDemoCityId('pune'), aliases: ['अमलतास हाइट्स'] },
  { kind: 'project', id: 2, name: 'Gulmohar Greens', cityId: getDemoCityId('noida'), aliases: [] },
  { kind: 'project', id: 3, name: 'Gulmohar Greens', cityId: getDemoCityId('jaipur'), aliases: [] },
  { kind: 'project', id: 4, name: 'Kadamb Residences', cityId: getDemoCityId('bengaluru'), aliases: ['kadamb'] },
  {
    kind: 'landmark',
    id: 1,
    name: 'Saket metro station',
    cityId: getDemoCityId('delhi'),
    aliases: ['saket metro', 'साकेत मेट्रो स्टेशन', 'साकेत मेट्रो'],
  },
  { kind: 'landmark', id: 2, name: 'Janakpuri District Park', cityId: getDemoCityId('delhi'), aliases: [] },
  { kind: 'landmark', id: 3, name: 'Manyata Tech Park', cityId: getDemoCityId('bengaluru'), aliases: ['manyata'] },
  {
    kind: 'landmark',
    id: 4,
    name: 'Charminar',
    cityId: getDemoCityId('hyderabad'),
    aliases: ['चारमीनार', 'char minar'],
  },
];

export const demoPlaceIndex = buildPlaceIndex([...cities, ...cityGroups, ...localities, ...others]);

export const demoAmenityNames: string[] = makeAmenities().map(({ name }) => name);

/** A place in a short form: 'Pune', 'Noida: Sector 62', 'builder Meridian Homes'. */
export function describePlace({ kind, name, cityId }: PlaceName): string {
  const city = cityId === undefined ? '' : `${cityNames.get(cityId)}: `;
  return kind === 'city' || kind === 'city-group' || kind === 'locality' ? `${city}${name}` : `${kind} ${city}${name}`;
}
