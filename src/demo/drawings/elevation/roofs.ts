import { dome } from '../arches.ts';
import { filled, type Point, path, polygon, rect, repeat, stroked } from '../svg.ts';
import { roofTiles } from './massing.ts';
import type { Site } from './site.ts';

const TILE = '#b4573a';

/** A tiled hip roof: eaves from `x` to `x + w` at `y`, with overhang, and a ridge `height` above. */
export function drawHipRoof(
  site: Site,
  x: number,
  y: number,
  w: number,
  height: number,
  inset = height * 0.9,
  tile = TILE,
): string {
  const { scene } = site;
  const left = x - 9;
  const right = x + w + 9;
  const ridgeLeft: Point = [left + inset, y - height];
  const ridgeRight: Point = [right - inset, y - height];
  const shaded = scene.darken(tile, 0.28);
  return (
    filled(scene.tone(tile), polygon([left, y], ridgeLeft, ridgeRight, [right, y])) +
    filled(scene.darken(tile, 0.2), polygon(ridgeRight, [right, y], [right - inset * 1.55, y])) +
    roofTiles(shaded, ridgeLeft, [right - inset, y], inset, {
      rows: Math.max(4, Math.round(height / 9)),
      opacity: '.55',
    }) +
    filled(scene.lighten(tile, 0.25), rect(ridgeLeft[0] - 2, y - height - 2.4, ridgeRight[0] - ridgeLeft[0] + 4, 3.4)) +
    filled(scene.darken(tile, 0.45), rect(left, y - 0.5, right - left, 2.6)) +
    filled(scene.light.shade, rect(x, y + 2, w, 5), `opacity="${scene.light.shadeOpacity}"`)
  );
}

/** A gable facing the street with its verge boards; the wall of the triangle is included. */
export function drawGable(
  site: Site,
  x: number,
  y: number,
  w: number,
  height: number,
  wall: string,
  tile = TILE,
): string {
  const { scene } = site;
  const cx = x + w / 2;
  const overhang = 9;
  const drop = (overhang * height) / (w / 2);
  return (
    filled(scene.tone(wall), polygon([x, y], [cx, y - height], [x + w, y])) +
    filled(scene.darken(wall, 0.4), path`M${cx - 6} ${y - height * 0.28}v-8a6 6 0 0 1 12 0v8z`) +
    filled(
      scene.tone(tile),
      polygon(
        [x - overhang, y + drop],
        [cx, y - height - 5],
        [x + w + overhang, y + drop],
        [x + w + overhang - 8, y + drop],
        [cx, y - height + 4],
        [x - overhang + 8, y + drop],
      ),
    ) +
    filled(
      scene.lighten(tile, 0.3),
      polygon([x - overhang, y + drop], [cx, y - height - 5], [cx, y - height - 2], [x - overhang + 3, y + drop]),
    )
  );
}

/** A lean-to of tiles over a verandah, from the wall down to columns. */
export function drawLeanTo(site: Site, x: number, y: number, w: number, height: number, tile = TILE): string {
  const { scene } = site;
  return (
    filled(scene.tone(tile), polygon([x - 10, y], [x + 4, y - height], [x + w - 4, y - height], [x + w + 10, y])) +
    roofTiles(scene.darken(tile, 0.28), [x + 4, y - height], [x + w - 4, y], 14, { rows: 4, opacity: '.55' }) +
    filled(scene.darken(tile, 0.45), rect(x - 10, y - 0.5, w + 20, 2.6))
  );
}

/** A flat roof slab that projects on both sides, with its shadow on the wall. */
export function drawSlab({ scene }: Site, x: number, y: number, w: number, colour: string, thickness = 6): string {
  return (
    filled(scene.lighten(colour, 0.5), rect(x, y - thickness, w, thickness)) +
    filled(scene.light.shade, rect(x + 4, y, w - 8, 4), `opacity="${scene.light.shadeOpacity + 0.05}"`)
  );
}

/** A balustrade of small pillars along a roof. */
export function drawBalustrade(
  { scene }: Site,
  x: number,
  y: number,
  w: number,
  height: number,
  colour: string,
): string {
  const count = Math.round(w / 6);
  const tone = scene.lighten(colour, 0.4);
  return filled(
    tone,
    repeat(count, (i) => rect(x + (i * (w - 2.6)) / (count - 1), y - height, 2.6, height)) +
      rect(x - 2, y - height - 2, w + 4, 2.6) +
      rect(x - 2, y - 2, w + 4, 2.4),
  );
}

/** Battlements of small merlons along a roof. */
export function drawMerlons({ scene }: Site, x: number, y: number, w: number, colour: string): string {
  const count = Math.round(w / 11);
  return filled(
    scene.tone(colour),
    repeat(count, (i) => path`M${x + (i * w) / count + 1} ${y}v-6q3.5 -6 7 0v6z`),
  );
}

/** A bay window on brackets with a curved roof, as on houses of Rajasthan; (x, y) is the middle of its sill. */
export function drawJharokha(site: Site, x: number, y: number, s: number, colour: string): string {
  const { scene } = site;
  const w = 34 * s;
  const h = 34 * s;
  const opening = (dx: number): string =>
    path`M${x + dx - 4.4 * s} ${y - 5 * s}v${-16 * s}q${4.4 * s} ${-7 * s} ${8.8 * s} 0v${16 * s}z`;
  return (
    filled(
      scene.darken(colour, 0.3),
      polygon([x - w / 2 + 3, y], [x + w / 2 - 3, y], [x + w * 0.2, y + 11 * s], [x - w * 0.2, y + 11 * s]),
    ) +
    filled(scene.lighten(colour, 0.14), rect(x - w / 2, y - h + 4, w, h - 4)) +
    filled(scene.isDusk ? '#ffc565' : scene.darken(colour, 0.55), opening(-10.5 * s) + opening(0) + opening(10.5 * s)) +
    filled(scene.darken(colour, 0.12), rect(x - w / 2 - 2, y - 5.4 * s, w + 4, 5 * s)) +
    filled(
      scene.lighten(colour, 0.36),
      rect(x - w / 2 - 4, y - h + 2, w + 8, 4) + rect(x - w / 2 - 3, y - 1.4, w + 6, 3),
    ) +
    filled(
      scene.tone(colour),
      path`M${x - w / 2 - 1} ${y - h + 2}q${w * 0.1} ${-12 * s} ${w / 2 + 1} ${-14 * s}q${w * 0.4} ${2 * s} ${w / 2 + 1} ${14 * s}z`,
    )
  );
}

/** A small domed kiosk on a roof; (x, y) is the middle of its foot. */
export function drawKiosk({ scene }: Site, x: number, y: number, s: number, colour: string): string {
  return (
    filled(scene.darken(colour, 0.4), rect(x - 12 * s, y - 20 * s, 24 * s, 20 * s), 'opacity=".5"') +
    filled(
      scene.tone(colour),
      rect(x - 14 * s, y - 21 * s, 3.4 * s, 21 * s) +
        rect(x + 10.6 * s, y - 21 * s, 3.4 * s, 21 * s) +
        rect(x - 15 * s, y - 4 * s, 30 * s, 4 * s),
    ) +
    filled(scene.lighten(colour, 0.4), rect(x - 18 * s, y - 24 * s, 36 * s, 3.4 * s)) +
    filled(scene.lighten(colour, 0.18), dome(x, y - 24 * s, 12 * s)) +
    stroked(scene.darken(colour, 0.3), 1, path`M${x} ${y - 40 * s}v${-6 * s}`)
  );
}
