import { LAMPLIGHT, mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { farCity, treeLine } from '../scenery/distance.ts';
import { sky } from '../scenery/sky.ts';
import { person } from '../scenery/street-life.ts';
import { tree } from '../scenery/tree.ts';
import { circle, ellipse, filled, path, polygon, rect, repeat, stroked } from '../svg.ts';
import { hedge, streetLamp } from './grounds.ts';
import { wash } from './massing.ts';

const X = 46;
const WIDTH = 430;
const HEIGHT = 112;
const DEPTH = 78;
const RIGHT = X + WIDTH;
const MIDDLE = X + WIDTH * 0.5;

function sawtoothRoof(scene: Scene, y: number, wall: string, accent: string): string {
  const teeth = 5;
  const edge = (i: number): number => X + (i * WIDTH) / teeth;
  const faces = repeat(teeth, (i) => polygon([edge(i), y + 1], [edge(i), y - 34], [edge(i) + WIDTH / teeth, y + 1]));
  const glazing = repeat(teeth, (i) =>
    polygon([edge(i) + 2, y - 4], [edge(i) + 2, y - 28], [edge(i) + 10, y - 24], [edge(i) + 10, y - 4]),
  );
  const edges = repeat(teeth, (i) => path`M${edge(i)} ${y - 34}L${edge(i + 1)} ${y}`);
  return (
    filled(scene.lighten(wall, 0.2), faces) +
    filled(scene.isDusk ? LAMPLIGHT[0] : scene.light.glass[1], glazing) +
    stroked(scene.tone(accent), 2.4, edges)
  );
}

function gableRoof(scene: Scene, y: number, wall: string, accent: string): string {
  const verge = polygon(
    [X - 8, y + 2],
    [MIDDLE, y - 52],
    [RIGHT + 8, y + 2],
    [RIGHT, y + 2],
    [MIDDLE, y - 46],
    [X, y + 2],
  );
  const slope = polygon([MIDDLE, y - 52], [MIDDLE + DEPTH, y - 30], [RIGHT + DEPTH + 6, y + 24], [RIGHT + 8, y + 2]);
  const windows = repeat(5, (i) => rect(MIDDLE - 44 + i * 18, y - 22, 13, 14));
  return (
    filled(scene.darken(wall, 0.12), polygon([X, y + 1], [MIDDLE, y - 46], [RIGHT, y + 1])) +
    filled(scene.lighten(wall, 0.35), verge) +
    filled(scene.darken(accent, 0.1), slope) +
    filled(scene.isDusk ? LAMPLIGHT[1] : scene.light.glass[1], windows)
  );
}

function cladding(scene: Scene, y: number, wall: string, accent: string): string {
  const ribs = repeat(53, (i) => rect(X + ((i + 1) * WIDTH) / 54, y, 0.7, HEIGHT));
  const sideBand = polygon([RIGHT, y + 8], [RIGHT + DEPTH, y + 28], [RIGHT + DEPTH, y + 36], [RIGHT, y + 17]);
  return (
    filled(scene.darken(wall, 0.2), ribs, 'opacity=".6"') +
    filled(scene.tone(accent), rect(X, y + 8, WIDTH, 9)) +
    filled(scene.darken(accent, 0.34), sideBand)
  );
}

/** Five loading docks; the open ones show goods inside. */
function docks(scene: Scene, ground: number, wall: string, accent: string): string {
  const { random } = scene;
  const count = 5;
  const w = 56;
  let doors = '';
  let slats = '';
  let platforms = '';
  let bumpers = '';
  let canopies = '';
  for (let i = 0; i < count; i++) {
    const x = X + 22 + (i * (WIDTH - 30)) / count;
    const doorway = rect(x, ground - 62, w, 52);
    if (random.chance(0.35)) {
      const boxes =
        rect(x + 6, ground - 26, 16, 16) + rect(x + 24, ground - 22, 14, 12) + rect(x + 9, ground - 40, 12, 13);
      doors += filled(scene.lampsOn ? '#f5bb68' : scene.darken('#3c3a3a', 0.3), doorway);
      doors += filled(scene.tone('#b98452'), boxes);
    } else {
      doors += filled(scene.darken(wall, 0.16), doorway);
      slats += repeat(8, (n) => rect(x, ground - 60 + n * 6.4, w, 0.9));
    }
    platforms += rect(x - 4, ground - 10, w + 8, 10);
    bumpers += rect(x + 2, ground - 9, 6, 7) + rect(x + w - 8, ground - 9, 6, 7);
    canopies += polygon(
      [x - 8, ground - 66],
      [x + w + 8, ground - 66],
      [x + w + 12, ground - 60],
      [x - 12, ground - 60],
    );
  }
  return (
    doors +
    filled(scene.darken(wall, 0.4), slats, 'opacity=".5"') +
    filled(scene.darken('#8a8378', 0.2), platforms) +
    filled('#2b2a2c', bumpers) +
    filled(scene.tone(accent), canopies)
  );
}

function lorry(scene: Scene, x: number, y: number, k: number, colour: string): string {
  const { light } = scene;
  const cab =
    path`M${x + 95 * k} ${y - 8 * k}v${-30 * k}h${18 * k}q${6 * k} 0 ${8 * k} ${8 * k}` +
    path`l${3 * k} ${10 * k}v${12 * k}z`;
  const windscreen =
    path`M${x + 103 * k} ${y - 33 * k}h${10 * k}q${4 * k} 0 ${5 * k} ${5 * k}` + path`l${2 * k} ${7 * k}h${-17 * k}z`;
  const wheels = [16, 32, 108].map(
    (q) => circle(x + q * k, y - 5 * k, 7 * k, '#2a2929') + circle(x + q * k, y - 5 * k, 3 * k, '#b8b0a4'),
  );
  return (
    ellipse(x + 64 * k, y, 72 * k, 4 * k, light.shade, 'opacity=".3"') +
    filled(scene.tone(colour), rect(x, y - 52 * k, 92 * k, 44 * k)) +
    filled(scene.lighten(colour, 0.3), rect(x, y - 52 * k, 92 * k, 5 * k)) +
    filled(
      '#fff',
      rect(x + 14 * k, y - 38 * k, 44 * k, 4 * k) + rect(x + 14 * k, y - 31 * k, 28 * k, 3 * k),
      'opacity=".75"',
    ) +
    filled(scene.tone('#e0a136'), cab) +
    filled(mix(light.glass[1], light.shade, 0.4), windscreen) +
    filled('#3a3734', rect(x, y - 10 * k, 124 * k, 4 * k)) +
    wheels.join('')
  );
}

function yard(scene: Scene, ground: number): string {
  const { random, width: w, height: h } = scene;
  const bays = repeat(6, (i) =>
    polygon(
      [X + 18 + i * 82, ground + 6],
      [X + 22 + i * 82, ground + 6],
      [X + 10 + i * 88, ground + 44],
      [X + 5 + i * 88, ground + 44],
    ),
  );
  let svg = filled('#fff', bays, 'opacity=".4"');
  const lorryX = random.between(60, 240);
  svg += lorry(scene, lorryX, ground + 40, 1.05, random.pick(['#b4462f', '#2f6b62', '#f0e8d8', '#3c5f86']));
  if (random.chance(0.6)) {
    svg += lorry(scene, 370, ground + 62, 1.2, random.pick(['#f0e8d8', '#3c5f86']));
  }
  return (
    svg +
    person(scene, random.between(260, 340), ground + 26, 1.5) +
    streetLamp(scene, 556, ground + 40, 2) +
    tree(scene, 'neem', 24, ground + 16, 1.7) +
    tree(scene, 'ashoka', 582, ground + 12, 1.5) +
    hedge(scene, -4, w + 4, h + 6, 14)
  );
}

/** A warehouse or factory shed with loading docks and lorries in the yard. */
export function warehouse(scene: Scene): string {
  const { random, light, width: w, height: h } = scene;
  const ground = h * 0.76;
  const y = ground - HEIGHT;
  let svg = sky(scene, 0.76) + farCity(scene, ground, 0.5) + treeLine(scene, ground, 18);
  const paving = scene.fade('pz', scene.tone(light.paving, 0.35), scene.darken(light.road, 0.05));
  svg += filled(paving, rect(0, ground, w, h - ground));
  const sawtooth = random.int(0, 1) === 1;
  const wall = random.pick(['#dfe0db', '#cfd6d6', '#e5dccb', '#b9c6c4']);
  const accent = random.pick(['#b4462f', '#2f6b62', '#d0912c', '#3c5f86']);
  const side = polygon([RIGHT, y], [RIGHT + DEPTH, y + 22], [RIGHT + DEPTH, ground], [RIGHT, ground]);
  svg += filled(scene.darken(wall, 0.3), side) + filled(scene.tone(wall), rect(X, y, WIDTH, HEIGHT));
  svg += sawtooth ? sawtoothRoof(scene, y, wall, accent) : gableRoof(scene, y, wall, accent);
  svg += cladding(scene, y, wall, accent) + docks(scene, ground, wall, accent) + wash(scene, X, y, WIDTH, HEIGHT);
  return svg + filled(light.shade, rect(X, ground, WIDTH + DEPTH, 5), 'opacity=".25"') + yard(scene, ground);
}
