import { person } from '../scenery/street-life.ts';
import { filled, path } from '../svg.ts';
import {
  drawCrane,
  drawHoist,
  drawLastScaffold,
  drawMaterials,
  drawScaffold,
  drawUnfinishedMass,
} from './construction.ts';
import { drawForeground, drawSideTrees } from './foreground.ts';
import { road } from './grounds.ts';
import { drawLaunch } from './launch-site.ts';
import { drawMass } from './mass.ts';
import { longShadow } from './massing.ts';
import { drawSoil } from './setting.ts';
import { type Building, fitZoom, getTop, type Mass, type Site } from './site.ts';
import { drawFence } from './site-fence.ts';
import { excavator, mixer } from './vehicles.ts';

/** A finished building without its surroundings. */
function drawBuilding(site: Site, { masses, behind = '', front = '', foot = '' }: Building): string {
  return behind + masses.map((mass) => drawMass(site, mass)).join('') + front + foot;
}

const isNear = ({ isFar }: Mass): boolean => !isFar;

/** The highest near mass, at which the crane works. */
const findTallest = (masses: readonly Mass[]): Mass | undefined =>
  masses.filter(isNear).toSorted((one, other) => getTop(one) - getTop(other))[0];

/** A finished building with its grounds. */
export const drawFinished = (site: Site, building: Building): string =>
  drawBuilding(site, building) + drawForeground(site, building) + (building.near ?? '');

const drawReady = (site: Site, building: Building): string =>
  longShadow(site.scene, building.left, site.ground, building.right - building.left, 46) + drawFinished(site, building);

function drawFinishing(site: Site, building: Building): string {
  const tallest = findTallest(building.masses);
  const { scene, ground, random } = site;
  if (!tallest) return drawReady(site, building);
  const bottom = tallest.base + (tallest.stilts ?? 0);
  return (
    drawBuilding(site, building) +
    drawLastScaffold(site, tallest) +
    drawHoist(site, tallest.x + tallest.w + (tallest.depth ?? 0) * 0.2 + 2, getTop(tallest) + 8, bottom) +
    drawSoil(site, ground + 1) +
    drawSideTrees(site, building, ground + 6, 1.3) +
    filled(scene.tone(scene.light.paving, 0.3), path`M${building.door - 24} ${ground}h48l44 74h-150z`) +
    drawMaterials(site, random, building.door > 300 ? 40 : 380, ground + 30) +
    drawFence(site, building.door > 300 ? [[380, 600]] : [[0, 210]], ground + 46, 22) +
    road(scene, scene.height - 22, 24)
  );
}

function drawMachine(site: Site, x: number, y: number): string {
  return site.random.chance(0.5) ? excavator(site.scene, x, y, 1.05) : mixer(site.scene, x - 20, y + 2, 0.9);
}

function drawMidway(site: Site, building: Building): string {
  const { scene, ground, random } = site;
  const near = building.masses.filter(isNear);
  const tallest = findTallest(near);
  if (!tallest) return drawSoil(site, ground);
  const bottom = tallest.base + (tallest.stilts ?? 0);
  const top = getTop(tallest);
  const width = tallest.w * random.pick([0.34, 0.46, 0.96]);
  const scaffoldX = random.chance(0.5) ? tallest.x + 2 : tallest.x + tallest.w - width - 2;
  const craneX = building.left > 110 ? building.left - 34 : building.right + 22;
  const reach = craneX < 300 ? 230 : -230;
  const isTall = site.has('crane');
  const gate = random.between(60, 420);
  return (
    drawSoil(site, ground - 1) +
    (isTall ? drawCrane(site, craneX, Math.max(26, top - 34), ground + 4, reach) : '') +
    near.map((mass) => drawUnfinishedMass(site, mass)).join('') +
    (building.foot ?? '') +
    drawScaffold(site, scaffoldX, width, top + (bottom - top) * random.pick([0.06, 0.2, 0.45]), bottom) +
    (isTall ? '' : drawHoist(site, tallest.x + tallest.w + 4, top - 6, bottom)) +
    drawMaterials(site, random, random.between(20, 90), ground + 26) +
    drawMachine(site, random.between(420, 490), ground + 34) +
    person(scene, random.between(230, 320), ground + 32, 1.3) +
    person(scene, random.between(230, 320), ground + 36, 1.3) +
    drawFence(
      site,
      [
        [0, gate],
        [gate + 96, 600],
      ],
      ground + 52,
      random.between(20, 27),
    ) +
    (random.chance(0.6) ? road(scene, scene.height - 20, 22) : drawSoil(site, ground + 53))
  );
}

const STAGE_DRAWINGS = {
  launch: (site: Site, building: Building): string =>
    drawLaunch(site, {
      picture: () => drawFinished(site, building),
      building: () => drawBuilding(site, building),
      zoom: fitZoom(building, site.scene.width, site.scene.height),
    }),
  midway: drawMidway,
  finishing: drawFinishing,
  ready: drawReady,
} as const;

/** A building with its surroundings at its stage of construction. */
export const drawStage = (site: Site, building: Building): string => STAGE_DRAWINGS[site.facts.stage](site, building);
