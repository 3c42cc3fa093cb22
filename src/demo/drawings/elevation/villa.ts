import { mix, WALLS } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { hills, treeLine } from '../scenery/distance.ts';
import { sky } from '../scenery/sky.ts';
import { tree } from '../scenery/tree.ts';
import { filled, path, polygon, stroked } from '../svg.ts';
import { driveway, hedge, lawn } from './grounds.ts';
import { groundGlow, longShadow } from './massing.ts';
import { arcadedVilla } from './villa-arcaded.ts';
import { coastalVilla } from './villa-coastal.ts';
import { modernVilla } from './villa-modern.ts';

const MODERN = 0;
const ARCADED = 1;

function pool(scene: Scene, x: number, gy: number): string {
  return (
    filled(
      scene.lighten(WALLS.sandstone, 0.4),
      polygon([x - 6, gy + 22], [x + 150, gy + 22], [x + 166, gy + 58], [x - 26, gy + 58]),
    ) +
    filled(
      scene.fade('pw', ...scene.light.water),
      polygon([x, gy + 26], [x + 144, gy + 26], [x + 156, gy + 53], [x - 15, gy + 53]),
    ) +
    stroked(
      '#fff',
      1,
      path`M${x + 10} ${gy + 34}h40M${x + 70} ${gy + 40}h50M${x + 20} ${gy + 46}h36`,
      'opacity=".55" stroke-linecap="round"',
    )
  );
}

function house(scene: Scene, variant: number, lx: number, gy: number, pane: (d: string) => string): string {
  if (variant === MODERN) {
    return modernVilla(scene, lx, gy, pane);
  }
  return variant === ARCADED ? arcadedVilla(scene, lx, gy, pane) : coastalVilla(scene, lx, gy, pane);
}

/** An independent house in its garden: modern, arcaded or coastal, sometimes with a pool. */
export function villa(scene: Scene): string {
  const { random, light, width: w, height: h } = scene;
  const gy = h * 0.78;
  const variant = random.int(0, 2);
  let svg =
    sky(scene, 0.78) +
    (random.chance(0.5) ? hills(scene, gy, 60, mix(light.haze[1], light.sky[2], 0.35)) : '') +
    treeLine(scene, gy, 34) +
    treeLine(scene, gy, 20, mix(light.leaf[1], light.haze[1], 0.25)) +
    lawn(scene, gy);
  const lx = w * 0.5;
  svg +=
    tree(scene, 'neem', w * 0.12, gy + 2, 2.4) +
    tree(scene, 'palm', w * 0.88, gy + 2, 1.7) +
    tree(scene, 'palm', w * 0.93, gy + 4, 1.35);
  const glass = scene.fade('gl', mix(light.glass[0], light.glass[1], 0.3), light.glass[1]);
  const pane = (d: string): string => filled(scene.isDusk ? scene.fade('lit', '#ffe9bd', '#fbb75c') : glass, d);
  svg += longShadow(scene, lx - 180, gy, 380, 40) + house(scene, variant, lx, gy, pane);
  svg += groundGlow(scene, lx, gy + 10, 190) + driveway(scene, variant === MODERN ? lx + 112 : lx, gy, 40, 110);
  if (random.chance(0.6)) {
    svg += pool(scene, variant === MODERN ? lx - 170 : lx + 90, gy);
  }
  return (
    svg +
    hedge(scene, -4, lx - 215, gy + 12, 12) +
    hedge(scene, lx + 215, w + 4, gy + 12, 12) +
    tree(scene, 'bougainvillea', lx - 222, gy + 14, 2) +
    tree(scene, 'bougainvillea', lx + 206, gy + 16, 1.8) +
    tree(scene, 'shrub', 40, h + 2, 2.6) +
    tree(scene, 'bougainvillea', w - 46, h + 2, 2.6) +
    tree(scene, 'shrub', w - 120, h + 6, 2)
  );
}
