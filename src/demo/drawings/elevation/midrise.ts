import { LAMPLIGHT, TEAK, WALLS } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { farCity, treeLine } from '../scenery/distance.ts';
import { sky } from '../scenery/sky.ts';
import { car, person } from '../scenery/street-life.ts';
import { tree } from '../scenery/tree.ts';
import { circle, filled, path, rect, repeat } from '../svg.ts';
import { type Bay, bay, facade } from './facade.ts';
import { driveway, lawn, road } from './grounds.ts';
import { block, groundGlow, longShadow, sideWindows, wash, waterTank } from './massing.ts';

const STONES = [WALLS.plaster, WALLS.dholpur, WALLS.pinkstone, WALLS.brick, WALLS.mint, WALLS.sandstone] as const;
const ACCENTS = [WALLS.brick, TEAK, WALLS.indigo, WALLS.geru, '#50706a'] as const;
const STILTS = 20;

const BAY_STYLES: readonly (readonly Bay[])[] = [
  [bay('balcony', 1.6), bay('window'), bay('jaali', 0.7), bay('window'), bay('balcony', 1.6)],
  [
    bay('window', 0.9),
    bay('balcony', 1.5),
    bay('accent', 0.22),
    bay('window', 0.8),
    bay('accent', 0.22),
    bay('balcony', 1.5),
    bay('window', 0.9),
  ],
  [bay('louvre', 0.8), bay('balcony', 1.7), bay('window'), bay('window'), bay('balcony', 1.7), bay('louvre', 0.8)],
];

function roof(scene: Scene, x: number, y: number, w: number, wall: string, accent: string): string {
  return (
    filled(scene.lighten(wall, 0.4), rect(x - 4, y - 4, w + 8, 6)) +
    filled(scene.darken(wall, 0.22), rect(x + w * 0.42, y - 24, w * 0.17, 20)) +
    filled(scene.tone(accent), rect(x + w * 0.4, y - 28, w * 0.21, 4)) +
    waterTank(scene, x + w * 0.16, y - 4, 1.3) +
    waterTank(scene, x + w * 0.2, y - 4, 1.1) +
    filled(scene.light.leaf[0], path`M${x + w * 0.68} ${y - 4}q8 -12 18 -2q8 -13 20 0q9 -8 16 2z`)
  );
}

function stilts(scene: Scene, x: number, ground: number, w: number, wall: string): string {
  const top = ground - STILTS;
  const columns = repeat(8, (i) => rect(x + (i * (w - 10)) / 7, top, 10, STILTS));
  return (
    filled(scene.darken(wall, 0.6), rect(x + 4, top, w - 8, STILTS)) +
    car(scene, x + w * 0.16, ground - 1, 0.95) +
    car(scene, x + w * 0.73, ground - 1, 0.95) +
    filled(scene.tone(wall), columns)
  );
}

function boundary(scene: Scene, gate: number, y: number, masonry: string): string {
  const w = scene.width;
  const posts = rect(gate - 56, y - 26, 12, 27) + rect(gate + 50, y - 26, 12, 27);
  return (
    filled(masonry, rect(-4, y - 15, gate - 44, 16) + rect(gate + 52, y - 15, w, 16)) +
    filled(scene.lighten(WALLS.lime, 0.2), rect(-4, y - 17, gate - 42, 3) + rect(gate + 50, y - 17, w, 3)) +
    filled(scene.darken(WALLS.sandstone, 0.14), posts) +
    (scene.lampsOn ? circle(gate - 50, y - 29, 3, '#ffe3a6') + circle(gate + 56, y - 29, 3, '#ffe3a6') : '')
  );
}

/** An apartment block of four to six floors on stilts, behind a boundary wall. */
export function midrise(scene: Scene): string {
  const { random, width, height } = scene;
  const ground = height * 0.83;
  const wall = random.pick(STONES);
  const accent = wall === WALLS.brick ? WALLS.lime : random.pick(ACCENTS);
  let svg = sky(scene, 0.83) + farCity(scene, ground, 0.85) + treeLine(scene, ground, 22) + lawn(scene, ground);
  const floors = random.int(4, 6);
  const h = floors * random.between(36, 40);
  const w = random.between(300, 350);
  const x = width * 0.5 - w / 2 - random.between(0, 24);
  const y = ground - h - STILTS;
  const depth = 44;
  svg += longShadow(scene, x, ground, w + depth, 60) + block(scene, x, y, w, h + STILTS, wall, depth);
  svg += sideWindows(scene, x, y, w, h, depth, floors);
  svg += facade(scene, x, y + 4, w, h - 2, {
    floors,
    bays: random.pick(BAY_STYLES),
    wall,
    accent,
    bands: random.chance(0.6),
    rail: random.pick(['solid', 'glass']),
  });
  svg += roof(scene, x, y, w, wall, accent) + stilts(scene, x, ground, w, wall) + wash(scene, x, y, w, h + STILTS);
  const door = path`M${x + w * 0.46} ${ground}v-13a${w * 0.04} ${w * 0.04} 0 0 1 ${w * 0.08} 0v13z`;
  svg += filled(scene.lampsOn ? LAMPLIGHT[1] : scene.darken(TEAK, 0.1), door);
  svg += groundGlow(scene, x + w / 2, ground + 6, 90);
  const gate = x + w * 0.5;
  const pavement = ground + 30;
  const masonry = scene.tone(random.pick([WALLS.sandstone, WALLS.plaster, WALLS.brick]));
  svg += driveway(scene, gate, ground, 60, 130) + boundary(scene, gate, pavement, masonry);
  svg += person(scene, gate - 6, pavement + 2, 1.25) + person(scene, gate + 8, pavement + 5, 1.25);
  svg += tree(scene, random.pick(['neem', 'gulmohar']), x - 46, pavement - 12, 1.9);
  svg += tree(scene, random.pick(['neem', 'ashoka', 'palm']), x + w + 62, pavement - 10, 1.8);
  svg +=
    tree(scene, 'bougainvillea', gate - 86, pavement - 10, 1.5) +
    tree(scene, 'bougainvillea', gate + 110, pavement - 10, 1.7);
  return svg + road(scene, height - 20, 22);
}
