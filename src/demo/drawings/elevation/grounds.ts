import type { Scene } from '../scene.ts';
import { type TreeKind, tree } from '../scenery/tree.ts';
import { circle, filled, type Point, path, rect, repeat, stroked } from '../svg.ts';

/** Grass from `y` to the lower edge. */
export const lawn = (scene: Scene, y: number): string =>
  filled(scene.fade('gr', ...scene.light.ground), rect(0, y, scene.width, scene.height - y));

/** A clipped hedge between two points on the line `y`. */
export function hedge({ random, light }: Scene, from: number, to: number, y: number, height: number): string {
  let d = path`M${from} ${y}v${-height}`;
  let x = from;
  while (x < to - 2) {
    const q = Math.min(random.between(5, 9), to - x);
    d += path`q${q / 2} ${-height * 0.5} ${q} 0`;
    x += q;
  }
  const [leaf, deep] = light.leaf;
  return filled(deep, d + path`V${y}z`) + filled(leaf, d + path`V${y - height * 0.7}z`, 'opacity=".7"');
}

/** A street lamp standing at (x, y). */
export function streetLamp(scene: Scene, x: number, y: number, scale: number): string {
  const s = scale;
  const post = stroked(
    scene.darken('#6b6560', 0.5),
    1.4 * s,
    path`M${x} ${y}v${-40 * s}q0 ${-5 * s} ${6 * s} ${-5 * s}h${4 * s}`,
  );
  if (!scene.lampsOn) {
    return post + filled(scene.darken('#6b6560', 0.4), rect(x + 6 * s, y - 46 * s, 8 * s, 2 * s));
  }
  return (
    post +
    circle(x + 10 * s, y - 43 * s, 9 * s, '#ffd98c', 'opacity=".35"') +
    circle(x + 10 * s, y - 43.5 * s, 2 * s, '#ffe9b8')
  );
}

/** A paved driveway from a door at (cx, y) that widens to the lower edge. */
export function driveway(scene: Scene, cx: number, y: number, doorWidth: number, edgeWidth: number): string {
  const right = cx + edgeWidth / 2 + 10;
  const left = cx - edgeWidth / 2 + 10;
  return filled(
    scene.tone(scene.light.paving, 0.3),
    path`M${cx - doorWidth / 2} ${y}h${doorWidth}L${right} ${scene.height}H${left}z`,
  );
}

/** A road across the picture with a kerb and a dashed middle line. */
export function road(scene: Scene, y: number, height: number): string {
  const { light, width: w } = scene;
  const dashes = repeat(9, (i) => rect(i * 74 + 8, y + height * 0.48, 34, 1.6));
  return (
    filled(scene.tone(light.road, 0.4), rect(0, y, w, height)) +
    filled(scene.lighten(light.road, 0.5), rect(0, y - 3, w, 3)) +
    filled('#fff', dashes, 'opacity=".55"')
  );
}

/** Trees in the foreground, far ones first, that leave the entrance between two points mostly visible. */
export function frontTrees(
  scene: Scene,
  y: number,
  kinds: readonly TreeKind[],
  count: number,
  [from, to]: readonly [from: number, to: number],
): string {
  const { random, width: w } = scene;
  const spot = (): Point => {
    let x = random.between(10, w - 10);
    for (let tries = 0; tries < 12 && x > from && x < to; tries++) {
      x = random.between(10, w - 10);
    }
    return [x, y + random.between(0, 26)];
  };
  return Array.from({ length: count }, spot)
    .sort((a, b) => a[1] - b[1])
    .map(([x, foot]) => tree(scene, random.pick(kinds), x, foot, random.between(0.9, 1.5)))
    .join('');
}
