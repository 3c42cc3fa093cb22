import { LAMPLIGHT, mix, WALLS } from '../colour.ts';
import { tree } from '../scenery/tree.ts';
import { filled, path, polygon, rect, repeat } from '../svg.ts';
import { drawMass, toFar } from './mass.ts';
import { getFloorHeight } from './midrises-plain.ts';
import { drawSlab } from './roofs.ts';
import { type Building, bays, getTop, type Mass, type Site } from './site.ts';
import { drawLiftRoom, drawPodium, drawPorch } from './tower-parts.ts';

const PODIUM = 22;

/** Floors of an office: lower than those of homes the more there are. */
const officeHeight = (site: Site): number => getFloorHeight(site, 30, PODIUM + 18);

/** The sky as a curtain wall of glass reflects it. */
const curtainGlass = ({ scene }: Site): string =>
  scene.linear('cw', [
    [0, mix(scene.light.sky[0], '#ffffff', 0.1)],
    [0.5, scene.light.sky[1]],
    [1, mix(scene.light.glass[1], scene.light.shade, 0.25)],
  ]);

/** A glass block with a slanted crown beside a lower one. */
export function glassOffice(site: Site): Building {
  const { scene, ground, random, facts } = site;
  const h = officeHeight(site);
  const w = random.between(136, 152);
  const x = 300 - w / 2 - 50;
  const spandrel = random.pick(['#56707c', '#41606b', '#6a7f8a', '#7b6f66']);
  const main: Mass = {
    x,
    w,
    base: ground - PODIUM,
    floors: facts.floors,
    floorHeight: h,
    depth: 34,
    wall: spandrel,
    rows: [bays('o1')],
  };
  const low: Mass = { ...main, x: x + w + 34, w: 96, floors: Math.max(1, Math.round(facts.floors * 0.58)), depth: 22 };
  const glass = curtainGlass(site);
  const curtain = ({ x: left, w: width, floors, base }: Mass, slant: number): string => {
    const top = base - floors * h;
    const lines = repeat(floors, (i) => rect(left, base - (i + 1) * h, width, Math.max(1.2, h * 0.14)));
    const count = Math.round(width / 11);
    const mullions = repeat(count - 1, (i) => rect(left + ((i + 1) * width) / count, top, 0.8, floors * h));
    const lamps = repeat(floors, (i) =>
      repeat(count, (k) =>
        random.chance(scene.light.lit * 0.55)
          ? rect(left + (k * width) / count + 1, base - (i + 1) * h + h * 0.2, width / count - 1.6, h * 0.72)
          : '',
      ),
    );
    const shine = polygon(
      [left + width * 0.14, top],
      [left + width * 0.36, top],
      [left + width * 0.1, base],
      [left, base],
      [left, top + (base - top) * 0.5],
    );
    return (
      filled(glass, polygon([left, top - slant], [left + width, top], [left + width, base], [left, base])) +
      (lamps && filled(LAMPLIGHT[0], lamps, 'opacity=".88"')) +
      filled('#fff', shine, `opacity="${scene.isDusk ? 0.06 : 0.2}"`) +
      filled(scene.tone(spandrel), lines, 'opacity=".75"') +
      filled(scene.lighten('#dfe6e6', 0.3), mullions, 'opacity=".5"')
    );
  };
  const door = x + w * 0.5;
  return {
    left: x - 30,
    right: x + w + 170,
    door,
    masses: [low, main],
    front:
      curtain(low, 0) +
      filled(
        scene.darken(spandrel, 0.34),
        polygon(
          [x + w, getTop(main)],
          [x + w + 34, getTop(main) + 10],
          [x + w + 34, ground - PODIUM],
          [x + w, ground - PODIUM],
        ),
      ) +
      curtain(main, 22),
    foot: drawPodium(site, x - 26, w + 184, PODIUM, door),
  };
}

/** An office behind vertical fins. */
export function finOffice(site: Site): Building {
  const { ground, random, facts } = site;
  const h = officeHeight(site);
  const w = random.between(196, 220);
  const x = 300 - w / 2 - 24;
  const mass: Mass = {
    x,
    w,
    base: ground - PODIUM,
    floors: facts.floors,
    floorHeight: h,
    depth: 38,
    rows: [bays(random.pick(['f1', 'x0.2 f2 x0.2 f2 x0.2', 'f1.4 t1 f1.4']))],
    hasBands: true,
    parapet: 5,
  };
  const far = toFar(
    site,
    {
      ...mass,
      x: x - 118,
      w: 88,
      depth: 14,
      base: ground,
      floors: Math.max(2, Math.round(facts.floors * 0.7)),
      rows: [bays('r1')],
    },
    0.4,
  );
  const door = x + w * 0.5;
  return {
    left: x - 24,
    right: x + w + 44,
    door,
    masses: [mass],
    behind: drawMass(site, far),
    front: drawLiftRoom(site, mass, 0.5),
    foot: drawPodium(site, x - 10, w + 40, PODIUM, door),
  };
}

/** Buildings of an IT park in green grounds, joined by a glazed bridge. */
export function campus(site: Site): Building {
  const { scene, ground, random, facts, stone } = site;
  const h = getFloorHeight(site, 27, 40);
  const w = random.between(146, 164);
  const x = 300 - w - 42;
  const wall = mix(site.wall, WALLS.lime, 0.4);
  const left: Mass = {
    x,
    w,
    base: ground,
    floors: facts.floors,
    floorHeight: h,
    wall,
    depth: 20,
    rows: [bays('r1')],
    parapet: 4,
  };
  const right: Mass = {
    ...left,
    x: x + w + 74,
    w: w - 16,
    floors: Math.max(1, facts.floors - 1),
    depth: 26,
    rows: [bays('o0.2 r1 o0.2')],
  };
  const bridge = Math.max(h, Math.min(facts.floors - 1, 3) * h);
  const y = ground - bridge;
  const curve = path`M${x - 6} ${getTop(left) - 4}q${w / 2} -20 ${w + 16} -4v5q${-w / 2} -13 ${-w - 16} 4z`;
  const door = x + w + 32;
  return {
    left: x - 10,
    right: x + w * 2 + 90,
    door,
    masses: [left, right],
    front:
      filled(scene.lighten(wall, 0.4), curve) +
      filled(site.glass, rect(x + w, y - h * 0.9, 74, h * 0.9)) +
      filled(scene.lighten(wall, 0.4), rect(x + w, y - h * 0.9 - 2, 74, 3) + rect(x + w, y - 1, 74, 3.4)) +
      filled(scene.tone(stone), rect(x + w * 0.74, getTop(left) - 18, w * 0.2, ground - getTop(left) + 18)) +
      tree(scene, 'ashoka', x + w + 14, ground + 4, 0.8) +
      tree(scene, 'ashoka', x + w + 62, ground + 4, 0.8),
    foot: drawPorch(site, door, 54, Math.min(18, h * 0.8)),
  };
}

/** An older commercial complex: shops below, offices with boards and outdoor units above. */
export function complex(site: Site): Building {
  const { scene, ground, random, facts, accent } = site;
  const h = getFloorHeight(site, 38, 18);
  const w = random.between(250, 280);
  const x = 300 - w / 2 - 16;
  const mass: Mass = {
    x,
    w,
    base: ground,
    floors: facts.floors,
    floorHeight: h,
    depth: 30,
    lowest: bays('o1'),
    rows: [bays('r1.4 r1.4 d0.3 r1.4 r1.4')],
    hasBands: true,
    parapet: 8,
  };
  const shops = 6;
  const unit = w / shops;
  const colours = ['#b4462f', '#2f6b62', '#d99a2b', '#7b3f61', '#3c5f86', '#c9c2b6'].map((colour) =>
    scene.tone(colour),
  );
  const fronts = repeat(
    shops,
    (i) =>
      filled(
        scene.lampsOn ? '#ffdf9f' : scene.darken('#6d7a80', 0.25),
        rect(x + i * unit + 4, ground - h * 0.66, unit - 8, h * 0.66),
      ) +
      filled(colours[i] ?? accent, rect(x + i * unit + 2, ground - h * 0.94, unit - 4, h * 0.22)) +
      filled('#fff', rect(x + i * unit + 8, ground - h * 0.86, unit * 0.4, h * 0.05), 'opacity=".8"'),
  );
  const boards = repeat(Math.min(3, facts.floors - 1), (i) =>
    filled(
      colours[(i + 2) % 6] ?? accent,
      rect(x + w * (0.08 + ((i * 3) % 4) * 0.22), ground - (i + 1.24) * h, w * 0.16, h * 0.2),
    ),
  );
  const units = repeat(Math.min(10, facts.floors * 2), (i) =>
    rect(
      x + w * (0.1 + ((i * 37) % 80) / 100),
      ground - (1 + (i % Math.max(1, facts.floors - 1))) * h - h * 0.18,
      9,
      6,
    ),
  );
  return {
    left: x - 8,
    right: x + w + 36,
    door: x + w / 2,
    masses: [mass],
    front:
      fronts +
      boards +
      filled(scene.tone('#e3e0d8'), units) +
      drawSlab(site, x - 6, ground - h + 2, w + 12, site.wall, 5) +
      drawLiftRoom(site, mass, 0.2) +
      filled(scene.tone(accent), rect(x + w * 0.62, getTop(mass) - 30, w * 0.24, 18)) +
      filled(
        scene.darken('#6b6660', 0.2),
        rect(x + w * 0.66, getTop(mass) - 12, 2, 6) + rect(x + w * 0.8, getTop(mass) - 12, 2, 6),
      ),
  };
}
