import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { farCity, hills, treeLine } from '../scenery/distance.ts';
import { filled, path, rect, repeat, stroked, used } from '../svg.ts';
import type { ElevationDescription } from './elevation-facts.ts';
import { lawn } from './grounds.ts';
import type { Site } from './site.ts';

/** Where the fronds of a far palm end, relative to the top of its stem. */
const FRONDS = [
  [-9, 1],
  [-7, -5],
  [7, -5],
  [9, 1],
  [1, -7],
] as const;

/** Palms on the horizon: three drawings, repeated at irregular distances. */
function palmLine(scene: Scene, y: number, height: number): string {
  const { random, light, width: w } = scene;
  const colour = mix(light.leaf[1], light.haze[1], 0.55);
  const palms = [0.68, 0.9, 1.12].map((share, i) => {
    const h = height * share;
    const lean = random.between(-4, 4);
    const k = h / 34;
    const crown = FRONDS.map(
      ([dx, dy]) =>
        path`M${lean} ${-h}q${dx * 0.4 * k} ${dy * k - 3 * k} ${dx * k} ${dy * k + 3 * k}` +
        path`q${-dx * 0.5 * k} ${-3 * k} ${-dx * k} ${-dy * k - 3 * k}z`,
    );
    const stem = path`M0 0q${lean * 0.2} ${-h * 0.6} ${lean} ${-h}`;
    return scene.symbol(`pl${Math.round(height)}${i}`, stroked(colour, 1.2, stem) + filled(colour, crown.join('')));
  });
  let svg = '';
  for (let x = random.between(-8, 6); x < w + 10; x += random.between(13, 34)) {
    svg += used(random.pick(palms), x, y);
  }
  return svg;
}

/** Flat-topped hills of the Deccan along `y`. */
function mesas({ random, light, width: w }: Scene, y: number, height: number): string {
  const range = (colour: string, scale: number): string => {
    let d = path`M-10 ${y}`;
    let x = -10;
    while (x < w + 10) {
      const top = random.between(70, 150);
      const h = height * scale * random.between(0.55, 1);
      d += path`L${x + 34} ${y - h}h${top}l16 ${h * 0.4}l24 ${h * 0.4}`;
      x += top + 80;
    }
    return filled(colour, d + path`V${y}z`);
  };
  return range(mix(light.haze[0], light.sky[2], 0.35), 1) + range(mix(light.haze[1], light.haze[0], 0.4), 0.6);
}

/** A fort on a ridge, far away. */
function fort({ random, light }: Scene, y: number): string {
  const x = random.between(60, 380);
  const d =
    path`M${x - 90} ${y + 34}q50 -30 90 -34v-16h10v-6h12v6h24v-9q8 -10 16 0v9h30v-7h12v7h34v16q60 6 110 34z` +
    repeat(17, (i) => rect(x + 2 + i * 8, y - 18.5, 4, 3));
  return filled(mix(light.haze[0], light.haze[1], 0.5), d);
}

/** A strip of water before the far shore. */
function water(scene: Scene, y: number, height: number): string {
  const { light, width: w } = scene;
  const glints = repeat(12, (i) => rect((i * 97) % w, y - height + 3 + ((i * 5) % Math.max(4, height - 4)), 34, 0.9));
  return (
    filled(scene.fade('wt', ...light.water), rect(0, y - height, w, height + 2)) +
    filled('#fff', glints, 'opacity=".45"')
  );
}

const HORIZONS: Readonly<Record<ElevationDescription['region'], (scene: Scene, y: number) => string>> = {
  north: (scene, y) => farCity(scene, y, scene.random.between(0.5, 0.9)) + treeLine(scene, y, 20),
  desert: (scene, y) =>
    hills(scene, y, 62, mix(scene.light.haze[0], scene.light.sky[2], 0.3)) +
    fort(scene, y - 34) +
    hills(scene, y, 38, mix(scene.light.haze[1], scene.light.haze[0], 0.45)) +
    treeLine(scene, y, 11),
  coast: (scene, y) =>
    hills(scene, y - 12, 34, mix(scene.light.haze[0], scene.light.sky[2], 0.35)) +
    farCity(scene, y - 12, 0.5) +
    water(scene, y, 12) +
    palmLine(scene, y + 2, 40),
  deccan: (scene, y) => mesas(scene, y, 74) + treeLine(scene, y, 19),
  south: (scene, y) =>
    hills(scene, y, 48, mix(scene.light.haze[0], scene.light.sky[2], 0.35)) +
    farCity(scene, y, 0.45) +
    treeLine(scene, y, 20) +
    palmLine(scene, y, 46),
  kerala: (scene, y) =>
    hills(scene, y, 70, mix(scene.light.haze[0], scene.light.sky[2], 0.4)) +
    palmLine(scene, y - 6, 62) +
    treeLine(scene, y - 2, 26) +
    palmLine(scene, y, 44),
  east: (scene, y) =>
    farCity(scene, y - 9, 0.4) + water(scene, y, 10) + treeLine(scene, y + 1, 24) + palmLine(scene, y, 34),
};

/** The horizon of the region and the open ground. */
export function drawSetting(site: Site): string {
  const { scene, ground, facts } = site;
  return HORIZONS[facts.region](scene, ground) + lawn(scene, ground);
}

/** Open ground in the colour of the local soil, for sites and unpaved plots. */
export function drawSoil({ scene, look }: Site, y: number): string {
  const near = mix(look.soil, scene.light.ground[1], 0.25);
  const fill = scene.fade('so', scene.tone(mix(look.soil, scene.light.ground[0], 0.35)), scene.tone(near));
  return filled(fill, rect(0, y, scene.width, scene.height - y));
}
