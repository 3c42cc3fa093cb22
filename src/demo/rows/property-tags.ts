import type { Facing } from '#contract';
import { GROUP_TAGS, type NeutralTag } from '../content/catalogue.ts';
import { cyclic, type Random, randomFor } from '../random.ts';
import type { DemoProperty } from './demo-rows.ts';
import { isNearMetro } from './listing-place.ts';
import type { PropertyFacts } from './property-text.ts';

const EASTERN: ReadonlySet<Facing | null> = new Set<Facing | null>(['east', 'north_east']);

/** Cities whose authorities lease out their plots. */
const LEASEHOLD_CITIES: ReadonlySet<string> = new Set(['noida', 'greater-noida', 'chandigarh']);

/** Tags that apply to a property. */
function trueTags(title: string, { idea, place }: PropertyFacts, facing: Facing | null): NeutralTag[] {
  const { family } = idea.profile;
  const rules: [NeutralTag, boolean][] = [
    ['Corner unit', /corner [a-z\d]/i.test(title)],
    ['Park facing', /facing the green|facing the park|facing a park|park-side/i.test(title)],
    ['Rooftop', idea.type === 'penthouse' || /roof terrace/.test(title)],
    ['Vastu friendly', (family === 'flat' || family === 'house') && EASTERN.has(facing)],
    ['Near metro', isNearMetro(place) && (family === 'flat' || family === 'office' || family === 'shop')],
    ['Gated', idea.project !== null && family !== 'office' && family !== 'shop'],
    ['Road facing', /(on|facing) the main|crossing|24 m road|highway/.test(title)],
    ['Freehold', (family === 'plot' || family === 'farm-land') && !LEASEHOLD_CITIES.has(idea.city.slug)],
    ['Low density', idea.type === 'villa' || idea.type === 'builder_floor_apartment'],
    ['Renewed lease', family === 'shop' || family === 'office'],
    ['Pre-leased', idea.type === 'commercial_showroom' || idea.type === 'office_in_it_park'],
    ['Bank approved', family === 'industry'],
  ];
  return rules.flatMap(([tag, isTrue]) => (isTrue ? [tag] : []));
}

/** Up to three of the applicable tags, because staff do not tag everything. */
export function neutralTags(title: string, facts: PropertyFacts, facing: Facing | null, random: Random): string[] {
  const fitting = trueTags(title, facts, facing);
  const count = random.weighted([
    [0, 15],
    [1, 40],
    [2, 35],
    [3, 10],
  ] as const);
  return random.some(fitting, count);
}

/** One property in this many belongs to each group. */
const ONE_IN = 16;

const GROUPS = [GROUP_TAGS.featured, GROUP_TAGS.trending, GROUP_TAGS.top] as const;

/** The home page features homes and house plots. */
const isForFamilies = ({ bhks, row }: DemoProperty): boolean => bhks.length > 0 || row.propertyType === 'plot';

function byCity(properties: readonly DemoProperty[]): DemoProperty[][] {
  return [...Map.groupBy(properties, ({ city }) => city).values()];
}

/** In every city the newest properties are tagged as newly added, and some of the others get another group. */
function assignGroups(properties: readonly DemoProperty[]): [DemoProperty, string][] {
  const share = Math.ceil(properties.length / ONE_IN);
  const newest = properties.slice(-share);
  const others = properties.slice(0, -share);
  const chosen = randomFor(`groups of ${properties[0]?.city}`).some(others, share * GROUPS.length);
  return [
    ...newest.map((property): [DemoProperty, string] => [property, GROUP_TAGS.added]),
    ...chosen.map((property, turn): [DemoProperty, string] => [property, cyclic(GROUPS, turn)]),
  ];
}

/** The home page group tag of each property that has one; only published homes and plots have groups. */
export function homePageGroups(properties: readonly DemoProperty[]): Map<DemoProperty, string> {
  const fitting = properties.filter((property) => property.row.status === 'published' && isForFamilies(property));
  return new Map(byCity(fitting).flatMap(assignGroups));
}
