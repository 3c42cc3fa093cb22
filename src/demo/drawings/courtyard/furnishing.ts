import { arch } from '../arches.ts';
import { BRASS, TEAK } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { circle, ellipse, filled, leaning, path, polygon, rect, repeat, stroked } from '../svg.ts';
import type { Arcade } from './arcade.ts';

/** Athangudi tiles in perspective, with pools of light from the arches by day. */
export function tiledFloor(scene: Scene, arcade: Arcade): string {
  const { width: w, height: h } = scene;
  const { floor, archWidth } = arcade;
  const vanishing = arcade.x + arcade.span * 0.4;
  const terracotta = scene.fade('fl', scene.darken('#c98f6d', 0.06), scene.darken('#a86a4d', 0.12));
  const joints = repeat(53, (n) => path`M${vanishing + (n - 26) * 52} ${floor}L${vanishing + (n - 26) * 118} ${h}`);
  const courses = [0.12, 0.32, 0.6].map((depth) => path`M0 ${floor + (h - floor) * depth}H${w}`);
  const pools = repeat(arcade.arches, (i) => {
    const x = arcade.archX(i);
    const far = x + 16 * scene.sway(1);
    const pool = polygon(
      [x + 10, floor + 4],
      [x + archWidth - 10, floor + 4],
      [far + archWidth - 120, h],
      [far - 190, h],
    );
    return filled('#fff1c9', pool, 'opacity=".2"');
  });
  return (
    filled(terracotta, rect(0, floor, w, h - floor)) +
    stroked(scene.lighten('#f0d9bd', 0.2), 1.2, joints + courses.join(''), 'opacity=".45"') +
    filled(scene.lighten('#f0d9bd', 0.3), rect(0, floor, w, 4)) +
    (scene.isDusk ? '' : pools)
  );
}

function tulsiBranch({ random, light }: Scene, x: number, y: number, leafColour: string): string {
  const lean = random.between(-1.15, 1.15);
  const length = random.between(30, 62);
  const across = Math.sin(lean) * length;
  const up = Math.cos(lean) * length;
  const leaves = repeat(5, (i) => {
    const t = (i + 1) / 5;
    const at = path`M${x + across * 0.8 * t} ${y - up * t}`;
    return `${at}q6 -6 11 -1q-4 7 -11 1z${at}q-6 -7 -11 -2q4 7 11 2z`;
  });
  return (
    stroked(light.leaf[1], 1.4, path`M${x} ${y}q${across * 0.3} ${-length * 0.6} ${across * 0.8} ${-up}`) +
    filled(leafColour, leaves)
  );
}

/** A vrindavan, the courtyard planter for holy basil, with a small lamp in its niche. */
export function tulsiPlanter(scene: Scene, x: number, y: number): string {
  const { light } = scene;
  const [leaf, , bright] = light.leaf;
  const clay = '#b4573a';
  const ochre = '#d9a24e';
  return (
    ellipse(x, y + 2, 62, 9, light.shade, 'opacity=".22"') +
    filled(scene.tone(clay), rect(x - 40, y - 20, 80, 20)) +
    filled(scene.darken(clay, 0.25), rect(x + 16, y - 20, 24, 20)) +
    filled(scene.lighten(clay, 0.25), rect(x - 44, y - 24, 88, 5)) +
    filled(scene.tone(ochre), rect(x - 30, y - 62, 60, 38)) +
    filled(scene.darken(ochre, 0.25), rect(x + 12, y - 62, 18, 38)) +
    filled(scene.lighten(ochre, 0.35), rect(x - 34, y - 67, 68, 6)) +
    filled(scene.darken(ochre, 0.5), arch(x - 9, y - 30, 18, 24)) +
    circle(x, y - 36, 3.4 + 0.25 * scene.sway(11), '#ffdf9a') +
    repeat(13, (i) =>
      leaning(tulsiBranch(scene, x, y - 66, i % 2 ? leaf : bright), y - 66, 0.035 * scene.sway(3, i / 13)),
    )
  );
}

/** A jhoola, the swing with cushions, hanging in the last arch. */
export function swing(scene: Scene, arcade: Arcade): string {
  const { archWidth: w, archHeight, floor } = arcade;
  const x = arcade.archX(arcade.arches - 1) + w / 2;
  const y = floor - scene.height * 0.045;
  const hook = floor - archHeight + w * 0.245;
  const seat =
    stroked(
      scene.tone('#b98a3a'),
      2.2,
      path`M${x - w * 0.3} ${hook}V${y}M${x + w * 0.3} ${hook}V${y}`,
      'stroke-dasharray="5 2.5"',
    ) +
    filled(scene.tone(TEAK), rect(x - w * 0.34, y, w * 0.68, 11)) +
    filled(scene.tone('#a9523b'), path`M${x - w * 0.31} ${y}q0 -13 13 -13h${w * 0.62 - 26}q13 0 13 13z`) +
    filled(scene.tone('#e3b557'), rect(x - w * 0.28, y - 36, w * 0.2, 26)) +
    filled(scene.tone('#2f6b62'), rect(x + w * 0.06, y - 34, w * 0.2, 24)) +
    filled(scene.darken(TEAK, 0.3), rect(x - w * 0.34, y + 9, w * 0.68, 3)) +
    ellipse(x, floor + 26, w * 0.34, 7, scene.light.shade, 'opacity=".2"');
  return leaning(seat, hook, 0.02 * scene.sway(2));
}

/** A brass lamp hanging in an arch. */
export function hangingLamp(scene: Scene, arcade: Arcade, index: number): string {
  const { archWidth, archHeight, floor } = arcade;
  const x = arcade.archX(index) + archWidth / 2;
  const y = floor - archHeight * 0.62;
  const hook = floor - archHeight + 16;
  const glow = 0.55 + 0.04 * scene.sway(7, index / 3) + 0.03 * scene.sway(4);
  const lamp =
    stroked(scene.tone('#b98a3a'), 1.4, path`M${x} ${hook}V${y}`) +
    filled(scene.tone(BRASS), path`M${x - 13} ${y + 6}q13 -15 26 0l-5 18q-8 6 -16 0z`) +
    filled('#ffe6a8', path`M${x - 7} ${y + 8}h14l-3 12h-8z`) +
    circle(x, y + 13, scene.isDusk ? 120 : 44, scene.halo(`lp${index}`, '#ffe0a0', glow));
  return leaning(lamp, hook, 0.018 * scene.sway(3 + index));
}
