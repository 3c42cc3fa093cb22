import { mix, WALLS } from '../colour.ts';
import { car } from '../scenery/street-life.ts';
import { filled, path, rect, repeat, stroked } from '../svg.ts';
import { waterTank } from './massing.ts';
import { drawHipRoof } from './roofs.ts';
import { type Building, bays, getTop, type Mass, type Site } from './site.ts';
import { drawLiftRoom, drawPorch } from './tower-parts.ts';

/** The height of a floor of a building with at most about eight floors. */
export const getFloorHeight = ({ facts, ground }: Site, highest: number, reserved: number): number =>
  Math.min(highest, (ground - 44 - reserved - (facts.stage === 'midway' ? 24 : 0)) / Math.max(1, facts.floors));

/** Columns and cars of a parking level below a building. */
export function drawStilts(site: Site, x: number, w: number, height: number, columns: number): string {
  const { scene, ground, wall } = site;
  const top = ground - height;
  const size = Math.min(1.1, height / 21);
  return (
    filled(scene.darken(wall, 0.6), rect(x + 2, top, w - 4, height)) +
    car(scene, x + w * 0.1, ground - 1, size) +
    (w > 150 ? car(scene, x + w * 0.7, ground - 1, size) : '') +
    filled(
      scene.tone(wall),
      repeat(columns, (i) => rect(x + (i * (w - 9)) / (columns - 1), top, 9, height)),
    ) +
    filled(scene.lighten(wall, 0.3), rect(x - 2, top - 2, w + 4, 4))
  );
}

/** A walk-up block of flats without a lift: an open stair in the middle, pipes and grilles. */
export function walkup(site: Site): Building {
  const { scene, ground, random, facts, accent } = site;
  const floorHeight = getFloorHeight(site, 39, 16);
  const wing = random.between(124, 138);
  const core = 40;
  const x = 300 - wing - core / 2 - 8;
  const row = bays(random.pick(['w b1.5 w1.1', 'b1.5 w w', 'w w b1.5']));
  const make = (left: number, depth: number): Mass => ({
    x: left,
    w: wing,
    base: ground,
    floors: facts.floors,
    floorHeight,
    depth,
    rows: [row],
    rail: random.chance(0.5) ? 'solid' : 'bars',
    hasBands: random.chance(0.5),
    parapet: 8,
  });
  const left = make(x, 0);
  const right = make(x + wing + core, 26);
  const stair: Mass = {
    ...left,
    x: x + wing,
    w: core,
    wall: mix(site.wall, accent, 0.5),
    rows: [bays('o0.5 j1.4 o0.5')],
    parapet: 22,
  };
  const dado = mix(site.wall, accent, 0.6);
  const plinth = filled(
    scene.tone(dado),
    rect(x, ground - 12, wing, 12) + rect(x + wing + core, ground - 12, wing, 12),
  );
  const door = x + wing + core / 2;
  return {
    left: x - 6,
    right: x + wing * 2 + core + 30,
    door,
    masses: [left, right, stair],
    front:
      plinth +
      waterTank(scene, stair.x + 8, getTop(stair) - 24, 1.6) +
      waterTank(scene, right.x + wing * 0.5, getTop(right) - 10, 1.5),
    foot: drawPorch(site, door, 38, 27),
  };
}

/** Flats along open galleries with railings and doors, a stair at one end. */
export function gallery(site: Site): Building {
  const { scene, ground, random, facts, accent, joinery } = site;
  const floorHeight = getFloorHeight(site, 40, 26);
  const w = random.between(268, 292);
  const x = 300 - w / 2 - 20;
  const units = 6;
  const mass: Mass = {
    x,
    w,
    base: ground,
    floors: facts.floors,
    floorHeight,
    depth: 0,
    rows: [bays('D0.8 w D0.8 w D0.8 w D0.8 w D0.8 w D0.8 w')],
    hasBands: true,
  };
  const stair: Mass = {
    ...mass,
    x: x + w,
    w: 46,
    depth: 26,
    wall: mix(site.wall, accent, 0.45),
    rows: [bays('o0.5 j1.3 o0.5')],
    parapet: 10,
    hasBareRoof: true,
    hasBands: false,
  };
  const rails = repeat(facts.floors, (floor) => {
    if (floor === 0) return '';
    const y = ground - floor * floorHeight;
    const count = Math.round(w / 5);
    return (
      repeat(count, (i) => path`M${x + 2 + (i * (w - 4)) / count} ${y - floorHeight * 0.36}v${floorHeight * 0.34}`) +
      path`M${x} ${y - floorHeight * 0.36}h${w}`
    );
  });
  const posts = repeat(units + 1, (i) => rect(x + (i * (w - 4)) / units, getTop(mass), 4, ground - getTop(mass)));
  const slabs = repeat(facts.floors, (floor) => rect(x - 3, ground - (floor + 1) * floorHeight - 2.4, w + 6, 5));
  const shade = repeat(facts.floors, (floor) =>
    rect(x, ground - (floor + 1) * floorHeight + 2.4, w, floorHeight * 0.2),
  );
  const roof = drawHipRoof(site, x - 2, getTop(mass) - 2, w + 50, 26, 40);
  const door = x + w + 23;
  return {
    left: x - 10,
    right: x + w + 76,
    door,
    masses: [mass, stair],
    front:
      filled(scene.light.shade, shade, `opacity="${scene.light.shadeOpacity + 0.1}"`) +
      filled(scene.tone(joinery), posts) +
      filled(scene.lighten(site.wall, 0.35), slabs) +
      stroked(scene.darken(joinery, 0.25), 0.9, rails) +
      (site.has('laundry')
        ? filled(scene.tone('#b4462f'), rect(x + w * 0.2, ground - floorHeight * 1.36, 9, 12)) +
          filled(scene.tone('#efe6d8'), rect(x + w * 0.2 + 12, ground - floorHeight * 1.36, 11, 9)) +
          filled(scene.tone('#2f5d7c'), rect(x + w * 0.62, ground - floorHeight * 2.36, 10, 12))
        : '') +
      roof,
    foot: drawPorch(site, door, 34, 26),
  };
}

/** Flats on stilts with wide balconies, the usual block of a planned sector. */
export function stiltBlock(site: Site): Building {
  const { ground, random, facts } = site;
  const stilts = 24;
  const floorHeight = getFloorHeight(site, 38, stilts + 14);
  const w = random.between(222, 258);
  const x = 300 - w / 2 - 18;
  const mass: Mass = {
    x,
    w,
    base: ground - stilts,
    floors: facts.floors,
    floorHeight,
    depth: 34,
    rows: [
      bays(
        random.pick(['b1.7 w j0.6 w b1.7', 'w b1.6 x0.26 w x0.26 b1.6 w', 'P b1.8 w w b1.8 P', 'b1.5 t x0.3 t b1.5']),
      ),
    ],
    rail: random.pick(['glass', 'solid', 'bars']),
    hasBands: true,
    stilts,
    parapet: 8,
  };
  const door = x + w * 0.5;
  return {
    left: x - 8,
    right: x + w + 38,
    door,
    masses: [mass],
    front: drawLiftRoom(site, mass, 0.4),
    foot: drawStilts(site, x, w, stilts, 7) + drawPorch(site, door, 30, 21),
  };
}

/** A block below a tiled roof with gables, timber railings and deep eaves. */
export function tiledBlock(site: Site): Building {
  const { scene, ground, random, facts } = site;
  const floorHeight = getFloorHeight(site, 38, 46);
  const w = random.between(236, 262);
  const x = 300 - w / 2;
  const mass: Mass = {
    x,
    w,
    base: ground,
    floors: facts.floors,
    floorHeight,
    rows: [bays(random.pick(['b1.6 s1.2 s1.2 b1.6', 's1.2 b1.6 b1.6 s1.2', 'b1.5 a a b1.5']))],
    rail: 'bars',
    hasBands: true,
  };
  const top = getTop(mass);
  const gw = w * 0.3;
  const eaves = repeat(Math.max(0, facts.floors - 2), (i) => {
    const y = ground - (i + 1) * floorHeight;
    return path`M${x - 8} ${y + 4}l6 -7h${w + 4}l6 7z`;
  });
  const gable = (gx: number): string => {
    const cx = gx + gw / 2;
    const y = top - 2;
    return (
      filled(scene.tone(site.wall), path`M${gx} ${y}L${cx} ${y - 34}L${gx + gw} ${y}z`) +
      filled(
        scene.tone(WALLS.geru),
        path`M${gx - 10} ${y + 7}L${cx} ${y - 42}L${gx + gw + 10} ${y + 7}h-11L${cx} ${y - 32}L${gx + 1} ${y + 7}z`,
      ) +
      filled(scene.darken(site.wall, 0.45), path`M${cx - 6} ${y - 8}v-8a6 6 0 0 1 12 0v8z`)
    );
  };
  const door = x + w / 2;
  return {
    left: x - 14,
    right: x + w + 14,
    door,
    peak: top - 44,
    masses: [mass],
    front:
      drawHipRoof(site, x, top, w, 40, 34) +
      gable(x + w * 0.04) +
      gable(x + w * 0.66) +
      filled(scene.tone('#b4573a'), eaves),
    foot: drawPorch(site, door, 44, 25),
  };
}
