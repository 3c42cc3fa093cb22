import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { filled, path, rect, repeat, stroked } from '../svg.ts';
import { drawFloors, drawSide } from './mass.ts';
import { getTop, type Mass, type Site } from './site.ts';

const BRICK = '#b9694d';
const BAMBOO = '#b98d52';

/** Columns of a frame stand about this far apart, relative to the height of a floor. */
const COLUMN_SPACING = 1.5;

function frameColumns({ w, floorHeight }: Mass): number {
  return Math.max(3, Math.round(w / (floorHeight * COLUMN_SPACING)));
}

/** Floors of brick with openings for windows, not yet plastered. */
function drawBrickFloors({ scene, random, works }: Site, mass: Mass, from: number, to: number): string {
  const { x, w, base, floorHeight: h } = mass;
  const count = frameColumns(mass);
  const unit = w / count;
  let openings = '';
  let courses = '';
  for (let floor = from; floor < to; floor++) {
    const y = base - (floor + 1) * h;
    openings += repeat(count, (i) =>
      random.chance(0.86) ? rect(x + i * unit + unit * 0.26, y + h * 0.3, unit * 0.48, h * 0.48) : '',
    );
    if (h > 16) courses += repeat(4, (i) => rect(x, y + h * (0.24 + i * 0.2), w, 0.7));
  }
  const top = base - to * h;
  return (
    filled(scene.tone(works.blocks), rect(x, top, w, (to - from) * h)) +
    (courses && filled(scene.darken(works.blocks, 0.14), courses)) +
    filled(scene.darken('#4a3a34', 0.3), openings) +
    filled(
      scene.tone(works.concrete),
      repeat(count + 1, (i) =>
        rect(x + i * unit - 1.4 + (i === 0 ? 1.4 : 0) - (i === count ? 1.4 : 0), top, 2.8, (to - from) * h),
      ) + repeat(to - from + 1, (i) => rect(x - 1, base - (from + i) * h - h * 0.06, w + 2, Math.max(1.4, h * 0.12))),
    )
  );
}

/** Floors of columns and slabs only; rods stick out of the last one. */
export function drawBareFloors({ scene, random, works }: Site, mass: Mass, from: number, to: number): string {
  const { x, w, base, floorHeight: h, depth = 0 } = mass;
  const count = frameColumns(mass);
  const unit = w / count;
  const top = base - to * h;
  const bottom = base - from * h;
  const columnWidth = Math.max(2, h * 0.16);
  const xs = Array.from({ length: count + 1 }, (_, i) => x + i * unit - (i / count) * columnWidth);
  const columns = xs.map((cx) => rect(cx, top, columnWidth, bottom - top)).join('');
  const slabs = repeat(to - from + 1, (i) => rect(x - 2, bottom - i * h - h * 0.08, w + 4, Math.max(1.8, h * 0.14)));
  const props = repeat(count * 2, (i) => path`M${x + ((i + 0.5) * w) / count / 2} ${top + h * 0.08}v${h * 0.86}`);
  const rods = xs.map((cx) =>
    repeat(3, (i) => path`M${cx + (i * columnWidth) / 2.2} ${top}v${-h * random.between(0.3, 0.5)}`),
  );
  const stack = rect(x + unit * 0.4, bottom - h * 0.36, unit * 0.3, h * 0.28);
  const back = mix(scene.light.shade, scene.tone(works.concrete), 0.58);
  return (
    filled(back, rect(x + 2, top, w - 4, bottom - top)) +
    (depth > 0
      ? filled(
          scene.darken(works.concrete, 0.2),
          repeat(to - from, (i) => rect(x + w * 0.3, bottom - (i + 1) * h, w * 0.16, h)),
        )
      : '') +
    stroked(scene.tone(BAMBOO), 0.8, props) +
    filled(scene.tone(works.blocks), stack) +
    filled(scene.lighten(works.concrete, 0.08), columns) +
    filled(scene.lighten(works.concrete, 0.3), slabs) +
    stroked(scene.darken('#7d4a34', 0.2), 0.9, rods.join(''))
  );
}

/** Poles and planks in front of a wall, partly behind a safety net. */
export function drawScaffold({ scene, works }: Site, x: number, w: number, top: number, bottom: number): string {
  const poles = Math.max(3, Math.round(w / 13));
  const unit = w / poles;
  const lifts = Math.max(2, Math.round((bottom - top) / 16));
  const step = (bottom - top) / lifts;
  const uprights = repeat(poles + 1, (i) => path`M${x + i * unit} ${top - (i % 2 ? 5 : 9)}V${bottom}`);
  const ledgers = repeat(lifts, (i) => path`M${x - 3} ${top + i * step}h${w + 6}`);
  const braces = repeat(
    Math.ceil(lifts / 2),
    (i) => path`M${x} ${top + Math.min(lifts, i * 2 + 2) * step}L${x + w} ${top + i * 2 * step}`,
  );
  const planks = repeat(Math.ceil(lifts / 2), (i) => rect(x - 3, top + i * 2 * step - 1, w + 6, 2));
  return (
    filled(scene.tone(works.net), rect(x, top + step, w, (bottom - top) * 0.42), 'opacity=".42"') +
    stroked(scene.darken(BAMBOO, 0.12), 1.2, uprights + ledgers) +
    stroked(scene.darken(BAMBOO, 0.3), 0.8, braces) +
    filled(scene.tone(BAMBOO), planks)
  );
}

const lattice = (x: number, y: number, w: number, length: number, isUpright: boolean): string => {
  const panels = Math.round(length / 9);
  return repeat(panels, (i) => {
    const from = (i * length) / panels;
    const to = ((i + 1) * length) / panels;
    return isUpright
      ? path`M${x} ${y + from}L${x + w} ${y + to}M${x + w} ${y + from}L${x} ${y + to}`
      : path`M${x + from} ${y}L${x + (from + to) / 2} ${y - w}L${x + to} ${y}`;
  });
};

/** A tower crane with its mast at x, its jib at `top` and a load. */
export function drawCrane(
  { scene, random, works }: Site,
  x: number,
  top: number,
  bottom: number,
  reach: number,
): string {
  const steel = scene.tone(works.crane);
  const side = Math.sign(reach);
  const jib = Math.abs(reach);
  const from = side > 0 ? x : x - jib;
  const counter = side > 0 ? x - 44 : x + 6;
  const hook = x + reach * random.between(0.55, 0.8);
  const load = top + random.between(30, 52);
  const chords =
    rect(x, top, 1.6, bottom - top) +
    rect(x + 5.4, top, 1.6, bottom - top) +
    rect(from, top - 1, jib + 6, 1.8) +
    rect(from + 4, top - 7, jib - 8, 1) +
    rect(counter, top - 1, 44, 3);
  return (
    stroked(steel, 0.7, lattice(x + 0.8, top, 5.4, bottom - top, true) + lattice(from, top, 6, jib, false)) +
    filled(steel, chords) +
    filled(steel, path`M${x + 3.5} ${top - 24}l4 24h-8z`) +
    stroked(
      scene.darken('#5d5751', 0.2),
      0.7,
      path`M${x + 3.5} ${top - 23}L${x + 3.5 + reach * 0.62} ${top - 7}M${x + 3.5} ${top - 23}L${x + 3.5 - side * 40} ${top - 1}M${hook} ${top}V${load}`,
    ) +
    filled(scene.darken('#8d877e', 0.15), rect(side > 0 ? counter : counter + 32, top + 1, 12, 9)) +
    filled(scene.lighten('#e8e4da', 0.2), rect(x - 1, top + 2, 9, 9)) +
    filled(scene.darken(works.concrete, 0.2), rect(hook - 8, load, 16, 4)) +
    stroked(
      scene.darken('#5d5751', 0.2),
      0.6,
      path`M${hook} ${load - 6}L${hook - 7} ${load}M${hook} ${load - 6}L${hook + 7} ${load}`,
    )
  );
}

/** A hoist for low buildings: a mast with a platform. */
export function drawHoist({ scene, works }: Site, x: number, top: number, bottom: number): string {
  const height = bottom - top;
  return (
    stroked(scene.tone(works.crane), 0.8, lattice(x + 0.7, top, 6.6, height, true)) +
    filled(scene.tone(works.crane), rect(x, top - 6, 1.5, height + 6) + rect(x + 6.5, top - 6, 1.5, height + 6)) +
    filled(scene.darken('#8d5b3c', 0.1), rect(x + 8, top + height * 0.4, 13, 9)) +
    stroked(
      scene.darken('#5d5751', 0.2),
      0.6,
      path`M${x + 8} ${top + height * 0.4 - 5}h13v5M${x + 8} ${top + height * 0.4 - 5}v5`,
    )
  );
}

/** Heaps of sand and gravel, stacks of bricks and bundles of rods on the ground at y. */
export function drawMaterials({ scene, look }: Site, random: Random, x: number, y: number): string {
  const heap = (hx: number, w: number, h: number, colour: string): string =>
    filled(
      scene.tone(colour),
      path`M${hx} ${y}q${w * 0.3} ${-h * 0.3} ${w * 0.44} ${-h}q${w * 0.2} ${-h * 0.1} ${w * 0.3} ${h * 0.5}q${w * 0.1} ${h * 0.3} ${w * 0.26} ${h * 0.5}z`,
    );
  const stack = (sx: number): string =>
    filled(scene.tone(BRICK), rect(sx, y - 15, 28, 15)) +
    filled(
      scene.darken(BRICK, 0.25),
      repeat(4, (i) => rect(sx, y - 12 + i * 3.6, 28, 0.7)) + repeat(6, (i) => rect(sx + 4 + i * 4.4, y - 15, 0.7, 15)),
    );
  const rods = stroked(
    scene.darken('#7d4a34', 0.1),
    1,
    repeat(5, (i) => path`M${x + 92} ${y - i * 1.6}h54`),
  );
  return (
    heap(x, 58, random.between(17, 24), '#d9bf8d') +
    heap(x + 40, 42, 13, mix(look.soil, '#9a9488', 0.5)) +
    stack(x + 150) +
    rods
  );
}

/** A mass that is being built: finished floors, then brick, then the bare frame. */
export function drawUnfinishedMass(site: Site, mass: Mass): string {
  const { scene, facts } = site;
  const { floors, stilts = 0, base, x, w, wall = site.wall, isFar } = mass;
  if (isFar) return '';
  const clad = Math.floor((facts.cladFloors / Math.max(1, facts.floors)) * floors);
  const bare = Math.max(1, Math.round((facts.bareFloors / Math.max(1, facts.floors)) * floors));
  const bricked = Math.max(clad, floors - bare);
  const shell = { ...mass, parapet: 0 };
  const bottom = base + stilts;
  const cladTop = base - clad * mass.floorHeight;
  const openLevel = stilts > 0 ? filled(scene.darken(wall, 0.62), rect(x + 2, base, w - 4, stilts)) : '';
  return (
    openLevel +
    drawSide(site, shell, bricked > clad ? mix(wall, site.works.concrete, 0.6) : wall, bottom) +
    drawBareFloors(site, shell, bricked, floors) +
    (bricked > clad ? drawBrickFloors(site, shell, clad, bricked) : '') +
    (clad > 0
      ? filled(scene.tone(mix(wall, site.works.concrete, 0.35)), rect(x, cladTop, w, base - cladTop)) +
        drawFloors(site, mass, 0, clad)
      : '') +
    (stilts > 0
      ? filled(
          scene.lighten(site.works.concrete, 0.1),
          repeat(6, (i) => rect(x + (i * (w - 7)) / 5, base, 7, stilts)),
        )
      : '')
  );
}

/** The scaffolding of a building that is nearly ready, in front of its first mass. */
export function drawLastScaffold(site: Site, mass: Mass): string {
  const { base, w, x, stilts = 0, floors, floorHeight, parapet = 0 } = mass;
  const top = getTop(mass) - parapet;
  const width = Math.min(w * 0.42, 84);
  const rows = Math.max(1, Math.round(floors * 0.5));
  const bare = rect(x + w - width, top, width, Math.min(base - top, rows * floorHeight));
  return (
    filled(site.scene.tone(site.works.concrete), bare, 'opacity=".55"') +
    drawScaffold(site, x + w - width + 2, width - 2, top, base + stilts)
  );
}
