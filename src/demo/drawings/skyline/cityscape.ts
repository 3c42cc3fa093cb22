import type { SkylineCity } from '../catalogue.ts';
import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { farCity, hills, treeLine } from '../scenery/distance.ts';
import { filled, num, path, rect, repeat, stroked } from '../svg.ts';
import { CITIES } from './city.ts';

function water(scene: Scene, y: number, height: number): string {
  const { random, light, width: w } = scene;
  const ripples = repeat(18, () => {
    const ry = y + 4 + random() * (height - 6);
    return path`M${random.between(0, w)} ${ry}h${random.between(10, 46)}`;
  });
  return (
    filled(scene.fade('wt', ...light.water), rect(0, y, w, height)) +
    stroked('#fff', 1, ripples, 'opacity=".4" stroke-linecap="round"')
  );
}

/** A city's motif with its base at (cx, ground), and its hills, distant city, trees, land or water. */
export function cityscape(scene: Scene, name: SkylineCity, ground: number, scale: number, cx: number): string {
  const { light, width: w, height: h } = scene;
  const s = scale;
  const city = CITIES[name];
  const [far, near] = light.haze;
  const [, , horizon] = light.sky;
  let svg = '';
  if (city.hills) {
    svg += hills(scene, ground, 110 * s, mix(far, horizon, 0.35));
    svg += hills(scene, ground, 64 * s, mix(near, horizon, 0.2));
  }
  svg += name === 'dholera' ? hills(scene, ground, 22, mix(far, horizon, 0.35)) : farCity(scene, ground, 0.9 * s);
  svg += treeLine(scene, ground, 16 * s);
  svg += city.water
    ? water(scene, ground, h - ground)
    : filled(
        scene.fade('gr', mix(light.ground[0], light.paving, 0.35), light.ground[1]),
        rect(0, ground, w, h - ground),
      );
  if (city.water && name !== 'kolkata') {
    const quay = path`M${cx - 190 * s} ${ground}h${380 * s}l${14 * s} ${9 * s}h${-408 * s}z`;
    svg += filled(scene.tone(light.paving, 0.3), quay);
  }
  const twoDecimals = Number(num(s * 10)) / 10;
  svg += `<g transform="translate(${num(cx)} ${num(ground)}) scale(${twoDecimals})">${city.motif(scene)}</g>`;
  if (city.water) {
    const reflection = path`M${cx - 150 * s} ${ground + 10 * s}h${300 * s}l-20 12h${-260 * s}z`;
    svg += filled(light.shade, reflection, 'opacity=".14"');
  }
  return svg;
}
