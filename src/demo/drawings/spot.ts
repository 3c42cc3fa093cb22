import { cuspedArch } from './arches.ts';
import type { PictureOptions, SpotKind, TimeOfDay } from './catalogue.ts';
import { BRASS, mix, TEAK } from './colour.ts';
import { hash } from './random.ts';
import { Scene } from './scene.ts';
import { farCity, hills, treeLine } from './scenery/distance.ts';
import { sky } from './scenery/sky.ts';
import { tree } from './scenery/tree.ts';
import { clipped, filled, num, rect, repeat, stroked } from './svg.ts';

export interface SpotOptions extends PictureOptions {
  kind?: SpotKind;
  time?: TimeOfDay;
}

function landscape(scene: Scene, floor: number): string {
  const { light, width: w, height: h } = scene;
  return (
    sky(scene, 0.84, { sunX: w / 2 + 40, sunY: h * 0.46 }) +
    hills(scene, floor, 70, mix(light.haze[0], light.sky[2], 0.3)) +
    farCity(scene, floor, 0.6) +
    treeLine(scene, floor, 14)
  );
}

/** A closed double door with a padlock. */
function lockedDoor(scene: Scene): string {
  const { width: w, height: h } = scene;
  const cx = w / 2;
  const panels = repeat(10, (i) => {
    const place = `x="${num(cx - 78 + (i % 2) * 88)}" y="${num(h * 0.26 + Math.floor(i / 2) * 34)}"`;
    return `<rect ${place} width="66" height="26" fill="none" stroke="#2b8678" stroke-width="2"/>`;
  });
  const knocker = (x: number): string =>
    `<circle cx="${x}" cy="${h * 0.58}" r="6" fill="none" stroke="#e9b04a" stroke-width="3"/>`;
  return (
    filled(scene.fade('dr', '#1b6d63', '#0f4540'), rect(0, 0, w, h)) +
    filled('#0b332f', rect(cx - 1.5, 0, 3, h)) +
    panels +
    knocker(cx - 12) +
    knocker(cx + 12) +
    filled(BRASS, `M${cx - 10} ${h * 0.6}h20v18h-20z`) +
    stroked(BRASS, 4, `M${cx - 6} ${h * 0.6}v-8a6 6 0 0 1 12 0v8`)
  );
}

type Foreground = (scene: Scene, cx: number, floor: number) => string;

/** A swing with a heart on its seat. */
const wishlist: Foreground = ({ height: h }, cx) =>
  stroked(
    '#b98a3a',
    2,
    `M${cx - 50} ${h * 0.3}V${h * 0.68}M${cx + 50} ${h * 0.3}V${h * 0.68}`,
    'stroke-dasharray="5 3"',
  ) +
  filled(TEAK, rect(cx - 58, h * 0.68, 116, 9)) +
  filled('#a9523b', `M${cx - 52} ${h * 0.68}q0 -10 10 -10h84q10 0 10 10z`) +
  filled('#c0392b', `M${cx} ${h * 0.645}c-22 -15 -26 -24 -26 -31a13 13 0 0 1 26 -5a13 13 0 0 1 26 5c0 7 -4 16 -26 31z`);

/** A magnifying glass. */
const search: Foreground = ({ height: h }, cx) =>
  `<circle cx="${cx}" cy="${h * 0.5}" r="40" fill="#fff" opacity=".5"/>` +
  `<circle cx="${cx}" cy="${h * 0.5}" r="40" fill="none" stroke="#145850" stroke-width="7"/>` +
  stroked('#145850', 9, `M${cx + 30} ${h * 0.5 + 30}l34 34`, 'stroke-linecap="round"');

/** A lit oil lamp. */
const thanks: Foreground = (scene, cx) => {
  const h = scene.height;
  return (
    filled(BRASS, `M${cx - 40} ${h * 0.66}q40 26 80 0q-4 24 -40 24t-40 -24z`) +
    filled('#f2b33d', `M${cx} ${h * 0.65}q-16 -18 0 -44q16 26 0 44z`) +
    `<circle cx="${cx}" cy="${h * 0.56}" r="60" fill="${scene.halo('th', '#ffe6a8', 0.8)}"/>`
  );
};

/** The doormat of the locked door. */
const notfound: Foreground = (_scene, cx, floor) =>
  filled('#8a6a4a', rect(cx - 60, floor + 2, 120, 12)) + filled('#c99a6a', rect(cx - 54, floor + 4, 108, 3));

const FOREGROUNDS: Readonly<Record<SpotKind, Foreground>> = { wishlist, notfound, search, thanks };

/** A small illustration under a cusped arch for an empty or status page, 480 by 320 by default. */
export function spot(options: SpotOptions = {}): string {
  const { kind = 'wishlist', time = 'golden', width: w = 480, height: h = 320, title } = options;
  const scene = new Scene({ seed: hash(kind), time, width: w, height: h });
  const cx = w / 2;
  const floor = h * 0.84;
  const clip = scene.clip('cl', cuspedArch(cx - 92, floor, 184, h * 0.74));
  // Drawn even when the door hides it, because the plants in front use the same random stream.
  const behind = landscape(scene, floor);
  return scene.toSvg(
    `<ellipse cx="${cx}" cy="${floor + 14}" rx="190" ry="16" fill="#efe7da"/>` +
      filled('#e4d8c6', cuspedArch(cx - 106, floor, 212, h * 0.8)) +
      filled('#fbf7ef', cuspedArch(cx - 100, floor, 200, h * 0.77)) +
      clipped(clip, kind === 'notfound' ? lockedDoor(scene) : behind) +
      FOREGROUNDS[kind](scene, cx, floor) +
      tree(scene, 'bougainvillea', cx - 128, floor + 12, 1.9) +
      tree(scene, 'shrub', cx + 132, floor + 12, 1.7) +
      filled('#b4573a', `M${cx - 142} ${floor + 12}h28l-4 20h-20zM${cx + 118} ${floor + 12}h28l-4 20h-20z`),
    title,
  );
}
