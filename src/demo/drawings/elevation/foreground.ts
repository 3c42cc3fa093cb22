import { WALLS } from '../colour.ts';
import { car, person } from '../scenery/street-life.ts';
import { type TreeKind, tree } from '../scenery/tree.ts';
import { circle, filled, path, polygon, rect, repeat, stroked } from '../svg.ts';
import { driveway, hedge, road, streetLamp } from './grounds.ts';
import { groundGlow } from './massing.ts';
import type { Building, Site } from './site.ts';
import { electricPole, rickshaw, scooter } from './vehicles.ts';

/** Trees grow at least this far from a wall. */
const CLEARANCE = 26;

/** How wide a crown is compared with the scale of its tree. */
const CROWN: Readonly<Record<TreeKind, number>> = {
  neem: 24,
  gulmohar: 34,
  palm: 20,
  ashoka: 10,
  shrub: 14,
  bougainvillea: 14,
};

/** Trees on both sides of a building, none in front of its walls. */
export function drawSideTrees(site: Site, { left, right }: Building, y: number, scale: number): string {
  const { scene, random, look } = site;
  const sides = [
    [8, left - CLEARANCE],
    [right + CLEARANCE, scene.width - 8],
  ] as const;
  return sides
    .map(([from, to]) => {
      if (to - from < 4) return '';
      const count = Math.min(3, Math.max(1, Math.round((to - from) / 54)));
      return repeat(count, (i) => {
        const kind = look.trees[(i + random.int(0, 1)) % look.trees.length] ?? 'neem';
        const x = from + ((i + 0.5) / count) * (to - from) + random.between(-5, 5);
        const room = Math.max(8, Math.min(x < 300 ? left - x : x - right, 90));
        const size = Math.min(scale * random.between(0.85, 1.15), room / (CROWN[kind] * 0.8));
        return tree(scene, kind, x, y + random.between(0, 7), Math.max(0.6, size));
      });
    })
    .join('');
}

/** A wall along the road with a gate in front of the door. */
function compoundWall(site: Site, door: number, y: number): string {
  const { scene, random, stone, facts, wall } = site;
  const w = scene.width;
  const isPlain = facts.tier === 'affordable';
  const masonry = isPlain ? scene.darken(wall, 0.08) : scene.tone(random.pick([stone, WALLS.plaster, wall]));
  const height = isPlain ? 13 : 16;
  const gate = 46;
  const bars = repeat(Math.round(gate / 4) + 1, (i) => rect(door - gate / 2 + i * 4, y - height, 1.4, height));
  return (
    filled(
      masonry,
      rect(-4, y - height, door - gate / 2 - 2, height + 1) + rect(door + gate / 2 + 6, y - height, w, height + 1),
    ) +
    filled(
      scene.lighten(WALLS.lime, 0.2),
      rect(-4, y - height - 2, door - gate / 2 - 2, 2.6) + rect(door + gate / 2 + 6, y - height - 2, w, 2.6),
    ) +
    filled(
      scene.darken('#3f3a36', 0.15),
      bars + rect(door - gate / 2, y - height, gate + 1.4, 1.6) + rect(door - gate / 2, y - 4, gate + 1.4, 1.4),
    ) +
    filled(
      scene.darken(isPlain ? wall : stone, 0.16),
      rect(door - gate / 2 - 8, y - height - 8, 9, height + 9) + rect(door + gate / 2, y - height - 8, 9, height + 9),
    ) +
    (scene.lampsOn
      ? circle(door - gate / 2 - 3.5, y - height - 11, 3, '#ffe3a6') +
        circle(door + gate / 2 + 4.5, y - height - 11, 3, '#ffe3a6')
      : '')
  );
}

function walkers({ scene, random }: Site, count: number, from: number, to: number, y: number, size: number): string {
  return repeat(count, () => person(scene, random.between(from, to), y + random.between(0, 5), size));
}

/** What is parked or drives along the lower edge. */
function traffic(site: Site, y: number): string {
  const { scene, random, facts } = site;
  const x = random.between(40, 470);
  if (facts.tier === 'luxury' || facts.tier === 'premium') return car(scene, x, y, 1.35);
  const kind = random.int(0, 2);
  if (kind === 0) return rickshaw(scene, x, y, 1.35);
  if (kind === 1) return scooter(scene, x, y, 1.4) + scooter(scene, x + 26, y + 1, 1.4);
  return car(scene, x, y, 1.35);
}

/** A street with a compound wall: most homes. */
function drawWalledStreet(site: Site, building: Building): string {
  const { scene, random, ground, facts } = site;
  const { door } = building;
  const h = scene.height;
  const line = ground + 30;
  const isPlain = facts.tier === 'affordable' || (facts.tier === 'mid' && random.chance(0.4));
  return (
    driveway(scene, door, ground, 40, 96) +
    drawSideTrees(site, building, ground + 10, 1.7) +
    compoundWall(site, door + 4, line) +
    filled(scene.tone(scene.light.paving, 0.35), rect(0, line + 1, scene.width, h - line)) +
    road(scene, h - 25, 26) +
    walkers(site, 2, door - 40, door + 50, line + 8, 1.35) +
    (isPlain
      ? electricPole(scene, building.left > 120 ? 46 : 566, line + 8, 150)
      : streetLamp(scene, door > 300 ? 60 : 520, line + 10, 1.5)) +
    tree(scene, 'bougainvillea', door > 300 ? 150 : 440, line - 8, 1.3) +
    traffic(site, h - 5)
  );
}

/** A garden with a drive, hedges and flower beds: better homes. */
function drawGarden(site: Site, building: Building): string {
  const { scene, random, ground } = site;
  const { door } = building;
  const w = scene.width;
  const h = scene.height;
  const beds = repeat(9, (i) => {
    const x = 20 + i * 68 + random.between(-10, 10);
    return Math.abs(x - door - 8) > 74
      ? tree(scene, i % 2 ? 'bougainvillea' : 'shrub', x, h - 2 + random.between(-4, 6), random.between(1.3, 1.9))
      : '';
  });
  return (
    groundGlow(scene, door, ground + 8, 120) +
    driveway(scene, door, ground, 46, 150) +
    drawSideTrees(site, building, ground + 12, 1.8) +
    hedge(scene, -4, door - 44, ground + 22, 8) +
    hedge(scene, door + 52, w + 6, ground + 22, 8) +
    walkers(site, 2, door - 14, door + 24, ground + 26, 1.3) +
    (random.chance(0.5) ? car(scene, door + 58, h - 14, 1.5) : '') +
    beds
  );
}

/** A busy pavement without a wall: shops and offices. */
function drawPavement(site: Site, building: Building): string {
  const { scene, random, ground } = site;
  const h = scene.height;
  const w = scene.width;
  const joints = repeat(16, (i) => path`M${i * 40} ${ground + 4}l${(i - 8) * 5} ${h - 28 - ground}`);
  return (
    filled(scene.tone(scene.light.paving, 0.35), rect(0, ground, w, h - ground)) +
    stroked(scene.darken(scene.light.paving, 0.2), 0.7, joints, 'opacity=".5"') +
    groundGlow(scene, building.door, ground + 8, 200) +
    drawSideTrees(site, building, ground + 10, 1.6) +
    road(scene, h - 28, 30) +
    walkers(site, 6, 40, 560, ground + 14, 1.5) +
    streetLamp(scene, random.between(60, 110), ground + 26, 1.7) +
    streetLamp(scene, random.between(470, 540), ground + 26, 1.7) +
    traffic(site, h - 6)
  );
}

/** Green grounds of a campus or farm. */
function drawGrounds(site: Site, building: Building): string {
  const { scene, random, ground } = site;
  const h = scene.height;
  const { door } = building;
  const bend = random.between(-60, 60);
  return (
    filled(
      scene.tone(scene.light.paving, 0.3),
      path`M${door - 20} ${ground}h40Q${door + 30 + bend * 0.3} ${ground + 36} ${door + 90 + bend} ${h}h-150Q${door - 30 + bend * 0.3} ${ground + 36} ${door - 20} ${ground}z`,
    ) +
    drawSideTrees(site, building, ground + 12, 1.8) +
    hedge(scene, -4, 150, h + 2, 18) +
    hedge(scene, 460, scene.width + 4, h + 2, 18) +
    walkers(site, 2, door - 20, door + 30, ground + 26, 1.3)
  );
}

/** A paved yard of sheds and factories, with a fence along the road. */
function drawYard(site: Site, building: Building): string {
  const { scene, ground, random } = site;
  const h = scene.height;
  const paving = scene.fade('yd', scene.tone(scene.light.paving, 0.35), scene.darken(scene.light.road, 0.05));
  const bays = repeat(7, (i) => path`M${60 + i * 74} ${ground + 8}l${(i - 3) * 5} 40h4l${(3 - i) * 5} -40z`);
  return (
    filled(paving, rect(0, ground, scene.width, h - ground)) +
    filled(scene.light.shade, rect(building.left, ground, building.right - building.left, 5), 'opacity=".22"') +
    filled('#fff', bays, 'opacity=".35"') +
    drawSideTrees(site, building, ground + 8, 1.5) +
    streetLamp(scene, random.between(540, 570), ground + 34, 1.9) +
    hedge(scene, -4, 210, h + 4, 13) +
    hedge(scene, 330, scene.width + 4, h + 4, 13)
  );
}

/** A pool with stone edges in front of a house. */
export function drawPool({ scene, ground }: Site, x: number): string {
  return (
    filled(
      scene.lighten(WALLS.sandstone, 0.4),
      polygon([x - 6, ground + 18], [x + 140, ground + 18], [x + 158, ground + 50], [x - 26, ground + 50]),
    ) +
    filled(
      scene.fade('pw', ...scene.light.water),
      polygon([x, ground + 22], [x + 134, ground + 22], [x + 148, ground + 45], [x - 14, ground + 45]),
    ) +
    stroked(
      '#fff',
      1,
      path`M${x + 10} ${ground + 29}h40M${x + 66} ${ground + 34}h46M${x + 18} ${ground + 39}h36`,
      'opacity=".5" stroke-linecap="round"',
    )
  );
}

const GARDENS: ReadonlySet<string> = new Set(['premium', 'luxury']);

/** Everything between a finished building and the lower edge. */
export function drawForeground(site: Site, building: Building): string {
  const { kind, tier } = site.facts;
  if (kind === 'shop' || kind === 'showroom') return drawPavement(site, building);
  if (kind === 'office')
    return site.facts.design === 'campus' ? drawGrounds(site, building) : drawPavement(site, building);
  if (kind === 'warehouse' || kind === 'factory') return drawYard(site, building);
  if (kind === 'farmhouse') return drawGrounds(site, building);
  const hasGarden =
    GARDENS.has(tier) && (kind === 'tower' || kind === 'villa' || kind === 'house' || site.random.chance(0.4));
  return hasGarden && kind !== 'builder-floor' ? drawGarden(site, building) : drawWalledStreet(site, building);
}
