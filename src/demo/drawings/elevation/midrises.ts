import { arch } from '../arches.ts';
import { mix, WALLS } from '../colour.ts';
import { tree } from '../scenery/tree.ts';
import { circle, filled, path, rect, repeat } from '../svg.ts';
import { getFloorHeight } from './midrises-plain.ts';
import { drawBalustrade, drawJharokha, drawMerlons, drawSlab } from './roofs.ts';
import { type Building, bays, getTop, type Mass, type Site } from './site.ts';
import { drawPergola, drawPorch } from './tower-parts.ts';

/** Brick walls with concrete bands, arches at the ground and projecting bays. */
export function brickCourt(site: Site): Building {
  const { scene, ground, random, facts } = site;
  const floorHeight = getFloorHeight(site, 38, 20);
  const brick = random.pick(['#b5654a', '#a95c44', '#bd7354']);
  const wing = random.between(82, 92);
  const middle = random.between(96, 112);
  const x = 300 - wing - middle / 2 - 12;
  const back: Mass = {
    x: x + wing,
    w: middle,
    base: ground,
    floors: facts.floors,
    floorHeight,
    wall: mix(brick, '#3a2a2a', 0.14),
    rows: [bays('b1.4 w b1.4')],
    rail: 'jaali',
    hasBands: true,
    parapet: 6,
  };
  const make = (left: number, depth: number): Mass => ({
    ...back,
    x: left,
    w: wing,
    depth,
    wall: brick,
    rows: [bays('w b1.6 w')],
    parapet: 12,
  });
  const wings = [make(x, 14), make(x + wing + middle, 26)];
  const arches = repeat(3, (i) =>
    arch(x + wing + 6 + (i * (middle - 12)) / 3 + 3, ground, (middle - 12) / 3 - 6, floorHeight * 0.82),
  );
  const courses = wings
    .map(({ x: left }) => repeat(facts.floors * 3, (i) => rect(left, ground - (i + 1) * (floorHeight / 3), wing, 0.6)))
    .join('');
  const door = x + wing + middle / 2;
  return {
    left: x - 6,
    right: x + wing * 2 + middle + 30,
    door,
    masses: [back, ...wings],
    front:
      filled(scene.darken(brick, 0.16), courses, 'opacity=".7"') +
      filled(scene.tone(brick), rect(x + wing, ground - floorHeight, middle, floorHeight)) +
      filled(scene.isDusk ? '#f5b765' : scene.darken(brick, 0.55), arches) +
      filled(scene.lighten(WALLS.dholpur, 0.2), rect(x + wing - 1, ground - floorHeight - 2, middle + 2, 4)) +
      wings.map(({ x: left }) => tree(scene, 'bougainvillea', left + wing * 0.5, ground, 1)).join(''),
  };
}

/** Rounded balconies, eyebrows above windows and a stair tower with a stepped top. */
export function deco(site: Site): Building {
  const { scene, ground, random, facts, accent } = site;
  const floorHeight = getFloorHeight(site, 38, 40);
  const w = random.between(104, 116);
  const core = 44;
  const x = 300 - w - core / 2;
  const wall = site.wall;
  const trim = mix(accent, wall, 0.25);
  const left: Mass = {
    x,
    w,
    base: ground,
    floors: facts.floors,
    floorHeight,
    wall,
    rows: [bays('o1.7 p w')],
    parapet: 10,
  };
  const right: Mass = { ...left, x: x + w + core, rows: [bays('w p o1.7')] };
  const tower: Mass = {
    ...left,
    x: x + w,
    w: core,
    wall: mix(wall, WALLS.lime, 0.4),
    rows: [bays('o0.7 t0.7 o0.7')],
    parapet: 26,
  };
  const top = getTop(left);
  const balconies = repeat(facts.floors, (floor) => {
    if (floor === 0) return '';
    const y = ground - floor * floorHeight;
    const bw = w * 0.4;
    const rail = floorHeight * 0.42;
    return (
      path`M${x + bw + 8} ${y}h${-bw - 4}q-12 0 -12 -11v${-rail + 11}h${bw + 16}z` +
      path`M${x + w * 2 + core - bw - 8} ${y}h${bw + 4}q12 0 12 -11v${-rail + 11}h${-bw - 16}z`
    );
  });
  const recesses = repeat(facts.floors, (floor) => {
    const y = ground - (floor + 1) * floorHeight + floorHeight * 0.2;
    return (
      rect(x + 4, y, w * 0.38, floorHeight * 0.72) +
      rect(x + w * 2 + core - w * 0.38 - 4, y, w * 0.38, floorHeight * 0.72)
    );
  });
  const brows = repeat(facts.floors, (floor) => {
    const y = ground - (floor + 1) * floorHeight + floorHeight * 0.14;
    return rect(x - 6, y, w + 4, 2.6) + rect(x + w + core + 2, y, w + 4, 2.6);
  });
  const ridges = repeat(3, (i) => rect(x + w + 8 + i * 12, top - 26, 4, 26 + floorHeight * 0.1));
  const crown =
    filled(
      scene.lighten(wall, 0.3),
      rect(x + w + 6, top - 40, core - 12, 14) + rect(x + w + 13, top - 50, core - 26, 11),
    ) + filled(scene.tone(trim), rect(x + w + 20.6, top - 64, 2.8, 15));
  const door = x + w + core / 2;
  return {
    left: x - 14,
    right: x + w * 2 + core + 14,
    door,
    peak: top - 64,
    masses: [left, right, tower],
    front:
      filled(scene.isDusk ? '#e0a05c' : scene.darken(wall, 0.46), recesses) +
      filled(scene.lighten(wall, 0.26), balconies) +
      filled(scene.tone(trim), brows + ridges) +
      crown +
      circle(door, top - 12, 5, scene.light.glass[1]) +
      filled(scene.tone(trim), rect(x - 2, top - 16, w + 2, 3) + rect(x + w + core, top - 16, w + 2, 3)),
    foot: drawPorch(site, door, 46, 26),
  };
}

/** An old town mansion: shutters, cornices, an arcade and a balustrade on the roof. */
export function mansion(site: Site): Building {
  const { scene, ground, random, facts, wall } = site;
  const floorHeight = getFloorHeight(site, 46, 30);
  const w = random.between(244, 276);
  const x = 300 - w / 2 - 10;
  const mass: Mass = {
    x,
    w,
    base: ground,
    floors: facts.floors,
    floorHeight,
    depth: 26,
    rows: [bays('s s s s s s s')],
    hasBands: true,
    parapet: 6,
    hasBareRoof: true,
  };
  const top = getTop(mass) - 6;
  const unit = w / 7;
  const arches = repeat(7, (i) => arch(x + i * unit + unit * 0.18, ground, unit * 0.64, floorHeight * 0.84));
  const pilasters = repeat(8, (i) =>
    rect(x + i * unit - 2.4 + (i === 0 ? 2.4 : 0) - (i === 7 ? 2.4 : 0), top, 4.8, ground - top),
  );
  const pediment = path`M${x + unit * 2} ${top - 12}L${x + unit * 3.5} ${top - 34}L${x + unit * 5} ${top - 12}z`;
  const cornice = rect(x - 6, top - 4, w + 12, 5) + rect(x - 3, top + 3, w + 6, 2);
  const balcony = rect(x + unit * 2 - 3, ground - floorHeight - 1, unit * 3 + 6, 4);
  const rails = repeat(Math.round((unit * 3) / 4), (i) =>
    rect(x + unit * 2 + i * 4, ground - floorHeight - 14, 1.3, 14),
  );
  const door = x + w / 2;
  return {
    left: x - 8,
    right: x + w + 32,
    door,
    peak: top - 34,
    masses: [mass],
    front:
      filled(scene.tone(wall), rect(x, ground - floorHeight + 3, w, floorHeight - 3)) +
      filled(scene.isDusk ? '#f5b765' : scene.darken(wall, 0.55), arches) +
      filled(scene.lighten(wall, 0.3), pilasters + cornice + pediment) +
      circle(x + unit * 3.5, top - 19, 5, scene.darken(wall, 0.35)) +
      drawBalustrade(site, x, top - 4, unit * 2, 9, wall) +
      drawBalustrade(site, x + unit * 5, top - 4, unit * 2, 9, wall) +
      filled(scene.lighten(wall, 0.4), balcony) +
      filled(
        scene.darken(site.joinery, 0.2),
        rails + rect(x + unit * 2 - 2, ground - floorHeight - 15, unit * 3 + 4, 1.6),
      ),
  };
}

/** Sandstone with bay windows on brackets and a battlement. */
export function jharokhaBlock(site: Site): Building {
  const { scene, ground, random, facts } = site;
  const floorHeight = getFloorHeight(site, 42, 30);
  const stone = random.pick([WALLS.pinkstone, WALLS.sandstone, '#e0b48c']);
  const w = random.between(230, 256);
  const x = 300 - w / 2 - 14;
  const mass: Mass = {
    x,
    w,
    base: ground,
    floors: facts.floors,
    floorHeight,
    depth: 30,
    wall: stone,
    rows: [bays('o1.3 a a o1.3 a a o1.3')],
    hasBands: true,
    parapet: 8,
    hasBareRoof: true,
  };
  const unit = w / 7.9;
  const middles = [x + unit * 0.65, x + w / 2, x + w - unit * 0.65];
  const scale = Math.min(1.05, floorHeight / 40);
  const bayWindows = repeat(facts.floors - 1, (i) =>
    middles
      .map((cx) => drawJharokha(site, cx, ground - (i + 1) * floorHeight - floorHeight * 0.18, scale, stone))
      .join(''),
  );
  const gate = path`M${x + w / 2 - 17} ${ground}v${-floorHeight * 0.5}q2 -14 17 -20q15 6 17 20V${ground}z`;
  return {
    left: x - 6,
    right: x + w + 34,
    door: x + w / 2,
    masses: [mass],
    front:
      drawMerlons(site, x, getTop(mass) - 10, w, stone) +
      bayWindows +
      filled(scene.lighten(stone, 0.35), rect(x + w / 2 - 23, ground - floorHeight * 0.94, 46, floorHeight * 0.94)) +
      filled(scene.isDusk ? '#f5b765' : scene.darken(stone, 0.5), gate),
  };
}

/** Floors that shift to and fro, with trees on their terraces. */
export function terraced(site: Site): Building {
  const { scene, ground, random, facts } = site;
  const stilts = 20;
  const floorHeight = getFloorHeight(site, 40, stilts + 24);
  const w = random.between(196, 220);
  const x = 300 - w / 2;
  const shift = random.between(15, 20);
  const wall = site.wall;
  const base = ground - stilts;
  const body: Mass = {
    x: x + shift,
    w: w - shift * 2,
    base,
    floors: facts.floors,
    floorHeight,
    wall: mix(wall, site.stone, 0.5),
    rows: [bays('t l1.6 t l1.6 t')],
    stilts,
    rail: 'glass',
  };
  const terraces = repeat(facts.floors, (floor) => {
    const y = base - floor * floorHeight;
    const left = x - shift / 2 + (floor % 2 ? shift : -shift);
    const d = repeat(
      6,
      (i) =>
        path`M${left + 6 + i * (w / 6.6)} ${y - 9}q4 ${-6 - ((i * 7 + floor * 5) % 9)} 9 0q5 ${-9 - ((i * 3 + floor) % 5)} 11 0z`,
    );
    return drawSlab(site, left, y, w + shift, wall, 9) + filled(scene.light.leaf[floor % 2 === 0 ? 0 : 1], d);
  });
  const top = getTop(body);
  const trees = repeat(3, (i) => tree(scene, i === 1 ? 'shrub' : 'bougainvillea', x + 40 + i * (w / 3), top - 2, 0.8));
  const door = x + w / 2;
  return {
    left: x - shift * 1.6,
    right: x + w + shift * 1.6,
    door,
    masses: [body],
    front:
      terraces + drawSlab(site, x - 4, top + 2, w + 8, wall, 7) + trees + drawPergola(site, x + w * 0.56, top - 5, 44),
    foot:
      filled(scene.darken(wall, 0.6), rect(x + shift, base, w - shift * 2, stilts)) +
      filled(
        scene.tone(site.stone),
        repeat(5, (i) => rect(x + shift + (i * (w - shift * 2 - 12)) / 4, base, 12, stilts)),
      ) +
      drawPorch(site, door, 44, 17),
  };
}
