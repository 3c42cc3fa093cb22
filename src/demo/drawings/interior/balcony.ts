import { mix, TEAK } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { farCity, treeLine } from '../scenery/distance.ts';
import { sky } from '../scenery/sky.ts';
import { type TreeKind, tree } from '../scenery/tree.ts';
import { ellipse, filled, num, path, rect, repeat, stroked } from '../svg.ts';
import { cushion, pottedPlant } from './furniture.ts';
import type { RoomColours } from './room-shell.ts';

const PARK_TREES: readonly TreeKind[] = ['neem', 'palm', 'gulmohar'];

function view(scene: Scene): string {
  const { random, light, width: w, height: h } = scene;
  const ground = h * 0.66;
  return (
    sky(scene, 0.66) +
    farCity(scene, ground, 1.3) +
    treeLine(scene, ground, 26) +
    filled(light.ground[1], rect(0, ground, w, h)) +
    repeat(9, (i) => tree(scene, random.pick(PARK_TREES), (w * (i + 0.3)) / 9, ground + 20, random.between(0.9, 1.3)))
  );
}

function deck(scene: Scene): string {
  const { light, width: w, height: h } = scene;
  const boards = repeat(19, (n) => path`M${w / 2 + (n - 9) * 50} ${h * 0.78}L${w / 2 + (n - 9) * 84} ${h}`);
  const courses = path`M0 ${h * 0.83}H${w}M0 ${h * 0.91}H${w}`;
  const posts = repeat(5, (i) => rect((i * w) / 4 - 2, h * 0.53, 3, h * 0.25));
  return (
    filled(scene.fade('bf', scene.tone('#c98f6d'), scene.darken('#b0754f', 0.1)), rect(0, h * 0.78, w, h * 0.22)) +
    stroked(scene.lighten('#f0d9bd', 0.2), 1, boards + courses, 'opacity=".5"') +
    filled(mix(light.glass[0], '#ffffff', 0.3), rect(0, h * 0.54, w, h * 0.24), 'opacity=".42"') +
    filled(scene.darken(TEAK, 0.1), rect(0, h * 0.52, w, 7)) +
    filled(scene.darken('#5a5048', 0.2), posts)
  );
}

function walls(scene: Scene, colour: string): string {
  const { width: w, height: h } = scene;
  return (
    filled(scene.tone(colour), rect(0, 0, w, h * 0.075)) +
    filled(scene.darken(colour, 0.18), rect(0, h * 0.075, w, 4)) +
    filled(scene.tone(colour), rect(0, 0, w * 0.075, h)) +
    filled(scene.darken(colour, 0.14), rect(w * 0.075, h * 0.08, 12, h))
  );
}

function festoon(scene: Scene): string {
  const { width: w, height: h } = scene;
  const wire = path`M${w * 0.07} ${h * 0.1}` + repeat(4, () => path`q${w * 0.12} ${h * 0.11} ${w * 0.24} 0`);
  const bulbs = repeat(4, (i) =>
    repeat(4, (n) => {
      const t = (n + 1) / 5;
      const x = w * 0.07 + (i + t) * w * 0.24 - 3;
      const y = h * 0.1 + 2 * t * (1 - t) * h * 0.11 + 2;
      return path`M${x} ${y}a3 4 0 1 0 6 0a3 4 0 1 0 -6 0z`;
    }),
  );
  return stroked(scene.darken('#4a4038', 0.3), 1, wire) + filled('#ffe2a0', bulbs);
}

function caneChair(scene: Scene, x: number, { fabric, accent }: RoomColours): string {
  const { light, height: h } = scene;
  const k = 1.1;
  const seat = h * 0.8;
  const cane = repeat(
    7,
    (i) => path`M${x - 30 * k + i * 10 * k} ${seat}Q${x - 20 * k + i * 6.6 * k} ${h * 0.66} ${x} ${seat - 76 * k}`,
  );
  const back = `M${num(x - 38 * k)} ${num(seat)}q-6 ${-78 * k} ${38 * k} ${-78 * k}t${38 * k} ${78 * k}z`;
  const pad = `M${num(x - 36 * k)} ${num(h * 0.82)}q0 -12 12 -12h${48 * k}q12 0 12 12v8h${-72 * k}z`;
  const legs = [x - 30 * k, x + 30 * k].map(
    (foot) => `M${num(foot)} ${num(h * 0.84)}l${foot < x ? -6 : 6} ${h * 0.09}`,
  );
  const shadowPlace = `cx="${num(x)}" cy="${num(h * 0.93)}" rx="${46 * k}" ry="6"`;
  return (
    `<ellipse ${shadowPlace} fill="${light.shade}" opacity=".22"/>` +
    filled(scene.tone('#c08d56'), back) +
    stroked(scene.darken('#c08d56', 0.3), 1.1, cane, 'opacity=".6"') +
    filled(scene.tone(fabric), pad) +
    cushion(scene, x, h * 0.74, 15 * k, accent) +
    stroked(scene.darken('#9a6c3c', 0.1), 3, legs.join(''))
  );
}

function teaTable(scene: Scene): string {
  const { width: w, height: h } = scene;
  return (
    ellipse(w * 0.51, h * 0.86, 38, 8, scene.lighten(TEAK, 0.2)) +
    stroked(scene.darken(TEAK, 0.2), 3, path`M${w * 0.51} ${h * 0.865}v30M${w * 0.485} ${h * 0.945}h32`) +
    filled(scene.lighten('#ffffff', 0.1), rect(w * 0.49, h * 0.83, 9, 10) + rect(w * 0.52, h * 0.83, 9, 10))
  );
}

/** A balcony over the city with two cane chairs and string lights. */
export function balcony(scene: Scene, colours: RoomColours): string {
  const { width: w, height: h } = scene;
  return (
    view(scene) +
    deck(scene) +
    walls(scene, colours.wall) +
    festoon(scene) +
    caneChair(scene, w * 0.34, colours) +
    caneChair(scene, w * 0.68, colours) +
    teaTable(scene) +
    pottedPlant(scene, w * 0.14, h * 0.95, 1.6) +
    pottedPlant(scene, w * 0.21, h * 0.97, 1.1) +
    pottedPlant(scene, w * 0.9, h * 0.96, 1.9) +
    tree(scene, 'bougainvillea', w * 0.8, h * 0.95, 1.3)
  );
}
