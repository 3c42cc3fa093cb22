/** The four times of day of a scene. */
export const TIMES = ['dawn', 'day', 'golden', 'dusk'] as const;
export type TimeOfDay = (typeof TIMES)[number];

/** The building types that have an elevation (street view). */
export const ELEVATION_TYPES = [
  'tower',
  'midrise',
  'villa',
  'builder-floor',
  'plot',
  'farmhouse',
  'office',
  'shop',
  'warehouse',
] as const;
export type ElevationType = (typeof ELEVATION_TYPES)[number];

/** The price classes of a building, from plain to grand. */
export const TIERS = ['affordable', 'mid', 'premium', 'luxury'] as const;
export type Tier = (typeof TIERS)[number];

/** The regions whose materials, roofs, trees and horizons are drawn. */
export const REGIONS = ['north', 'desert', 'coast', 'deccan', 'south', 'kerala', 'east'] as const;
export type Region = (typeof REGIONS)[number];

/** How far a building has got: a site, a shell, the last scaffolding, or ready. */
export const STAGES = ['launch', 'midway', 'finishing', 'ready'] as const;
export type Stage = (typeof STAGES)[number];

/** The cities with their own motif, and `india` for all other places. */
export const SKYLINE_CITIES = [
  'delhi',
  'gurugram',
  'noida',
  'mumbai',
  'bengaluru',
  'pune',
  'hyderabad',
  'chennai',
  'kolkata',
  'jaipur',
  'ahmedabad',
  'goa',
  'dholera',
  'lucknow',
  'chandigarh',
  'kochi',
  'india',
] as const;
export type SkylineCity = (typeof SKYLINE_CITIES)[number];

/** The aspect ratios of the hero: wide for desktops, tall for phones. */
export const COURTYARD_FORMATS = ['wide', 'tall'] as const;
export type CourtyardFormat = (typeof COURTYARD_FORMATS)[number];

/** The rooms that have an interior. */
export const ROOMS = ['living', 'kitchen', 'bedroom', 'balcony', 'bath', 'study'] as const;
export type Room = (typeof ROOMS)[number];

/** The floor plans: a studio, or the number of bedrooms. */
export const PLANS = ['studio', '1', '2', '3', '4'] as const;
export type Plan = (typeof PLANS)[number];

/** The themes of a blog cover. */
export const COVERS = ['arches', 'stepwell', 'jaali', 'horizon', 'courtyard', 'ledger'] as const;
export type CoverTheme = (typeof COVERS)[number];

/** The frames a monogram can have. */
export const MONOGRAM_KINDS = [0, 1, 2, 3, 4, 5] as const;
export type MonogramKind = (typeof MONOGRAM_KINDS)[number];

/** The empty and status states that have a small illustration. */
export const SPOTS = ['wishlist', 'notfound', 'search', 'thanks'] as const;
export type SpotKind = (typeof SPOTS)[number];

/** The size of a picture in its own units and its accessible name. */
export interface PictureOptions {
  width?: number;
  height?: number;
  title?: string;
}

/** The names of the drawings that belong to the site itself and not to the demo data. */
export const SITE_DRAWINGS: readonly string[] = [
  'banner',
  'login-art',
  ...SPOTS.map((kind) => `spot-${kind}`),
  'interior-balcony-17-golden',
  'interior-study-9-golden',
  'elevation-tower-4-dusk',
  'elevation-villa-4-day',
  'elevation-plot-41-day',
  'elevation-builder-floor-34-golden',
  'elevation-office-64-day',
  ...SKYLINE_CITIES.flatMap((city) => COURTYARD_FORMATS.map((format) => `courtyard-${city}-golden-${format}`)),
];
