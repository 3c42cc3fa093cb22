import { mix } from '../colour.ts';
import { filled, PathBag, path, polygon, rect, repeat } from '../svg.ts';
import { drawMass, toFar } from './mass.ts';
import { waterTank } from './massing.ts';
import { type Building, bays, getTop, type Mass, type Site } from './site.ts';
import { drawLiftRoom, drawPorch, getTowerHeight } from './tower-parts.ts';

/** An old housing society: one long block with a stair tower, grilles and drying clothes. */
export function society(site: Site): Building {
  const { scene, ground, random, facts } = site;
  const floorHeight = Math.min(getTowerHeight(site, 10), 196) / facts.floors;
  const wing = random.between(128, 142);
  const core = 34;
  const x = 300 - wing - core / 2 - 12;
  const row = bays(random.pick(['w b1.3 w w b1.3 w', 'b1.3 w d0.4 w b1.3 w', 'w w b1.4 d0.4 w w']));
  const make = (left: number, depth: number): Mass => ({
    x: left,
    w: wing,
    base: ground,
    floors: facts.floors,
    floorHeight,
    depth,
    rows: [row],
    rail: 'bars',
    hasBands: true,
    parapet: 5,
  });
  const left = make(x, 0);
  const stair: Mass = {
    x: x + wing,
    w: core,
    base: ground,
    floors: facts.floors,
    floorHeight,
    wall: site.accent,
    rows: [bays('o0.4 j1 o0.4')],
    parapet: 16,
  };
  const right = make(x + wing + core, 30);
  const band = mix(site.wall, site.accent, 0.55);
  const plinth = filled(scene.tone(band), rect(x, ground - 9, wing, 9) + rect(x + wing + core, ground - 9, wing, 9));
  const roof =
    waterTank(scene, right.x + wing * 0.6, getTop(right) - 7, 1.3) +
    waterTank(scene, stair.x + 6, getTop(stair) - 18, 1.2);
  const door = x + wing + core / 2;
  return {
    left: x - 6,
    right: x + wing * 2 + core + 34,
    door,
    masses: [left, right, stair],
    front: plinth + roof,
    foot: drawPorch(site, door, 44, 18),
  };
}

/** Plain high-rises in two colours with deep ducts, as public housing and affordable townships have. */
export function estate(site: Site): Building {
  const { ground, random, facts, accent, scene } = site;
  const floorHeight = getTowerHeight(site, 8) / facts.floors;
  const w = random.between(72, 80);
  const x = 300 - w * 1.5 - 18;
  const stripe = mix(site.wall, accent, 0.62);
  const row = bays(random.pick(['P1.1 w w1 d0.5', 'w w P1.1 d0.5', 'w P1.1 w d0.5']));
  const make = (left: number, depth: number): Mass => ({
    x: left,
    w,
    base: ground,
    floors: facts.floors,
    floorHeight,
    depth,
    accent: stripe,
    rows: [row],
    parapet: 5,
  });
  const wings = [make(x, 12), make(x + w + 16, 12), make(x + (w + 16) * 2, 30)];
  const links = wings.slice(0, 2).map(
    (wing): Mass => ({
      ...wing,
      x: wing.x + w,
      w: 17,
      depth: 0,
      wall: mix(site.wall, scene.light.shade, 0.24),
      rows: [bays('o0.3 w1 o0.3')],
      parapet: 0,
    }),
  );
  const far = toFar(site, { ...make(x - 110, 14), floors: Math.max(6, Math.round(facts.floors * 0.8)) }, 0.4);
  const door = x + w * 1.5 + 16;
  return {
    left: x - 8,
    right: x + w * 3 + 66,
    door,
    masses: [...links, ...wings],
    behind: drawMass(site, far),
    front: wings.map((wing) => drawLiftRoom(site, wing, 0.34)).join(''),
    foot: drawPorch(site, door, 40, 18),
  };
}

/** The rounded end of a building: slabs that curve upwards the higher they are, with rails between. */
function drawDrum(site: Site, x: number, w: number, base: number, floors: number, floorHeight: number): string {
  const { scene, wall, glass, random } = site;
  const bend = (y: number): number => (base - y) * 0.045;
  const band = (y: number, height: number): string => {
    const k = bend(y);
    return path`M${x} ${y}q${w / 2} ${-k} ${w} 0v${height}q${-w / 2} ${-k} ${-w} 0z`;
  };
  const top = base - floors * floorHeight;
  const k = bend(top);
  const body = path`M${x} ${top}q${w / 2} ${-k} ${w} 0V${base}H${x}z`;
  const bag = new PathBag(
    scene.darken(wall, 0.46),
    glass,
    '#ffd98c',
    scene.lighten(wall, 0.18),
    scene.lighten(wall, 0.46),
  );
  for (let floor = 0; floor < floors; floor++) {
    const y = base - (floor + 1) * floorHeight;
    bag.add(glass, band(y + floorHeight * 0.12, floorHeight * 0.5));
    if (random.chance(scene.light.lit * 0.8)) {
      const from = random.between(0.1, 0.6) * w;
      bag.add('#ffd98c', rect(x + from, y + floorHeight * 0.16, w * 0.24, floorHeight * 0.42));
    }
    bag.add(scene.lighten(wall, 0.18), band(y + floorHeight * 0.6, floorHeight * 0.34));
    bag.add(scene.lighten(wall, 0.46), band(y + floorHeight * 0.92, Math.max(1.2, floorHeight * 0.12)));
  }
  const shading = scene.linear(
    'dr',
    [
      [0, '#fff', 0.12],
      [0.35, '#fff', 0],
      [1, scene.light.shade, 0.42],
    ],
    'across',
  );
  return (
    filled(scene.darken(wall, 0.46), body) +
    bag.toString() +
    filled(
      scene.lighten(wall, 0.4),
      path`M${x - 2} ${top - 3}q${w / 2} ${-k} ${w + 4} 0v5q${-w / 2} ${-k} ${-w - 4} 0z`,
    ) +
    filled(shading, body)
  );
}

/** A tower with a rounded corner and bands of balconies around it. */
export function curved(site: Site): Building {
  const { scene, ground, random, facts } = site;
  const floorHeight = getTowerHeight(site, 12) / facts.floors;
  const w = random.between(96, 112);
  const drum = random.between(84, 100);
  const x = 300 - (w + drum) / 2;
  const mass: Mass = {
    x,
    w: w + (facts.stage === 'midway' ? drum : 1),
    base: ground,
    floors: facts.floors,
    floorHeight,
    rows: [bays(random.pick(['b1.4 w b1.4 w', 't t l1.8', 'w l1.6 w l1.6']))],
    hasBands: true,
    parapet: 4,
    hasBlankSide: true,
  };
  const top = getTop(mass);
  const door = x + w - 10;
  const crown =
    filled(scene.darken(site.wall, 0.2), rect(x + 16, top - 20, w * 0.56, 16)) +
    filled(scene.lighten(site.wall, 0.4), rect(x + 12, top - 23, w * 0.56 + 8, 4)) +
    filled(
      scene.darken(site.wall, 0.4),
      polygon(
        [x + 16 + w * 0.56, top - 20],
        [x + 28 + w * 0.56, top - 16],
        [x + 28 + w * 0.56, top - 4],
        [x + 16 + w * 0.56, top - 4],
      ),
    ) +
    filled(
      scene.light.leaf[0],
      repeat(4, (i) => path`M${x + w + 10 + i * 16} ${top - 7}q5 -8 10 0z`),
    );
  return {
    left: x - 8,
    right: x + w + drum + 10,
    door,
    masses: [mass],
    front: crown + drawDrum(site, x + w, drum, ground, facts.floors, floorHeight),
    foot: drawPorch(site, door, 54, 20),
  };
}
