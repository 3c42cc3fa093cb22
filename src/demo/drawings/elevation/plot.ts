import { LAMPLIGHT, mix, TEAK, WALLS } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { farCity, hills, treeLine } from '../scenery/distance.ts';
import { sky } from '../scenery/sky.ts';
import { type TreeKind, tree } from '../scenery/tree.ts';
import { ellipse, filled, type Point, path, polygon, rect, repeat, stroked } from '../svg.ts';

/** A ground plane: `depth` is 0 in the distance and 1 nearby, `slope` is how far a line leans from the avenue. */
interface Perspective {
  readonly vanishingX: number;
  y: (depth: number) => number;
  x: (slope: number, y: number) => number;
}

type Corners = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point];
type Span = readonly [from: number, to: number];

const ROWS: readonly Span[] = [
  [0, 0.2],
  [0.2, 0.36],
  [0.36, 0.54],
  [0.54, 0.75],
  [0.75, 1.02],
];
const LEFT_COLUMNS: readonly Span[] = [
  [-3.2, -2.3],
  [-2.3, -1.45],
  [-1.45, -0.62],
];
const RIGHT_COLUMNS: readonly Span[] = [
  [0.62, 1.45],
  [1.45, 2.3],
  [2.3, 3.2],
];
/** Drawn plots, and the objects on them. */
interface Layout {
  readonly plots: string;
  readonly pegs: string;
  readonly saleFlag: string;
  readonly houses: string;
}

const BUILT_ROW = 1;

/** The strip between two slopes from one height to another. */
const strip = ({ x }: Perspective, [from, to]: Span, top: number, bottom: number): Corners => [
  [x(from, top), top],
  [x(to, top), top],
  [x(to, bottom), bottom],
  [x(from, bottom), bottom],
];

function flag(scene: Scene, x: number, y: number): string {
  return (
    filled(scene.darken('#4a3a30', 0.1), rect(x - 1, y - 62, 2, 62)) +
    filled(scene.tone('#b4412c'), path`M${x + 1} ${y - 62}q12 -6 22 1q8 4 14 -1v18q-8 5 -15 1q-10 -6 -21 0z`) +
    ellipse(x, y, 9, 2.4, scene.light.shade, 'opacity=".3"')
  );
}

function smallHouse(scene: Scene, x: number, y: number, k: number): string {
  const { random, light } = scene;
  return (
    filled(scene.tone(WALLS.lime), rect(x - 26 * k, y - 30 * k, 52 * k, 30 * k)) +
    filled(scene.tone(random.pick([WALLS.brick, TEAK, WALLS.kota])), rect(x - 8 * k, y - 44 * k, 34 * k, 44 * k)) +
    filled(
      scene.isDusk ? LAMPLIGHT[0] : light.glass[1],
      rect(x - 20 * k, y - 22 * k, 9 * k, 12 * k) + rect(x + 4 * k, y - 36 * k, 12 * k, 12 * k),
    )
  );
}

/** The plots, then the objects on them: pegs and flag of the one for sale, a few built houses. */
function layout(scene: Scene, view: Perspective): Layout {
  const { random, light, height: h } = scene;
  const [far, near] = light.ground;
  const tints = [far, mix(far, '#d9c48a', 0.35), mix(near, far, 0.5), mix(far, light.leaf[2], 0.3)];
  random(); // unused, but removing it would change every published plot
  const saleRow = random.int(2, 3);
  const saleOnRight = random.chance(0.5);
  let plots = '';
  let pegs = '';
  let saleFlag = '';
  let houses = '';
  for (const [columns, onRight] of [
    [LEFT_COLUMNS, false],
    [RIGHT_COLUMNS, true],
  ] as const) {
    columns.forEach(([left, right], column) => {
      ROWS.forEach(([back, front], row) => {
        const top = view.y(back + 0.012);
        const bottom = view.y(front - 0.012);
        const corners = strip(view, [left + 0.03, right - 0.03], top, bottom);
        const nextToAvenue = column === (onRight ? 0 : 2);
        const forSale = onRight === saleOnRight && row === saleRow && nextToAvenue;
        const outline = polygon(...corners);
        plots += forSale
          ? filled(scene.tone('#e8b04a', 0.5), outline, 'opacity=".9"')
          : filled(scene.tone(random.pick(tints), 0.3), outline);
        plots += stroked(scene.lighten('#f7f1e2', 0.4), forSale ? 1.6 : 0.8, outline, 'opacity=".8"');
        const [[topLeftX], [topRightX], [bottomRightX]] = corners;
        if (forSale) {
          pegs += corners.map(([x, y]) => rect(x - 1, y - 10 * (y / h), 2, 10 * (y / h))).join('');
          saleFlag = flag(scene, (topLeftX + bottomRightX) / 2, (top + bottom) / 2);
        } else if (row === BUILT_ROW && random.chance(0.5)) {
          houses += smallHouse(scene, (topLeftX + topRightX) / 2, bottom - 3, 0.3 + row * 0.16);
        }
      });
    });
  }
  return { plots, pegs, saleFlag, houses };
}

function avenue(scene: Scene, view: Perspective, top: number): string {
  const { light, height } = scene;
  const bottom = height + 10;
  const kerbs = polygon(...strip(view, [-0.58, -0.5], top, bottom)) + polygon(...strip(view, [0.5, 0.58], top, bottom));
  const dashes = repeat(9, (i) => {
    const from = 0.06 + i * 0.13;
    return polygon(...strip(view, [-0.018, 0.018], view.y(from), view.y(from + 0.06)));
  });
  return (
    filled(scene.tone(light.road, 0.4), polygon(...strip(view, [-0.5, 0.5], top, bottom))) +
    filled(scene.lighten(light.paving, 0.3), kerbs) +
    filled('#fff', dashes, 'opacity=".7"')
  );
}

function gateway(scene: Scene, x: number, y: number): string {
  const k = 0.62;
  const posts =
    rect(x - 34 * k, y - 34 * k, 9 * k, 34 * k) +
    rect(x + 25 * k, y - 34 * k, 9 * k, 34 * k) +
    rect(x - 40 * k, y - 44 * k, 80 * k, 10 * k);
  return (
    filled(scene.tone(WALLS.sandstone), posts) +
    filled(scene.darken(WALLS.sandstone, 0.2), rect(x - 40 * k, y - 36 * k, 80 * k, 2.5 * k))
  );
}

/** A plotted layout along an avenue, with one plot pegged out and flagged. */
export function plot(scene: Scene): string {
  const { random, light, width: w, height: h } = scene;
  const horizon = h * 0.42;
  let svg =
    sky(scene, 0.42, { sunY: h * (0.12 + 0.5 * (light.sunPos[1] - 0.16)) }) +
    hills(scene, horizon + 2, 54, mix(light.haze[0], light.sky[2], 0.3)) +
    farCity(scene, horizon, 0.45) +
    treeLine(scene, horizon + 2, 14) +
    filled(
      scene.fade('gr', mix(light.ground[0], light.sky[2], 0.35), light.ground[1]),
      rect(0, horizon, w, h - horizon),
    );
  const vanishingX = w * random.between(0.42, 0.58);
  const vanishingY = horizon - 6;
  const view: Perspective = {
    vanishingX,
    y: (depth) => horizon + 10 + depth ** 1.7 * (h - horizon + 30),
    x: (slope, y) => vanishingX + slope * (y - vanishingY),
  };
  const { plots, pegs, saleFlag, houses } = layout(scene, view);
  svg += plots + avenue(scene, view, horizon + 6) + houses + filled(scene.lighten('#fff7e6', 0.5), pegs);
  const kind = random.pick<TreeKind>(['ashoka', 'palm', 'neem', 'gulmohar']);
  for (const depth of [0.05, 0.16, 0.3, 0.47, 0.68, 0.92]) {
    const y = view.y(depth);
    const scale = 0.16 + depth * 1.35;
    svg += tree(scene, kind, view.x(-0.66, y), y, scale) + tree(scene, kind, view.x(0.66, y), y, scale);
  }
  return svg + saleFlag + gateway(scene, vanishingX, horizon + 16);
}
