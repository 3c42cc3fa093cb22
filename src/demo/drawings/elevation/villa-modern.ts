import { LAMPLIGHT, mix, TEAK, WALLS } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { car } from '../scenery/street-life.ts';
import { filled, path, polygon, rect, repeat } from '../svg.ts';
import { block, wash } from './massing.ts';

const PLASTER = WALLS.lime;

function groundFloor(scene: Scene, lx: number, gy: number, stone: string, pane: (d: string) => string): string {
  const { light } = scene;
  const mullions = rect(lx - 50, gy - 54, 2, 54) + rect(lx - 24, gy - 54, 2, 54) + rect(lx - 76, gy - 56, 80, 3);
  return (
    block(scene, lx - 190, gy - 62, 250, 62, PLASTER) +
    filled(scene.darken(PLASTER, 0.5), rect(lx - 182, gy - 56, 92, 56)) +
    car(scene, lx - 168, gy - 1, 1.5) +
    pane(rect(lx - 76, gy - 54, 78, 54)) +
    filled(scene.darken(TEAK, 0.15), mullions) +
    block(scene, lx + 20, gy - 66, 150, 66, stone, 30) +
    filled(scene.jaali('vj', scene.darken(stone, 0.4), scene.lighten(stone, 0.1), 7), rect(lx + 34, gy - 54, 46, 44)) +
    filled(scene.darken(TEAK, 0.1), rect(lx + 98, gy - 50, 30, 50)) +
    filled(scene.lampsOn ? LAMPLIGHT[0] : scene.lighten(TEAK, 0.2), rect(lx + 131, gy - 50, 8, 50)) +
    filled(light.shade, rect(lx - 190, gy - 64, 330, 10), `opacity="${light.shadeOpacity + 0.08}"`)
  );
}

function upperFloor(scene: Scene, lx: number, gy: number, pane: (d: string) => string): string {
  const louvres = repeat(14, (i) => rect(lx - 44 + i * 9.4, gy - 120, 5.4, 52));
  return (
    block(scene, lx - 206, gy - 126, 300, 62, PLASTER, 34) +
    filled(scene.darken(PLASTER, 0.45), rect(lx - 190, gy - 118, 132, 50)) +
    pane(rect(lx - 178, gy - 112, 108, 44)) +
    filled(scene.darken(TEAK, 0.1), rect(lx - 142, gy - 112, 2, 44) + rect(lx - 106, gy - 112, 2, 44)) +
    filled(mix(scene.light.glass[0], '#ffffff', 0.3), rect(lx - 192, gy - 86, 136, 20), 'opacity=".75"') +
    filled(scene.darken(PLASTER, 0.5), rect(lx - 192, gy - 87, 136, 1.6)) +
    filled(scene.darken(TEAK, 0.5), rect(lx - 46, gy - 120, 132, 52)) +
    (scene.isDusk ? filled(LAMPLIGHT[1], rect(lx - 30, gy - 112, 60, 40), 'opacity=".8"') : '') +
    filled(scene.tone(TEAK), louvres) +
    filled(scene.lighten(PLASTER, 0.6), rect(lx - 214, gy - 131, 316, 7)) +
    filled(
      scene.darken(PLASTER, 0.4),
      polygon([lx + 102, gy - 131], [lx + 136, gy - 120], [lx + 136, gy - 115], [lx + 102, gy - 124]),
    )
  );
}

/** A modern house of interlocking volumes, centred on (lx, gy); `pane` draws its glass. */
export function modernVilla(scene: Scene, lx: number, gy: number, pane: (d: string) => string): string {
  const stone = scene.random.pick([WALLS.kota, WALLS.sandstone, WALLS.brick, WALLS.slate]);
  return (
    groundFloor(scene, lx, gy, stone, pane) +
    upperFloor(scene, lx, gy, pane) +
    block(scene, lx - 20, gy - 160, 96, 30, stone, 20) +
    pane(rect(lx - 8, gy - 153, 50, 20)) +
    filled(scene.lighten(PLASTER, 0.5), rect(lx - 26, gy - 165, 108, 6)) +
    filled(scene.light.leaf[0], path`M${lx - 190} ${gy - 131}q10 -14 22 -2q12 -16 26 0q12 -10 22 2z`) +
    wash(scene, lx - 206, gy - 131, 300, 68)
  );
}
