import { cuspedArch, dome } from '../../arches.ts';
import { BRASS, mix, WALLS } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { circle, filled, polygon, rect, repeat, stroked } from '../../svg.ts';
import { highRise } from '../high-rise.ts';

function windTurbine(scene: Scene, x: number, h: number, blade: number, turn: number): string {
  const mast = polygon([x - 2.4, 0], [x - 1, -h], [x + 1, -h], [x + 2.4, 0]);
  const blades = repeat(3, (i) => {
    const angle = turn + i * 2.094;
    return polygon(
      [x + Math.cos(angle + 0.35) * 3, -h + Math.sin(angle + 0.35) * 3],
      [x + Math.cos(angle) * blade, -h + Math.sin(angle) * blade],
      [x + Math.cos(angle - 0.5) * 3, -h + Math.sin(angle - 0.5) * 3],
    );
  });
  return filled(scene.lighten('#f3efe6', 0.3), mast + blades) + circle(x, -h, 2.6, scene.darken('#c9c2b6', 0.2));
}

function solarRow(scene: Scene, row: number, side: -1 | 1): string {
  const y = -2 + row * 15;
  const glass = scene.fade('pv', mix('#3d5f86', scene.light.sky[1], 0.25), '#27436a');
  return repeat(5, (i) => {
    const x = side * (34 + row * 12 + i * (30 + row * 6));
    return (
      filled(glass, polygon([x - 12, y], [x - 8, y - 10], [x + 14, y - 10], [x + 10, y])) +
      stroked('#fff', 0.5, `M${x - 10} ${y - 5}h22M${x - 1} ${y}l4 -10`, 'opacity=".5"')
    );
  });
}

/** Wind turbines, solar panels and a few new towers. */
export function dholera(scene: Scene): string {
  const wall = mix('#b9cdd0', scene.light.haze[0], 0.2);
  const slim = { columns: 2 } as const;
  return (
    highRise(scene, -30, 20, 96, wall, slim) +
    highRise(scene, -6, 18, 132, wall, slim) +
    highRise(scene, 16, 18, 110, wall, slim) +
    highRise(scene, 36, 16, 74, wall, slim) +
    highRise(scene, -50, 16, 64, wall, slim) +
    windTurbine(scene, -120, 150, 46, 0.4) +
    windTurbine(scene, -78, 104, 32, 1.2) +
    windTurbine(scene, 104, 168, 50, 0.9) +
    windTurbine(scene, 142, 112, 34, 0.1) +
    repeat(3, (row) => solarRow(scene, row, -1) + solarRow(scene, row, 1))
  );
}

/** Towers around a domed arcade, for every place without its own motif. */
export function india(scene: Scene): string {
  const arcade = repeat(4, (i) => cuspedArch(-20 + i * 18, 0, 14, 34));
  return (
    highRise(scene, -96, 34, 128, WALLS.dholpur) +
    highRise(scene, -56, 30, 176, WALLS.plaster, { spire: 18 }) +
    highRise(scene, 52, 36, 152, WALLS.warmgrey) +
    highRise(scene, 94, 28, 108, WALLS.sandstone) +
    filled(scene.tone(WALLS.pinkstone), rect(-26, -48, 78, 48)) +
    filled(scene.darken(WALLS.pinkstone, 0.5), arcade) +
    filled(scene.tone(WALLS.lime), dome(13, -50, 24)) +
    filled(scene.tone(BRASS), rect(12.2, -98, 1.6, 11))
  );
}
