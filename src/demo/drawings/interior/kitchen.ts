import { BRASS, TEAK } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { circle, ellipse, filled, path, polygon, rect, repeat, stroked } from '../svg.ts';
import { pendantLamp, pottedPlant } from './furniture.ts';
import { backWall, type RoomColours, roomShell, roomWindow } from './room-shell.ts';

const WORKTOP = '#f1ece2';
const JARS = ['#b4573a', '#d99a2b', '#7d8a4e', '#8a3b3b', '#c9b28a'] as const;
const FRUIT = ['#e08a2e', '#d9b02e', '#b4412c'] as const;

function tileBand(scene: Scene, { wall, accent }: RoomColours): string {
  const { width: w, height: h } = scene;
  const { left, right } = backWall(scene);
  return filled(
    scene.jaali('kt', scene.tone(accent), scene.lighten(wall, 0.5), 12),
    rect(left, h * 0.36, w * 0.215, h * 0.14) + rect(w * 0.615, h * 0.36, right - w * 0.615, h * 0.14),
    'opacity=".75"',
  );
}

function wallCabinets(scene: Scene, colour: string): string {
  const { width: w, height: h } = scene;
  const { left, right, top } = backWall(scene);
  const y = top + 8;
  const hood = polygon([w * 0.66, h * 0.36], [w * 0.69, top + h * 0.2], [w * 0.77, top + h * 0.2], [w * 0.8, h * 0.36]);
  const handles = [left + w * 0.085, left + w * 0.11, w * 0.715, w * 0.74].map((x) => rect(x, h * 0.3, 2, 14));
  return (
    filled(scene.tone(colour), rect(left, y, w * 0.2, h * 0.2) + rect(w * 0.63, y, right - w * 0.63, h * 0.2)) +
    stroked(scene.darken(colour, 0.3), 1.2, path`M${left + w * 0.1} ${y}v${h * 0.2}M${w * 0.73} ${y}v${h * 0.2}`) +
    filled(scene.tone(BRASS), handles.join('')) +
    filled(scene.lighten('#d5d2cc', 0.2), hood)
  );
}

function counter(scene: Scene, colour: string): string {
  const { width: w, height: h } = scene;
  const { left, right, bottom } = backWall(scene);
  const doors = repeat(5, (i) => path`M${left + ((i + 1) * (right - left)) / 6} ${h * 0.535}V${bottom}`);
  const handles = repeat(6, (i) => rect(left + ((i + 0.5) * (right - left)) / 6 - 8, h * 0.56, 16, 2));
  const jars = JARS.map(
    (spice, i) =>
      filled(scene.tone(spice), rect(left + 10 + i * 17, h * 0.46, 12, h * 0.04)) +
      filled(scene.darken(TEAK, 0.1), rect(left + 9 + i * 17, h * 0.452, 14, 4)),
  );
  return (
    filled(scene.tone(colour), rect(left, h * 0.53, right - left, bottom - h * 0.53)) +
    filled(scene.lighten(WORKTOP, 0.4), rect(left - 4, h * 0.5, right - left + 8, h * 0.03)) +
    stroked(scene.darken(colour, 0.3), 1.2, doors) +
    filled(scene.tone(BRASS), handles) +
    jars.join('') +
    filled(scene.tone(BRASS), path`M${w * 0.7} ${h * 0.5}v-16h30v16zM${w * 0.695} ${h * 0.455}h36v3h-36z`) +
    stroked(scene.darken('#8a8a88', 0.1), 2.4, path`M${w * 0.5} ${h * 0.5}v-16q0 -7 8 -7t8 7v4`)
  );
}

function island(scene: Scene, { fabric }: RoomColours): string {
  const { light, width: w, height: h } = scene;
  const slats = repeat(24, (i) => rect(w * 0.262 + i * w * 0.02, h * 0.74, 1, h * 0.195));
  const top = polygon([w * 0.24, h * 0.73], [w * 0.28, h * 0.69], [w * 0.72, h * 0.69], [w * 0.76, h * 0.73]);
  const stools = [w * 0.34, w * 0.48, w * 0.62].map((x) => {
    const legs = path`M${x + 4} ${h * 0.81}l-4 52M${x + 30} ${h * 0.81}l4 52M${x + 1} ${h * 0.9}h32`;
    return filled(scene.tone(TEAK), rect(x, h * 0.8, 34, 6)) + stroked(scene.darken('#3b3733', 0.2), 2.2, legs);
  });
  const fruit = FRUIT.map((colour, i) => circle(w * 0.475 + i * 11, h * 0.705, 6.4, scene.tone(colour)));
  return (
    ellipse(w * 0.5, h * 0.945, 180, 10, light.shade, 'opacity=".2"') +
    filled(scene.darken(fabric, 0.05), rect(w * 0.26, h * 0.73, w * 0.48, h * 0.21)) +
    filled(light.shade, slats, 'opacity=".22"') +
    filled(scene.lighten(WORKTOP, 0.5), top) +
    filled(scene.darken(WORKTOP, 0.12), rect(w * 0.24, h * 0.73, w * 0.52, h * 0.02)) +
    stools.join('') +
    filled(scene.tone('#e9dfcf'), path`M${w * 0.46} ${h * 0.71}q0 10 24 10t24 -10z`) +
    fruit.join('')
  );
}

/** A kitchen with cabinets, spice jars and an island. */
export function kitchen(scene: Scene, colours: RoomColours): string {
  const { random, width: w, height: h } = scene;
  let svg = roomShell(scene, colours.wall, '#d9cbb8');
  const cabinet = random.pick([colours.fabric, TEAK, '#e9e2d4', colours.contrast]);
  svg += roomWindow(scene, w * 0.4, h * 0.2, w * 0.2, h * 0.24) + tileBand(scene, colours);
  svg += wallCabinets(scene, cabinet) + counter(scene, cabinet) + island(scene, colours);
  for (const across of [0.38, 0.5, 0.62]) {
    svg += pendantLamp(scene, w * across, h * 0.08, h * 0.22, 1, BRASS);
  }
  return svg + pottedPlant(scene, w * 0.09, h * 0.93, 1.5);
}
