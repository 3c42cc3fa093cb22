import { type ElevationType, type PictureOptions, TIMES, type TimeOfDay } from '../catalogue.ts';
import { createRandom, cyclic } from '../random.ts';
import { Scene } from '../scene.ts';
import { builderFloor } from './builder-floor.ts';
import { describedElevation } from './described.ts';
import type { ElevationFacts } from './elevation-facts.ts';
import { farmhouse } from './farmhouse.ts';
import { midrise } from './midrise.ts';
import { office } from './office.ts';
import { plot } from './plot.ts';
import { shop } from './shop.ts';
import { tower } from './tower.ts';
import { villa } from './villa.ts';
import { warehouse } from './warehouse.ts';

/** Without a time it is derived from the seed. Facts of a listing replace the type, which older pictures have. */
export interface ElevationOptions extends PictureOptions {
  type?: ElevationType;
  facts?: ElevationFacts;
  seed?: number;
  time?: TimeOfDay;
}

const BUILDINGS: Readonly<Record<ElevationType, (scene: Scene) => string>> = {
  tower,
  midrise,
  villa,
  'builder-floor': builderFloor,
  plot,
  farmhouse,
  office,
  shop,
  warehouse,
};

const TALL: ReadonlySet<ElevationType> = new Set(['tower', 'office']);

const threeDecimals = (value: number): number => Number(value.toFixed(3));

/** Mirrors, zooms and pans the drawing slightly, so that the same parts result in many framings. */
function camera(type: ElevationType, seed: number, w: number, h: number): string {
  const random = createRandom(seed * 613 + type.length * 97);
  const zoom = 1 + random() * (TALL.has(type) ? 0.05 : 0.13);
  const mirrored = random() < 0.5;
  const pan = (random() - 0.5) * (zoom - 1) * w;
  const x = (w - w * zoom) / 2 + pan;
  const y = (h - h * zoom) * (0.45 + random() * 0.4);
  const matrix = mirrored ? [-zoom, 0, 0, zoom, w - x, y] : [zoom, 0, 0, zoom, x, y];
  return `matrix(${matrix.map(threeDecimals).join(' ')})`;
}

/** A building or a piece of land as seen from the street; 600 by 400 by default. */
export function elevation(options: ElevationOptions = {}): string {
  const { type = 'tower', seed = 1, width = 600, height = 400, title } = options;
  const time = options.time ?? cyclic(TIMES, seed);
  if (options.facts) return describedElevation({ facts: options.facts, seed, time, width, height, title });
  const scene = new Scene({ seed: seed * 7919 + 13, time, width, height });
  const body = BUILDINGS[type](scene);
  return scene.toSvg(`<g transform="${camera(type, seed, width, height)}">${body}</g>`, title);
}
