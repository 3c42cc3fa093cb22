import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { ellipse, filled, num, type Point, path, polygon, rect, repeat, stroked } from '../svg.ts';

/** A block seen from the street: a lit front and, with a depth, a shaded side in perspective. */
export function block(scene: Scene, x: number, y: number, w: number, h: number, colour: string, depth = 0): string {
  const corner = x + w;
  const side = polygon([corner, y], [corner + depth, y + depth * 0.32], [corner + depth, y + h], [corner, y + h]);
  return (depth ? filled(scene.darken(colour, 0.34), side) : '') + filled(scene.tone(colour), rect(x, y, w, h));
}

/** Two columns of windows on the shaded side of a block, in its perspective. */
export function sideWindows(
  { light }: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  depth: number,
  floors: number,
): string {
  const corner = x + w;
  const d = repeat(floors, (i) => {
    const t1 = (i + 0.32) / floors;
    const t2 = (i + 0.78) / floors;
    const nearTop = y + h * t1;
    const farTop = y + depth * 0.32 + (h - depth * 0.32) * t1;
    const nearBottom = y + h * t2;
    const farBottom = y + depth * 0.32 + (h - depth * 0.32) * t2;
    const along = (at: number, near: number, far: number): number =>
      near + ((far - near) * Math.abs(at - corner)) / depth;
    const pane = (x1: number, x2: number): string =>
      polygon(
        [x1, along(x1, nearTop, farTop)],
        [x2, along(x2, nearTop, farTop)],
        [x2, along(x2, nearBottom, farBottom)],
        [x1, along(x1, nearBottom, farBottom)],
      );
    return pane(corner + depth * 0.2, corner + depth * 0.44) + pane(corner + depth * 0.58, corner + depth * 0.82);
  });
  return filled(mix(light.glass[1], light.shade, 0.45), d, 'opacity=".75"');
}

/** Soft light from the left and shade from the right, drawn over a finished front. */
export function wash(scene: Scene, x: number, y: number, w: number, h: number): string {
  const gradient = scene.linear(
    'wal',
    [
      [0, '#fff', scene.isDusk ? 0 : 0.16],
      [0.5, '#fff', 0],
      [1, scene.light.shade, 0.16],
    ],
    'across',
  );
  return filled(gradient, rect(x, y, w, h));
}

/** The shadow of a building on the side away from the sun, starting at its base line. */
export function longShadow({ light }: Scene, x: number, y: number, w: number, length: number): string {
  const reach = light.sunPos[0] > 0.5 ? -length : length;
  const foot = y + length * 0.3;
  return filled(
    light.shade,
    polygon([x, y], [x + w, y], [x + w + reach, foot], [x + reach, foot]),
    `opacity="${light.shadeOpacity * 0.8}"`,
  );
}

/** Lamplight on the ground in front of an entrance at dusk. */
export const groundGlow = (scene: Scene, x: number, y: number, radius: number): string =>
  scene.isDusk ? ellipse(x, y, radius, radius * 0.1, scene.halo(`gg${num(x)}`, '#ffcf85', 0.6)) : '';

/** A rooftop water tank standing at (x, y). */
export function waterTank(scene: Scene, x: number, y: number, scale: number): string {
  const s = scale;
  return (
    filled(scene.darken('#3e434b', 0.1), path`M${x} ${y}v${-7 * s}q${4.5 * s} ${-3.4 * s} ${9 * s} 0v${7 * s}z`) +
    stroked(scene.darken('#3e434b', 0.5), 0.5, path`M${x} ${y - 3 * s}h${9 * s}M${x} ${y - 5 * s}h${9 * s}`)
  );
}

/** The courses of a tiled roof: lines from the ridge (top left, bottom right) that widen by `spread` to the eaves. */
export function roofTiles(
  colour: string,
  [left, top]: Point,
  [right, bottom]: Point,
  spread: number,
  { rows, opacity }: { readonly rows: number; readonly opacity: string },
): string {
  const courses = repeat(rows - 1, (i) => {
    const t = (i + 1) / rows;
    return path`M${left - spread * t} ${top + (bottom - top) * t}H${right + spread * t}`;
  });
  return stroked(colour, 0.9, courses, `opacity="${opacity}"`);
}
