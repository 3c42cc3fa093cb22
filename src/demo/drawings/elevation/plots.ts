import { mix, WALLS } from '../colour.ts';
import { person } from '../scenery/street-life.ts';
import { tree } from '../scenery/tree.ts';
import { filled, type Point, path, polygon, rect, repeat, stroked } from '../svg.ts';
import { road, streetLamp } from './grounds.ts';
import {
  createGround,
  drawAvenue,
  drawAvenueTrees,
  drawBoard,
  drawLowWall,
  drawSmallHouse,
  drawStones,
  drawTufts,
  drawWireFence,
  plotColour,
  toArea,
  widthOfPlot,
} from './land.ts';
import { drawMass } from './mass.ts';
import { drawSoil } from './setting.ts';
import { bays, type Mass, type Site } from './site.ts';
import { electricPole } from './vehicles.ts';

/** A plotted layout along an avenue; larger plots take more of the ground. */
export function plotLayout(site: Site): string {
  const { scene, random, facts, ground, look } = site;
  const plane = createGround(site, random.between(250, 350));
  const isLarge = facts.size > 260;
  const step = isLarge ? 1.3 : 0.8;
  const columns = isLarge ? 2 : 4;
  const rows = isLarge ? [0, 0.26, 0.52, 0.84, 1.04] : [0, 0.18, 0.34, 0.52, 0.72, 1.02];
  const saleRow = isLarge ? 2 : 3;
  const saleSide = random.pick([-1, 1]);
  const [far, near] = scene.light.ground;
  const tints = [far, mix(far, look.soil, 0.4), mix(near, far, 0.5), mix(near, look.soil, 0.3)];
  let plots = '';
  let lines = '';
  let houses = '';
  let sale = '';
  for (const side of [-1, 1]) {
    for (let column = columns - 1; column >= 0; column--) {
      for (let row = 0; row < rows.length - 1; row++) {
        const inner = 0.66 + column * step;
        const [from, to] = side < 0 ? [-inner - step + 0.05, -inner] : [inner, inner + step - 0.05];
        const corners = toArea(plane, from, to, (rows[row] ?? 0) + 0.012, (rows[row + 1] ?? 1) - 0.012);
        const outline = polygon(...corners);
        const isForSale = side === saleSide && column === 0 && row === saleRow;
        plots += filled(isForSale ? plotColour(site) : scene.tone(random.pick(tints), 0.3), outline);
        lines += outline;
        const [[x1], [x2, y1], , [, y2]] = corners;
        if (isForSale) sale = drawStones(site, corners, 1) + drawBoard(site, (x1 + x2) / 2, (y1 + y2) / 2 + 4, 0.95);
        else if (row <= 2 && row > 0 && random.chance(0.4))
          houses += drawSmallHouse(site, (x1 + x2) / 2, y2 - 3, 0.24 + row * 0.15);
      }
    }
  }
  const gateY = plane.y(0.015);
  const gate =
    rect(plane.x(-0.9, gateY), gateY - 26, 6, 26) +
    rect(plane.x(0.9, gateY) - 6, gateY - 26, 6, 26) +
    rect(plane.x(-1.1, gateY), gateY - 32, plane.x(1.1, gateY) - plane.x(-1.1, gateY), 7);
  return (
    filled(
      scene.fade('la', mix(far, look.soil, 0.3), mix(near, look.soil, 0.25)),
      rect(0, ground, scene.width, scene.height - ground),
    ) +
    plots +
    stroked(scene.lighten('#f7f1e2', 0.4), 0.9, lines, 'opacity=".8"') +
    drawAvenue(site, plane, 0.5) +
    filled(scene.tone(WALLS.sandstone), gate) +
    houses +
    drawAvenueTrees(site, plane, 0.62, 1) +
    sale
  );
}

/** Houses on both sides of a gap between plots, as they stand along a street of the region. */
function drawStreetNeighbours(site: Site, left: number, right: number): string {
  const { ground, random, look } = site;
  const base = ground + 8;
  const house = (x: number, w: number): string => {
    const mass: Mass = {
      x,
      w,
      base,
      floors: random.int(2, 3),
      floorHeight: random.between(38, 44),
      depth: 0,
      wall: random.pick(look.walls.mid),
      rows: [bays('w b1.4'), bays('b1.4 w')],
      rail: random.pick(['solid', 'bars', 'glass']),
      hasBands: true,
      parapet: 7,
    };
    return drawMass(site, mass);
  };
  return house(left - 152, 146) + house(right + 6, 150);
}

/** A plot between two houses, behind a low wall along the street; its width follows its size. */
export function plotWalled(site: Site): string {
  const { scene, random, ground, facts } = site;
  const w = widthOfPlot(facts.size);
  const x = 300 - w / 2;
  const front = ground + 64;
  const corners: Point[] = [
    [x + 10, ground + 12],
    [x + w - 10, ground + 12],
    [x + w + 8, front],
    [x - 8, front],
  ];
  const pavement = rect(0, front + 4, scene.width, scene.height);
  return (
    drawSoil(site, ground) +
    drawStreetNeighbours(site, x, x + w) +
    drawLowWall(site, x + 4, ground + 14, w - 8, 22) +
    tree(scene, random.pick(site.look.trees), x + w * 0.82, ground + 16, 1) +
    filled(plotColour(site), polygon(...corners)) +
    stroked(scene.lighten('#f7f1e2', 0.4), 1.6, polygon(...corners), 'stroke-dasharray="7 4"') +
    drawTufts(site, [x + 10, ground + 22], [x + w - 10, front - 6], 12) +
    drawBoard(site, 300, front - 14, 1.35) +
    drawStones(site, corners, 1.2) +
    filled(scene.tone(scene.light.paving, 0.35), pavement) +
    road(scene, scene.height - 40, 42) +
    electricPole(scene, x > 160 ? 70 : 34, front + 12, 168) +
    person(scene, x + w + 22, front + 14, 1.6)
  );
}

/** A plot at the corner of two roads. */
export function plotCorner(site: Site): string {
  const { scene, random, ground, facts, look } = site;
  const share = Math.min(1, 0.5 + facts.size / 900);
  const left = 300 - 210 * share;
  const right = 300 + 150 * share;
  const far = ground + 26;
  const near = ground + 30 + 92 * share;
  const corners: Point[] = [
    [left + 46, far],
    [right - 20, far],
    [right + 34, near],
    [left - 14, near],
  ];
  const sideRoad = polygon(
    [right + 10, far - 22],
    [right + 62, far - 22],
    [scene.width + 150, scene.height],
    [right + 96, scene.height],
  );
  return (
    drawSoil(site, ground) +
    repeat(3, (i) => drawSmallHouse(site, 70 + i * 130 + random.between(-16, 16), far - 4, 0.85)) +
    tree(scene, random.pick(look.trees), 30, far + 4, 1.2) +
    tree(scene, random.pick(look.trees), 572, far - 6, 1.1) +
    filled(scene.tone(scene.light.road, 0.4), sideRoad + rect(0, near + 22, scene.width, scene.height)) +
    stroked(
      scene.lighten(scene.light.paving, 0.3),
      3,
      path`M0 ${near + 21}H${right + 50}M${right + 8} ${far - 22}L${right + 56} ${near + 21}`,
    ) +
    filled(
      '#fff',
      repeat(9, (i) => rect(i * 74 + 8, near + 46, 34, 1.8)),
      'opacity=".6"',
    ) +
    filled(plotColour(site), polygon(...corners)) +
    stroked(scene.lighten('#f7f1e2', 0.4), 1.8, polygon(...corners)) +
    drawTufts(site, [left + 20, far + 12], [right - 10, near - 8], 14) +
    drawWireFence(site, corners[0] ?? [0, 0], corners[1] ?? [0, 0], 9, 14) +
    drawBoard(site, (left + right) / 2, (far + near) / 2 + 18, 1.3) +
    drawStones(site, corners, 1.2) +
    streetLamp(scene, right + 60, near + 20, 1.8)
  );
}

/** Land along a main road between shops, fenced and with an empty advertising board. */
export function frontage(site: Site): string {
  const { scene, random, ground, look } = site;
  const base = ground + 10;
  const shops = (x: number, w: number): string => {
    const mass: Mass = {
      x,
      w,
      base,
      floors: random.int(2, 4),
      floorHeight: 32,
      wall: random.pick(look.walls.mid),
      rows: [bays('P P P'), bays('w w w'), bays('r1 r1')],
      hasBands: true,
      parapet: 6,
      depth: 0,
    };
    return (
      drawMass(site, mass) +
      filled(scene.tone(random.pick(['#b4462f', '#2f6b62', '#d99a2b', '#3c5f86'])), rect(x, base - 34, w, 9))
    );
  };
  const front = ground + 70;
  const corners: Point[] = [
    [148, ground + 16],
    [456, ground + 16],
    [482, front],
    [120, front],
  ];
  return (
    drawSoil(site, ground) +
    shops(-14, 124) +
    shops(486, 128) +
    drawLowWall(site, 140, ground + 16, 324, 18) +
    filled(plotColour(site), polygon(...corners)) +
    drawTufts(site, [150, ground + 26], [450, front - 6], 18) +
    filled(scene.darken('#6d665d', 0.2), rect(226, ground - 58, 5, 106) + rect(366, ground - 58, 5, 106)) +
    filled(scene.lighten('#f4efe4', 0.3), rect(208, ground - 118, 182, 66)) +
    filled(scene.fade('fb', scene.tone('#2f6b62'), scene.tone('#8fb59c')), rect(213, ground - 113, 172, 56)) +
    filled(
      scene.tone('#e8b04a'),
      path`M248 ${ground - 66}v-26l20 -13l20 13v26zM300 ${ground - 66}v-36h26v36zM336 ${ground - 66}v-24h22v24z`,
    ) +
    drawStones(site, corners, 1.2) +
    drawWireFence(site, corners[3] ?? [0, 0], corners[2] ?? [0, 0], 13, 18) +
    filled(scene.tone(scene.light.paving, 0.35), rect(0, front + 4, scene.width, 16)) +
    road(scene, front + 20, scene.height - front - 18) +
    streetLamp(scene, 70, front + 16, 1.8) +
    streetLamp(scene, 532, front + 16, 1.8)
  );
}

/** Industrial land: a fence, a wide road, pylons and sheds in the distance. */
export function workLand(site: Site): string {
  const { scene, random, ground } = site;
  const plane = createGround(site, random.between(160, 440));
  const shed = (x: number, w: number, colour: string): string =>
    filled(scene.tone(mix('#dfe0db', scene.light.haze[0], 0.3)), rect(x, ground - 18, w, 26)) +
    filled(
      scene.tone(mix(colour, scene.light.haze[0], 0.35)),
      polygon([x - 4, ground - 17], [x + w / 2, ground - 32], [x + w + 4, ground - 17]),
    ) +
    filled(
      scene.darken('#dfe0db', 0.3),
      repeat(4, (i) => rect(x + 8 + (i * (w - 16)) / 4, ground - 8, (w - 30) / 4, 16)),
    );
  const pylon = (x: number, h: number): string => {
    const y = ground + 10;
    return path`M${x - h * 0.16} ${y}L${x} ${y - h}L${x + h * 0.16} ${y}M${x - h * 0.12} ${y - h * 0.26}L${x + h * 0.08} ${y - h * 0.5}M${x + h * 0.12} ${y - h * 0.26}L${x - h * 0.08} ${y - h * 0.5}M${x - h * 0.24} ${y - h * 0.66}h${h * 0.48}M${x - h * 0.18} ${y - h * 0.82}h${h * 0.36}`;
  };
  const wires = path`M-10 ${ground - 66}Q60 ${ground - 54} 118 ${ground - 72}Q270 ${ground - 40} 420 ${ground - 88}Q520 ${ground - 66} 610 ${ground - 96}`;
  const corners = toArea(plane, -2.4, 2, 0.28, 0.8);
  const [farLeft, farRight, nearRight, nearLeft] = corners;
  return (
    drawSoil(site, ground) +
    shed(40, 110, '#3c5f86') +
    shed(470, 96, '#b4462f') +
    shed(300, 84, '#2f6b62') +
    stroked(scene.darken('#7d776d', 0.25), 1.2, pylon(118, 112) + pylon(420, 134)) +
    stroked(scene.darken('#7d776d', 0.3), 0.6, wires, 'opacity=".8"') +
    drawTufts(site, [0, ground + 20], [600, 390], 40) +
    filled(plotColour(site), polygon(...corners)) +
    stroked(scene.lighten('#f7f1e2', 0.4), 1.6, polygon(...corners)) +
    drawTufts(site, [150, plane.y(0.36)], [460, plane.y(0.74)], 16) +
    drawWireFence(site, farLeft, farRight, 15, 10) +
    drawStones(site, corners, 1.2) +
    drawBoard(site, (farLeft[0] + nearRight[0]) / 2, plane.y(0.6), 1.1) +
    drawWireFence(site, nearLeft, nearRight, 11, 20) +
    road(scene, scene.height - 34, 36)
  );
}
