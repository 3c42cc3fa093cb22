/** The tags that fill the four groups of the home page. */
export const GROUP_TAGS = {
  featured: 'Featured',
  top: 'Top Pick',
  trending: 'Trending',
  added: 'Newly added',
} as const;

/** Tags that belong to no group, although the names of 'Rooftop' and 'Renewed lease' resemble group tags. */
const NEUTRAL_TAGS = [
  'Rooftop',
  'Corner unit',
  'Gated',
  'Renewed lease',
  'Park facing',
  'Near metro',
  'Low density',
  'Vastu friendly',
  'Freehold',
  'Pre-leased',
  'Road facing',
  'Bank approved',
] as const;

export type NeutralTag = (typeof NEUTRAL_TAGS)[number];

export const demoTags: string[] = [...Object.values(GROUP_TAGS), ...NEUTRAL_TAGS];
