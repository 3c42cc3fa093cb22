import type { ProjectKind } from './markets.ts';

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

/** The kinds of place that can have an amenity. */
export type AmenityPlace = ProjectKind | 'house' | 'industry';

const HOMES: AmenityPlace[] = ['tower', 'villas'];
const COMMUNITIES: AmenityPlace[] = ['tower', 'villas', 'plotted'];
const ALL_HOMES: AmenityPlace[] = ['tower', 'villas', 'floors', 'house'];
const BUILDINGS: AmenityPlace[] = ['tower', 'villas', 'floors', 'house', 'business', 'industry'];
const EVERYWHERE: AmenityPlace[] = [...BUILDINGS, 'plotted'];

/** Amenities of a listing, by display category. */
export const demoAmenities: Record<string, [name: string, places: AmenityPlace[]][]> = {
  Leisure: [
    ['Swimming pool', HOMES],
    ['Clubhouse', COMMUNITIES],
    ['Library lounge', HOMES],
    ['Mini theatre', ['tower']],
    ['Sky deck', ['tower', 'business']],
    ['Private garden', ['villas', 'house']],
    ['Food court', ['business']],
  ],
  Sports: [
    ['Gymnasium', ['tower', 'villas', 'business']],
    ['Badminton court', COMMUNITIES],
    ['Tennis court', HOMES],
    ['Jogging track', COMMUNITIES],
    ['Cricket practice net', COMMUNITIES],
    ['Indoor games room', HOMES],
  ],
  Convenience: [
    ['Lift', ['tower', 'floors', 'business']],
    ['Power back-up', BUILDINGS],
    ['Covered parking', ALL_HOMES],
    ['Visitor parking', EVERYWHERE],
    ['Piped gas', ['tower', 'floors']],
    ['Convenience store', COMMUNITIES],
    ['Loading bay', ['business', 'industry']],
  ],
  Safety: [
    ['24-hour security', EVERYWHERE],
    ['CCTV', EVERYWHERE],
    ['Fire-fighting system', ['tower', 'business', 'industry']],
    ['Intercom', ['tower', 'villas', 'floors']],
    ['Gated entrance', ['tower', 'villas', 'floors', 'plotted', 'industry']],
  ],
  Environment: [
    ['Rainwater harvesting', EVERYWHERE],
    ['Solar panels', BUILDINGS],
    ['Sewage treatment plant', ['tower', 'villas', 'business']],
    ['Tree-lined avenue', ['villas', 'plotted']],
    ['Electric-vehicle charging', BUILDINGS],
    ['Organic waste composter', HOMES],
  ],
  Community: [
    ["Children's play area", COMMUNITIES],
    ["Senior citizens' corner", COMMUNITIES],
    ['Multipurpose hall', COMMUNITIES],
    ['Amphitheatre', ['tower', 'business']],
    ['Crèche', ['tower', 'business']],
    ['Pet park', COMMUNITIES],
  ],
};
