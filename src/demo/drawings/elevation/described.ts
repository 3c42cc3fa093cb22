import type { TimeOfDay } from '../catalogue.ts';
import { createRandom } from '../random.ts';
import { Scene } from '../scene.ts';
import { sky } from '../scenery/sky.ts';
import { drawStage } from './building-site.ts';
import type { BuildingKind } from './design-catalogue.ts';
import { BUILDING_DESIGNS, LAND_DESIGNS } from './designs.ts';
import { describeElevation, type ElevationDescription, type ElevationFacts, type Part } from './elevation-facts.ts';
import { drawSetting } from './setting.ts';
import { createSite, fitZoom } from './site.ts';

/** The height of the ground line, or of the horizon of land, as a share of the picture. */
const GROUND: Readonly<Partial<Record<BuildingKind, number>>> = {
  house: 0.8,
  villa: 0.79,
  farmhouse: 0.76,
  warehouse: 0.79,
  factory: 0.79,
  plot: 0.5,
  'commercial-land': 0.62,
  'industrial-land': 0.46,
  farmland: 0.42,
};
const USUAL_GROUND = 0.82;

/** Streets of houses are seen from lower than layouts of plots. */
const groundShare = ({ kind, design }: ElevationDescription): number =>
  design === 'plot-walled' ? 0.62 : (GROUND[kind] ?? USUAL_GROUND);

/** Options of a picture that is drawn from facts. */
export interface DescribedOptions {
  facts: ElevationFacts;
  seed: number;
  time: TimeOfDay;
  width: number;
  height: number;
  title?: string | undefined;
}

/** Parts beside or above a building that the camera must not cut off. */
const NEEDS_ROOM: ReadonlySet<Part> = new Set(['crane', 'model']);

/** Mirrors half of the pictures; the camera comes closer to small buildings, while the sky stays. */
function frame(seed: number, width: number, height: number, fit: number): readonly [mirror: string, zoom: string] {
  const random = createRandom(seed * 613 + 97);
  const isMirrored = random() < 0.5;
  const zoom = Math.max(1, fit * (1 - random() * 0.06));
  const toMatrix = (values: readonly number[]): string =>
    `matrix(${values.map((value) => Number(value.toFixed(3))).join(' ')})`;
  return [
    toMatrix(isMirrored ? [-1, 0, 0, 1, width, 0] : [1, 0, 0, 1, 0, 0]),
    toMatrix([zoom, 0, 0, zoom, (width - width * zoom) / 2, height - height * zoom]),
  ];
}

/** A building or land with the floors, price class, region and stage of a listing. */
export function describedElevation({ facts, seed, time, width, height, title }: DescribedOptions): string {
  const description = describeElevation(facts);
  const scene = new Scene({ seed: seed * 7919 + 13, time, width, height });
  const site = createSite(scene, description, height * groundShare(description));
  const land = LAND_DESIGNS[facts.design]?.(site);
  const building = land === undefined ? BUILDING_DESIGNS[facts.design]?.(site) : undefined;
  const body = drawSetting(site) + (land ?? (building ? drawStage(site, building) : ''));
  const fit =
    building && !description.parts.some((part) => NEEDS_ROOM.has(part)) ? fitZoom(building, width, height) : 1;
  const [mirror, zoom] = frame(seed, width, height, fit);
  return scene.toSvg(
    `<g transform="${mirror}">${sky(scene, site.ground / height)}<g transform="${zoom}">${body}</g></g>`,
    title,
  );
}
