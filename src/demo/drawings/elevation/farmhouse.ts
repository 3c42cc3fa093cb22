import { LAMPLIGHT, mix, TEAK, WALLS } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { hills, treeLine } from '../scenery/distance.ts';
import { sky } from '../scenery/sky.ts';
import { tree } from '../scenery/tree.ts';
import { filled, path, polygon, rect, repeat, stroked } from '../svg.ts';
import { hedge, lawn } from './grounds.ts';
import { block, groundGlow, longShadow, roofTiles } from './massing.ts';

const TILE = '#b0593c';
const TILE_LINES = { rows: 5, opacity: '.55' } as const;

/** Furrows that converge at a vanishing point. */
function field(scene: Scene, gy: number): string {
  const { random, width: w, height: h } = scene;
  const x = w * random.between(0.2, 0.8);
  const furrows = repeat(17, (n) => {
    const i = 2 * n - 16;
    return polygon([x + i * 9, gy + 16], [x + (i + 1) * 9, gy + 16], [x + (i + 1) * 70, h + 4], [x + i * 70, h + 4]);
  });
  return filled(scene.tone(random.pick(['#d9b354', '#9fb25c', '#c9a24a']), 0.4), furrows, 'opacity=".55"');
}

function verandah(scene: Scene, lx: number, y: number, wall: string): string {
  const { light } = scene;
  const windows = [-112, -66, 44, 90].map((q) => path`M${lx + q} ${y - 10}v-18a11 9 0 0 1 22 0v18z`);
  const columns = repeat(9, (i) => {
    const x = lx - 146 + i * 35.4;
    return rect(x, y - 44, 8, 44) + rect(x - 2, y - 46, 12, 4) + rect(x - 2, y - 4, 12, 4);
  });
  return (
    block(scene, lx - 146, y - 62, 292, 62, wall) +
    filled(scene.darken(wall, 0.45), rect(lx - 146, y - 44, 292, 44)) +
    (scene.isDusk ? filled('#f9bd6c', rect(lx - 142, y - 42, 284, 42), 'opacity=".6"') : '') +
    filled(scene.darken(TEAK, 0.05), path`M${lx - 13} ${y}v-28a13 11 0 0 1 26 0v28z`) +
    filled(scene.isDusk ? LAMPLIGHT[2] : light.glass[1], windows.join('')) +
    filled(scene.lighten(wall, 0.45), columns)
  );
}

function roofs(scene: Scene, lx: number, y: number, wall: string): string {
  const { light } = scene;
  const tile = scene.tone(TILE);
  const shaded = scene.darken(TILE, 0.3);
  const clerestory = [-52, -20, 12, 42].map((q) => rect(lx + q, y - 95, 14, 13));
  return (
    filled(tile, polygon([lx - 168, y - 42], [lx - 112, y - 78], [lx + 112, y - 78], [lx + 168, y - 42])) +
    roofTiles(shaded, [lx - 112, y - 78], [lx + 112, y - 42], 56, TILE_LINES) +
    block(scene, lx - 70, y - 100, 140, 24, wall) +
    filled(scene.isDusk ? LAMPLIGHT[0] : light.glass[1], clerestory.join('')) +
    filled(tile, polygon([lx - 88, y - 98], [lx - 44, y - 134], [lx + 44, y - 134], [lx + 88, y - 98])) +
    roofTiles(shaded, [lx - 44, y - 134], [lx + 44, y - 98], 44, TILE_LINES) +
    filled(scene.lighten(TILE, 0.3), rect(lx - 48, y - 137, 96, 4)) +
    filled(light.shade, rect(lx - 156, y - 42, 312, 5), 'opacity=".3"')
  );
}

function windPump(scene: Scene, x: number, y: number): string {
  const frame =
    path`M${x - 12} ${y + 10}L${x} ${y - 78}L${x + 12} ${y + 10}` +
    path`M${x - 9} ${y - 16}L${x + 6} ${y - 40}M${x + 9} ${y - 16}L${x - 6} ${y - 40}`;
  const blades = repeat(10, (i) => {
    const angle = i * 0.628;
    return polygon(
      [x + Math.cos(angle) * 4, y - 80 + Math.sin(angle) * 4],
      [x + Math.cos(angle - 0.16) * 18, y - 80 + Math.sin(angle - 0.16) * 18],
      [x + Math.cos(angle + 0.2) * 18, y - 80 + Math.sin(angle + 0.2) * 18],
    );
  });
  return stroked(scene.darken('#6b5a4c', 0.3), 1.6, frame) + filled(scene.tone('#e9e2d4'), blades);
}

function forecourt(scene: Scene, lx: number, y: number): string {
  const h = scene.height;
  const track =
    path`M${lx - 18} ${y}h36Q${lx + 30} ${y + 50} ${lx + 110} ${h}h-130` + path`Q${lx - 40} ${y + 50} ${lx - 18} ${y}z`;
  return (
    groundGlow(scene, lx, y + 8, 150) +
    filled(scene.tone(scene.light.paving, 0.4), track) +
    hedge(scene, lx - 140, lx - 24, y + 6, 7) +
    hedge(scene, lx + 26, lx + 140, y + 6, 7) +
    tree(scene, 'bougainvillea', lx - 150, y + 8, 1.7) +
    tree(scene, 'bougainvillea', lx + 148, y + 8, 1.7)
  );
}

/** A tiled farmhouse in its fields, sometimes with a wind pump. */
export function farmhouse(scene: Scene): string {
  const { random, light, width: w, height: h } = scene;
  const gy = h * 0.62;
  let svg =
    sky(scene, 0.62) +
    hills(scene, gy, 92, mix(light.haze[0], light.sky[2], 0.3)) +
    hills(scene, gy, 56, mix(light.haze[1], light.ground[0], 0.3)) +
    treeLine(scene, gy + 2, 20) +
    lawn(scene, gy - 1) +
    field(scene, gy);
  const lx = w * random.between(0.44, 0.56);
  const wall = random.pick([WALLS.lime, WALLS.ochre, WALLS.pinkstone, WALLS.dholpur]);
  const y = gy + 22;
  svg += tree(scene, random.pick(['neem', 'gulmohar']), lx - 190, y - 2, 3);
  svg += tree(scene, 'palm', lx + 196, y - 4, 1.6) + tree(scene, 'palm', lx + 216, y, 1.25);
  svg += longShadow(scene, lx - 150, y, 320, 34) + verandah(scene, lx, y, wall) + roofs(scene, lx, y, wall);
  if (random.chance(0.6)) {
    svg += windPump(scene, lx > w / 2 ? w * 0.13 : w * 0.87, y);
  }
  svg += forecourt(scene, lx, y);
  const fence =
    repeat(26, (i) => rect(i * 26 - 8, h - 40, 3, 30)) + rect(-5, h - 34, w, 2.4) + rect(-5, h - 22, w, 2.4);
  svg += filled(scene.lighten('#f1e9da', 0.3), fence, 'opacity=".85"');
  return svg + tree(scene, 'shrub', 30, h + 2, 2) + tree(scene, 'bougainvillea', w - 40, h + 4, 2.4);
}
