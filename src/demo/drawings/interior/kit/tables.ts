import { BRASS } from '../../colour.ts';
import { filled, repeat, stroked } from '../../svg.ts';
import type { Space } from '../space.ts';
import { drawChair } from './seating.ts';

/** A rectangular table on four legs. */
export const drawTable = (s: Space, x: number, z: number, w: number, h: number, d: number, colour: string): string =>
  s.shadow(x, z, w, d) +
  s.legs(x + 0.03, z + 0.02, w - 0.06, h - 0.05, d - 0.04, colour, 0.06) +
  s.box(x, h - 0.06, z, w, 0.06, d, colour);

/** A low table with a brass bowl and two books. */
export function drawCoffeeTable(s: Space, x: number, z: number, w: number, d: number): string {
  const { colours } = s;
  return (
    drawTable(s, x, z, w, 0.4, d, colours.wood) +
    s.box(x + w * 0.58, 0.4, z + d * 0.35, 0.3, 0.035, 0.22, colours.contrast) +
    s.box(x + w * 0.6, 0.435, z + d * 0.38, 0.24, 0.03, 0.18, colours.accent) +
    s.turned(x + w * 0.28, 0.4, z + d * 0.5, 0.05, 0.12, 0.08, BRASS)
  );
}

/** A round table on one foot; the top may be of stone. */
export function drawRoundTable(
  s: Space,
  x: number,
  z: number,
  r: number,
  h: number,
  top: string,
  foot: string,
): string {
  const { scene } = s;
  return (
    s.levelDisc(x, 0, z, r * 0.9, scene.light.shade, 'opacity=".16"') +
    s.turned(x, 0, z, r * 0.45, r * 0.1, h - 0.06, foot) +
    s.levelDisc(x, h - 0.05, z, r, scene.darken(top, 0.18)) +
    s.levelDisc(x, h, z, r, scene.lighten(top, 0.2))
  );
}

/** A dining table with chairs on both long sides; the near ones show their backs. */
export function drawDiningSet(s: Space, x: number, z: number, w: number, seats: number, colour: string): string {
  const { colours } = s;
  const pitch = w / seats;
  const place = (i: number): number => x + pitch * (i + 0.5) - 0.22;
  return (
    repeat(seats, (i) => drawChair(s, place(i), z + 0.78, colour)) +
    drawTable(s, x, z, w, 0.76, 0.9, colours.wood) +
    drawTableware(s, x, z, w) +
    repeat(seats, (i) => drawChair(s, place(i), z - 0.34, colour, { turned: true }))
  );
}

/** A runner, plates, a brass lota and fruit on a table that is 0.76 m high. */
function drawTableware(s: Space, x: number, z: number, w: number): string {
  const { scene, colours } = s;
  const middle = x + w / 2;
  return (
    filled(scene.tone(colours.contrast), s.level(x + w * 0.12, 0.765, z + 0.34, w * 0.76, 0.22), 'opacity=".85"') +
    s.turned(middle - 0.2, 0.765, z + 0.45, 0.07, 0.15, 0.09, '#e9dfcf') +
    s.disc(middle - 0.25, 0.875, z + 0.45, 0.045, scene.tone('#d9702e')) +
    s.disc(middle - 0.16, 0.88, z + 0.45, 0.045, scene.tone('#e0a83a')) +
    s.disc(middle - 0.2, 0.9, z + 0.44, 0.04, scene.tone('#b4412c')) +
    s.turned(middle + 0.22, 0.765, z + 0.45, 0.06, 0.045, 0.16, BRASS)
  );
}

/** A low cabinet with a television on it, on the back wall or standing on the cabinet. */
export function drawTelevision(s: Space, x: number, w: number, colour: string, isMounted = true): string {
  const { scene, depth: d } = s;
  const screen = { w: w * 0.6, h: w * 0.34 };
  const left = x + (w - screen.w) / 2;
  const y = isMounted ? 0.95 : 0.52;
  const shine = s.shape(
    [left + screen.w * 0.55, y + screen.h, d - 0.08],
    [left + screen.w * 0.85, y + screen.h, d - 0.08],
    [left + screen.w * 0.5, y, d - 0.08],
    [left + screen.w * 0.2, y, d - 0.08],
  );
  return (
    s.shadow(x, d - 0.45, w, 0.45) +
    s.box(x, 0.08, d - 0.45, w, 0.4, 0.45, colour) +
    stroked(
      scene.darken(colour, 0.35),
      1,
      repeat(2, (i) => s.line([x + (w * (i + 1)) / 3, 0.1, d - 0.45], [x + (w * (i + 1)) / 3, 0.46, d - 0.45])),
    ) +
    filled('#23262b', s.rounded(left, y, d - 0.08, screen.w, screen.h, 0.02)) +
    filled('#59636d', shine, 'opacity=".35"') +
    (isMounted ? '' : filled('#23262b', s.front(left + screen.w * 0.3, 0.48, d - 0.1, screen.w * 0.4, 0.05)))
  );
}

/** A desk with a monitor and a drawer unit; z is its front edge. */
export function drawDesk(s: Space, x: number, z: number, w: number, colour: string): string {
  const { scene } = s;
  return (
    drawTable(s, x, z, w, 0.75, 0.6, colour) +
    s.box(x + w - 0.44, 0.12, z + 0.05, 0.4, 0.56, 0.5, colour) +
    stroked(scene.darken(colour, 0.35), 1, s.line([x + w - 0.44, 0.4, z + 0.05], [x + w - 0.04, 0.4, z + 0.05])) +
    drawMonitor(s, x + w * 0.34, 0.75, z + 0.4)
  );
}

/** A screen on its foot, standing at height y. */
export const drawMonitor = (s: Space, x: number, y: number, z: number): string =>
  filled('#4b5057', s.front(x + 0.22, y, z, 0.08, 0.12) + s.front(x + 0.16, y, z - 0.02, 0.2, 0.02)) +
  filled('#24272c', s.rounded(x, y + 0.1, z - 0.02, 0.52, 0.32, 0.015)) +
  filled(s.scene.fade('screen', '#7fa6b8', '#3c6470', 'diagonal'), s.front(x + 0.02, y + 0.12, z - 0.02, 0.48, 0.28));
