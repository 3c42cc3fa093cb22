import { BRASS, TEAK } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { ellipse, filled, path, rect, repeat, stroked } from '../svg.ts';
import { framedPrint, pendantLamp, pottedPlant, rug } from './furniture.ts';
import { backWall, type RoomColours, roomShell } from './room-shell.ts';
import { roomWindow } from './window.ts';

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
