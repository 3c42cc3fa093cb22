import { cuspedArch } from '../arches.ts';
import type { PictureOptions, SkylineCity, TimeOfDay } from '../catalogue.ts';
import { WALLS } from '../colour.ts';
import { Scene } from '../scene.ts';
import { sky } from '../scenery/sky.ts';
import { type TreeKind, tree } from '../scenery/tree.ts';
import { toSkylineCity } from '../skyline/city.ts';
import { cityscape } from '../skyline/cityscape.ts';
import { clipped, filled, leaning, path, rect, repeat, stroked } from '../svg.ts';
import { type Arcade, measureArcade } from './arcade.ts';
import { hangingLamp, swing, tiledFloor, tulsiPlanter } from './furnishing.ts';

/** Lengths are fractions of the picture size. */
export interface CourtyardOptions extends PictureOptions {
  /** The city seen through the arcade: a name or slug. */
  city?: string;
  seed?: number;
  /** Dark text on the wall is readable at dawn, by day and at golden hour, not at dusk. */
  time?: TimeOfDay;
  arches?: number;
  /** Where the arcade starts; the wall to the left of it is plain enough for text. */
  arcadeStart?: number;
  archHeight?: number;
  rightMargin?: number;
  /** Plain plaster without cornice, to blend into a page of the same colour. */
  flat?: boolean;
  /** Position in the animation loop, from 0 (the still picture) to 1 (0 again). */
  moment?: number;
}

const GARDEN_TREES: readonly TreeKind[] = ['neem', 'palm', 'gulmohar', 'ashoka'];

/** The city, a garden and a balustrade, seen through the arches. */
function view(scene: Scene, city: SkylineCity, { x, span, floor }: Arcade): string {
  const { random, light, width: w, height: h } = scene;
  const ground = h * 0.72;
  let svg = sky(scene, 0.74, { sunX: x + span * 0.78, sunY: h * 0.5, clouds: 5 });
  svg += cityscape(scene, city, ground, h / 430, x + span * 0.5);
  for (let i = 0; i < 7; i++) {
    const kind = random.pick(GARDEN_TREES);
    const foot = ground + (random.between(20, 46) * h) / 760;
    const scale = random.between(1.2, 1.8) * Math.max(0.6, h / 760);
    svg += leaning(tree(scene, kind, x + (span * (i + 0.5)) / 7, foot, scale), foot, 0.014 * scene.sway(2, i / 7));
  }
  svg += filled(light.leaf[1], rect(0, floor - h * 0.085, w, h));
  svg += filled(scene.darken(WALLS.sandstone, 0.2), rect(0, floor - h * 0.075, w, h * 0.08));
  let balusters = '';
  for (let bx = x - 10; bx < w; bx += 15) {
    balusters += path`M${bx} ${floor}v${-h * 0.05}q3 -8 6 0v${h * 0.05}z`;
  }
  const rail = rect(x - 10, floor - h * 0.09, w, h * 0.026);
  return svg + filled(scene.lighten(WALLS.dholpur, 0.2), balusters + rail);
}

function cornice({ width: w, height: h }: Scene, { shaded, lit }: Arcade): string {
  let frieze = '';
  for (let x = 6; x < w; x += 26) {
    frieze += path`M${x} ${h * 0.055}q0 12 10 12t10 -12z`;
  }
  return (
    filled(shaded(0.16), rect(0, h * 0.045, w, 3)) +
    filled(lit(0.6), rect(0, h * 0.03, w, h * 0.015)) +
    filled(shaded(0.1), frieze)
  );
}

function pilasters({ height: h }: Scene, { x, arches, archWidth, gap, floor, shaded, lit }: Arcade): string {
  const top = h * 0.36;
  return repeat(arches + 1, (i) => {
    const px = x - gap / 2 + i * (archWidth + gap);
    return (
      filled(lit(0.35), rect(px - gap * 0.2, top, gap * 0.4, floor - top)) +
      filled(shaded(0.13), rect(px + gap * 0.08, top, gap * 0.12, floor - top)) +
      filled(shaded(0.22), rect(px - gap * 0.34, floor - h * 0.03, gap * 0.68, h * 0.03)) +
      filled(lit(0.55), rect(px - gap * 0.3, h * 0.345, gap * 0.6, h * 0.018))
    );
  });
}

/** Our signature picture: a calm plaster wall for text, and a cusped arcade that opens on a city. */
export function courtyard(options: CourtyardOptions = {}): string {
  const { city = 'india', seed = 5, time = 'golden', width: w = 1440, height: h = 760, flat = false, title } = options;
  const { moment = 0, arches = 3, arcadeStart: start = 0.46, archHeight = 0.74, rightMargin = 0.02 } = options;
  const scene = new Scene({ seed, time, width: w, height: h, moment });
  const arcade = measureArcade(scene, { arches, start, archHeight, rightMargin });
  const { archWidth: aw, archHeight: ah, floor, plaster, shaded, lit } = arcade;
  const archRow = (outset: number, widthShare: number, rise: number): string =>
    repeat(arches, (i) => cuspedArch(arcade.archX(i) - aw * outset, floor, aw * widthShare, ah + aw * rise));
  const openings = archRow(0, 1, 0);
  const clip = scene.clip('h', openings);
  const wall = flat
    ? plaster
    : scene.linear('wl', [
        [0, shaded(0.1)],
        [0.5, plaster],
        [1, shaded(0.07)],
      ]);
  let svg = filled(wall, rect(0, 0, w, h)) + filled(shaded(0.12), archRow(0.075, 1.15, 0.1));
  svg += filled(lit(0.5), archRow(0.045, 1.09, 0.06));
  svg += clipped(
    clip,
    view(scene, toSkylineCity(city), arcade) + stroked(scene.light.shade, 16, openings, 'opacity=".12"'),
  );
  svg += (flat ? '' : cornice(scene, arcade)) + pilasters(scene, arcade) + tiledFloor(scene, arcade);
  svg += tulsiPlanter(scene, arcade.x - w * 0.006, h * 0.955) + swing(scene, arcade);
  svg += repeat(arches - 1, (i) => hangingLamp(scene, arcade, i));
  return scene.toSvg(svg, title);
}
