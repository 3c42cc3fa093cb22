import { mix } from '../colour.ts';
import { person } from '../scenery/street-life.ts';
import { clipped, filled, path, polygon, rect, repeat, stroked } from '../svg.ts';
import { drawBareFloors, drawCrane, drawMaterials, drawScaffold } from './construction.ts';
import { road } from './grounds.ts';
import { drawSoil } from './setting.ts';
import type { Site } from './site.ts';
import { drawFence } from './site-fence.ts';
import { excavator, mixer } from './vehicles.ts';

/** The building that is planned, drawn when it is needed. */
interface Plan {
  /** With its grounds, as on a board. */
  readonly picture: () => string;
  /** Without them. */
  readonly building: () => string;
  /** How much a board enlarges the building. */
  readonly zoom: number;
}

/** A board on posts that shows the finished building, `scale` times as large as the picture. */
function drawBillboard({ scene, ground }: Site, { picture, zoom }: Plan, x: number, y: number, scale: number): string {
  const w = scene.width * scale;
  const h = scene.height * scale;
  const size = scale * zoom;
  const [dx, dy] = [x - (w * zoom - w) / 2, y - (h * zoom - h)];
  const matrix = `matrix(${size.toFixed(3)} 0 0 ${size.toFixed(3)} ${Math.round(dx)} ${Math.round(dy)})`;
  const [upper, , lower] = scene.light.sky;
  const back =
    filled(
      scene.fade('bs', mix(upper, '#ffffff', 0.25), mix(lower, '#ffffff', 0.2)),
      rect(0, 0, scene.width, scene.height),
    ) + filled(scene.fade('gr', ...scene.light.ground), rect(0, ground, scene.width, scene.height - ground));
  const posts = [0.12, 0.5, 0.88].map((share) => rect(x + w * share - 2, y + h, 4, ground + 8 - y - h)).join('');
  const frame = rect(x - 5, y - 5, w + 10, h + 10);
  return (
    filled(scene.darken('#6d665d', 0.25), posts + rect(x + w * 0.12, y + h + 12, w * 0.76, 2)) +
    filled(scene.lighten('#f4efe4', 0.4), frame) +
    clipped(scene.clip('bb', rect(x, y, w, h)), `<g transform="${matrix}">${back}${picture()}</g>`) +
    stroked(scene.darken('#6d665d', 0.1), 1, frame)
  );
}

/** An excavation with the first columns and their rods. */
function drawExcavation({ scene, look, ground }: Site, x: number, w: number): string {
  const y = ground + 6;
  const unit = (w - 28) / 4;
  const lift = (i: number): number => (i % 2) * 4;
  const columns = repeat(5, (i) => rect(x + 11 + i * unit, y - 20 + lift(i), 6, 30 - lift(i)));
  const rods = repeat(5, (i) => repeat(3, (j) => path`M${x + 12.6 + i * unit + j * 1.8} ${y - 20 + lift(i)}v-9`));
  return (
    filled(scene.darken(look.soil, 0.4), polygon([x, y], [x + w, y], [x + w + 26, y + 26], [x - 26, y + 26])) +
    filled(
      scene.darken(look.soil, 0.55),
      polygon([x + 8, y + 4], [x + w - 8, y + 4], [x + w + 8, y + 20], [x - 8, y + 20]),
    ) +
    filled(scene.lighten('#b5aea4', 0.1), columns) +
    stroked(scene.darken('#7d4a34', 0.2), 0.9, rods)
  );
}

function drawCabin({ scene }: Site, x: number, y: number): string {
  const ribs = repeat(9, (i) => rect(x + 3 + i * 6.2, y - 24, 0.8, 24));
  return (
    filled(scene.tone('#d9ddd8'), rect(x, y - 24, 58, 24)) +
    filled(scene.darken('#d9ddd8', 0.2), ribs) +
    filled(scene.tone('#3f7f86'), rect(x - 2, y - 27, 62, 4)) +
    filled(scene.light.glass[1], rect(x + 8, y - 18, 12, 8)) +
    filled(scene.darken('#6d665d', 0.2), rect(x + 36, y - 18, 10, 18))
  );
}

/** Flags of the builder along the site. */
function drawFlags({ scene, ground, works }: Site, x: number, count: number): string {
  const poles = repeat(count, (i) => rect(x + i * 24, ground - 34, 1.6, 44));
  const cloths = repeat(
    count,
    (i) => path`M${x + 1.6 + i * 24} ${ground - 34}q7 -3 12 1q4 2 6 0v12q-4 3 -8 0q-5 -3 -10 0z`,
  );
  return filled(scene.darken('#6d665d', 0.1), poles) + filled(scene.tone(works.net), cloths);
}

/** The planned building as a faint model above its excavation. */
function drawVision(site: Site, plan: Plan): string {
  const { scene, ground, random } = site;
  return (
    `<g opacity=".42">${plan.building()}</g>` +
    drawSoil(site, ground + 2) +
    drawExcavation(site, 216, 170) +
    excavator(scene, random.between(430, 470), ground + 32, 1.25) +
    drawCabin(site, random.between(30, 60), ground + 12) +
    drawFlags(site, random.between(100, 120), 3) +
    drawFlags(site, random.between(498, 512), 4) +
    drawMaterials(site, random, 30, ground + 38)
  );
}

/** The ground is being dug, below a large board. */
function drawDigging(site: Site, plan: Plan): string {
  const { scene, ground, random } = site;
  return (
    drawCabin(site, 528, ground + 2) +
    drawExcavation(site, 386, 130) +
    excavator(scene, random.between(500, 530), ground + 32, 1.25) +
    drawBillboard(site, plan, random.between(30, 54), random.between(56, 70), 0.5) +
    drawMaterials(site, random, random.between(20, 60), ground + 34)
  );
}

/** The first floors are rising beside a board. */
function drawRising(site: Site, plan: Plan): string {
  const { scene, ground, random, facts } = site;
  const floors = random.int(1, Math.min(3, facts.floors));
  const x = random.between(322, 340);
  const mass = { x, w: random.between(170, 200), base: ground + 2, floors, floorHeight: 25, rows: [] };
  const top = mass.base - floors * mass.floorHeight;
  return (
    (site.facts.floors > 5 ? drawCrane(site, x + mass.w + 16, random.between(70, 96), ground + 4, -210) : '') +
    drawBareFloors(site, mass, 0, floors) +
    drawScaffold(site, x + 6, 62, top - 4, ground + 2) +
    drawBillboard(site, plan, random.between(30, 46), random.between(96, 112), 0.42) +
    mixer(scene, random.between(330, 400), ground + 36, 0.95) +
    drawMaterials(site, random, random.between(20, 50), ground + 32)
  );
}

const LAUNCHES = [drawDigging, drawRising, drawVision] as const;

/** A site at the launch of a building: it is dug or has its first floors, and the planned building is shown. */
export function drawLaunch(site: Site, plan: Plan): string {
  const { scene, ground, random } = site;
  const gate = random.between(240, 330);
  return (
    drawSoil(site, ground - 2) +
    random.pick(LAUNCHES)(site, plan) +
    person(scene, gate + 20, ground + 32, 1.35) +
    person(scene, gate + 34, ground + 34, 1.35) +
    drawFence(
      site,
      [
        [0, gate],
        [gate + 90, 600],
      ],
      ground + 54,
      random.between(20, 28),
    ) +
    (random.chance(0.7) ? road(scene, scene.height - 18, 20) : drawSoil(site, ground + 55))
  );
}
