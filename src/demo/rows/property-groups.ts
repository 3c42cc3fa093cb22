import { GROUP_TAGS } from '../content/catalogue.ts';
import { cyclic, randomFor } from '../random.ts';
import type { DemoProperty } from './demo-rows.ts';

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
