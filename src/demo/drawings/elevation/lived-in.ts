import { circle, filled, PathBag, path, rect, repeat, stroked } from '../svg.ts';
import { type FrontCell, getCells } from './bays.ts';
import { waterTank } from './massing.ts';
import { getTop, type Mass, type Site } from './site.ts';

const CLOTHES = ['#b4462f', '#2f5d7c', '#d99a2b', '#7b3f61', '#efe6d8', '#3d6b57'] as const;

/** Smaller cells have no details. */
const MIN_HEIGHT = 11;

const hasRail = ({ kind }: FrontCell): boolean => kind === 'balcony' || kind === 'loggia';

function drawPlants({ scene, random }: Site, cells: readonly FrontCell[]): string {
  const d = cells
    .filter((cell) => hasRail(cell) && random.chance(0.3))
    .map(({ x, y, w, h }) => {
      const left = x + random.between(0.05, 0.6) * w;
      return (
        path`M${left} ${y + h * 0.62}q${w * 0.05} ${-h * 0.24} ${w * 0.13} ${-h * 0.1}` +
        path`q${w * 0.08} ${-h * 0.2} ${w * 0.15} ${h * 0.02}q${w * 0.1} ${-h * 0.04} ${w * 0.1} ${h * 0.1}z`
      );
    });
  return d.length === 0 ? '' : filled(scene.light.leaf[0], d.join(''));
}

/** Clothes that dry on the rails of balconies. */
function drawLaundry({ scene, random }: Site, cells: readonly FrontCell[]): string {
  const bag = new PathBag(...CLOTHES.map((colour) => scene.tone(colour)));
  for (const cell of cells) {
    if (!hasRail(cell) || !random.chance(0.4)) continue;
    const { x, y, w, h } = cell;
    const start = random.between(0.06, 0.2);
    const pieces = random.int(2, 3);
    for (let i = 0; i < pieces; i++) {
      const left = x + w * (start + i * 0.24);
      bag.add(scene.tone(random.pick(CLOTHES)), rect(left, y + h * 0.6, w * 0.17, h * random.between(0.2, 0.36)));
    }
  }
  return bag.toString();
}

/** Outdoor units of air conditioners below windows. */
function drawCoolers({ scene, random }: Site, cells: readonly FrontCell[]): string {
  const chosen = cells.filter(({ kind }) => kind === 'window' && random.chance(0.28));
  if (chosen.length === 0) return '';
  const boxes = chosen.map(({ x, y, w, h }) => rect(x + w * 0.5, y + h * 0.84, w * 0.26, h * 0.14)).join('');
  const fans = chosen.map(({ x, y, w, h }) => rect(x + w * 0.54, y + h * 0.87, w * 0.1, h * 0.08)).join('');
  return filled(scene.tone('#e3e0d8'), boxes) + filled(scene.darken('#77746e', 0.2), fans);
}

/** Rainwater and waste pipes from the roof to the ground. */
function drawPipes({ scene, ground }: Site, mass: Mass): string {
  const { x, w } = mass;
  const top = getTop(mass);
  const d = [0.012, 0.5, 0.985].map((share) => path`M${x + w * share} ${top}V${ground - 2}`).join('');
  const joints = [0.012, 0.5, 0.985]
    .map((share) =>
      repeat(Math.min(4, mass.floors), (i) =>
        rect(x + w * share - 1.6, top + 8 + (i * mass.floors * mass.floorHeight) / 4, 3.2, 1.4),
      ),
    )
    .join('');
  return stroked(scene.darken('#8a8378', 0.12), 1.6, d) + filled(scene.darken('#6f695f', 0.2), joints);
}

/** Water tanks on flat roofs, which have a parapet. */
function drawTanks({ scene }: Site, mass: Mass): string {
  const { x, w, parapet = 0, hasBareRoof } = mass;
  if (parapet === 0 || hasBareRoof) return '';
  const top = getTop(mass) - parapet - 2;
  const scale = Math.max(0.9, Math.min(1.7, mass.floorHeight / 18));
  return waterTank(scene, x + w * 0.14, top, scale) + waterTank(scene, x + w * 0.14 + 11 * scale, top, scale);
}

/** A dish aerial on the roof. */
function drawAerial({ scene }: Site, mass: Mass): string {
  const { x, w, parapet = 0, hasBareRoof } = mass;
  if (parapet === 0 || hasBareRoof) return '';
  const top = getTop(mass) - parapet - 2;
  const ax = x + w * 0.76;
  return (
    stroked(scene.darken('#6b6660', 0.2), 0.9, path`M${ax} ${top}v-7`) +
    circle(ax + 1, top - 8, 2.6, scene.tone('#cfcbc2'))
  );
}

/** What shows that people live in a building of this price class; drawn over the front. */
export function livedIn(site: Site, mass: Mass): string {
  if (site.facts.stage !== 'ready' || mass.floorHeight < MIN_HEIGHT) {
    return site.has('water-tanks') ? drawTanks(site, mass) : '';
  }
  const cells = getCells(mass);
  return (
    drawPlants(site, cells) +
    (site.has('air-conditioners') ? drawCoolers(site, cells) : '') +
    (site.has('laundry') ? drawLaundry(site, cells) : '') +
    (site.has('pipes') ? drawPipes(site, mass) : '') +
    (site.has('water-tanks') ? drawTanks(site, mass) + drawAerial(site, mass) : '')
  );
}
