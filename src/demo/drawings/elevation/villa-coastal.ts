import { TEAK, WALLS } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { filled, path, polygon, rect, repeat } from '../svg.ts';
import { block, roofTiles } from './massing.ts';

const TILE = '#b4573a';
const TILE_LINES = { rows: 6, opacity: '.6' } as const;

function upperFloor(scene: Scene, lx: number, gy: number, wall: string, pane: (d: string) => string): string {
  const windowX = (i: number): number => lx - 112 + i * 49;
  const frames = repeat(5, (i) => rect(windowX(i) - 3, gy - 117, 34, 46));
  const windows = repeat(5, (i) => path`M${windowX(i)} ${gy - 71}v-32a14 11 0 0 1 28 0v32z`);
  const shutters = repeat(5, (i) => rect(windowX(i) - 11, gy - 112, 9, 40) + rect(windowX(i) + 30, gy - 112, 9, 40));
  return (
    block(scene, lx - 130, gy - 128, 260, 70, wall) +
    filled(scene.lighten(WALLS.lime, 0.6), frames) +
    pane(windows) +
    filled(scene.tone('#4f7f78'), shutters)
  );
}

function mainRoof(scene: Scene, lx: number, gy: number, shaded: string): string {
  const hip = polygon([lx - 150, gy - 124], [lx - 96, gy - 182], [lx + 96, gy - 182], [lx + 150, gy - 124]);
  return (
    filled(scene.tone(TILE), hip) +
    filled(shaded, polygon([lx + 96, gy - 182], [lx + 150, gy - 124], [lx + 60, gy - 124])) +
    roofTiles(shaded, [lx - 96, gy - 182], [lx + 96, gy - 124], 54, TILE_LINES) +
    filled(scene.lighten(TILE, 0.25), rect(lx - 100, gy - 185, 200, 4))
  );
}

function verandah(scene: Scene, lx: number, gy: number, wall: string, pane: (d: string) => string): string {
  const columns = repeat(8, (i) => rect(lx - 190 + i * 53, gy - 58, 9, 58));
  const balusters = repeat(72, (i) => {
    const x = lx - 186 + i * 5.2;
    return Math.abs(x - lx) > 28 ? rect(x, gy - 16, 2, 15) : '';
  });
  const rails = rect(lx - 190, gy - 18, 160, 3) + rect(lx + 30, gy - 18, 160, 3);
  return (
    filled(scene.darken(wall, 0.4), rect(lx - 190, gy - 58, 380, 58)) +
    (scene.isDusk ? filled('#f7b765', rect(lx - 186, gy - 50, 372, 50), 'opacity=".55"') : '') +
    filled(scene.darken(TEAK, 0.1), rect(lx - 16, gy - 46, 32, 46)) +
    pane(rect(lx - 140, gy - 44, 60, 40) + rect(lx + 80, gy - 44, 60, 40)) +
    filled(scene.lighten(WALLS.lime, 0.5), columns) +
    filled(scene.lighten(WALLS.lime, 0.5), balusters + rails)
  );
}

function porch(
  scene: Scene,
  lx: number,
  gy: number,
  wall: string,
  shaded: string,
  pane: (d: string) => string,
): string {
  const roof = scene.tone(TILE);
  const eaves = polygon([lx - 212, gy - 54], [lx - 176, gy - 84], [lx + 176, gy - 84], [lx + 212, gy - 54]);
  const gable =
    path`M${lx - 46} ${gy - 58}L${lx} ${gy - 116}L${lx + 46} ${gy - 58}h-9` +
    path`L${lx} ${gy - 103}L${lx - 37} ${gy - 58}z`;
  return (
    filled(roof, eaves) +
    roofTiles(shaded, [lx - 176, gy - 84], [lx + 176, gy - 54], 36, TILE_LINES) +
    filled(scene.light.shade, rect(lx - 200, gy - 54, 400, 5), 'opacity=".3"') +
    filled(scene.tone(wall), polygon([lx - 34, gy - 62], [lx, gy - 108], [lx + 34, gy - 62])) +
    filled(roof, gable) +
    pane(path`M${lx - 8} ${gy - 66}v-10a8 8 0 0 1 16 0v10z`)
  );
}

/** A coastal house with tiled hip roofs and a verandah, centred on (lx, gy); `pane` draws its glass. */
export function coastalVilla(scene: Scene, lx: number, gy: number, pane: (d: string) => string): string {
  const wall = scene.random.pick([WALLS.lime, WALLS.ochre, WALLS.mint, '#8fb0bd']);
  const shaded = scene.darken(TILE, 0.28);
  return (
    upperFloor(scene, lx, gy, wall, pane) +
    mainRoof(scene, lx, gy, shaded) +
    verandah(scene, lx, gy, wall, pane) +
    porch(scene, lx, gy, wall, shaded, pane)
  );
}
