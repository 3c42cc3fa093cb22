export { artFile } from './art-file.ts';
export { artName, type DesignedRoomName } from './art-name.ts';
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
  REGIONS,
  type Region,
  ROOMS,
  type Room,
  SITE_DRAWINGS,
  SKYLINE_CITIES,
  type SkylineCity,
  SPOTS,
  type SpotKind,
  STAGES,
  type Stage,
  TIERS,
  TIMES,
  type Tier,
  type TimeOfDay,
} from './catalogue.ts';
export { type CourtyardOptions, courtyard } from './courtyard/courtyard.ts';
export { type HeroCourtyardOptions, heroCourtyard } from './courtyard/hero.ts';
export { type CoverOptions, cover } from './cover.ts';
export {
  type BuildingKind,
  DESIGN_NAMES,
  DESIGNS,
  type Design,
  findDesigns,
  isLand,
  kindFor,
} from './elevation/design-catalogue.ts';
export { type ElevationOptions, elevation } from './elevation/elevation.ts';
export { describeElevation, type ElevationDescription, type ElevationFacts } from './elevation/elevation-facts.ts';
export { type FloorplanOptions, floorplan } from './floorplan/floorplan.ts';
export { measuredPlan } from './floorplan/measured-plan.ts';
export { type PlanFacts, UNIT_NAMES } from './floorplan/plan-facts.ts';
export type { InteriorState } from './interior/designed-room.ts';
export { type InteriorOptions, interior } from './interior/interior.ts';
export { DESIGNED_ROOMS, type DesignedRoom, findDesign } from './interior/rooms.ts';
export { LAND_VIEWS, type LandView } from './land/land-designs.ts';
export { type MonogramOptions, monogram } from './monogram.ts';
export { hash } from './random.ts';
export { type SkylineOptions, skyline } from './skyline/skyline.ts';
export { type SpotOptions, spot } from './spot.ts';
export { type StreetMapOptions, streetMap } from './street-map.ts';
