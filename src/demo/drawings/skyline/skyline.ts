import type { PictureOptions, SkylineCity, TimeOfDay } from '../catalogue.ts';
import { hash } from '../random.ts';
import { Scene } from '../scene.ts';
import { sky } from '../scenery/sky.ts';
import { person } from '../scenery/street-life.ts';
import { type TreeKind, tree } from '../scenery/tree.ts';
import { filled, path, polygon, rect, repeat } from '../svg.ts';
import { CITIES, toSkylineCity } from './city.ts';
import { cityscape } from './cityscape.ts';

/** By default the seed is derived from the city's name and the time of day is the city's own. */
export interface SkylineOptions extends PictureOptions {
  /** A name or slug; old names resolve and unknown places get the motif of India. */
  city?: string;
  seed?: number;
  time?: TimeOfDay;
}

const STREET_TREES: Partial<Record<SkylineCity, TreeKind>> = {
  bengaluru: 'gulmohar',
  hyderabad: 'palm',
  dholera: 'shrub',
};

const PALM_COASTS: ReadonlySet<SkylineCity> = new Set(['goa', 'chennai', 'kochi']);

function boat(scene: Scene, x: number, y: number, k: number): string {
  const sails =
    path`M${x} ${y - 2 * k}v${-26 * k}q${14 * k} ${10 * k} ${15 * k} ${26 * k}z` +
    path`M${x - 2 * k} ${y - 2 * k}v${-20 * k}q${-9 * k} ${8 * k} ${-11 * k} ${20 * k}z`;
  return (
    filled(scene.darken('#7a4a32', 0.15), path`M${x - 18 * k} ${y}h${36 * k}l${-6 * k} ${7 * k}h${-24 * k}z`) +
    filled(scene.lighten('#fbf3e4', 0.1), sails)
  );
}

function waterfront(scene: Scene, city: SkylineCity, ground: number): string {
  const { random, width: w, height: h } = scene;
  const boats = repeat(2, () => {
    const x = random.between(0.15, 0.75) * w;
    const y = ground + random.between(0.3, 0.7) * (h - ground);
    return boat(scene, x, y, random.between(0.8, 1.3));
  });
  if (!PALM_COASTS.has(city)) {
    return boats;
  }
  return (
    boats +
    tree(scene, 'palm', w * 0.1, ground + 14, 1.7) +
    tree(scene, 'palm', w * 0.17, ground + 16, 1.3) +
    tree(scene, 'palm', w * 0.9, ground + 14, 1.6)
  );
}

function promenade(scene: Scene, city: SkylineCity, ground: number): string {
  const { random, light, width: w, height: h } = scene;
  const middle = w / 2;
  const paving = polygon([middle - 26, ground], [middle + 26, ground], [middle + 110, h], [middle - 110, h]);
  let svg = filled(scene.tone(light.paving, 0.3), paving);
  for (const across of [0.06, 0.2, 0.8, 0.94]) {
    const kind = STREET_TREES[city] ?? 'neem';
    svg += tree(scene, kind, w * across, ground + random.between(8, 24), random.between(0.8, 1.15));
  }
  svg += tree(scene, 'bougainvillea', w * 0.12, h, 1.7) + tree(scene, 'shrub', w * 0.9, h + 2, 1.9);
  return svg + repeat(4, () => person(scene, middle + random.between(-40, 40), ground + random.between(12, 50), 1.15));
}

/** A city tile, 400 by 480 by default; the motif stays in the middle, so that any crop works. */
export function skyline(options: SkylineOptions = {}): string {
  const { city = 'delhi', width = 400, height = 480, title } = options;
  const key = toSkylineCity(city);
  const time = options.time ?? CITIES[key].time;
  const scene = new Scene({ seed: options.seed ?? hash(city), time, width, height });
  const ground = height * 0.8;
  const scale = Math.min(1.18, width / 330);
  let svg = sky(scene, 0.8) + cityscape(scene, key, ground, scale, width / 2);
  svg += CITIES[key].water ? waterfront(scene, key, ground) : promenade(scene, key, ground);
  const footShade = scene.linear('ft', [
    [0, scene.light.shade, 0],
    [1, scene.light.shade, 0.42],
  ]);
  return scene.toSvg(svg + filled(footShade, rect(0, height * 0.62, width, height * 0.38)), title);
}
