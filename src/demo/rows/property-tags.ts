import type { Facing } from '#contract';
import { GROUP_TAGS, type NeutralTag } from '../content/catalogue.ts';
import { cyclic, type Random, randomFor } from '../random.ts';
import type { DemoProperty, PropertyRow } from './demo-rows.ts';
import type { PropertyFacts } from './listing-facts.ts';
import { isNearMetro } from './listing-place.ts';

const EASTERN: ReadonlySet<Facing | null> = new Set<Facing | null>(['east', 'north_east']);

/** Cities whose authorities lease out their plots. */
const LEASEHOLD_CITIES: ReadonlySet<string> = new Set(['noida', 'greater-noida', 'chandigarh']);

/** Tags that apply to a property. */
function trueTags({ idea, place, outlook, isLeased }: PropertyFacts, row: PropertyRow): NeutralTag[] {
  const { family } = idea.profile;
  const isLand = family === 'plot' || family === 'farm-land';
  const rules: [NeutralTag, boolean][] = [
    ['Corner unit', outlook === 'corner'],
    ['Park facing', outlook === 'park-facing'],
    ['Rooftop', idea.type === 'penthouse'],
    ['Vastu friendly', (family === 'flat' || family === 'house') && EASTERN.has(row.facing ?? null)],
    ['Near metro', isNearMetro(place) && (family === 'flat' || family === 'office' || family === 'shop')],
    ['Gated', idea.project !== null && family !== 'office' && family !== 'shop'],
    ['Road facing', outlook === 'road-facing'],
    ['Freehold', isLand && row.ownership === 'freehold' && !LEASEHOLD_CITIES.has(idea.city.slug)],
    ['Low density', idea.type === 'villa' || idea.type === 'builder_floor_apartment'],
    ['Renewed lease', isLeased],
    ['Pre-leased', isLeased],
    ['Bank approved', family === 'industry'],
  ];
  return rules.flatMap(([tag, isTrue]) => (isTrue ? [tag] : []));
}

/** Up to three of the applicable tags, because staff do not tag everything. */
export function neutralTags(facts: PropertyFacts, row: PropertyRow, random: Random): string[] {
  const fitting = trueTags(facts, row);
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
