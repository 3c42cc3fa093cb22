import { BRASS, TEAK } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { circle, ellipse, filled, path, polygon, rect, repeat, stroked } from '../svg.ts';
import { cushion, framedPrint, pendantLamp, pottedPlant, rug, sofa } from './furniture.ts';
import { backWall, curtain, type RoomColours, roomShell, roomWindow } from './room-shell.ts';

function coffeeTable(scene: Scene, { accent, contrast }: RoomColours): string {
  const { width: w, height: h } = scene;
  return (
    ellipse(w * 0.47, h * 0.945, 78, 7, scene.light.shade, 'opacity=".2"') +
    filled(scene.darken(TEAK, 0.1), rect(w * 0.37, h * 0.875, 4, 26) + rect(w * 0.57, h * 0.875, 4, 26)) +
    ellipse(w * 0.47, h * 0.87, 76, 13, scene.tone(TEAK)) +
    ellipse(w * 0.47, h * 0.862, 76, 13, scene.lighten(TEAK, 0.22)) +
    filled(scene.tone(BRASS), path`M${w * 0.46} ${h * 0.86}q-9 -4 -6 -12q6 -3 12 0q4 8 -6 12z`) +
    filled(scene.tone(contrast), rect(w * 0.49, h * 0.85, 30, 5)) +
    filled(scene.tone(accent), rect(w * 0.495, h * 0.838, 26, 5))
  );
}

function floorLamp(scene: Scene): string {
  const { width: w, height: h } = scene;
  const iron = scene.darken('#4a4038', 0.2);
  const shade = polygon([w * 0.828, h * 0.42], [w * 0.845, h * 0.29], [w * 0.878, h * 0.29], [w * 0.895, h * 0.42]);
  return (
    stroked(iron, 2.4, path`M${w * 0.86} ${h * 0.88}V${h * 0.36}`) +
    filled(iron, rect(w * 0.835, h * 0.87, 32, 4)) +
    filled(scene.tone('#f2dfba'), shade) +
    circle(w * 0.86, h * 0.38, 70, scene.halo('fl2', '#ffe3a0', 0.5))
  );
}

/** A living room with a sofa, a rug and an arched or curtained window. */
export function living(scene: Scene, colours: RoomColours): string {
  const { random, width: w, height: h } = scene;
  const { wall, fabric, accent, contrast } = colours;
  const { bottom } = backWall(scene);
  let svg = roomShell(scene, wall);
  const arched = random.chance(0.5);
  svg += roomWindow(scene, w * 0.24, h * 0.2, w * 0.24, bottom - h * 0.2 - (arched ? 6 : 60), arched);
  if (!arched) {
    svg += curtain(scene, w * 0.205, h * 0.16, 30, bottom - h * 0.17, accent);
    svg += curtain(scene, w * 0.475, h * 0.16, 30, bottom - h * 0.17, accent);
  }
  svg += framedPrint(scene, w * 0.58, h * 0.24, 46, 58, colours);
  svg += framedPrint(scene, w * 0.69, h * 0.27, 34, 42, colours);
  svg +=
    rug(scene, w * 0.5, h * 0.76, [w * 0.26, w * 0.36], h * 0.17, colours) +
    sofa(scene, w * 0.37, h * 0.82, 220, 88, fabric) +
    cushion(scene, w * 0.44, h * 0.66, 15, accent) +
    cushion(scene, w * 0.675, h * 0.66, 15, contrast) +
    cushion(scene, w * 0.5, h * 0.67, 13, wall) +
    coffeeTable(scene, colours) +
    pottedPlant(scene, w * 0.13, h * 0.9, 1.7);
  const lampColour = random.pick([BRASS, '#2b2a2c', '#b4573a']);
  return svg + pendantLamp(scene, w * 0.62, h * 0.07, h * 0.2, 1.3, lampColour) + floorLamp(scene);
}

const SHELVES = 5;
const SHELF_PITCH = 42;

function bookcase(scene: Scene, { wall, fabric, accent, contrast }: RoomColours): string {
  const { random, width: w } = scene;
  const { left, top, bottom } = backWall(scene);
  const spines = [wall, fabric, accent, contrast, '#8a3b3b', '#c9b28a'];
  const shelves = repeat(SHELVES, (i) => rect(left + 11, top + 15 + i * SHELF_PITCH, w * 0.2 - 10, 36));
  let books = '';
  for (let shelf = 0; shelf < SHELVES; shelf++) {
    let x = left + 13;
    while (x < left + w * 0.19) {
      const bw = random.between(4, 9);
      const bh = random.between(20, 33);
      books += filled(scene.tone(random.pick(spines)), rect(x, top + 51 + shelf * SHELF_PITCH - bh, bw, bh));
      x += bw + 0.8;
      if (random.chance(0.12)) {
        x += 14;
      }
    }
  }
  return (
    filled(scene.darken(TEAK, 0.1), rect(left + 6, top + 10, w * 0.2, bottom - top - 16)) +
    filled(scene.darken(TEAK, 0.45), shelves) +
    books
  );
}

function desk(scene: Scene, chair: string): string {
  const { light, width: w, height: h } = scene;
  const legs =
    rect(w * 0.42, h * 0.65, 6, h * 0.22) +
    rect(w * 0.745, h * 0.65, 6, h * 0.22) +
    rect(w * 0.66, h * 0.65, w * 0.09, h * 0.09);
  return (
    ellipse(w * 0.58, h * 0.88, 150, 8, light.shade, 'opacity=".18"') +
    filled(scene.tone(TEAK), rect(w * 0.4, h * 0.63, w * 0.38, 9)) +
    filled(scene.darken(TEAK, 0.2), legs) +
    filled('#2d3138', rect(w * 0.52, h * 0.5, 74, 46) + rect(w * 0.575, h * 0.61, 10, 9)) +
    filled(scene.fade('sc', '#6f9db1', '#2f6b62', 'diagonal'), rect(w * 0.525, h * 0.508, 68, 38)) +
    filled(scene.tone(chair), path`M${w * 0.53} ${h * 0.84}v-46q0 -18 30 -18t30 18v46z`) +
    stroked('#2d2a2a', 3, path`M${w * 0.58} ${h * 0.84}v26M${w * 0.54} ${h * 0.925}q24 -14 48 0`)
  );
}

/** A study with a full bookcase and a desk. */
export function study(scene: Scene, colours: RoomColours): string {
  const { width: w, height: h } = scene;
  return (
    roomShell(scene, colours.wall) +
    roomWindow(scene, w * 0.46, h * 0.2, w * 0.2, h * 0.28) +
    bookcase(scene, colours) +
    framedPrint(scene, w * 0.71, h * 0.24, 44, 56, colours) +
    rug(scene, w * 0.55, h * 0.8, [w * 0.24, w * 0.34], h * 0.15, colours) +
    desk(scene, colours.fabric) +
    pottedPlant(scene, w * 0.88, h * 0.92, 1.6) +
    pendantLamp(scene, w * 0.62, h * 0.08, h * 0.18, 1.1, BRASS)
  );
}
