import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { ellipse, filled, num, path, repeat, stroked } from '../svg.ts';

export type TreeKind = 'neem' | 'ashoka' | 'palm' | 'gulmohar' | 'shrub' | 'bougainvillea';

type Range = readonly [low: number, high: number];
type Plant = (scene: Scene, x: number, y: number, s: number) => string;

const blob = (cx: number, cy: number, q: number): string =>
  path`M${cx - q} ${cy}a${q} ${q * 0.92} 0 1 1 ${q * 2} 0a${q} ${q * 0.92} 0 1 1 ${-q * 2} 0z`;

/** Blobs scattered around x, at the given heights above y. */
const foliage = (
  random: Random,
  count: number,
  [x, y, s]: readonly [x: number, y: number, s: number],
  across: Range,
  above: Range,
  radius: Range,
): string =>
  repeat(count, () =>
    blob(x + random.between(...across) * s, y - random.between(...above) * s, random.between(...radius) * s),
  );

const shadow: Plant = ({ light }, x, y, s) => ellipse(x + 8 * s, y, 20 * s, 3.2 * s, light.shade, 'opacity=".2"');

function trunk({ light }: Scene, x: number, y: number, s: number, height: number, width: number): string {
  const w = width * s;
  const h = height * s;
  return filled(
    light.trunk,
    path`M${x - w / 2} ${y}q${w * 0.3} ${-h * 0.5} ${w * 0.1} ${-h}h${w * 0.8}q${-w * 0.2} ${h * 0.5} ${w * 0.4} ${h}z`,
  );
}

const ashoka: Plant = (scene, x, y, s) => {
  const [leaf, deep] = scene.light.leaf;
  const h = scene.random.between(62, 84) * s;
  const w = 9 * s;
  const foot = y - 8 * s;
  const rightEdge = path`C${x + w} ${y - h * 0.7} ${x + w * 1.1} ${y - h * 0.25} ${x + w * 0.5} ${foot}`;
  const leftEdge = path`C${x - w * 1.1} ${y - h * 0.25} ${x - w} ${y - h * 0.7} ${x} ${y - h}`;
  const litSide = path`C${x - w} ${y - h * 0.7} ${x - w * 1.1} ${y - h * 0.25} ${x - w * 0.5} ${foot}`;
  return (
    shadow(scene, x, y, s) +
    trunk(scene, x, y, s, 14, 3) +
    filled(deep, path`M${x} ${y - h}${rightEdge}H${x - w * 0.5}${leftEdge}z`) +
    filled(leaf, path`M${x} ${y - h}${litSide}H${x - 1}Q${x + w * 0.25} ${y - h * 0.5} ${x} ${y - h}z`)
  );
};

const palm: Plant = (scene, x, y, s) => {
  const { random, light } = scene;
  const [leaf, deep] = light.leaf;
  const h = random.between(74, 98) * s;
  const bend = random.between(-9, 9) * s;
  const tx = x + bend;
  const ty = y - h;
  const middle = y - h * 0.5;
  const stem =
    path`M${x - 2.2 * s} ${y}Q${x + bend * 0.1 - 1} ${middle} ${tx - 1} ${ty}` +
    path`h2.2Q${x + bend * 0.2 + 2 * s} ${middle} ${x + 2.6 * s} ${y}z`;
  let back = '';
  let front = '';
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (0.02 + (i / 8) * 0.96);
    const l = random.between(25, 33) * s;
    const ex = tx - Math.cos(angle) * l;
    const ey = ty - Math.sin(angle) * l * 0.62 + l * 0.32;
    const mx = tx - Math.cos(angle) * l * 0.5;
    const my = ty - Math.sin(angle) * l * 0.95 - 3 * s;
    const frond = path`M${tx} ${ty}Q${mx} ${my} ${ex} ${ey}Q${mx + 1} ${my + 7.5 * s} ${tx} ${ty + 2 * s}z`;
    if (i % 2) {
      back += frond;
    } else {
      front += frond;
    }
  }
  return shadow(scene, x, y, s) + filled(light.trunk, stem) + filled(deep, back) + filled(leaf, front);
};

const gulmohar: Plant = (scene, x, y, s) => {
  const { random, light } = scene;
  const [leaf, deep] = light.leaf;
  const h = 40 * s;
  const crown = [x, y - h, s] as const;
  const branches =
    path`M${x} ${y}Q${x - 2 * s} ${y - h * 0.6} ${x - 14 * s} ${y - h}` +
    path`M${x - s} ${y - h * 0.5}Q${x + 4 * s} ${y - h * 0.8} ${x + 15 * s} ${y - h * 1.05}`;
  const canopy = repeat(9, () => {
    const bx = x + random.between(-30, 30) * s;
    const by = y - h - random.between(0, 15) * s * (1 - Math.abs(bx - x) / (46 * s));
    return blob(bx, by, random.between(8, 13) * s);
  });
  return (
    shadow(scene, x, y, s) +
    stroked(light.trunk, num(3 * s), branches, 'stroke-linecap="round"') +
    filled(deep, canopy) +
    filled(leaf, foliage(random, 6, crown, [-24, 24], [4, 18], [4, 8])) +
    filled(scene.tone('#d9533a'), foliage(random, 26, crown, [-34, 34], [-6, 20], [1.2, 2.8])) +
    filled(scene.tone('#ee7b4f'), foliage(random, 10, crown, [-28, 28], [2, 20], [1, 2]))
  );
};

const shrub: Plant = (scene, x, y, s) => {
  const { random, light } = scene;
  const [leaf, deep] = light.leaf;
  return (
    filled(deep, foliage(random, 5, [x, y, s], [-13, 13], [3, 7], [5, 8])) +
    filled(leaf, foliage(random, 4, [x, y, s], [-11, 9], [6, 11], [3, 5]))
  );
};

const bougainvillea: Plant = (scene, x, y, s) =>
  shrub(scene, x, y, s) +
  filled(scene.tone('#c2417c'), foliage(scene.random, 16, [x, y, s], [-15, 14], [2, 14], [1, 2.2]));

/** A layered round canopy, lit from the sun side. */
const neem: Plant = (scene, x, y, s) => {
  const { random, light } = scene;
  const [leaf, deep, bright] = light.leaf;
  const h = random.between(34, 46) * s;
  const radius = random.between(19, 25) * s;
  const crown = y - h;
  const ring = repeat(8, (i) => {
    const angle = (i / 8) * 6.28;
    const cx = x + Math.cos(angle) * radius * 0.72;
    const cy = crown - radius * 0.35 + Math.sin(angle) * radius * 0.5;
    return blob(cx, cy, radius * random.between(0.42, 0.58));
  });
  const middle = blob(x, crown - radius * 0.3, radius * 0.8);
  const lit = foliage(random, 5, [x, crown, radius], [-0.75, 0.35], [0.2, 0.95], [0.22, 0.38]);
  const spark = foliage(random, 4, [x, crown, radius], [-0.75, 0.1], [0.55, 1.05], [0.08, 0.17]);
  return (
    shadow(scene, x, y, s) +
    trunk(scene, x, y, s, h / s + 2, 4) +
    filled(deep, ring + middle) +
    filled(leaf, lit) +
    filled(bright, spark, 'opacity=".7"')
  );
};

const PLANTS: Readonly<Record<TreeKind, Plant>> = { neem, ashoka, palm, gulmohar, shrub, bougainvillea };

/** A plant standing at (x, y); its size varies a little with the scene's random stream. */
export const tree = (scene: Scene, kind: TreeKind, x: number, y: number, scale: number): string =>
  PLANTS[kind](scene, x, y, scale);
