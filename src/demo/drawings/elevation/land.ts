import { mix, WALLS } from '../colour.ts';
import { tree } from '../scenery/tree.ts';
import { ellipse, filled, type Point, path, polygon, rect, repeat, stroked, used } from '../svg.ts';
import type { Site } from './site.ts';

/** A ground plane: `depth` is 0 at the horizon and 1 at the lower edge, `slope` leans away from the middle line. */
export interface Ground {
  readonly y: (depth: number) => number;
  readonly x: (slope: number, y: number) => number;
}

/** The ground below the horizon of a site, seen towards `vanishingX`. */
export function createGround({ scene, ground }: Site, vanishingX: number): Ground {
  const vanishingY = ground - 6;
  return {
    y: (depth) => ground + 8 + depth ** 1.7 * (scene.height - ground - 8),
    x: (slope, y) => vanishingX + slope * (y - vanishingY),
  };
}

export type Corners = readonly [Point, Point, Point, Point];

/** The area between two slopes and two depths: far left, far right, near right, near left. */
export function toArea(plane: Ground, left: number, right: number, far: number, near: number): Corners {
  const [top, bottom] = [plane.y(far), plane.y(near)];
  return [
    [plane.x(left, top), top],
    [plane.x(right, top), top],
    [plane.x(right, bottom), bottom],
    [plane.x(left, bottom), bottom],
  ];
}

/** How wide a plot is drawn, from its size in square yards. */
export const widthOfPlot = (size: number): number => Math.min(390, 72 + 14 * Math.sqrt(Math.max(60, size)));

/** White boundary stones with a red top. */
export function drawStones({ scene }: Site, points: readonly Point[], scale = 1): string {
  const d = points.map(([x, y]) => rect(x - 2.6 * scale, y - 11 * scale, 5.2 * scale, 11 * scale)).join('');
  const caps = points.map(([x, y]) => rect(x - 2.6 * scale, y - 11 * scale, 5.2 * scale, 3.4 * scale)).join('');
  return filled(scene.lighten('#f2ece0', 0.3), d) + filled(scene.tone('#b4412c'), caps);
}

/** A board on two posts that shows the outline of a plot with arrows for its sides; it has no text. */
export function drawBoard({ scene }: Site, x: number, y: number, s: number): string {
  const w = 58 * s;
  const h = 38 * s;
  const top = y - h - 22 * s;
  const inner = rect(x - w * 0.2, top + h * 0.22, w * 0.4, h * 0.5);
  const arrows =
    path`M${x - w * 0.2} ${top + h * 0.86}h${w * 0.4}M${x - w * 0.2 + 3 * s} ${top + h * 0.86 - 2 * s}l${-3 * s} ${2 * s}l${3 * s} ${2 * s}M${x + w * 0.2 - 3 * s} ${top + h * 0.86 - 2 * s}l${3 * s} ${2 * s}l${-3 * s} ${2 * s}` +
    path`M${x + w * 0.32} ${top + h * 0.22}v${h * 0.5}M${x + w * 0.32 - 2 * s} ${top + h * 0.22 + 3 * s}l${2 * s} ${-3 * s}l${2 * s} ${3 * s}M${x + w * 0.32 - 2 * s} ${top + h * 0.72 - 3 * s}l${2 * s} ${3 * s}l${2 * s} ${-3 * s}`;
  return (
    ellipse(x, y, w * 0.5, 2.4 * s, scene.light.shade, 'opacity=".25"') +
    filled(
      scene.darken('#6d5a48', 0.2),
      rect(x - w * 0.36, top, 3 * s, y - top) + rect(x + w * 0.36 - 3 * s, top, 3 * s, y - top),
    ) +
    filled(scene.lighten('#f4efe4', 0.3), rect(x - w / 2, top, w, h)) +
    filled(scene.tone('#2f6b62'), rect(x - w / 2, top, w, 4 * s)) +
    filled(scene.tone('#e8b04a'), inner, 'opacity=".85"') +
    stroked(scene.darken('#2f6b62', 0.2), 1.1 * s, arrows, 'stroke-linejoin="round"')
  );
}

/** A road between two slopes that runs to the horizon. */
export function drawAvenue({ scene }: Site, plane: Ground, half: number): string {
  const strip = (from: number, to: number): string => polygon(...toArea(plane, from, to, 0, 1.05));
  const dashes = repeat(9, (i) => polygon(...toArea(plane, -0.018, 0.018, 0.06 + i * 0.12, 0.11 + i * 0.12)));
  return (
    filled(scene.tone(scene.light.road, 0.4), strip(-half, half)) +
    filled(scene.lighten(scene.light.paving, 0.3), strip(-half - 0.08, -half) + strip(half, half + 0.08)) +
    filled('#fff', dashes, 'opacity=".7"')
  );
}

/** A small house that stands on a plot far away; (x, y) is the middle of its foot. */
export function drawSmallHouse({ scene, random, look }: Site, x: number, y: number, k: number): string {
  const wall = random.pick(look.walls.mid);
  const roof = random.pick(look.accents);
  const hasTiles = random.chance(0.5);
  return (
    ellipse(x + 6 * k, y, 36 * k, 4 * k, scene.light.shade, 'opacity=".22"') +
    filled(
      scene.darken(wall, 0.3),
      polygon([x + 26 * k, y - 32 * k], [x + 38 * k, y - 28 * k], [x + 38 * k, y], [x + 26 * k, y]),
    ) +
    filled(scene.tone(wall), rect(x - 26 * k, y - 32 * k, 52 * k, 32 * k)) +
    (hasTiles
      ? filled(
          scene.tone('#b4573a'),
          polygon(
            [x - 32 * k, y - 30 * k],
            [x - 16 * k, y - 50 * k],
            [x + 20 * k, y - 50 * k],
            [x + 42 * k, y - 28 * k],
          ),
        )
      : filled(scene.tone(roof), rect(x - 4 * k, y - 48 * k, 26 * k, 16 * k)) +
        filled(scene.lighten(wall, 0.4), rect(x - 28 * k, y - 34 * k, 56 * k, 3 * k))) +
    filled(
      scene.isDusk ? '#ffd98c' : scene.light.glass[1],
      rect(x - 20 * k, y - 22 * k, 10 * k, 12 * k) + rect(x + 8 * k, y - 22 * k, 10 * k, 12 * k),
    ) +
    filled(scene.darken('#6d5a48', 0.2), rect(x - 5 * k, y - 18 * k, 8 * k, 18 * k))
  );
}

/** A wall of stone or brick along the far side of a plot. */
export const drawLowWall = ({ scene, stone }: Site, x: number, y: number, w: number, h: number): string =>
  filled(scene.tone(stone), rect(x, y - h, w, h)) +
  filled(scene.lighten(WALLS.lime, 0.2), rect(x - 1, y - h - 2, w + 2, 2.6)) +
  filled(
    scene.darken(stone, 0.16),
    repeat(Math.round(w / 22), (i) => rect(x + 10 + i * 22, y - h, 1, h)),
  );

/** A fence of posts and wire between two points of a straight line. */
export function drawWireFence(
  { scene }: Site,
  [x1, y1]: Point,
  [x2, y2]: Point,
  posts: number,
  height: number,
): string {
  const at = (i: number): Point => [x1 + ((x2 - x1) * i) / (posts - 1), y1 + ((y2 - y1) * i) / (posts - 1)];
  const d = repeat(posts, (i) => {
    const [x, y] = at(i);
    return path`M${x} ${y}v${-height}`;
  });
  const wires = [0.35, 0.65, 0.92]
    .map((share) => path`M${x1} ${y1 - height * share}L${x2} ${y2 - height * share}`)
    .join('');
  return stroked(scene.darken('#c9c2b6', 0.12), 2.2, d) + stroked(scene.darken('#7d776d', 0.2), 0.7, wires);
}

/** The mown or bare ground of a plot for sale, brighter than what surrounds it. */
export const plotColour = ({ scene, look }: Site): string => scene.tone(mix(look.soil, '#e8b04a', 0.4), 0.5);

/** Grass tufts and shrubs scattered over an area of the ground. */
export function drawTufts({ scene, random }: Site, from: Point, to: Point, count: number): string {
  const d = repeat(count, () => {
    const x = random.between(from[0], to[0]);
    const y = random.between(from[1], to[1]);
    const k = 0.5 + (y - 160) / 240;
    return path`M${x - 4 * k} ${y}l${k} ${-5 * k}l${1.6 * k} ${3 * k}l${1.4 * k} ${-6 * k}l${1.6 * k} ${6 * k}l${2 * k} ${-4 * k}l${k} ${6 * k}z`;
  });
  return filled(scene.light.leaf[1], d, 'opacity=".7"');
}

/** Trees along both sides of a road, far ones first; the two of a pair are one drawing. */
export function drawAvenueTrees(site: Site, plane: Ground, slope: number, scale: number): string {
  const { scene, random, look } = site;
  const kind = random.pick(look.trees);
  return [0.06, 0.18, 0.34, 0.52, 0.74]
    .map((depth, row) => {
      const y = plane.y(depth);
      const symbol = scene.symbol(`at${row}`, tree(scene, kind, 0, 0, (0.16 + depth * 1.2) * scale));
      return used(symbol, plane.x(-slope, y), y) + used(symbol, plane.x(slope, y), y);
    })
    .join('');
}
