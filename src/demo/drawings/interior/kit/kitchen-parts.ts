import { filled, repeat, stroked } from '../../svg.ts';
import type { Space } from '../space.ts';

export const COUNTER = 0.86;

const COUNTER_DEPTH = 0.6;

/** Fronts and top of a kitchen; no fronts make a platform on walls with shelves below. */
export interface CounterStyle {
  front: string | null;
  top: string;
}

function fronts(s: Space, x: number, w: number, z: number, colour: string): string {
  const { scene } = s;
  const count = Math.max(1, Math.round(w / 0.55));
  const joints = repeat(count - 1, (i) =>
    s.line([x + (w * (i + 1)) / count, 0.1, z], [x + (w * (i + 1)) / count, 0.8, z]),
  );
  const handles = repeat(count, (i) => s.front(x + (w * (i + 0.5)) / count - 0.1, 0.7, z, 0.2, 0.02));
  return stroked(scene.darken(colour, 0.35), 1, joints) + filled(scene.darken('#8a8783', 0.1), handles);
}

/** Shelves under an open platform, with steel tins and a gas cylinder behind a curtain of shade. */
function openShelves(s: Space, x: number, w: number, z: number): string {
  const { scene } = s;
  const bays = Math.max(2, Math.round(w / 0.9));
  const bay = w / bays;
  return repeat(bays, (i) => {
    const left = x + i * bay + 0.05;
    const tins = repeat(2, (n) => s.turned(left + 0.2 + n * 0.3, 0.46, z + 0.1, 0.1, 0.1, 0.22, '#c3c6c6'));
    const low =
      i % 2 === 0
        ? s.turned(left + bay * 0.35, 0.02, z + 0.12, 0.15, 0.15, 0.34, '#b4412c')
        : s.turned(left + bay * 0.4, 0.02, z + 0.12, 0.17, 0.2, 0.24, '#aeb3b4');
    return (
      filled(scene.darken('#6b5f55', 0.35), s.front(left, 0.02, z, bay - 0.1, 0.8)) +
      low +
      filled(scene.tone('#9c9588'), s.front(left, 0.42, z, bay - 0.1, 0.04)) +
      tins
    );
  });
}

/** A counter along the back wall. */
export function drawCounter(s: Space, x: number, w: number, { front, top }: CounterStyle): string {
  const z = s.depth - COUNTER_DEPTH;
  const body = front
    ? s.box(x, 0.08, z + 0.03, w, 0.74, COUNTER_DEPTH, front) +
      fronts(s, x, w, z + 0.03, front) +
      filled('#4a4643', s.front(x, 0, z + 0.06, w, 0.08))
    : s.box(x, 0, z + 0.03, w, 0.82, COUNTER_DEPTH, s.colours.wall) + openShelves(s, x, w, z + 0.03);
  return s.shadow(x, z, w, COUNTER_DEPTH) + body + s.box(x - 0.01, 0.82, z, w + 0.02, 0.05, COUNTER_DEPTH, top);
}

/** A counter along a side wall, from the back wall to z. */
export function drawSideCounter(s: Space, side: 'left' | 'right', z: number, { front, top }: CounterStyle): string {
  const x = side === 'left' ? 0 : s.width - COUNTER_DEPTH;
  const d = s.depth - z;
  const face = side === 'left' ? COUNTER_DEPTH - 0.03 : x + 0.03;
  const colour = front ?? s.colours.wall;
  const count = Math.max(2, Math.round(d / 0.6));
  const joints = repeat(count - 1, (i) =>
    s.line([face, 0.1, z + (d * (i + 1)) / count], [face, 0.8, z + (d * (i + 1)) / count]),
  );
  const handles = repeat(count, (i) =>
    s.line([face, 0.7, z + (d * (i + 0.35)) / count], [face, 0.7, z + (d * (i + 0.65)) / count]),
  );
  return (
    s.shadow(x, z, COUNTER_DEPTH, d) +
    s.box(side === 'left' ? x : x + 0.03, 0.06, z, COUNTER_DEPTH - 0.03, 0.76, d, colour) +
    stroked(s.scene.darken(colour, 0.45), 1, joints) +
    stroked(s.scene.darken('#8a8783', 0.2), 1.8, handles) +
    s.box(x, 0.82, z - 0.02, COUNTER_DEPTH, 0.05, d + 0.02, top)
  );
}

/** Wall cabinets on the back wall; some may have glass doors. */
export function drawWallCabinets(
  s: Space,
  x: number,
  w: number,
  colour: string,
  { glass = false, h = 0.72 } = {},
): string {
  const { scene } = s;
  const z = s.depth - 0.34;
  const y = 1.45;
  const count = Math.max(1, Math.round(w / 0.5));
  const joints = repeat(count - 1, (i) =>
    s.line([x + (w * (i + 1)) / count, y, z], [x + (w * (i + 1)) / count, y + h, z]),
  );
  const panes = glass
    ? filled(
        scene.lighten('#cfd8d6', 0.3),
        repeat(count, (i) => s.front(x + (w * i) / count + 0.06, y + 0.07, z, w / count - 0.12, h - 0.14)),
        'opacity=".75"',
      )
    : '';
  return (
    filled(scene.light.shade, s.front(x, y - 0.12, s.depth, w, 0.12), 'opacity=".14"') +
    s.box(x, y, z, w, h, 0.34, colour) +
    panes +
    stroked(scene.darken(colour, 0.35), 1, joints) +
    filled(
      scene.darken('#8a8783', 0.1),
      repeat(count, (i) => s.front(x + (w * (i + 0.5)) / count - 0.08, y + 0.05, z, 0.16, 0.02)),
    )
  );
}

/** Tiles between counter and cabinets, over the whole width. */
export function drawSplashback(
  s: Space,
  x: number,
  w: number,
  colour: string,
  kind: 'square' | 'subway' | 'slab' | 'jaali' = 'square',
  top = 1.5,
): string {
  const { scene, depth: z } = s;
  const y = COUNTER;
  const area = s.front(x, y, z, w, top - y);
  if (kind === 'jaali')
    return filled(
      scene.jaali('tiles', scene.tone(s.colours.accent), scene.lighten(colour, 0.3), 11),
      area,
      'opacity=".8"',
    );
  const base = filled(scene.lighten(colour, 0.1), area);
  if (kind === 'slab') return base;
  const [tw, th] = kind === 'square' ? [0.2, 0.2] : [0.3, 0.1];
  const rows = Math.floor((top - y) / th);
  const joints =
    repeat(rows, (i) => s.line([x, y + (i + 1) * th, z], [x + w, y + (i + 1) * th, z])) +
    (kind === 'square'
      ? repeat(Math.floor(w / tw), (i) => s.line([x + (i + 1) * tw, y, z], [x + (i + 1) * tw, top, z]))
      : '') +
    (kind === 'subway'
      ? repeat(rows, (row) =>
          repeat(Math.floor(w / tw), (i) =>
            s.line(
              [x + (i + (row % 2 ? 0.5 : 1)) * tw, y + row * th, z],
              [x + (i + (row % 2 ? 0.5 : 1)) * tw, y + (row + 1) * th, z],
            ),
          ),
        )
      : '');
  return base + stroked(scene.darken(colour, 0.22), 0.7, joints, 'opacity=".6"');
}

/** A steel sink sunk into the counter, with a tap. */
export function drawSink(s: Space, x: number): string {
  const { scene } = s;
  const z = s.depth - 0.48;
  const tap = s.line(
    [x + 0.25, COUNTER, s.depth - 0.1],
    [x + 0.25, 1.12, s.depth - 0.1],
    [x + 0.25, 1.14, s.depth - 0.26],
    [x + 0.25, 1.06, s.depth - 0.28],
  );
  return (
    filled(scene.darken('#b9bdbd', 0.1), s.level(x, COUNTER + 0.012, z, 0.52, 0.36)) +
    filled(scene.darken('#8f9696', 0.3), s.level(x + 0.04, COUNTER + 0.012, z + 0.03, 0.44, 0.28)) +
    stroked(scene.tone('#9aa0a2'), 2.4, tap, 'stroke-linejoin="round"')
  );
}

/** A gas hob built into the counter, or a two-burner stove that stands on it. */
export function drawStove(s: Space, x: number, kind: 'hob' | 'stove'): string {
  const { scene } = s;
  const z = s.depth - 0.5;
  const w = kind === 'hob' ? 0.7 : 0.66;
  const lift = kind === 'hob' ? COUNTER + 0.015 : COUNTER + 0.11;
  const burners = repeat(
    2,
    (i) =>
      s.levelDisc(x + w * (0.28 + i * 0.44), lift + 0.015, z + 0.2, 0.11, '#2f3032') +
      s.levelDisc(x + w * (0.28 + i * 0.44), lift + 0.02, z + 0.2, 0.05, '#8d9092'),
  );
  const body =
    kind === 'hob'
      ? filled('#2b2d30', s.level(x, lift, z, w, 0.42))
      : s.box(x, COUNTER, z, w, 0.1, 0.4, '#c9cccc', 0.02) +
        repeat(2, (i) => s.disc(x + w * (0.28 + i * 0.44), COUNTER + 0.05, z, 0.035, '#3a3c3e'));
  return (
    (kind === 'stove'
      ? filled(scene.light.shade, s.level(x - 0.03, COUNTER + 0.01, z - 0.04, w + 0.06, 0.46), 'opacity=".2"')
      : '') +
    body +
    burners
  );
}

/** A chimney over the stove. */
export function drawChimney(s: Space, x: number, w = 0.7): string {
  const { scene } = s;
  const z = s.depth - 0.42;
  const hood = s.shape([x, 1.52, z], [x + w, 1.52, z], [x + w * 0.68, 1.8, z + 0.15], [x + w * 0.32, 1.8, z + 0.15]);
  return (
    filled(scene.tone('#b7bbbb'), s.front(x + w * 0.34, 1.78, z + 0.15, w * 0.32, s.height - 1.78)) +
    filled(scene.fade('hood', scene.lighten('#d5d8d8', 0.2), scene.darken('#a4a9aa', 0.1)), hood) +
    filled('#3a3d3f', s.front(x, 1.48, z, w, 0.05))
  );
}

/** An island with stools in front of it. */
export function drawIsland(s: Space, x: number, z: number, w: number, { front, top }: CounterStyle): string {
  const colour = front ?? s.colours.wood;
  const stool = (cx: number): string =>
    s.levelDisc(cx, 0, z - 0.35, 0.18, s.scene.light.shade, 'opacity=".16"') +
    stroked(
      s.scene.darken('#4a4038', 0.1),
      2,
      s.line([cx - 0.12, 0, z - 0.4], [cx - 0.08, 0.62, z - 0.35]) +
        s.line([cx + 0.12, 0, z - 0.4], [cx + 0.08, 0.62, z - 0.35]),
    ) +
    s.turned(cx, 0.62, z - 0.35, 0.17, 0.17, 0.06, s.colours.accent);
  return (
    s.shadow(x, z, w, 0.8) +
    s.box(x, 0.06, z, w, 0.82, 0.75, colour) +
    filled(
      s.scene.darken(colour, 0.2),
      repeat(Math.round(w / 0.12), (i) => s.front(x + 0.05 + i * 0.12, 0.1, z, 0.02, 0.74)),
      'opacity=".5"',
    ) +
    s.box(x - 0.06, 0.88, z - 0.08, w + 0.12, 0.05, 0.88, top) +
    s.turned(x + w * 0.3, 0.93, z + 0.3, 0.1, 0.2, 0.1, '#e9dfcf', '#d9902e') +
    stool(x + w * 0.25) +
    stool(x + w * 0.72)
  );
}
