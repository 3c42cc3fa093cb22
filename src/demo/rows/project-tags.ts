import type { ProjectKind } from '../content/markets.ts';
import { GROUP_TAGS, type NeutralTag } from '../content/tags.ts';
import type { Random } from '../random.ts';

const FITTING: Record<ProjectKind, NeutralTag[]> = {
  tower: ['Gated', 'Bank approved', 'Vastu friendly', 'Park facing', 'Low density', 'Rooftop'],
  villas: ['Gated', 'Low density', 'Park facing', 'Freehold', 'Rooftop'],
  floors: ['Low density', 'Freehold', 'Vastu friendly', 'Rooftop'],
  plotted: ['Freehold', 'Gated', 'Road facing', 'Bank approved'],
  business: ['Road facing', 'Bank approved', 'Pre-leased', 'Rooftop'],
};

/** Two to five tags; sometimes the first one is a home page group. */
export function projectTags(kind: ProjectKind, nearMetro: boolean, random: Random): string[] {
  const group = random.weighted([
    [[], 60],
    [[GROUP_TAGS.featured], 14],
    [[GROUP_TAGS.top], 12],
    [[GROUP_TAGS.trending], 14],
  ]);
  const neutral = random.some(
    FITTING[kind],
    random.weighted([
      [2, 6],
      [3, 2],
    ] as const),
  );
  return [...group, ...neutral, ...(nearMetro ? ['Near metro'] : [])];
}
