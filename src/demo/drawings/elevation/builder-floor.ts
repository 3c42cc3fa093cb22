import { LAMPLIGHT, mix, TEAK, WALLS } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { farCity, treeLine } from '../scenery/distance.ts';
import { sky } from '../scenery/sky.ts';
import { car, person } from '../scenery/street-life.ts';
import { tree } from '../scenery/tree.ts';
import { filled, path, rect, repeat } from '../svg.ts';
import { bay, facade } from './facade.ts';
import { road, streetLamp } from './grounds.ts';
import { block, groundGlow, sideWindows, wash, waterTank } from './massing.ts';

const STILTS = 42;
const NEIGHBOUR_WALLS = [WALLS.pinkstone, WALLS.ochre, WALLS.mint, WALLS.sandstone, WALLS.plaster] as const;

/** The house: its front, the stair core at one end and the living side next to it. */
interface House {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  /** Height of the floors above the stilts. */
  readonly h: number;
  readonly floors: number;
  readonly floorHeight: number;
  readonly wall: string;
  readonly accent: string;
  readonly coreX: number;
  readonly coreWidth: number;
  readonly livingX: number;
  readonly livingWidth: number;
  readonly coreOnLeft: boolean;
}

function neighbour(scene: Scene, x: number, ground: number, w: number): string {
  const h = scene.random.between(150, 200);
  const wall = mix(scene.random.pick(NEIGHBOUR_WALLS), scene.light.haze[0], 0.35);
  const y = ground - h;
  return (
    block(scene, x, y, w, h, wall) +
    facade(scene, x, y + 6, w, h - 34, { floors: 3, bays: [bay('balcony', 1.3), bay('window')], wall, rail: 'solid' }) +
    filled(scene.lighten(wall, 0.3), rect(x - 3, y - 3, w + 6, 5)) +
    waterTank(scene, x + 30, y - 3, 1.3) +
    filled(scene.darken(wall, 0.45), rect(x + 10, ground - 24, w - 20, 24))
  );
}

function stairCore(scene: Scene, { y, h, coreX: x, coreWidth: w, accent }: House): string {
  const screen = rect(x + w * 0.2, y + 6, w * 0.6, h - 12);
  return (
    filled(scene.tone(accent), rect(x, y - 16, w, h + STILTS + 16)) +
    filled(scene.jaali('bj', scene.darken(accent, 0.45), scene.lighten(accent, 0.16), 7), screen) +
    (scene.isDusk ? filled('#ffcd7a', screen, 'opacity=".28"') : '')
  );
}

function glazing(scene: Scene, { wall, livingX, livingWidth, floorHeight: h }: House, y: number): string {
  const { random, light } = scene;
  const x = livingX + livingWidth * 0.08;
  const w = livingWidth * 0.84;
  const on = random.chance(light.lit + (scene.isDusk ? 0.2 : 0));
  const glass = on
    ? scene.fade('lt', '#ffe7b6', '#f8b45c')
    : scene.fade('gl', mix(light.glass[0], light.glass[1], 0.3), light.glass[1]);
  return (
    filled(scene.darken(wall, 0.5), rect(x - 4, y + 6, w + 8, h - 6)) +
    filled(glass, rect(x + w * 0.05, y + 14, w * 0.58, h - 14) + rect(x + w * 0.72, y + 16, w * 0.2, h * 0.45)) +
    filled(scene.darken(TEAK, 0.2), rect(x + w * 0.24, y + 14, 1.6, h - 14) + rect(x + w * 0.43, y + 14, 1.6, h - 14)) +
    filled(light.shade, rect(x - 4, y + 6, w + 8, 9), `opacity="${light.shadeOpacity + 0.1}"`)
  );
}

/** Balconies alternate between metal bars and glass from floor to floor. */
function balcony(scene: Scene, house: House, floor: number, y: number): string {
  const { random, light } = scene;
  const barred = floor % 2 === 1;
  const overhang = barred ? 10 : 4;
  const x = house.livingX - overhang;
  const w = house.livingWidth + overhang * 2 - (house.coreOnLeft ? 0 : 4);
  let svg = '';
  if (barred) {
    const bars = repeat(26, (i) => rect(x + 4 + (i * (w - 8)) / 26, y - 22, 2, 20));
    svg += filled(scene.darken('#4b4038', 0.1), bars + rect(x, y - 24, w, 2.4));
  } else {
    svg += filled(mix(light.glass[0], '#ffffff', 0.25), rect(x, y - 24, w, 22), 'opacity=".72"');
    svg += filled(scene.darken('#5a5048', 0.2), rect(x, y - 25, w, 2));
  }
  svg += filled(scene.lighten(house.wall, 0.5), rect(x - 2, y - 3, w + 4, 7));
  svg += filled(light.shade, rect(x, y + 4, w, 5), `opacity="${light.shadeOpacity}"`);
  const pots = repeat(random.int(2, 4), () => {
    const px = x + random.between(8, w - 24);
    return path`M${px} ${y - 22}q3 -16 8 -4q5 -14 9 1q5 -4 5 4z`;
  });
  svg += filled(light.leaf[0], pots);
  if (random.chance(0.4)) {
    svg += tree(scene, 'bougainvillea', x + random.between(20, w - 20), y - 14, 1);
  }
  return svg;
}

function roofTerrace(scene: Scene, { y, wall, livingX: x, livingWidth: w }: House): string {
  const pergola =
    repeat(9, (i) => rect(x + 6 + i * w * 0.09, y - 24, 3, 3)) +
    rect(x + 4, y - 22, w * 0.8, 3) +
    rect(x + 8, y - 20, 3, 16) +
    rect(x + w * 0.74, y - 20, 3, 16);
  return (
    filled(scene.lighten(wall, 0.5), rect(x - 6, y - 5, w + 8, 7)) +
    filled(scene.tone(TEAK), pergola) +
    filled(scene.light.leaf[0], path`M${x + 20} ${y - 5}q9 -12 18 -1q10 -14 22 1z`)
  );
}

function stilts(scene: Scene, { wall, livingX: x, livingWidth: w, coreX, coreWidth }: House, ground: number): string {
  const top = ground - STILTS;
  return (
    filled(scene.darken(wall, 0.62), rect(x, top, w, STILTS)) +
    car(scene, x + 8, ground - 1, 1.5) +
    filled(scene.tone(wall), rect(x, top, 9, STILTS) + rect(x + w - 12, top, 12, STILTS)) +
    filled(
      scene.lampsOn ? LAMPLIGHT[1] : scene.darken(TEAK, 0.1),
      rect(coreX + coreWidth * 0.22, ground - 34, coreWidth * 0.56, 34),
    )
  );
}

function compoundWall(scene: Scene, { x, w }: House, y: number): string {
  const width = scene.width;
  const right = x + w;
  const gate =
    repeat(22, (i) => rect(x + 4 + (i * (w + 6)) / 22, y - 16, 2.2, 16)) +
    rect(x, y - 18, w + 14, 2) +
    rect(x, y - 3, w + 14, 2);
  return (
    filled(scene.tone(WALLS.sandstone), rect(-4, y - 18, x - 6, 19) + rect(right + 18, y - 18, width, 19)) +
    filled(scene.lighten(WALLS.lime, 0.3), rect(-4, y - 20, x - 4, 3) + rect(right + 16, y - 20, width, 3)) +
    filled(scene.darken('#3a332e', 0.1), gate, 'opacity=".9"') +
    filled(scene.darken(WALLS.sandstone, 0.15), rect(x - 10, y - 28, 11, 29) + rect(right + 12, y - 28, 11, 29))
  );
}

/** Chooses the dimensions of the house between its neighbours. */
function design({ random, width }: Scene, ground: number, wall: string, accent: string): House {
  const w = random.between(206, 230);
  const x = width * 0.5 - w / 2 - 6;
  const floors = random.int(3, 4);
  const floorHeight = floors === 4 ? 58 : 70;
  const h = floors * floorHeight;
  const coreOnLeft = random.chance(0.5);
  const coreWidth = w * 0.2;
  return {
    x,
    y: ground - h - STILTS,
    w,
    h,
    floors,
    floorHeight,
    wall,
    accent,
    coreX: coreOnLeft ? x : x + w - coreWidth,
    coreWidth,
    livingX: coreOnLeft ? x + coreWidth : x,
    livingWidth: w - coreWidth,
    coreOnLeft,
  };
}

/** A plotted house sold floor by floor: three or four floors on stilts between two neighbours. */
export function builderFloor(scene: Scene): string {
  const { random, light, width, height } = scene;
  const ground = height * 0.86;
  const pavement = ground + 20;
  let svg = sky(scene, 0.86) + farCity(scene, ground, 0.7) + treeLine(scene, ground, 30);
  svg += filled(scene.tone(light.paving, 0.4), rect(0, ground, width, height - ground));
  const wall = random.pick([WALLS.plaster, WALLS.lime, WALLS.dholpur, WALLS.warmgrey]);
  const accent = random.pick([WALLS.brick, TEAK, WALLS.kota, WALLS.slate, WALLS.geru]);
  svg += neighbour(scene, width * 0.02, ground, 150) + neighbour(scene, width * 0.735, ground, 170);
  const house = design(scene, ground, wall, accent);
  const { x, y, w, h, floors, floorHeight } = house;
  svg += block(scene, x, y, w, h + STILTS, wall, 26) + sideWindows(scene, x, y, w, h, 26, floors);
  svg += stairCore(scene, house);
  for (let floor = 0; floor < floors; floor++) {
    const top = y + floor * floorHeight;
    svg += glazing(scene, house, top) + balcony(scene, house, floor, top + floorHeight);
  }
  svg += roofTerrace(scene, house) + stilts(scene, house, ground) + wash(scene, x, y, w, h + STILTS);
  svg += groundGlow(scene, width / 2, ground + 8, 120) + compoundWall(scene, house, pavement);
  svg += tree(scene, random.pick(['neem', 'gulmohar']), x - 60, pavement, 2.1);
  svg += tree(scene, random.pick(['ashoka', 'neem']), x + w + 70, pavement, 1.9);
  svg += tree(scene, 'bougainvillea', x + w + 34, pavement - 12, 1.5) + road(scene, height - 26, 28);
  return svg + person(scene, x - 24, height - 24, 1.5) + streetLamp(scene, width - 60, height - 24, 1.6);
}
