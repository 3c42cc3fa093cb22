import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { circle, ellipse, filled, path, rect, repeat, stroked } from '../svg.ts';

const TYRE = '#2b2a30';
const SCOOTERS = ['#3a5a78', '#a63d2b', '#e6e1d6', '#4b4f57', '#6f8f6a'] as const;

/** A parked scooter whose rear wheel is at (x, y). */
export function scooter(scene: Scene, x: number, y: number, s: number): string {
  const body = scene.tone(scene.random.pick(SCOOTERS));
  return (
    ellipse(x + 7 * s, y, 10 * s, 1.2 * s, scene.light.shade, 'opacity=".25"') +
    circle(x, y - 2.6 * s, 2.6 * s, TYRE) +
    circle(x + 13 * s, y - 2.6 * s, 2.6 * s, TYRE) +
    filled(
      body,
      path`M${x - 3 * s} ${y - 5 * s}q${s} ${-4 * s} ${6 * s} ${-4 * s}l${2 * s} ${4 * s}h${3 * s}l${2.4 * s} ${-8 * s}h${2 * s}l${1.4 * s} ${9 * s}l${-2 * s} ${s}h${-11 * s}z`,
    ) +
    filled(
      scene.darken('#4a3f3a', 0.2),
      rect(x - 2 * s, y - 10 * s, 8 * s, 1.8 * s) + rect(x + 9 * s, y - 14 * s, 4 * s, 1 * s),
    )
  );
}

/** An auto-rickshaw, green and yellow, whose rear is at (x, y). */
export function rickshaw(scene: Scene, x: number, y: number, s: number): string {
  const green = scene.tone('#3c7a4e');
  const yellow = scene.tone('#e8b93a');
  return (
    ellipse(x + 15 * s, y, 19 * s, 1.8 * s, scene.light.shade, 'opacity=".3"') +
    filled(green, path`M${x} ${y - 4 * s}v${-8 * s}h${24 * s}l${6 * s} ${3 * s}l${1.6 * s} ${5 * s}h${-32 * s}z`) +
    filled(
      scene.darken('#3a3a3a', 0.25),
      path`M${x + 2 * s} ${y - 12 * s}l${2 * s} ${-8 * s}h${16 * s}l${5 * s} ${8 * s}z`,
    ) +
    filled(
      mix(scene.light.glass[0], scene.light.glass[1], 0.4),
      path`M${x + 20 * s} ${y - 19 * s}h${1.6 * s}l${4 * s} ${7 * s}h${-3 * s}z`,
    ) +
    filled(
      yellow,
      path`M${x + s} ${y - 19.4 * s}q${s} ${-3 * s} ${4 * s} ${-3 * s}h${13 * s}q${2.6 * s} 0 ${4 * s} ${3 * s}z`,
    ) +
    filled(yellow, rect(x, y - 12.6 * s, 24 * s, 1.2 * s)) +
    circle(x + 6 * s, y - 3 * s, 3 * s, TYRE) +
    circle(x + 27 * s, y - 3 * s, 2.8 * s, TYRE)
  );
}

/** An excavator on tracks that stands at (x, y) and digs to its left. */
export function excavator(scene: Scene, x: number, y: number, s: number): string {
  const yellow = scene.tone('#e3a72c');
  const dark = scene.darken('#4b453e', 0.2);
  const boom = path`M${x + 8 * s} ${y - 14 * s}L${x - 8 * s} ${y - 34 * s}L${x - 26 * s} ${y - 22 * s}`;
  return (
    ellipse(x + 14 * s, y, 24 * s, 2.4 * s, scene.light.shade, 'opacity=".28"') +
    stroked(yellow, 4 * s, boom, 'stroke-linejoin="round"') +
    filled(
      dark,
      path`M${x - 22 * s} ${y - 23 * s}l${-9 * s} ${6 * s}q${-2 * s} ${9 * s} ${4 * s} ${10 * s}q${5 * s} ${-4 * s} ${7 * s} ${-12 * s}z`,
    ) +
    filled(
      dark,
      path`M${x - 2 * s} ${y}q${-4 * s} 0 ${-4 * s} ${-3.6 * s}t${4 * s} ${-3.6 * s}h${30 * s}q${4 * s} 0 ${4 * s} ${3.6 * s}t${-4 * s} ${3.6 * s}z`,
    ) +
    filled(yellow, path`M${x + 2 * s} ${y - 8 * s}h${26 * s}v${-9 * s}h${-10 * s}v${-9 * s}h${-13 * s}z`) +
    filled(
      mix(scene.light.glass[0], scene.light.glass[1], 0.4),
      path`M${x + 7 * s} ${y - 15 * s}v${-9 * s}h${9 * s}v${9 * s}z`,
    ) +
    filled(
      scene.lighten('#8d877e', 0.2),
      repeat(4, (i) => rect(x + (i * 8 - 1) * s, y - 4.4 * s, 2 * s, 2 * s)),
    )
  );
}

/** A lorry that mixes concrete, facing right, with its rear at (x, y). */
export function mixer(scene: Scene, x: number, y: number, s: number): string {
  const drum =
    path`M${x + 4 * s} ${y - 22 * s}l${10 * s} ${-14 * s}q${24 * s} ${-10 * s} ${40 * s} ${6 * s}` +
    path`l${3 * s} ${12 * s}q${-20 * s} ${12 * s} ${-42 * s} ${4 * s}z`;
  const stripes = repeat(
    3,
    (i) => path`M${x + (18 + i * 13) * s} ${y - 37 * s}l${6 * s} 0l${-4 * s} ${25 * s}l${-6 * s} 0z`,
  );
  return (
    ellipse(x + 44 * s, y, 50 * s, 3 * s, scene.light.shade, 'opacity=".28"') +
    filled(scene.tone('#e9e4d8'), drum) +
    filled(scene.tone('#3f7f86'), stripes) +
    filled(scene.darken('#4b453e', 0.1), rect(x + 2 * s, y - 11 * s, 82 * s, 4 * s)) +
    filled(
      scene.tone('#e3a72c'),
      path`M${x + 62 * s} ${y - 8 * s}v${-24 * s}h${15 * s}q${5 * s} 0 ${6 * s} ${6 * s}l${2 * s} ${9 * s}v${9 * s}z`,
    ) +
    filled(
      mix(scene.light.glass[0], scene.light.glass[1], 0.5),
      path`M${x + 69 * s} ${y - 29 * s}h${8 * s}q${3 * s} 0 ${4 * s} ${4 * s}l${1 * s} ${6 * s}h${-13 * s}z`,
    ) +
    [12, 25, 72]
      .map((q) => circle(x + q * s, y - 5 * s, 5.4 * s, TYRE) + circle(x + q * s, y - 5 * s, 2 * s, '#bdb6ab'))
      .join('')
  );
}

/** An electricity pole with wires to both sides. */
export function electricPole(scene: Scene, x: number, y: number, height: number): string {
  const w = scene.width;
  const top = y - height;
  const sag = path`M-10 ${top + 16}Q${x / 2} ${top + 26} ${x} ${top + 3}Q${(x + w) / 2} ${top + 26} ${w + 10} ${top + 12}`;
  return (
    stroked(
      scene.darken('#5d5751', 0.3),
      0.7,
      sag +
        path`M-10 ${top + 22}Q${x / 2} ${top + 34} ${x} ${top + 9}Q${(x + w) / 2} ${top + 34} ${w + 10} ${top + 19}`,
      'opacity=".7"',
    ) +
    filled(scene.darken('#9b948a', 0.15), path`M${x - 2} ${y}l0.6 ${-height}h2.8l0.6 ${height}z`) +
    filled(scene.darken('#6d665d', 0.2), rect(x - 9, top + 3, 18, 1.6) + rect(x - 7, top + 9, 14, 1.6))
  );
}
