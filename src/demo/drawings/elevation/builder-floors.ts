import { LAMPLIGHT, mix, WALLS } from '../colour.ts';
import { tree } from '../scenery/tree.ts';
import { filled, path, rect, repeat } from '../svg.ts';
import { drawMass } from './mass.ts';
import { waterTank } from './massing.ts';
import { drawStilts, getFloorHeight } from './midrises-plain.ts';
import { drawSlab } from './roofs.ts';
import { type Building, bays, getTop, type Mass, type Site } from './site.ts';
import { drawPergola } from './tower-parts.ts';

const STILTS = 30;

/** Older houses on both sides, as in a street of a planned sector. */
function drawNeighbours(site: Site, left: number, right: number): string {
  const { scene, ground, random, look } = site;
  const house = (x: number, w: number): string => {
    const wall = mix(random.pick(look.walls.mid), scene.light.haze[0], 0.35);
    const floors = random.int(2, 3);
    const mass: Mass = {
      x,
      w,
      base: ground,
      floors,
      floorHeight: random.between(40, 46),
      wall,
      rows: [bays('b1.3 w'), bays('w b1.3')],
      rail: 'solid',
      hasBands: true,
      parapet: 6,
      isFar: true,
    };
    return drawMass(site, mass) + waterTank(scene, x + w * 0.3, getTop(mass) - 7, 1.3);
  };
  return house(left - 136, 130) + house(right + 6, 150);
}

/** What all builder floors share: a house on stilts between neighbours, with a lit stair. */
function builderHouse(site: Site, mass: Mass, extra: string): Building {
  const { scene, ground } = site;
  const { x, w, depth = 0 } = mass;
  const door = x + w * 0.84;
  return {
    left: 60,
    right: 540,
    door,
    masses: [mass],
    behind: drawNeighbours(site, x, x + w + depth),
    front: extra,
    foot:
      drawStilts(site, x, w, STILTS, 4) +
      filled(
        scene.lampsOn ? LAMPLIGHT[1] : scene.darken('#8e5c3c', 0.1),
        rect(door - 11, ground - STILTS + 3, 22, STILTS - 3),
      ) +
      tree(scene, 'bougainvillea', x + w + depth + 8, ground, 1.4),
  };
}

const baseMass = (site: Site, w: number, rows: Mass['rows']): Mass => ({
  x: 300 - w / 2 - 8,
  w,
  base: site.ground - STILTS,
  floors: site.facts.floors,
  floorHeight: getFloorHeight(site, 56, STILTS + 24),
  depth: 24,
  rows,
  stilts: STILTS,
  parapet: 7,
  hasBlankSide: true,
});

/** Plain floors with bar railings and tanks on the roof. */
export function floorsPlain(site: Site): Building {
  const { scene, random } = site;
  const w = random.between(184, 206);
  const mass: Mass = {
    ...baseMass(site, w, [bays(random.pick(['b2 w w', 'w b2 w', 'b1.4 w b1.4']))]),
    rail: 'bars',
    hasBands: true,
  };
  const top = getTop(mass) - 7;
  const stair =
    filled(scene.darken(site.wall, 0.14), rect(mass.x + w * 0.64, top - 26, w * 0.3, 26)) +
    filled(scene.lighten(site.wall, 0.35), rect(mass.x + w * 0.62, top - 29, w * 0.34, 4));
  return builderHouse(site, mass, stair + waterTank(scene, mass.x + w * 0.7, top - 29, 1.5));
}

/** A stone stair tower with a screen beside wide glass. */
export function floorsStone(site: Site): Building {
  const { scene, random, stone } = site;
  const w = random.between(198, 222);
  const mass: Mass = {
    ...baseMass(site, w, [bays(random.pick(['l2.6 t o1.3', 't l2.4 o1.3', 'l1.8 l1.8 o1.3']))]),
    rail: random.pick(['glass', 'bars']),
    hasBands: true,
  };
  const core = w * 0.24;
  const cx = mass.x + w - core;
  const top = getTop(mass) - 7;
  const screen = rect(cx + core * 0.24, top + 6, core * 0.52, mass.base - top - 14);
  const extra =
    filled(scene.tone(stone), rect(cx, top - 22, core, mass.base - top + 22)) +
    filled(
      scene.darken(stone, 0.12),
      repeat(Math.floor((mass.base - top + 20) / 9), (i) => rect(cx, top - 16 + i * 9, core, 0.9)),
    ) +
    filled(scene.jaali('bc', scene.darken(stone, 0.45), scene.lighten(stone, 0.2), 6), screen) +
    (scene.isDusk ? filled('#ffcd7a', screen, 'opacity=".3"') : '') +
    filled(scene.lighten(stone, 0.35), rect(cx - 3, top - 25, core + 6, 4)) +
    drawPergola(site, mass.x + 14, top - 2, w * 0.42);
  return builderHouse(site, mass, extra);
}

/** White boxes around the balconies that alternate from side to side. */
export function floorsFrame(site: Site): Building {
  const { scene, random, joinery } = site;
  const w = random.between(196, 216);
  const wall = mix(site.wall, site.stone, 0.55);
  const mass: Mass = { ...baseMass(site, w, [bays('l2.4 t1.4'), bays('t1.4 l2.4')]), wall, rail: 'glass' };
  const { x, base, floors, floorHeight: h } = mass;
  const boxes = repeat(floors, (floor) => {
    const y = base - (floor + 1) * h;
    const left = floor % 2 ? x + w * 0.37 : x - 7;
    const bw = w * 0.63 + 7;
    return path`M${left} ${y + 1}h${bw}v${h - 1}h${-bw}zM${left + 6} ${y + 7}v${h - 13}h${bw - 12}v${-h + 13}z`;
  });
  const louvres = repeat(floors, (floor) => {
    const y = base - (floor + 1) * h + h * 0.16;
    const left = floor % 2 ? x + 5 : x + w * 0.66;
    return repeat(5, (i) => rect(left + i * 5.4, y, 2.6, h * 0.74));
  });
  const top = getTop(mass) - 7;
  const extra =
    filled(scene.tone(joinery), louvres) +
    filled(scene.lighten(WALLS.lime, 0.4), boxes, 'fill-rule="evenodd"') +
    drawSlab(site, x - 8, top + 2, w + 16, WALLS.lime, 6) +
    filled(scene.light.leaf[0], path`M${x + 20} ${top - 4}q9 -12 18 -1q10 -14 22 1q10 -9 16 0z`);
  return builderHouse(site, mass, extra);
}

/** Rounded balconies at one corner. */
export function floorsCorner(site: Site): Building {
  const { scene, random, accent } = site;
  const w = random.between(190, 210);
  const mass: Mass = { ...baseMass(site, w, [bays(random.pick(['o2.2 w w', 'o2.2 p1.3 w']))]) };
  const { x, base, floors, floorHeight: h } = mass;
  const bw = w * 0.5;
  const recess = repeat(floors, (floor) => rect(x + 6, base - (floor + 1) * h + 6, bw - 12, h - 6));
  const panes = repeat(floors, (floor) => rect(x + 16, base - (floor + 1) * h + 13, bw - 34, h - 13));
  const rails = repeat(floors, (floor) => {
    const y = base - floor * h;
    return path`M${x + bw} ${y}v${-h * 0.42}H${x - 2}q-14 0 -14 ${h * 0.2}v${h * 0.22}z`;
  });
  const slabs = repeat(floors, (floor) => {
    const y = base - floor * h;
    return path`M${x + bw + 2} ${y - 2}H${x - 2}q-15 0 -16 2v4H${x + bw + 2}z`;
  });
  const lit = repeat(floors, (floor) =>
    random.chance(scene.light.lit) ? rect(x + 16, base - (floor + 1) * h + 13, bw - 34, h * 0.44) : '',
  );
  const top = getTop(mass) - 7;
  const extra =
    filled(scene.darken(site.wall, 0.46), recess) +
    filled(site.glass, panes) +
    (lit && filled(LAMPLIGHT[0], lit)) +
    filled(scene.tone(mix(accent, site.wall, 0.35)), rails) +
    filled(scene.lighten(site.wall, 0.5), slabs) +
    filled(scene.tone(accent), rect(x + w - 26, top - 16, 18, base - top + 16)) +
    filled(scene.lighten(site.wall, 0.4), rect(x + w - 30, top - 19, 26, 4));
  return builderHouse(site, mass, extra);
}
