import { LAMPLIGHT, mix, TEAK, WALLS } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { farCity, treeLine } from '../scenery/distance.ts';
import { sky } from '../scenery/sky.ts';
import { person } from '../scenery/street-life.ts';
import { type TreeKind, tree } from '../scenery/tree.ts';
import { filled, path, polygon, rect, repeat } from '../svg.ts';
import { type Bay, bay, facade } from './facade.ts';
import { driveway, frontTrees, hedge, lawn } from './grounds.ts';
import { block, groundGlow, longShadow, sideWindows, wash } from './massing.ts';

interface Block {
  readonly x: number;
  readonly w: number;
  readonly h: number;
  readonly back: boolean;
}

interface Style {
  readonly wall: string;
  readonly accent: string;
  readonly bays: readonly Bay[];
  readonly crown: number;
}

const BAY_STYLES: readonly (readonly Bay[])[] = [
  [bay('accent', 0.35), bay('balcony', 1.5), bay('window'), bay('window'), bay('balcony', 1.5), bay('accent', 0.35)],
  [bay('balcony', 1.4), bay('window', 0.9), bay('jaali', 0.55), bay('window', 0.9), bay('balcony', 1.4)],
  [bay('glazing', 0.8), bay('accent', 0.25), bay('balcony', 1.8), bay('accent', 0.25), bay('window'), bay('window')],
  [bay('window'), bay('balcony', 1.6), bay('louvre', 0.7), bay('balcony', 1.6), bay('window')],
];

const PLANTING: readonly (readonly TreeKind[])[] = [
  ['palm', 'shrub'],
  ['neem', 'ashoka', 'bougainvillea'],
  ['ashoka', 'shrub'],
  ['gulmohar', 'neem', 'shrub'],
];

const SWEPT_CROWN = 2;

/** The rooftop: a lift room, a pergola, a swept canopy or a penthouse with a terrace garden. */
function crown(
  scene: Scene,
  kind: number,
  { x, w }: Block,
  y: number,
  depth: number,
  wall: string,
  accent: string,
): string {
  const { light } = scene;
  const accentTone = scene.tone(accent);
  const slab = scene.lighten(wall, 0.35);
  const right = x + w;
  const middle = x + w / 2;
  switch (kind) {
    case 0:
      return (
        filled(slab, rect(x - 3, y - 3, w + 6, 5)) +
        filled(scene.darken(wall, 0.3), rect(x + w * 0.3, y - 14, w * 0.36, 11)) +
        filled(accentTone, rect(x + w * 0.24, y - 17, w * 0.48, 3))
      );
    case 1:
      return (
        filled(
          accentTone,
          rect(x + w * 0.1, y - 20, 3, 20) +
            rect(x + w * 0.87, y - 20, 3, 20) +
            rect(x + w * 0.06, y - 22, w * 0.88, 4),
        ) +
        filled(scene.darken(wall, 0.2), rect(x + w * 0.32, y - 11, w * 0.3, 11)) +
        filled(slab, rect(x - 2, y - 2, w + 4, 4))
      );
    case SWEPT_CROWN:
      return (
        filled(
          slab,
          path`M${x - 4} ${y + 3}Q${middle} ${y - 24} ${right + 6} ${y - 4}v4Q${middle} ${y - 18} ${x} ${y + 6}z`,
        ) + filled(scene.darken(wall, 0.25), path`M${x + 6} ${y + 3}Q${middle} ${y - 17} ${right} ${y + 1}v3z`)
      );
    default:
      return (
        filled(scene.tone(wall), rect(x + w * 0.55, y - 18, w * 0.45, 20)) +
        filled(
          scene.darken(wall, 0.34),
          polygon([right, y - 18], [right + depth * 0.7, y - 10], [right + depth * 0.7, y + 8], [right, y]),
        ) +
        filled(light.glass[1], rect(x + w * 0.6, y - 13, w * 0.34, 9)) +
        filled(slab, rect(x - 2, y - 2, w * 0.6, 4) + rect(x + w * 0.53, y - 20, w * 0.48, 3)) +
        filled(light.leaf[0], path`M${x + 4} ${y - 2}q6 -9 12 0q7 -10 14 0q6 -6 10 0z`)
      );
  }
}

function towerBlock(scene: Scene, ground: number, shape: Block, style: Style): string {
  const { x, w, h, back } = shape;
  const [haze] = scene.light.haze;
  const floors = Math.round(h / (back ? 13 : 14));
  const y = ground - h;
  const wall = back ? mix(style.wall, haze, 0.28) : style.wall;
  const accent = back ? mix(style.accent, haze, 0.3) : style.accent;
  const depth = back ? 22 : 34;
  return (
    (back ? '' : longShadow(scene, x, ground, w + depth, 90)) +
    block(scene, x, y, w, h, wall, depth) +
    sideWindows(scene, x, y, w, h, depth, floors) +
    facade(scene, x, y + 3, w, h - 3, {
      floors,
      bays: style.bays,
      wall,
      accent,
      bands: style.crown !== SWEPT_CROWN,
    }) +
    crown(scene, style.crown, shape, y, depth, wall, accent) +
    wash(scene, x, y, w, h)
  );
}

function podium(scene: Scene, ground: number, towerX: number): string {
  const { random, light } = scene;
  const x = towerX - random.between(40, 90);
  const w = random.between(300, 340);
  const h = 25;
  const arches = 14;
  const stone = random.pick([WALLS.sandstone, WALLS.kota, WALLS.brick, WALLS.dholpur]);
  let dark = '';
  let lit = '';
  for (let i = 0; i < arches; i++) {
    const ax = x + 8 + (i * (w - 16)) / arches;
    const aw = (w - 16) / arches - 6;
    const opening = path`M${ax} ${ground}v-13a${aw / 2} ${aw / 2} 0 0 1 ${aw} 0v13z`;
    if (random.chance(light.lit)) {
      lit += opening;
    } else {
      dark += opening;
    }
  }
  return (
    block(scene, x, ground - h, w, h, stone, 16) +
    filled(scene.darken(stone, 0.52), dark) +
    filled(LAMPLIGHT[1], lit) +
    filled(scene.lighten(stone, 0.4), rect(x - 3, ground - h - 2, w + 6, 3.4)) +
    hedge(scene, x + 4, x + w - 4, ground - h - 1, 5)
  );
}

function entrance(scene: Scene, ground: number, x: number, accent: string): string {
  const { light } = scene;
  return (
    groundGlow(scene, x, ground + 8, 110) +
    filled(scene.tone(accent), rect(x - 26, ground - 19, 52, 4)) +
    filled(scene.darken('#4a403a', 0.2), rect(x - 22, ground - 15, 2, 15) + rect(x + 20, ground - 15, 2, 15)) +
    filled(scene.lampsOn ? LAMPLIGHT[0] : light.glass[1], rect(x - 15, ground - 14, 30, 14)) +
    driveway(scene, x, ground, 50, 200)
  );
}

function blocks({ random, width, height }: Scene): readonly [Block, ...Block[]] {
  const count = random.int(2, 3);
  const x = width * random.between(0.36, 0.46);
  const h = height * random.between(0.6, 0.68);
  const w = random.between(104, 128);
  const right: Block = { x: x + w * 0.95, w: w * 0.82, h: h * random.between(0.74, 0.88), back: true };
  const front: Block = { x, w, h, back: false };
  if (count === 2) {
    return [front, right];
  }
  const left: Block = { x: x - w * 0.98, w: w * 0.8, h: h * random.between(0.62, 0.8), back: true };
  return [front, right, left];
}

/** A gated cluster of two or three apartment towers on a podium. */
export function tower(scene: Scene): string {
  const { random, width: w, height: h } = scene;
  const ground = h * 0.8;
  let svg = sky(scene, 0.8) + farCity(scene, ground - 2, 1.15) + treeLine(scene, ground, 15);
  const wall = random.pick([WALLS.plaster, WALLS.dholpur, WALLS.warmgrey, WALLS.lime, WALLS.sandstone]);
  const accent = random.pick([WALLS.brick, TEAK, WALLS.slate, WALLS.geru, WALLS.ochre, '#4d6a66']);
  const bays = random.pick(BAY_STYLES);
  const [front, ...behind] = blocks(scene);
  const style: Style = { wall, accent, bays, crown: random.int(0, 3) };
  svg += lawn(scene, ground);
  for (const shape of [...behind, front]) {
    svg += towerBlock(scene, ground, shape, style);
  }
  const door = front.x + front.w * 0.5;
  svg += podium(scene, ground, front.x) + entrance(scene, ground, door, accent);
  svg += hedge(scene, -4, door - 60, ground + 26, 8) + hedge(scene, door + 90, w + 6, ground + 26, 8);
  svg += repeat(4, () =>
    person(scene, door + random.between(-30, 40), ground + random.between(14, 50), random.between(1, 1.3)),
  );
  svg += frontTrees(scene, ground + 14, random.pick(PLANTING), 8, [door - 100, door + 110]);
  svg += tree(scene, random.pick(['bougainvillea', 'shrub']), random.between(20, 90), h - 2, 2);
  return svg + tree(scene, 'shrub', w - random.between(20, 80), h, 2.2);
}
