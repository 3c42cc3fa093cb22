import { BRASS } from '../../colour.ts';
import { filled, repeat, stroked } from '../../svg.ts';
import type { Space } from '../space.ts';
import { COUNTER } from './kitchen-parts.ts';

/** A pressure cooker with its whistle; (x, z) is its middle, y what it stands on. */
export function drawCooker(s: Space, x: number, y: number, z: number): string {
  const { scene } = s;
  return (
    s.turned(x, y, z, 0.12, 0.125, 0.17, '#c6c9ca') +
    filled(scene.darken('#b4b8ba', 0.05), s.rounded(x - 0.13, y + 0.16, z, 0.26, 0.07, 0.05, 0.01)) +
    filled(
      '#2e2e30',
      s.rounded(x + 0.1, y + 0.17, z, 0.2, 0.035, 0.015) +
        s.rounded(x - 0.19, y + 0.12, z, 0.08, 0.03, 0.012) +
        s.front(x - 0.02, y + 0.23, z, 0.04, 0.05),
    )
  );
}

/** A fridge beside the counter. */
export function drawFridge(s: Space, x: number, colour: string, isDouble = false): string {
  const { scene } = s;
  const w = isDouble ? 0.9 : 0.65;
  const z = s.depth - 0.72;
  const split = isDouble ? s.line([x + w / 2, 0.06, z], [x + w / 2, 1.74, z]) : s.line([x, 1.2, z], [x + w, 1.2, z]);
  const handles = isDouble
    ? s.front(x + w / 2 - 0.06, 0.7, z, 0.025, 0.6) + s.front(x + w / 2 + 0.035, 0.7, z, 0.025, 0.6)
    : s.front(x + 0.05, 1.28, z, 0.03, 0.26) + s.front(x + 0.05, 0.8, z, 0.03, 0.34);
  return (
    s.shadow(x, z, w, 0.7) +
    s.box(x, 0.04, z, w, 1.72, 0.7, colour, 0.03) +
    stroked(scene.darken(colour, 0.4), 1.2, split) +
    filled(scene.lighten('#d8dadb', 0.2), handles)
  );
}

/** A water purifier on the wall. */
export const drawPurifier = (s: Space, x: number): string =>
  s.box(x, 1.28, s.depth - 0.26, 0.3, 0.44, 0.26, '#f2f3f3', 0.03) +
  filled(s.scene.tone('#7fa9bf'), s.rounded(x + 0.04, 1.34, s.depth - 0.26, 0.22, 0.2, 0.02)) +
  filled('#3b5c6e', s.front(x + 0.13, 1.28, s.depth - 0.27, 0.04, 0.06));

/** A microwave oven on the counter. */
export const drawMicrowave = (s: Space, x: number): string =>
  s.box(x, COUNTER, s.depth - 0.45, 0.5, 0.28, 0.36, '#50545a', 0.02) +
  filled('#23262a', s.front(x + 0.04, COUNTER + 0.05, s.depth - 0.45, 0.3, 0.18)) +
  filled('#7fc0a0', s.front(x + 0.39, COUNTER + 0.2, s.depth - 0.45, 0.07, 0.025));

/** Jars of spices in a row, at height y. */
export function drawJars(s: Space, x: number, y: number, count: number, z = s.depth - 0.2): string {
  const spices = ['#b4573a', '#d99a2b', '#7d8a4e', '#8a3b3b', '#c9b28a', '#e3c45f'];
  return repeat(
    count,
    (i) =>
      filled(s.scene.tone(spices[i % spices.length] ?? BRASS), s.rounded(x + i * 0.14, y, z, 0.11, 0.15, 0.02)) +
      filled(s.scene.darken('#e6e2da', 0.1), s.front(x + i * 0.14, y + 0.14, z, 0.11, 0.03)),
  );
}

/** An open shelf with brass and steel pots. */
export const drawPotShelf = (s: Space, x: number, y: number, w: number): string =>
  s.box(x, y, s.depth - 0.26, w, 0.035, 0.26, s.colours.wood) +
  repeat(Math.floor(w / 0.26), (i) =>
    s.turned(
      x + 0.15 + i * 0.26,
      y + 0.035,
      s.depth - 0.13,
      0.075,
      i % 3 === 1 ? 0.05 : 0.09,
      i % 3 === 1 ? 0.2 : 0.13,
      i % 2 ? BRASS : '#bfc3c4',
    ),
  );

/** A washing machine; z is its front. */
export const drawWashingMachine = (s: Space, x: number, z: number): string =>
  s.shadow(x, z, 0.6, 0.55) +
  s.box(x, 0.03, z, 0.6, 0.84, 0.55, '#eceeee', 0.03) +
  filled(s.scene.darken('#d5d8d8', 0.05), s.front(x + 0.02, 0.74, z, 0.56, 0.11)) +
  s.disc(x + 0.3, 0.42, z, 0.21, s.scene.tone('#b9bfc2')) +
  s.disc(x + 0.3, 0.42, z, 0.16, '#47545c') +
  s.disc(x + 0.26, 0.46, z, 0.07, '#8fa6b0', 'opacity=".6"');
