import { COURTYARD_FORMATS, SKYLINE_CITIES, SPOTS } from './catalogue.ts';

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
