import { arch, cuspedArch } from '../arches.ts';
import { mix, TEAK, WALLS } from '../colour.ts';
import { tree } from '../scenery/tree.ts';
import { circle, filled, path, polygon, rect, repeat } from '../svg.ts';
import { drawDoor } from './houses.ts';
import { getFloorHeight } from './midrises-plain.ts';
import { drawBalustrade, drawGable, drawHipRoof, drawJharokha, drawKiosk, drawLeanTo, drawMerlons } from './roofs.ts';
import { type Building, bays, getTop, type Mass, type Site } from './site.ts';

/** A house of Kerala: steep tiled roofs, carved gables and a raised verandah with timber columns. */
export function nalukettu(site: Site): Building {
  const { scene, ground, random, facts } = site;
  const floorHeight = Math.min(52, getFloorHeight(site, 52, 110));
  const wall = random.pick([WALLS.lime, '#f4ead6', WALLS.plaster]);
  const w = random.between(280, 306);
  const x = 300 - w / 2;
  const wood = TEAK;
  const upper: Mass = {
    x: x + w * 0.18,
    w: w * 0.64,
    base: ground - floorHeight - 20,
    floors: Math.max(1, facts.floors - 1),
    floorHeight: floorHeight * 0.86,
    wall,
    rows: [bays('w b1.6 w b1.6 w')],
    rail: 'bars',
  };
  const lower: Mass = {
    x: x + 14,
    w: w - 28,
    base: ground - 7,
    floors: 1,
    floorHeight,
    wall,
    rows: [bays('o2 w w o1 w w o2')],
  };
  const eaves = ground - floorHeight + 2;
  const columns = repeat(
    9,
    (i) =>
      rect(x + 8 + (i * (w - 22)) / 8, eaves, 5.4, floorHeight - 9) + rect(x + 6 + (i * (w - 22)) / 8, eaves, 9.4, 4),
  );
  const masses = facts.floors > 1 ? [upper, lower] : [lower];
  const porchW = 84;
  const door = x + w / 2;
  return {
    left: x - 14,
    right: x + w + 14,
    door,
    peak: facts.floors > 1 ? getTop(upper) - 52 : ground - floorHeight - 60,
    masses,
    front:
      (facts.floors > 1
        ? drawHipRoof(site, upper.x - 4, getTop(upper), upper.w + 8, 48, 58, '#a6492f') +
          drawGable(site, 300 - 36, getTop(upper) - 2, 72, 44, wood, '#a6492f')
        : '') +
      filled(scene.darken(wall, 0.36), rect(x + 6, eaves, w - 12, floorHeight - 9)) +
      (scene.isDusk ? filled('#f7b765', rect(x + 10, eaves + 6, w - 20, floorHeight - 18), 'opacity=".5"') : '') +
      filled(
        site.glass,
        repeat(4, (i) => rect(x + 40 + i * 38 + (i > 1 ? w - 198 : 0), ground - 40, 20, 26)),
      ) +
      filled(scene.tone(wood), columns) +
      filled(scene.tone(site.stone), rect(x, ground - 8, w, 8)) +
      drawDoor(site, door, 26, 38) +
      drawLeanTo(site, x - 2, eaves + 1, w + 4, 34, '#a6492f') +
      drawGable(site, door - porchW / 2, eaves + 2, porchW, 44, wood, '#a6492f') +
      filled(
        scene.tone(wood),
        rect(door - porchW / 2 + 4, eaves + 2, 6, ground - eaves - 4) +
          rect(door + porchW / 2 - 10, eaves + 2, 6, ground - eaves - 4),
      ) +
      filled(
        scene.tone(site.stone),
        polygon([door - 24, ground], [door + 24, ground], [door + 20, ground - 8], [door - 20, ground - 8]),
      ),
  };
}

/** A merchant's house of Chettinad: colour, pillars and a raised bench along the street. */
export function chettinad(site: Site): Building {
  const { scene, ground, random, facts, accent } = site;
  const floorHeight = getFloorHeight(site, 56, 56);
  const wall = random.pick(['#f0cf8c', '#e9b98f', '#cfdcc0', '#f0dcb4']);
  const trim = random.pick(['#3f6f6a', '#8d3f36', '#4f5f8a']);
  const w = random.between(252, 274);
  const x = 300 - w / 2 - 8;
  const mass: Mass = {
    x,
    w,
    base: ground,
    floors: facts.floors,
    floorHeight,
    depth: 26,
    wall,
    lowest: bays('o1'),
    rows: [bays('a a a a a a')],
    rail: 'bars',
    hasBands: true,
    parapet: 6,
    hasBareRoof: true,
  };
  const top = getTop(mass) - 6;
  const porch = ground - floorHeight + 8;
  const pillars = repeat(8, (i) => {
    const px = x + 8 + (i * (w - 26)) / 7;
    return rect(px, porch, 9, floorHeight - 18) + rect(px - 2, porch, 13, 5) + rect(px - 2, ground - 15, 13, 5);
  });
  const crown = path`M${x + w / 2 - 46} ${top}v-12q8 -12 20 -12q6 -14 26 -16q20 2 26 16q12 0 20 12v12z`;
  const door = x + w / 2;
  return {
    left: x - 8,
    right: x + w + 32,
    door,
    peak: top - 42,
    masses: [mass],
    front:
      filled(scene.darken(wall, 0.44), rect(x, porch, w, floorHeight - 8)) +
      (scene.isDusk ? filled('#f7b765', rect(x + 4, porch + 6, w - 8, floorHeight - 20), 'opacity=".5"') : '') +
      filled(
        site.glass,
        repeat(4, (i) => rect(x + 34 + i * 40 + (i > 1 ? w - 224 : 0), ground - 40, 20, 24)),
      ) +
      filled(scene.tone(mix(trim, wall, 0.15)), pillars) +
      filled(scene.tone(WALLS.kota), rect(x - 3, ground - 10, w + 6, 10)) +
      drawDoor(site, door, 30, 42) +
      filled(scene.tone(trim), rect(x - 4, porch - 5, w + 8, 6) + rect(x - 4, top - 3, w + 8, 5)) +
      drawLeanTo(site, x - 2, porch, w + 4, 18, '#b4573a') +
      drawBalustrade(site, x, top - 2, w / 2 - 50, 9, wall) +
      drawBalustrade(site, x + w / 2 + 50, top - 2, w / 2 - 50, 9, wall) +
      filled(scene.lighten(wall, 0.2), crown) +
      circle(door, top - 20, 7, scene.tone(trim)) +
      circle(door, top - 20, 4, scene.tone(accent)),
  };
}

/** A merchant's mansion of Rajasthan: bay windows, cusped arches and small kiosks on the roof. */
export function haveli(site: Site): Building {
  const { scene, ground, random, facts } = site;
  const isGrand = facts.tier === 'luxury';
  const floorHeight = getFloorHeight(site, 58, 60);
  const stone = random.pick([WALLS.sandstone, WALLS.pinkstone, '#e7c79f', WALLS.dholpur]);
  const w = random.between(224, 250);
  const x = 300 - w / 2 - 10;
  const mass: Mass = {
    x,
    w,
    base: ground,
    floors: facts.floors,
    floorHeight,
    depth: 30,
    wall: stone,
    lowest: bays('o1'),
    rows: [bays('o1.2 a a a o1.2')],
    hasBands: true,
    parapet: 10,
    hasBareRoof: true,
  };
  const top = getTop(mass) - 10;
  const middles = [x + w * 0.14, x + w * 0.86];
  const scale = Math.min(1.15, floorHeight / 42);
  const bayWindows = repeat(Math.max(0, facts.floors - 1), (i) =>
    middles
      .map((cx) => drawJharokha(site, cx, ground - (i + 1) * floorHeight - floorHeight * 0.2, scale, stone))
      .join(''),
  );
  const sideArches = [x + 12, x + w - 60].map((ax) => cuspedArch(ax, ground, 48, floorHeight * 0.76)).join('');
  const gate = cuspedArch(x + w / 2 - 30, ground, 60, floorHeight * 0.86);
  return {
    left: x - 6,
    right: x + w + 34,
    door: x + w / 2,
    peak: top - (isGrand ? 48 : 12),
    masses: [mass],
    front:
      drawMerlons(site, x, top - 2, w, stone) +
      bayWindows +
      filled(scene.isDusk ? '#f5b765' : scene.darken(stone, 0.5), sideArches) +
      filled(scene.lighten(stone, 0.34), rect(x + w / 2 - 38, ground - floorHeight * 0.96, 76, floorHeight * 0.96)) +
      filled(scene.isDusk ? '#f5b765' : scene.darken(stone, 0.52), gate) +
      filled(scene.darken(TEAK, 0.15), rect(x + w / 2 - 15, ground - floorHeight * 0.52, 30, floorHeight * 0.52)) +
      (isGrand ? drawKiosk(site, x + 26, top - 2, 0.9, stone) + drawKiosk(site, x + w - 26, top - 2, 0.9, stone) : '') +
      tree(scene, 'bougainvillea', x + w * 0.95, ground, 1.2),
  };
}

/** A narrow town house of Kolkata: green shutters, a cast-iron balcony and a roof terrace. */
export function townhouse(site: Site): Building {
  const { scene, ground, random, facts } = site;
  const floorHeight = getFloorHeight(site, 56, 36);
  const wall = random.pick(['#e3b76a', '#d98f6c', '#e8d3b6', '#cf7f62', WALLS.lime]);
  const w = random.between(166, 184);
  const x = 300 - w / 2 - 8;
  const mass: Mass = {
    x,
    w,
    base: ground,
    floors: facts.floors,
    floorHeight,
    depth: 32,
    wall,
    lowest: bays('s o1.4 s'),
    rows: [bays('s s1.2 s')],
    parapet: 4,
    hasBareRoof: true,
  };
  const top = getTop(mass) - 4;
  const door = x + w * 0.49;
  const y = ground - floorHeight;
  const rails = repeat(Math.round(w / 4.4), (i) => rect(x - 3 + i * 4.4, y - 15, 1.2, 15));
  const brackets = repeat(4, (i) =>
    polygon([x + 6 + i * (w / 3.4), y + 4], [x + 12 + i * (w / 3.4), y + 4], [x + 6 + i * (w / 3.4), y + 13]),
  );
  return {
    left: x - 10,
    right: x + w + 38,
    door,
    masses: [mass],
    front:
      filled(scene.lighten(wall, 0.45), rect(x - 6, top - 4, w + 12, 6) + rect(x - 3, top + 4, w + 6, 2.4)) +
      drawBalustrade(site, x, top - 4, w, 12, wall) +
      filled(
        scene.lighten(wall, 0.4),
        repeat(2, (i) => rect(x + i * (w - 8), top, 8, ground - top)),
      ) +
      (facts.floors > 1
        ? filled(scene.lighten(wall, 0.4), rect(x - 6, y - 1, w + 12, 5) + brackets) +
          filled(scene.darken('#3a4a44', 0.2), rails + rect(x - 4, y - 16.4, w + 8, 1.8))
        : '') +
      filled(scene.darken(wall, 0.5), arch(door - 17, ground, 34, floorHeight * 0.84)) +
      drawDoor(site, door, 24, floorHeight * 0.62) +
      tree(scene, 'shrub', x + w * 0.9, ground, 0.9),
  };
}
