import { cuspedArch } from '../arches.ts';
import type { Scene } from '../scene.ts';
import { farCity, treeLine } from '../scenery/distance.ts';
import { circle, clipped, filled, num, path, polygon, rect, repeat, stroked } from '../svg.ts';

export interface RoomColours {
  readonly wall: string;
  readonly fabric: string;
  readonly accent: string;
  readonly contrast: string;
}

/** The back wall of a room drawn in one-point perspective. */
export interface BackWall {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const FLOORS = ['#b98a62', '#d9cbb8', '#c98f6d', '#a9826a'] as const;

/** Position of the back wall in every room. */
export const backWall = ({ width: w, height: h }: Scene): BackWall => ({
  left: w * 0.17,
  right: w * 0.83,
  top: h * 0.13,
  bottom: h * 0.68,
});

/** An empty room: ceiling, walls, skirting and a tiled floor in the given or a random colour. */
export function roomShell(scene: Scene, wall: string, floorColour?: string): string {
  const { random, width: w, height: h } = scene;
  const { left, right, top, bottom } = backWall(scene);
  const floor = floorColour ?? random.pick(FLOORS);
  const floorOutline = polygon([left, bottom], [right, bottom], [w, h], [0, h]);
  const joints = repeat(15, (n) => {
    const i = n - 7;
    return path`M${w / 2 + (i * (right - left)) / 14} ${bottom}L${w / 2 + (i * w) / 13} ${h}`;
  });
  const courses = [0.14, 0.34, 0.62].map((depth) => path`M0 ${bottom + (h - bottom) * depth}H${w}`);
  const sideSkirting =
    polygon([left, bottom - 6], [left, bottom], [0, h], [0, h - 14]) +
    polygon([right, bottom - 6], [right, bottom], [w, h], [w, h - 14]);
  return (
    filled(scene.lighten(wall, 0.5), polygon([0, 0], [w, 0], [right, top], [left, top])) +
    filled(scene.darken(wall, 0.1), polygon([0, 0], [left, top], [left, bottom], [0, h])) +
    filled(scene.darken(wall, 0.2), polygon([w, 0], [right, top], [right, bottom], [w, h])) +
    filled(scene.fade('bw', scene.tone(wall), scene.lighten(wall, 0.3)), rect(left, top, right - left, bottom - top)) +
    filled(scene.fade('fl', scene.lighten(floor, 0.18), scene.darken(floor, 0.06)), floorOutline) +
    clipped(
      scene.clip('fc', floorOutline),
      stroked(scene.darken(floor, 0.22), 0.9, joints + courses.join(''), 'opacity=".5"'),
    ) +
    filled(scene.lighten(wall, 0.7), rect(left, bottom - 6, right - left, 6)) +
    filled(scene.lighten(wall, 0.4), sideSkirting)
  );
}

/** A window with a view of the city in the scene's light: a plain casement, or a cusped arch without bars. */
export function roomWindow(scene: Scene, x: number, y: number, w: number, h: number, arched = false): string {
  const { light } = scene;
  const opening = arched ? cuspedArch(x, y + h, w, h) : rect(x, y, w, h);
  const surround = arched ? cuspedArch(x - 5, y + h, w + 10, h + 6) : rect(x - 5, y - 5, w + 10, h + 10);
  const clip = scene.clip(`w${num(x)}`, opening);
  const air = scene.linear('ws', [
    [0, light.sky[0]],
    [0.6, light.sky[1]],
    [1, light.sky[2]],
  ]);
  // The empty group draws nothing; published files contain it, so removing it would change their bytes and cache tags.
  const emptyGroup = `<g transform="translate(${num(x)} 0) scale(${num(((w / scene.width) * 10) / 10 + 0.3)} 1)"></g>`;
  const view =
    filled(air, rect(x, y, w, h)) +
    circle(x + w * 0.72, y + h * 0.35, h * 0.09, light.sun) +
    emptyGroup +
    `<g transform="translate(0 ${num(y + h * 0.98)})">${farCity(scene, 0, h / 150)}${treeLine(scene, 2, h * 0.16)}</g>`;
  const white = scene.lighten('#ffffff', 0.1);
  const bars = rect(x + w / 2 - 1.4, y, 2.8, h) + rect(x, y + h * 0.3, w, 2);
  return (
    filled(white, surround) +
    clipped(clip, view) +
    (arched ? '' : filled(white, bars)) +
    filled(scene.darken('#cbb89c', 0.1), rect(x - 8, y + h + 4, w + 16, 4))
  );
}

/** One side of a pair of curtains. */
export function curtain(scene: Scene, x: number, y: number, w: number, h: number, colour: string): string {
  const pleats = 5;
  const pitch = w / pleats;
  return (
    filled(scene.tone(colour), path`M${x} ${y}h${w}q-3 ${h * 0.5} 2 ${h}h${-w - 2}q4 ${-h * 0.5} 0 ${-h}z`) +
    filled(
      scene.light.shade,
      repeat(pleats, (i) => rect(x + i * pitch, y, pitch * 0.55, h)),
      'opacity=".1"',
    )
  );
}
