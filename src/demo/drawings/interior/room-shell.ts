import type { Scene } from '../scene.ts';
import { clipped, filled, path, polygon, rect, repeat, stroked } from '../svg.ts';

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
