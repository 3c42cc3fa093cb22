import { BRASS, TEAK } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { circle, ellipse, filled, path, rect, stroked } from '../svg.ts';
import { pendantLamp, pottedPlant } from './furniture.ts';
import { backWall, type RoomColours, roomShell } from './room-shell.ts';
import { roomWindow } from './window.ts';

function washstand(scene: Scene): string {
  const { light, width: w, height: h } = scene;
  return (
    circle(w * 0.34, h * 0.3, 44, scene.tone(BRASS)) +
    circle(w * 0.34, h * 0.3, 40, scene.fade('mr', light.glass[0], light.glass[1], 'diagonal')) +
    filled(scene.tone(TEAK), rect(w * 0.22, h * 0.53, w * 0.25, h * 0.13)) +
    filled(scene.lighten('#ffffff', 0.2), rect(w * 0.21, h * 0.51, w * 0.27, 8)) +
    filled(scene.lighten('#ffffff', 0.1), path`M${w * 0.29} ${h * 0.51}q0 -14 6 -14h50q6 0 6 14z`) +
    stroked(scene.tone(BRASS), 2.6, path`M${w * 0.34} ${h * 0.475}v-16h12`)
  );
}

function tub(scene: Scene): string {
  const { light, width: w, height: h } = scene;
  const bowl =
    path`M${w * 0.45} ${h * 0.7}h${w * 0.38}q0 ${h * 0.19} -44 ${h * 0.19}` +
    path`h${-w * 0.38 + 88}q-44 0 -44 ${-h * 0.19}z`;
  return (
    ellipse(w * 0.64, h * 0.9, 120, 9, light.shade, 'opacity=".2"') +
    filled(scene.lighten('#ffffff', 0.15), bowl) +
    filled(scene.darken('#ffffff', 0.12), rect(w * 0.44, h * 0.69, w * 0.4, 6)) +
    stroked(scene.tone(BRASS), 3, path`M${w * 0.8} ${h * 0.69}v-40q0 -10 -12 -10t-12 10`)
  );
}

/** A bathroom with patterned tiles, a washstand and a tub. */
export function bath(scene: Scene, { wall, fabric }: RoomColours): string {
  const { width: w, height: h } = scene;
  const { left, right, bottom } = backWall(scene);
  return (
    roomShell(scene, wall, '#b9c0b8') +
    filled(
      scene.jaali('bt', scene.tone(fabric), scene.lighten(wall, 0.3), 16),
      rect(left, h * 0.42, right - left, bottom - h * 0.42 - 6),
      'opacity=".55"',
    ) +
    roomWindow(scene, w * 0.62, h * 0.2, w * 0.12, h * 0.2) +
    washstand(scene) +
    tub(scene) +
    pottedPlant(scene, w * 0.12, h * 0.92, 1.5) +
    pendantLamp(scene, w * 0.34, h * 0.1, h * 0.13, 0.8, BRASS)
  );
}
