import { GROUP_TAGS } from '../content/tags.ts';
import { cyclic, randomFor } from '../random.ts';
import type { DemoProperty } from './demo-rows.ts';

/** One property in so many belongs to a group. */
const ONE_IN = 16;

const GROUPS = [GROUP_TAGS.featured, GROUP_TAGS.trending, GROUP_TAGS.top] as const;

/** Homes and house plots are what visitors of the home page look for. */
const isForFamilies = ({ bhks, row }: DemoProperty): boolean => bhks.length > 0 || row.propertyType === 'plot';

function byCity(properties: readonly DemoProperty[]): DemoProperty[][] {
  return [...Map.groupBy(properties, ({ city }) => city).values()];
}

/** In every city the newest are newly added, and some of the others are put forward. */
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

/** The tag of its home page group for each property that has one; only published homes and plots are put forward. */
export function homePageGroups(properties: readonly DemoProperty[]): Map<DemoProperty, string> {
  const fitting = properties.filter((property) => property.row.status === 'published' && isForFamilies(property));
  return new Map(byCity(fitting).flatMap(assignGroups));
}
