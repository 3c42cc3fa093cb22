import { LAMPLIGHT, mix } from '../colour.ts';
import { cyclic } from '../random.ts';
import { filled, PathBag, path, polygon, rect, repeat, used } from '../svg.ts';
import { drawFloor, getCells, litPanes } from './bays.ts';
import { livedIn } from './lived-in.ts';
import { wash } from './massing.ts';
import { getTop, type Mass, type Site } from './site.ts';

/** How strongly the upper edge of a shaded side falls towards the distance. */
const FALL = 0.3;

/** The shaded side: a wall that recedes to the right, with windows in perspective. */
export function drawSide({ scene }: Site, mass: Mass, colour: string, bottom: number): string {
  const { x, w, depth = 0, floors, floorHeight, parapet = 0, base } = mass;
  if (depth === 0) return '';
  const corner = x + w;
  const top = getTop(mass) - parapet;
  const height = bottom - top;
  const fall = Math.min(depth * FALL, height * 0.16);
  const far = corner + depth;
  const wall = filled(
    scene.darken(colour, 0.34),
    polygon([corner, top], [far, top + fall], [far, bottom], [corner, bottom]),
  );
  if (mass.hasBlankSide) return wall;
  const at = (share: number, y: number): number => y + share * fall * ((bottom - y) / height);
  const pane = (from: number, to: number, upper: number, lower: number): string =>
    path`M${corner + depth * from} ${at(from, upper)}L${corner + depth * to} ${at(to, upper)}` +
    path`V${at(to, lower)}L${corner + depth * from} ${at(from, lower)}z`;
  const panes = repeat(floors, (floor) => {
    const upper = base - (floor + 1) * floorHeight + floorHeight * 0.28;
    const lower = upper + floorHeight * 0.48;
    return pane(0.18, 0.42, upper, lower) + (depth > 20 && !mass.isFar ? pane(0.58, 0.82, upper, lower) : '');
  });
  return wall + filled(mix(scene.light.glass[1], scene.light.shade, 0.45), panes, 'opacity=".7"');
}

/** The floors from one index to another; equal floors are drawn once and repeated. */
export function drawFloors(site: Site, mass: Mass, from: number, to: number): string {
  const { x, base, floorHeight, rows, lowest } = mass;
  const key = `f${Math.round(x)}_${Math.round(base)}_`;
  const symbols = rows.map((row, index) => site.scene.symbol(key + index, drawFloor(site, mass, row)));
  const symbolAt = (floor: number): string =>
    floor === 0 && lowest ? site.scene.symbol(`${key}g`, drawFloor(site, mass, lowest)) : cyclic(symbols, floor);
  return repeat(to - from, (i) => used(symbolAt(from + i), x, base - (from + i + 1) * floorHeight));
}

/** Lamps behind some of the windows. */
export function drawLamps({ scene, random }: Site, mass: Mass): string {
  const { lit } = scene.light;
  if (lit < 0.1 || mass.isFar) return '';
  const bag = new PathBag(...LAMPLIGHT);
  for (const cell of getCells(mass)) {
    const panes = litPanes(cell);
    if (panes && random.chance(lit * 0.85)) bag.add(random.pick(LAMPLIGHT), panes);
  }
  return bag.toString();
}

function drawParapet({ scene }: Site, mass: Mass, wall: string): string {
  const { x, w, parapet = 0 } = mass;
  const top = getTop(mass) - parapet;
  return filled(scene.lighten(wall, 0.42), rect(x - 2.5, top - 2.5, w + 5, 4));
}

/** A finished mass: side, front, floors, lamps and the traces of the people who live there. */
export function drawMass(site: Site, mass: Mass): string {
  const { scene } = site;
  const { x, w, base, stilts = 0, parapet = 0, floors, isFar, wall = site.wall } = mass;
  const top = getTop(mass) - parapet;
  const bottom = base + stilts;
  return (
    drawSide(site, mass, wall, bottom) +
    filled(scene.tone(wall), rect(x, top, w, base - top)) +
    drawFloors(site, mass, 0, floors) +
    drawLamps(site, mass) +
    drawParapet(site, mass, wall) +
    (isFar ? '' : livedIn(site, mass) + wash(scene, x, top, w, base - top))
  );
}

/** A mass in the distance, as it fades into the haze. */
export const toFar = (site: Site, mass: Mass, share = 0.3): Mass => ({
  ...mass,
  wall: mix(mass.wall ?? site.wall, site.scene.light.haze[0], share),
  accent: mix(mass.accent ?? site.accent, site.scene.light.haze[0], share),
  isFar: true,
});
