import { BRASS, TEAK } from '../colour.ts';
import { cyclic } from '../random.ts';
import type { Scene } from '../scene.ts';
import { circle, ellipse, filled, num, path, polygon, rect, repeat, stroked } from '../svg.ts';
import type { RoomColours } from './room-shell.ts';

/** A potted plant standing at (x, y). */
export function pottedPlant(scene: Scene, x: number, y: number, scale: number): string {
  const s = scale;
  const { light, random } = scene;
  const pot = scene.tone(random.pick(['#b4573a', '#e9dfcf', '#4b5a58', BRASS]));
  const rim = y - 20 * s;
  let back = '';
  let front = '';
  for (let i = 0; i < 11; i++) {
    const angle = -1.5 + i * 0.3;
    const l = random.between(30, 52) * s;
    const sway = Math.sin(angle) * l;
    const tipX = x + sway * 0.8;
    const tipY = rim - Math.cos(angle) * l;
    const middle = (rim + tipY) / 2;
    const leaf =
      path`M${x} ${rim}Q${x + sway * 0.2 - 5 * s} ${middle} ${tipX} ${tipY}` +
      path`Q${x + sway * 0.5 + 6 * s} ${middle + 4 * s} ${x} ${rim}z`;
    if (i % 2) {
      back += leaf;
    } else {
      front += leaf;
    }
  }
  return (
    ellipse(x, y, 16 * s, 3 * s, light.shade, 'opacity=".2"') +
    filled(pot, path`M${x - 11 * s} ${rim}h${22 * s}l${-4 * s} ${20 * s}h${-14 * s}z`) +
    filled(light.leaf[1], back) +
    filled(light.leaf[0], front)
  );
}

/** A lamp hanging from the ceiling line `ceiling` down to y. */
export function pendantLamp(
  scene: Scene,
  x: number,
  ceiling: number,
  y: number,
  scale: number,
  colour: string,
): string {
  const s = scale;
  const shade =
    path`M${x - 14 * s} ${y + 14 * s}q1 ${-14 * s} ${14 * s} ${-15 * s}` + path`q${13 * s} ${s} ${14 * s} ${15 * s}z`;
  const bulb = path`M${x - 11 * s} ${y + 14 * s}h${22 * s}q${-11 * s} ${6 * s} ${-22 * s} 0z`;
  return (
    stroked(scene.darken('#5a5048', 0.2), 1, path`M${x} ${ceiling}V${y}`) +
    filled(scene.tone(colour), shade) +
    filled('#fff0c4', bulb) +
    circle(x, y + 18 * s, 46 * s, scene.halo(`pd${num(x)}`, '#ffe6a8', scene.isDusk ? 0.6 : 0.3))
  );
}

function archAndSun(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  { accent, contrast }: RoomColours,
): string {
  const foot = y + h * 0.85;
  const arch = path`M${x + w * 0.15} ${foot}V${y + h * 0.5}a${w * 0.35} ${w * 0.35} 0 0 1 ${w * 0.7} 0V${foot}z`;
  return filled(scene.tone(contrast), arch) + circle(x + w * 0.5, y + h * 0.42, w * 0.14, scene.tone(accent));
}

function twoPeaks(scene: Scene, x: number, y: number, w: number, h: number, { fabric, accent }: RoomColours): string {
  const foot = y + h * 0.86;
  return (
    filled(scene.tone(fabric), polygon([x + w * 0.1, foot], [x + w * 0.42, y + h * 0.35], [x + w * 0.66, foot])) +
    filled(scene.tone(accent), polygon([x + w * 0.4, foot], [x + w * 0.66, y + h * 0.5], [x + w * 0.9, foot]))
  );
}

function nestedSquares(scene: Scene, x: number, y: number, w: number, h: number, colours: RoomColours): string {
  const fills = [colours.fabric, colours.accent, colours.contrast];
  return repeat(4, (i) => {
    const inset = 0.12 + i * 0.09;
    const size = 0.76 - i * 0.18;
    const place = `x="${num(x + w * inset)}" y="${num(y + h * inset)}"`;
    return `<rect ${place} width="${num(w * size)}" height="${num(h * size)}" fill="${scene.tone(cyclic(fills, i))}"/>`;
  });
}

/** A framed print with one of three motifs in the room's colours. */
export function framedPrint(scene: Scene, x: number, y: number, w: number, h: number, colours: RoomColours): string {
  const print = scene.random.pick([archAndSun, twoPeaks, nestedSquares]);
  return (
    filled(scene.darken(TEAK, 0.15), rect(x - 3, y - 3, w + 6, h + 6)) +
    filled(scene.lighten('#faf4e8', 0.2), rect(x, y, w, h)) +
    print(scene, x, y, w, h, colours)
  );
}

/** A rug on the floor: half widths of its far and near edge, and its depth. */
export function rug(
  scene: Scene,
  cx: number,
  y: number,
  [far, near]: readonly [far: number, near: number],
  depth: number,
  { wall, accent, contrast }: RoomColours,
): string {
  const field = polygon(
    [cx - far * 0.9, y + depth * 0.12],
    [cx + far * 0.9, y + depth * 0.12],
    [cx + near * 0.92, y + depth * 0.88],
    [cx - near * 0.92, y + depth * 0.88],
  );
  const diamonds = repeat(9, (i) => {
    const t = ((i + 0.5) / 9) * 2 - 1;
    const x = cx + ((t * (far + near)) / 2) * 0.84;
    const q = ((far + near) / 2) * 0.075;
    return polygon([x, y + depth * 0.28], [x + q, y + depth * 0.5], [x, y + depth * 0.72], [x - q, y + depth * 0.5]);
  });
  return (
    filled(
      scene.tone(contrast),
      polygon([cx - far, y], [cx + far, y], [cx + near, y + depth], [cx - near, y + depth]),
    ) +
    filled(scene.tone(wall), field) +
    filled(scene.tone(accent), diamonds)
  );
}

/** A two-seat sofa whose left foot is at (x, y). */
export function sofa(scene: Scene, x: number, y: number, w: number, h: number, colour: string): string {
  const seat = y - 8;
  const half = w / 2 - 23;
  const cushions =
    path`M${x + 14} ${seat}v${-h * 0.38}q0 -6 7 -6h${half}q4 0 4 4v${h * 0.38 + 2}z` +
    path`M${x + w / 2 + 2} ${seat}v${-h * 0.38 - 2}q0 -4 4 -4h${half}q7 0 7 6v${h * 0.38}z`;
  const arms =
    path`M${x} ${seat}v${-h * 0.5}q2 -9 11 -9t10 9v${h * 0.5}z` +
    path`M${x + w - 21} ${seat}v${-h * 0.5}q2 -9 11 -9t10 9v${h * 0.5}z`;
  return (
    ellipse(x + w / 2, y, w * 0.52, 5, scene.light.shade, 'opacity=".22"') +
    filled(scene.darken(TEAK, 0.2), rect(x + 8, seat, 5, 8) + rect(x + w - 13, seat, 5, 8)) +
    filled(
      scene.darken(colour, 0.14),
      path`M${x + 8} ${seat}v${-h + 16}q0 -10 12 -10h${w - 40}q12 0 12 10v${h - 16}z`,
    ) +
    filled(scene.tone(colour), cushions) +
    filled(scene.lighten(colour, 0.12), arms)
  );
}

/** A loose cushion centred on (x, y), `q` from its middle to its edge. */
export const cushion = (scene: Scene, x: number, y: number, q: number, colour: string): string =>
  filled(
    scene.tone(colour),
    path`M${x - q} ${y - q}q${q} ${q * 0.25} ${2 * q} 0q${-q * 0.25} ${q} 0 ${2 * q}` +
      path`q${-q} ${-q * 0.25} ${-2 * q} 0q${q * 0.25} ${-q} 0 ${-2 * q}z`,
  );
