import { LAMPLIGHT, mix, TEAK, WALLS } from '../colour.ts';
import { cyclic } from '../random.ts';
import type { Scene } from '../scene.ts';
import { farCity } from '../scenery/distance.ts';
import { sky } from '../scenery/sky.ts';
import { person } from '../scenery/street-life.ts';
import { tree } from '../scenery/tree.ts';
import { circle, filled, path, rect, repeat } from '../svg.ts';
import { road, streetLamp } from './grounds.ts';
import { block, groundGlow } from './massing.ts';

const SHOP_WALLS = [
  WALLS.pinkstone,
  WALLS.lime,
  WALLS.ochre,
  WALLS.mint,
  WALLS.sandstone,
  WALLS.brick,
  '#9db4bf',
] as const;
const CLOTHS = ['#b4462f', '#2f6b62', '#d99a2b', '#7b3f61', '#3c5f86'] as const;
const GOODS = [...CLOTHS, '#efe2cb', '#c98a5a'] as const;
const WIDTH = 176;
const SHOP_HEIGHT = 96;
const ARCHED_WINDOWS = 1;
const SHUTTERED_WINDOWS = 2;

function upperWindows(scene: Scene, x: number, y: number, height: number, wall: string, shutter: string): string {
  const { random, light } = scene;
  const style = random.int(0, 2);
  const parapet = repeat(15, (i) => rect(x + 4 + (i * WIDTH) / 15, y + 2, 5, 4));
  const count = 3;
  const w = (WIDTH - 36) / count - 8;
  const h = height - 44;
  const wy = y + 22;
  const windows = repeat(count, (i) => {
    const wx = x + 18 + (i * (WIDTH - 36 + 14)) / count;
    const on = random.chance(light.lit);
    const opening =
      style === ARCHED_WINDOWS
        ? path`M${wx} ${wy + h}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`
        : rect(wx, wy, w, h);
    const glass = on
      ? cyclic(LAMPLIGHT, i)
      : scene.fade('gl', mix(light.glass[0], light.glass[1], 0.4), light.glass[1]);
    return (
      filled(scene.lighten(wall, 0.5), rect(wx - 3, wy + h, w + 6, 4) + rect(wx - 4, wy - 6, w + 8, 4)) +
      filled(glass, opening) +
      filled(scene.darken(wall, 0.4), rect(wx + w / 2 - 0.8, wy, 1.6, h)) +
      (style === SHUTTERED_WINDOWS
        ? filled(scene.tone(shutter), rect(wx - 8, wy, 7, h) + rect(wx + w + 1, wy, 7, h))
        : '') +
      (random.chance(0.4) ? tree(scene, 'bougainvillea', wx + w / 2, wy + h + 3, 0.8) : '')
    );
  });
  return (
    filled(scene.lighten(wall, 0.4), rect(x - 2, y - 5, WIDTH + 4, 7)) +
    filled(scene.darken(wall, 0.14), parapet) +
    windows
  );
}

function shopFront(scene: Scene, x: number, ground: number, wall: string, cloth: string): string {
  const { light } = scene;
  const y = ground - SHOP_HEIGHT;
  const frame =
    rect(x + 8, y + 19, 5, SHOP_HEIGHT - 19) +
    rect(x + WIDTH - 13, y + 19, 5, SHOP_HEIGHT - 19) +
    rect(x + WIDTH * 0.62, y + 22, 3, SHOP_HEIGHT - 22) +
    rect(x + 12, ground - 16, WIDTH * 0.62 - 10, 16);
  const inside = scene.lampsOn
    ? scene.fade('sl', '#fff0cf', '#f7c071')
    : scene.fade('sg', mix(light.glass[0], '#ffffff', 0.2), mix(light.glass[1], light.shade, 0.2));
  return (
    filled(scene.darken(wall, 0.2), rect(x, y - 6, WIDTH, 6)) +
    filled(scene.tone(cloth), rect(x + 6, y, WIDTH - 12, 19)) +
    filled('#fff', rect(x + 20, y + 6, 40, 3) + rect(x + 20, y + 11, 26, 2.4), 'opacity=".85"') +
    circle(x + WIDTH - 24, y + 9.5, 5, '#fff', 'opacity=".85"') +
    filled(inside, rect(x + 12, y + 22, WIDTH - 24, SHOP_HEIGHT - 22)) +
    filled(scene.darken(TEAK, 0.2), frame)
  );
}

function goods(scene: Scene, x: number, shelf: number): string {
  const { random } = scene;
  return repeat(6, (i) => {
    const gx = x + 20 + (i * (WIDTH * 0.58)) / 6;
    const h = random.between(10, 26);
    const colour = scene.tone(random.pick(GOODS));
    const box = random.chance(0.5);
    return filled(colour, box ? rect(gx, shelf - h, 10, h) : path`M${gx} ${shelf}q-2 ${-h} 5 ${-h}t5 ${h}z`);
  });
}

function awning(scene: Scene, x: number, y: number, cloth: string): string {
  const stripes = 9;
  const w = (WIDTH - 8) / stripes;
  let coloured = '';
  let white = '';
  for (let i = 0; i < stripes; i++) {
    const stripe = path`M${x + 4 + i * w} ${y + 20}h${w}l${(i - 4) * 0.7} 17a${w / 2} ${w / 2.6} 0 0 1 ${-w} 0z`;
    if (i % 2) {
      white += stripe;
    } else {
      coloured += stripe;
    }
  }
  return (
    filled(scene.tone(cloth), coloured) +
    filled(scene.lighten('#fbf3e4', 0.2), white) +
    filled(scene.light.shade, rect(x + 8, y + 38, WIDTH - 16, 6), `opacity="${scene.light.shadeOpacity}"`)
  );
}

/** One building of the row: a shop below, windows above. `place` counts from -1, half outside the picture. */
function building(scene: Scene, place: number, x: number, ground: number, start: number): string {
  const wall = cyclic(SHOP_WALLS, start + place);
  const cloth = cyclic(CLOTHS, start + place);
  const upper = scene.random.between(92, 132);
  const y = ground - SHOP_HEIGHT - upper;
  return (
    block(scene, x, y, WIDTH, upper + SHOP_HEIGHT, wall) +
    upperWindows(scene, x, y, upper, wall, cyclic(CLOTHS, place + 2)) +
    shopFront(scene, x, ground, wall, cloth) +
    goods(scene, x, ground - 16) +
    awning(scene, x, ground - SHOP_HEIGHT, cloth) +
    filled(scene.light.shade, rect(x - 0.6, y, 1.2, upper + SHOP_HEIGHT), 'opacity=".25"')
  );
}

/** A market street: a row of shops with awnings, goods on show and people walking by. */
export function shop(scene: Scene): string {
  const { random, light, width: w, height: h } = scene;
  const ground = h * 0.84;
  const left = w / 2 - (WIDTH * 3) / 2;
  let svg = sky(scene, 0.84) + farCity(scene, ground - 60, 0.8);
  svg += filled(scene.tone(light.paving, 0.4), rect(0, ground, w, h - ground));
  const start = random.int(0, 6);
  for (let place = -1; place <= 3; place++) {
    svg += building(scene, place, left + place * WIDTH, ground, start);
  }
  svg += filled(scene.lighten(light.paving, 0.2), rect(0, ground, w, 5)) + groundGlow(scene, w / 2, ground + 12, 260);
  svg += road(scene, h - 34, 36);
  svg += repeat(6, () =>
    person(scene, random.between(30, w - 30), ground + random.between(10, 24), random.between(1.9, 2.2)),
  );
  for (const x of [random.between(60, 160), random.between(300, 380), random.between(480, 560)]) {
    svg += filled(scene.darken('#7a4a32', 0.1), path`M${x - 8} ${ground + 14}l2 -12h12l2 12z`);
    svg += tree(scene, random.pick(['shrub', 'bougainvillea']), x, ground + 3, 1);
  }
  return svg + streetLamp(scene, w * 0.5, ground + 26, 2.1) + tree(scene, 'neem', w * 0.04, ground + 22, 2.4);
}
