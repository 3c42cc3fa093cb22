import { arch } from '../arches.ts';
import { mix, TEAK, WALLS } from '../colour.ts';
import { tree } from '../scenery/tree.ts';
import { filled, path, polygon, rect, repeat, stroked } from '../svg.ts';
import { drawPool } from './foreground.ts';
import { drawDoor } from './houses.ts';
import { drawGable, drawHipRoof, drawKiosk, drawLeanTo, drawMerlons, drawSlab } from './roofs.ts';
import { type Building, bays, getTop, type Mass, type Site } from './site.ts';

/** Furrows of a field behind the house. */
export function drawFurrows({ scene, ground }: Site, x: number, colour: string): string {
  const d = repeat(17, (n) => {
    const i = 2 * n - 16;
    return polygon(
      [x + i * 9, ground - 8],
      [x + (i + 1) * 9, ground - 8],
      [x + (i + 1) * 36, ground + 40],
      [x + i * 36, ground + 40],
    );
  });
  return filled(scene.tone(colour, 0.4), d, 'opacity=".5"');
}

/** A low fence of posts and rails along y. */
export const drawFence = ({ scene }: Site, y: number): string =>
  filled(
    scene.lighten('#e9dcc4', 0.2),
    repeat(26, (i) => rect(i * 25 - 8, y - 22, 3, 24)) +
      rect(-5, y - 17, scene.width + 10, 2.2) +
      rect(-5, y - 8, scene.width + 10, 2.2),
    'opacity=".9"',
  );

/** A low house with tiled roofs and a verandah between its fields. */
export function farmTiled(site: Site): Building {
  const { scene, ground, random } = site;
  const wall = random.pick([WALLS.lime, WALLS.ochre, '#e9cdb4', WALLS.plaster]);
  const w = 292;
  const x = 300 - w / 2;
  const mass: Mass = {
    x: x + 20,
    w: w - 40,
    base: ground,
    floors: 1,
    floorHeight: 66,
    wall,
    rows: [bays('a a o1 a a')],
  };
  const eaves = ground - 44;
  return {
    left: x - 14,
    right: x + w + 14,
    door: 300,
    peak: ground - 112,
    masses: [mass],
    behind: drawFurrows(site, 120, random.pick(['#d9b354', '#9fb25c'])),
    front:
      drawHipRoof(site, x + 22, ground - 62, w - 44, 48) +
      filled(scene.darken(wall, 0.4), rect(x, eaves, w, 44)) +
      (scene.isDusk ? filled('#f7b765', rect(x + 4, eaves + 6, w - 8, 36), 'opacity=".55"') : '') +
      filled(site.glass, [30, 76, 190, 236].map((dx) => rect(x + dx, ground - 34, 24, 22)).join('')) +
      filled(
        scene.lighten(wall, 0.45),
        repeat(9, (i) => rect(x + (i * (w - 8)) / 8, eaves, 8, 44)),
      ) +
      drawDoor(site, 300, 26, 36) +
      drawLeanTo(site, x, eaves + 1, w, 22) +
      drawGable(site, 300 - 38, eaves + 2, 76, 30, wall) +
      tree(scene, 'bougainvillea', x + 10, ground + 3, 1.3) +
      tree(scene, 'bougainvillea', x + w - 8, ground + 3, 1.3),
    near: drawFence(site, scene.height - 6),
  };
}

/** A weekend house of glass and stone with a pool and lawns. */
export function farmModern(site: Site): Building {
  const { scene, ground, random, stone } = site;
  const white = mix(site.wall, WALLS.lime, 0.6);
  const x = 118;
  const mass: Mass = {
    x: x + 40,
    w: 290,
    base: ground,
    floors: 1,
    floorHeight: 60,
    wall: white,
    rows: [bays(random.pick(['t1.3 t1.3 o0.5 t1.3 t1.3', 't t t o0.6 l1.8']))],
  };
  const upper: Mass = {
    x: x + 190,
    w: 130,
    base: ground - 68,
    floors: 1,
    floorHeight: 46,
    wall: mix(white, stone, 0.4),
    rows: [bays('t l1.4')],
    depth: 16,
  };
  return {
    left: x - 8,
    right: x + 376,
    door: x + 200,
    masses: [mass, upper],
    front:
      drawSlab(site, x + 178, ground - 113, 172, white, 7) +
      drawSlab(site, x, ground - 59, 356, white, 9) +
      filled(scene.tone(stone), rect(x + 4, ground - 60, 36, 60)) +
      filled(
        scene.darken(stone, 0.16),
        repeat(6, (i) => rect(x + 4, ground - 52 + i * 9, 36, 1)),
      ) +
      filled(
        scene.tone(TEAK),
        repeat(9, (i) => rect(x + 46 + i * 7, ground - 84, 3, 22)) + rect(x + 42, ground - 86, 70, 3),
      ) +
      drawDoor(site, x + 200, 26, 46) +
      tree(scene, 'shrub', x + 64, ground + 2, 1) +
      tree(scene, 'bougainvillea', x + 346, ground + 2, 1.4),
    near: drawPool(site, x + 250),
  };
}

/** A walled courtyard house in the manner of the north. */
export function farmCourt(site: Site): Building {
  const { scene, ground, random } = site;
  const wall = random.pick([WALLS.sandstone, WALLS.dholpur, '#d9a27e', WALLS.lime]);
  const x = 128;
  const w = 340;
  const wing: Mass = {
    x,
    w,
    base: ground,
    floors: 1,
    floorHeight: 60,
    wall,
    depth: 22,
    rows: [bays('a a a o2.4 a a a')],
    parapet: 8,
    hasBlankSide: true,
  };
  const house: Mass = {
    x: x + 90,
    w: 160,
    base: ground - 68,
    floors: 1,
    floorHeight: 46,
    wall: mix(wall, WALLS.lime, 0.3),
    rows: [bays('a a a a')],
    parapet: 6,
  };
  const top = getTop(wing) - 8;
  return {
    left: x - 8,
    right: x + w + 26,
    door: x + w / 2,
    masses: [house, wing],
    behind: drawFurrows(site, 480, '#d9b354'),
    front:
      drawMerlons(site, x, top - 2, w, wall) +
      filled(scene.lighten(wall, 0.3), rect(x + w / 2 - 42, ground - 84, 84, 84)) +
      filled(scene.isDusk ? '#f5b765' : scene.darken(wall, 0.5), arch(x + w / 2 - 27, ground, 54, 68)) +
      filled(scene.lighten(wall, 0.5), rect(x + w / 2 - 47, ground - 88, 94, 5)) +
      drawKiosk(site, x + 22, top - 2, 0.8, wall) +
      drawKiosk(site, x + w - 22, top - 2, 0.8, wall) +
      tree(scene, 'bougainvillea', x + w * 0.3, ground + 3, 1.2) +
      tree(scene, 'bougainvillea', x + w * 0.7, ground + 3, 1.2),
    near:
      stroked(scene.darken('#8d7a5e', 0.1), 1, path`M0 ${scene.height - 12}H600`, 'opacity=".4"') +
      drawFence(site, scene.height - 2),
  };
}
