import { mix, WALLS } from '../colour.ts';
import { car } from '../scenery/street-life.ts';
import { tree } from '../scenery/tree.ts';
import { filled, polygon, rect, repeat } from '../svg.ts';
import { waterTank } from './massing.ts';
import { getFloorHeight } from './midrises-plain.ts';
import { drawGable, drawHipRoof, drawLeanTo, drawSlab } from './roofs.ts';
import { type Building, bays, getTop, type Mass, type Site } from './site.ts';

/** A door with a frame and, after dark, a lamp; (x, ground) is the middle of its foot. */
export function drawDoor({ scene, ground, joinery }: Site, x: number, w: number, h: number): string {
  return (
    filled(scene.lighten(WALLS.dholpur, 0.2), rect(x - w / 2 - 4, ground - h - 4, w + 8, h + 4)) +
    filled(scene.tone(joinery), rect(x - w / 2, ground - h, w, h)) +
    filled(scene.darken(joinery, 0.35), rect(x - 0.7, ground - h, 1.4, h)) +
    (scene.lampsOn ? filled('#ffd98c', rect(x - w / 2, ground - h - 1.6, w, 2.6)) : '')
  );
}

/** The open place for a car below an upper floor. */
export function drawCarport({ scene, ground, wall }: Site, x: number, w: number, h: number): string {
  return (
    filled(scene.darken(wall, 0.58), rect(x, ground - h, w, h)) +
    car(scene, x + Math.max(2, (w - 60) / 2), ground - 1, 1.45)
  );
}

/** A plain plastered house with a stair room, a balcony and a low parapet. */
export function plainHouse(site: Site): Building {
  const { scene, ground, random, facts, accent } = site;
  const floorHeight = getFloorHeight(site, 54, 30);
  const w = random.between(176, 196);
  const x = 300 - w / 2 - 8;
  const mass: Mass = {
    x,
    w,
    base: ground,
    floors: facts.floors,
    floorHeight,
    depth: 30,
    lowest: bays('o1.5 w w'),
    rows: [bays(random.pick(['b1.6 w w', 'b1.7 p1.3', 'w b1.7 w']))],
    rail: random.pick(['bars', 'solid', 'jaali']),
    parapet: 11,
  };
  const top = getTop(mass) - 11;
  const band = mix(site.wall, accent, 0.65);
  const room = w * 0.3;
  const stair =
    filled(scene.tone(band), rect(x + w * 0.06, top - 30, room, 30)) +
    filled(
      scene.darken(band, 0.34),
      polygon(
        [x + w * 0.06 + room, top - 30],
        [x + w * 0.06 + room + 14, top - 25],
        [x + w * 0.06 + room + 14, top],
        [x + w * 0.06 + room, top],
      ),
    ) +
    filled(scene.lighten(band, 0.4), rect(x + w * 0.06 - 4, top - 34, room + 20, 5)) +
    filled(scene.darken(band, 0.5), rect(x + w * 0.06 + room * 0.5, top - 22, 11, 22));
  const door = x + w * 0.2;
  return {
    left: x - 8,
    right: x + w + 36,
    door,
    masses: [mass],
    behind: waterTank(scene, x + w * 0.66, top - 1, 2),
    front:
      stair +
      filled(scene.tone(band), rect(x, ground - 8, w, 8) + rect(x - 2, ground - floorHeight - 3, w + 4, 5)) +
      drawDoor(site, door, 24, Math.min(38, floorHeight * 0.76)) +
      filled(scene.lighten(site.wall, 0.4), rect(door - 26, ground - floorHeight + 2, 52, 4)),
  };
}

/** A row of narrow houses that share walls; the middle one is for sale and painted freshly. */
export function rowHouse(site: Site): Building {
  const { scene, ground, random, facts, look } = site;
  const floorHeight = getFloorHeight(site, 52, 34);
  const w = random.between(104, 112);
  const walls = [random.pick(look.walls.affordable), site.wall, random.pick(look.walls.mid)];
  const x = 300 - w * 1.5;
  const hasGables = random.chance(0.5);
  const masses = walls.map(
    (wall, i): Mass => ({
      x: x + i * w,
      w: w - 2,
      base: ground,
      floors: facts.floors,
      floorHeight,
      depth: i === 2 ? 24 : 0,
      wall,
      lowest: bays('o1.2 w'),
      rows: [bays(i % 2 ? 'b1.5 w' : 'w b1.5')],
      rail: (['bars', 'glass', 'solid'] as const)[i] ?? 'bars',
      parapet: hasGables ? 0 : 9,
      hasBlankSide: true,
    }),
  );
  const tops = masses.map((mass, i) => {
    const top = getTop(mass);
    if (hasGables) return drawGable(site, mass.x + 2, top, w - 6, 34, walls[i] ?? site.wall);
    return (
      filled(scene.tone(i === 1 ? site.accent : WALLS.warmgrey), rect(mass.x + 10, top - 30, w * 0.36, 21)) +
      filled(scene.lighten(site.wall, 0.4), rect(mass.x + 7, top - 33, w * 0.36 + 6, 4))
    );
  });
  const doors = masses.map(
    (mass) =>
      drawDoor(site, mass.x + w * 0.27, 20, Math.min(36, floorHeight * 0.74)) +
      drawSlab(site, mass.x + 8, ground - floorHeight * 0.86, w * 0.4, site.wall, 4),
  );
  const seams = masses
    .slice(1)
    .map(({ x: left }) => rect(left - 2, getTop(masses[0] as Mass), 2, ground - getTop(masses[0] as Mass)));
  return {
    left: x - 10,
    right: x + w * 3 + 28,
    door: x + w * 1.27,
    masses,
    front:
      filled(scene.light.shade, seams.join(''), 'opacity=".35"') +
      tops.join('') +
      doors.join('') +
      tree(scene, 'bougainvillea', x + w * 2.9, ground, 1.1),
  };
}

/** A bungalow of colonial times: a wide verandah below tiles, tall shutters and a porch. */
export function bungalow(site: Site): Building {
  const { scene, ground, random, facts } = site;
  const floorHeight = getFloorHeight(site, 58, 70);
  const w = random.between(270, 300);
  const x = 300 - w / 2;
  const floors = Math.max(1, facts.floors);
  const wall = random.pick([WALLS.lime, '#f0dca8', '#e9cdb4', WALLS.plaster]);
  const mass: Mass = { x: x + 22, w: w - 44, base: ground, floors, floorHeight, wall, rows: [bays('s s s s s')] };
  const columns = 8;
  const eaves = ground - floorHeight + 6;
  const verandah =
    filled(scene.darken(wall, 0.42), rect(x, eaves, w, floorHeight - 6)) +
    (scene.isDusk ? filled('#f7b765', rect(x + 4, eaves + 8, w - 8, floorHeight - 14), 'opacity=".5"') : '') +
    repeat(4, (i) =>
      filled(scene.tone(site.joinery), rect(x + 26 + i * ((w - 60) / 3.4) + (i > 1 ? 30 : 0), ground - 40, 22, 36)),
    ) +
    filled(
      scene.lighten(WALLS.lime, 0.4),
      repeat(
        columns,
        (i) =>
          rect(x + (i * (w - 8)) / (columns - 1), eaves, 8, floorHeight - 6) +
          rect(x - 2 + (i * (w - 8)) / (columns - 1), eaves, 12, 4),
      ),
    ) +
    filled(
      scene.lighten(WALLS.lime, 0.2),
      rect(x, ground - 5, w, 5) +
        rect(x, ground - 17, w / 2 - 30, 3) +
        rect(x + w / 2 + 30, ground - 17, w / 2 - 30, 3),
    );
  const door = x + w / 2;
  return {
    left: x - 12,
    right: x + w + 12,
    door,
    peak: floors > 1 ? getTop(mass) - 50 : eaves - 70,
    masses: [mass],
    front:
      (floors > 1
        ? drawHipRoof(site, x + 22, getTop(mass), w - 44, 46)
        : drawHipRoof(site, x + 30, eaves - 20, w - 60, 46)) +
      verandah +
      drawLeanTo(site, x, eaves, w, 24) +
      drawDoor(site, door, 26, 42) +
      drawGable(site, door - 44, eaves + 2, 88, 36, wall) +
      filled(
        scene.lighten(WALLS.lime, 0.4),
        rect(door - 42, eaves + 2, 8, ground - eaves - 2) + rect(door + 34, eaves + 2, 8, ground - eaves - 2),
      ),
  };
}
