import { cuspedArch } from '../arches.ts';
import { BRASS, mix, TEAK } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { circle, ellipse, filled, path, polygon, rect, repeat, stroked } from '../svg.ts';
import { cushion, framedPrint, pendantLamp, pottedPlant, rug } from './furniture.ts';
import { backWall, curtain, type RoomColours, roomShell, roomWindow } from './room-shell.ts';

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

function bed(scene: Scene, x: number, w: number, { fabric, accent, contrast }: RoomColours): string {
  const h = scene.height;
  const right = x + w;
  const headboard = path`M${x - 6} ${h * 0.72}v${-h * 0.22}q0 -14 16 -14h${w - 20}q16 0 16 14v${h * 0.22}z`;
  const pillows =
    path`M${x + 14} ${h * 0.6}q0 -22 18 -22h${w * 0.3}q16 0 16 22z` +
    path`M${right - 14} ${h * 0.6}q0 -22 -18 -22h${-w * 0.3}q-16 0 -16 22z`;
  const sheet = polygon([x, h * 0.6], [right, h * 0.6], [right + 26, h * 0.86], [x - 26, h * 0.86]);
  const cover = polygon([x - 11, h * 0.7], [right + 11, h * 0.7], [right + 26, h * 0.86], [x - 26, h * 0.86]);
  const drop = polygon([x - 26, h * 0.86], [right + 26, h * 0.86], [right + 26, h * 0.93], [x - 26, h * 0.93]);
  const blockPrint = repeat(3, (row) =>
    repeat(11, (i) => {
      const py = h * (0.725 + row * 0.048);
      const px = x - 6 + ((i + 0.5 + (row % 2) * 0.5) * (w + 12)) / 11.5;
      const q = 3.6 + row * 0.6;
      return path`M${px} ${py - q}q${q} ${q} 0 ${2 * q}q${-q} ${-q} 0 ${-2 * q}z`;
    }),
  );
  return (
    filled(scene.darken(TEAK, 0.05), headboard) +
    filled(scene.lighten('#ffffff', 0.1), pillows) +
    cushion(scene, x + w / 2, h * 0.57, 15, contrast) +
    filled(scene.lighten('#fbf6ec', 0.3), sheet) +
    filled(scene.tone(fabric), cover) +
    filled(scene.darken(fabric, 0.22), drop) +
    filled(scene.lighten(accent, 0.15), blockPrint)
  );
}

/** A bedside table with a lamp, on the left (-1) or right (1) of the bed. */
function bedside(scene: Scene, bedWidth: number, side: -1 | 1): string {
  const { width: w, height: h } = scene;
  const x = w / 2 + side * (bedWidth / 2 + 52) - 22;
  const shade = polygon([x + 8, h * 0.6], [x + 13, h * 0.53], [x + 30, h * 0.53], [x + 35, h * 0.6]);
  return (
    filled(scene.tone(TEAK), rect(x, h * 0.64, 44, h * 0.15)) +
    filled(scene.lighten(TEAK, 0.2), rect(x - 3, h * 0.63, 50, 5)) +
    filled(scene.darken(TEAK, 0.4), rect(x + 4, h * 0.7, 36, 1.4)) +
    filled(scene.tone(BRASS), rect(x + 19, h * 0.6, 5, 12)) +
    filled('#fbe6ba', shade) +
    circle(x + 22, h * 0.57, 56, scene.halo(`bl${side}`, '#ffdf9a', 0.55))
  );
}

/** A bedroom with a bed in front of a painted cusped niche. */
export function bedroom(scene: Scene, colours: RoomColours): string {
  const { width: w, height: h } = scene;
  const { wall, fabric, accent, contrast } = colours;
  const { bottom } = backWall(scene);
  const niche = mix(fabric, wall, 0.35);
  return (
    roomShell(scene, wall) +
    filled(scene.tone(niche), cuspedArch(w * 0.36, bottom, w * 0.28, h * 0.5)) +
    filled(scene.lighten(niche, 0.2), cuspedArch(w * 0.385, bottom, w * 0.23, h * 0.44)) +
    roomWindow(scene, w * 0.2, h * 0.22, w * 0.12, h * 0.3) +
    curtain(scene, w * 0.185, h * 0.18, 22, h * 0.48, accent) +
    curtain(scene, w * 0.31, h * 0.18, 22, h * 0.48, accent) +
    framedPrint(scene, w * 0.7, h * 0.26, 52, 40, colours) +
    rug(scene, w * 0.5, h * 0.82, [w * 0.33, w * 0.42], h * 0.15, colours) +
    bed(scene, w * 0.33, w * 0.34, colours) +
    bedside(scene, w * 0.34, -1) +
    bedside(scene, w * 0.34, 1) +
    pottedPlant(scene, w * 0.9, h * 0.94, 1.7) +
    pendantLamp(scene, w * 0.5, h * 0.07, h * 0.12, 1.5, contrast)
  );
}
