import { mix, WALLS } from '../colour.ts';
import { tree } from '../scenery/tree.ts';
import { filled, polygon, rect, repeat } from '../svg.ts';
import { drawPool } from './foreground.ts';
import { drawCarport, drawDoor } from './houses.ts';
import { getFloorHeight } from './midrises-plain.ts';
import { drawGable, drawSlab } from './roofs.ts';
import { type Building, bays, getTop, type Mass, type Site } from './site.ts';
import { arcadedVilla } from './villa-arcaded.ts';
import { coastalVilla } from './villa-coastal.ts';

/** Glass below wide flat roofs that seem to float, beside a pool. */
export function pavilion(site: Site): Building {
  const { scene, ground, random, facts, stone } = site;
  const floorHeight = getFloorHeight(site, 64, 24);
  const x = 112;
  const white = mix(site.wall, WALLS.lime, 0.6);
  const lower: Mass = {
    x: x + 40,
    w: 270,
    base: ground,
    floors: 1,
    floorHeight,
    wall: white,
    rows: [bays('t1.3 t1.3 o0.5 t1 t1.3')],
  };
  const upper: Mass = {
    x: x + 96,
    w: 190,
    base: ground - floorHeight - 6,
    floors: Math.max(1, facts.floors - 1),
    floorHeight: floorHeight * 0.9,
    wall: white,
    rows: [bays(random.pick(['l1.6 t l1.6', 't t l1.8 t', 'l1.4 f1 l1.4']))],
    rail: 'glass',
  };
  const hasUpper = facts.floors > 1;
  const top = hasUpper ? getTop(upper) : ground - floorHeight;
  const wallX = x + 300;
  return {
    left: x - 10,
    right: x + 386,
    door: x + 196,
    masses: hasUpper ? [lower, upper] : [lower],
    front:
      (hasUpper ? drawSlab(site, x + 70, top + 1, 246, white, 9) : '') +
      drawSlab(site, x, ground - floorHeight + 2, 352, white, 9) +
      filled(scene.tone(stone), rect(wallX, ground - floorHeight * 1.3, 44, floorHeight * 1.3)) +
      filled(
        scene.darken(stone, 0.34),
        polygon(
          [wallX + 44, ground - floorHeight * 1.3],
          [wallX + 70, ground - floorHeight * 1.3 + 8],
          [wallX + 70, ground],
          [wallX + 44, ground],
        ),
      ) +
      filled(
        scene.darken(stone, 0.14),
        repeat(8, (i) => rect(wallX, ground - floorHeight * 1.3 + 8 + i * 10, 44, 1)),
      ) +
      filled(
        scene.darken('#5d544c', 0.2),
        rect(x + 8, ground - floorHeight + 2, 3, floorHeight - 2) +
          rect(x + 22, ground - floorHeight + 2, 3, floorHeight - 2),
      ) +
      drawDoor(site, x + 196, 28, floorHeight * 0.76) +
      tree(scene, 'shrub', x + 56, ground + 2, 1) +
      tree(scene, 'bougainvillea', wallX + 22, ground + 2, 1.3),
    near: drawPool(site, x + 20),
  };
}

/** A house of a gated community: two gables, a garage and a porch. */
export function gableVilla(site: Site): Building {
  const { scene, ground, random, facts, stone, accent } = site;
  const floorHeight = getFloorHeight(site, 56, 74);
  const roof = random.pick(['#7d5648', '#6f6a6a', '#a6533c', '#8a4a3a']);
  const x = 300 - 146;
  const floors = facts.floors;
  const wide: Mass = {
    x,
    w: 150,
    base: ground,
    floors,
    floorHeight,
    lowest: bays('o2'),
    rows: [bays('b1.7 w')],
    rail: 'bars',
  };
  const tall: Mass = {
    x: x + 150,
    w: 124,
    base: ground,
    floors,
    floorHeight,
    depth: 20,
    wall: mix(site.wall, stone, 0.3),
    lowest: bays('o1.1 p'),
    rows: [bays('p p')],
  };
  const top = getTop(wide);
  const isTwin = random.chance(0.5);
  return {
    left: x - 14,
    right: x + 306,
    door: x + 184,
    peak: top - 70,
    masses: [wide, tall],
    front:
      filled(scene.tone(accent), rect(x, ground - floorHeight - 2, 150, 4)) +
      drawCarport(site, x + 14, 116, floorHeight - 12) +
      (isTwin
        ? drawGable(site, x, top, 146, 58, site.wall, roof)
        : filled(
            scene.tone(roof),
            polygon([x - 10, top + 3], [x + 26, top - 46], [x + 150, top - 46], [x + 150, top + 3]),
          ) + filled(scene.darken(roof, 0.3), rect(x - 10, top + 1, 160, 3))) +
      drawGable(site, x + 152, top, 120, 64, tall.wall ?? site.wall, roof) +
      drawSlab(site, x + 158, ground - floorHeight * 0.82, 60, site.wall, 5) +
      drawDoor(site, x + 184, 26, floorHeight * 0.68) +
      tree(scene, 'shrub', x + 262, ground, 1),
  };
}

/** The glass of older drawings, lit at dusk. */
const lightPane =
  ({ scene, glass }: Site) =>
  (d: string): string =>
    filled(scene.isDusk ? scene.fade('lit', '#ffe9bd', '#fbb75c') : glass, d);

/** The masses of villas that are drawn as a whole, for their time under construction. */
const shell = (site: Site, x: number, w: number): Mass[] => {
  const floors = Math.max(1, site.facts.floors);
  return [
    { x, w, base: site.ground, floors, floorHeight: Math.min(62, 190 / floors), depth: 20, rows: [bays('w t t w')] },
  ];
};

/** A coastal house with tiled hip roofs and a verandah. */
export function coastalHouse(site: Site): Building {
  const masses = site.facts.stage === 'midway' ? shell(site, 150, 300) : [];
  return {
    left: 86,
    right: 514,
    door: 300,
    masses,
    front: coastalVilla(site.scene, 300, site.ground, lightPane(site)),
  };
}

/** An arcaded courtyard house with kiosks on the roof. */
export function arcadedHouse(site: Site): Building {
  const masses = site.facts.stage === 'midway' ? shell(site, 140, 300) : [];
  return {
    left: 90,
    right: 520,
    door: 286,
    masses,
    front: arcadedVilla(site.scene, 300, site.ground, lightPane(site)),
  };
}
