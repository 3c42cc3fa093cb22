export { artFile } from './art-file.ts';
export { artName } from './art-name.ts';
export {
  COVERS,
  type CourtyardFormat,
  type CoverTheme,
  ELEVATION_TYPES,
  type ElevationType,
  type MonogramKind,
  type PictureOptions,
  PLANS,
  type Plan,
  ROOMS,
  type Room,
  SITE_DRAWINGS,
  SKYLINE_CITIES,
  type SkylineCity,
  SPOTS,
  type SpotKind,
  TIMES,
  type TimeOfDay,
} from './catalogue.ts';
export { type CourtyardOptions, courtyard } from './courtyard/courtyard.ts';
export { type HeroCourtyardOptions, heroCourtyard } from './courtyard/hero.ts';
export { type CoverOptions, cover } from './cover.ts';
export { type ElevationOptions, elevation, elevationTypeFor } from './elevation/elevation.ts';
export { type FloorplanOptions, floorplan } from './floorplan/floorplan.ts';
export { type InteriorOptions, interior } from './interior/interior.ts';
export { type MonogramOptions, monogram } from './monogram.ts';
export { hash } from './random.ts';
export { type SkylineOptions, skyline } from './skyline/skyline.ts';
export { type SpotOptions, spot } from './spot.ts';
export { type StreetMapOptions, streetMap } from './street-map.ts';
