import { arch } from '../arches.ts';
import { mix, WALLS } from '../colour.ts';
import { tree } from '../scenery/tree.ts';
import { filled, path, rect, repeat } from '../svg.ts';
import { drawCarport, drawDoor } from './houses.ts';
import { getFloorHeight } from './midrises-plain.ts';
import { drawSlab } from './roofs.ts';
import { type Building, bays, getTop, type Mass, type Site } from './site.ts';

/** Interlocking cubes of plaster, timber and stone. */
export function cubes(site: Site): Building {
  const { scene, ground, random, facts, stone, accent } = site;
  const { floors } = facts;
  const floorHeight = getFloorHeight(site, 62, 20);
  const white = mix(site.wall, WALLS.lime, 0.5);
  const x = 300 - 150;
  const lower: Mass = {
    x: x + 6,
    w: 250,
    base: ground,
    floors: 1,
    floorHeight,
    wall: white,
    depth: 24,
    rows: [bays('o2 t1 o0.4 t1.4')],
    parapet: 2,
  };
  const upper: Mass = {
    x: x - 12,
    w: 180,
    base: ground - floorHeight,
    floors: floors - 1,
    floorHeight,
    wall: white,
    depth: 20,
    rows: [bays(random.pick(['t1 l2', 'l2.4 t1', 't0.8 t0.8 l1.6']))],
    parapet: 8,
    rail: 'glass',
  };
  const block: Mass = {
    x: x + 180,
    w: 84,
    base: ground,
    floors: Math.max(1, floors - 1),
    floorHeight,
    wall: stone,
    depth: 26,
    rows: [bays(random.pick(['o0.4 f1.4 o0.4', 'o0.4 j1.4 o0.4', 'o0.5 t1 o0.5']))],
    accent,
    parapet: 20,
  };
  const topUpper = floors > 1 ? getTop(upper) - 8 : ground - floorHeight - 3;
  return {
    left: x - 24,
    right: x + 294,
    door: x + 152,
    masses: floors > 1 ? [lower, block, upper] : [lower, block],
    front:
      drawSlab(site, x - 18, topUpper, 196, white, 5) +
      drawCarport(site, x + 12, 96, floorHeight - 6) +
      filled(scene.lighten(white, 0.4), rect(x + 6, ground - floorHeight - 3, 262, 5)) +
      filled(scene.tone(site.joinery), rect(x + 138, ground - floorHeight + 10, 28, floorHeight - 10)) +
      filled(
        scene.lampsOn ? '#ffd98c' : scene.lighten(site.joinery, 0.2),
        rect(x + 170, ground - floorHeight + 10, 5, floorHeight - 10),
      ) +
      filled(scene.light.leaf[0], path`M${x + 16} ${topUpper - 5}q8 -11 17 -1q9 -13 20 0q9 -9 15 1z`),
  };
}

/** Exposed brick with a vaulted roof and a deep porch. */
export function brickHouse(site: Site): Building {
  const { scene, ground, random, facts } = site;
  const floorHeight = getFloorHeight(site, 56, 40);
  const brick = random.pick(['#b5654a', '#a95c44', '#bd7354']);
  const w = random.between(196, 214);
  const x = 300 - w / 2 - 14;
  const mass: Mass = {
    x,
    w,
    base: ground,
    floors: facts.floors,
    floorHeight,
    depth: 30,
    wall: brick,
    lowest: bays('o1.4 a a'),
    rows: [bays('b1.5 j0.7 w w')],
    rail: 'jaali',
    hasBands: true,
    parapet: 4,
  };
  const top = getTop(mass) - 4;
  const vault = (vx: number, vw: number): string =>
    filled(
      scene.tone(mix(WALLS.lime, brick, 0.1)),
      path`M${vx - 4} ${top}a${vw / 2 + 4} ${vw * 0.42} 0 0 1 ${vw + 8} 0z`,
    ) +
    filled(scene.tone(brick), path`M${vx + 4} ${top}a${vw / 2 - 4} ${vw * 0.34} 0 0 1 ${vw - 8} 0z`) +
    filled(
      scene.isDusk ? '#ffc565' : scene.light.glass[1],
      path`M${vx + vw * 0.28} ${top}a${vw * 0.22} ${vw * 0.2} 0 0 1 ${vw * 0.44} 0z`,
    );
  const courses = repeat(Math.round((ground - top) / 8), (i) => rect(x, top + 6 + i * 8, w, 0.6));
  const door = x + w * 0.21;
  return {
    left: x - 8,
    right: x + w + 34,
    door,
    masses: [mass],
    front:
      filled(scene.darken(brick, 0.2), courses, 'opacity=".5"') +
      vault(x + 4, w / 2 - 6) +
      vault(x + w / 2 + 2, w / 2 - 6) +
      filled(scene.darken(brick, 0.55), arch(door - 28, ground, 56, floorHeight * 0.86)) +
      drawDoor(site, door, 24, floorHeight * 0.6) +
      tree(scene, 'bougainvillea', x + w * 0.96, ground, 1.4),
  };
}
