import { LAMPLIGHT } from '../colour.ts';
import { filled, path, polygon, rect } from '../svg.ts';
import { hedge } from './grounds.ts';
import { groundGlow } from './massing.ts';
import { getTop, type Mass, type Site } from './site.ts';

/** The height of a low-rise or high-rise of so many floors: taller ones are drawn taller, with smaller floors. */
export function getTowerHeight(site: Site, reserved = 0): number {
  const { floors, stage } = site.facts;
  const room = site.ground - 44 - reserved - (stage === 'midway' ? 34 : 0);
  return Math.min(room, 172 + (floors - 8) * 7);
}

/** A base of shops and an entrance hall below a tower. */
export function drawPodium(site: Site, x: number, w: number, height: number, door: number): string {
  const { scene, ground, stone, random } = site;
  const top = ground - height;
  const count = Math.max(5, Math.round(w / 24));
  const unit = (w - 10) / count;
  let dark = '';
  let lit = '';
  for (let i = 0; i < count; i++) {
    const opening = rect(x + 5 + i * unit + 3, top + 6, unit - 6, height - 6);
    if (random.chance(scene.light.lit)) lit += opening;
    else dark += opening;
  }
  return (
    filled(
      scene.darken(stone, 0.34),
      polygon([x + w, top], [x + w + 18, top + 5], [x + w + 18, ground], [x + w, ground]),
    ) +
    filled(scene.tone(stone), rect(x, top, w, height)) +
    filled(scene.darken(stone, 0.5), dark) +
    filled(LAMPLIGHT[1], lit) +
    filled(scene.lighten(stone, 0.4), rect(x - 3, top - 2, w + 6, 3.6)) +
    hedge(scene, x + 4, x + w - 6, top - 1.6, 4) +
    drawPorch(site, door, 40, Math.min(height - 3, 19))
  );
}

/** A canopy with a lit door below. */
export function drawPorch(site: Site, x: number, w: number, height: number): string {
  const { scene, ground, accent } = site;
  return (
    groundGlow(scene, x, ground + 8, 90) +
    filled(scene.darken('#4a403a', 0.2), rect(x - w * 0.34, ground - height, w * 0.68, height)) +
    filled(
      scene.lampsOn ? LAMPLIGHT[0] : scene.light.glass[1],
      rect(x - w * 0.28, ground - height + 3, w * 0.56, height - 3),
    ) +
    filled(scene.tone(accent), rect(x - w / 2, ground - height - 3, w, 4)) +
    filled(
      scene.darken('#4a403a', 0.3),
      rect(x - w * 0.44, ground - height, 2, height) + rect(x + w * 0.44 - 2, ground - height, 2, height),
    )
  );
}

/** A lift room with a flat roof, on top of a mass. */
export function drawLiftRoom({ scene, wall: siteWall }: Site, mass: Mass, share: number): string {
  const { x, w, parapet = 0, wall = siteWall } = mass;
  const top = getTop(mass) - parapet;
  const left = x + w * share;
  const width = Math.min(w * 0.26, 46);
  return (
    filled(scene.darken(wall, 0.2), rect(left, top - 12, width, 11)) +
    filled(scene.darken(wall, 0.4), rect(left + width, top - 11, 5, 10)) +
    filled(scene.lighten(wall, 0.35), rect(left - 2, top - 14, width + 8, 3)) +
    filled(scene.darken(wall, 0.5), rect(left + width * 0.3, top - 8, 5, 7))
  );
}

/** A pergola on a roof terrace with plants. */
export function drawPergola({ scene, accent }: Site, x: number, y: number, w: number): string {
  return (
    filled(scene.light.leaf[0], path`M${x + 3} ${y}q6 -8 12 0q7 -9 14 0q5 -5 9 0z`) +
    filled(
      scene.tone(accent),
      rect(x, y - 16, 2.4, 16) + rect(x + w - 2.4, y - 16, 2.4, 16) + rect(x - 3, y - 18, w + 6, 2.6),
    )
  );
}
