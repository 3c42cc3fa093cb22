import { filled, repeat, stroked } from '../../svg.ts';
import { type Space } from '../space.ts';
import { drawOfficeChair } from './seating.ts';
import { drawMonitor, drawTable } from './tables.ts';

/** A row of desks with low screens between them; z is the front edge. */
export function drawDeskRow(s: Space, x: number, z: number, count: number, colour: string, withChairs = true): string {
  const w = 1.35;
  return (
    repeat(
      count,
      (i) => drawTable(s, x + i * w, z, w - 0.04, 0.74, 0.7, colour) + drawMonitor(s, x + i * w + 0.4, 0.74, z + 0.45),
    ) +
    repeat(count, (i) =>
      filled(
        s.scene.tone(s.colours.feature),
        s.rounded(x + i * w + 0.02, 0.5, z + 0.7, w - 0.08, 0.62, 0.03),
        'opacity=".75"',
      ),
    ) +
    (withChairs ? repeat(count, (i) => drawOfficeChair(s, x + i * w + 0.35, z - 0.45, s.colours.fabric)) : '')
  );
}

/** A partition of glass in a frame along the back wall or at depth z, with a door. */
export function drawGlassWall(s: Space, x: number, w: number, z: number, frame = '#3d4043'): string {
  const { scene, height: h } = s;
  const count = Math.max(2, Math.round(w / 1));
  const mullions = repeat(count + 1, (i) => s.front(x + (w * i) / count - 0.025, 0, z, 0.05, h));
  const glare = repeat(count, (i) =>
    s.shape(
      [x + (w * (i + 0.3)) / count, h, z],
      [x + (w * (i + 0.5)) / count, h, z],
      [x + (w * (i + 0.25)) / count, 0, z],
      [x + (w * (i + 0.05)) / count, 0, z],
    ),
  );
  return (
    filled('#dbe7e8', s.front(x, 0, z, w, h), 'opacity=".24"') +
    filled('#ffffff', glare, 'opacity=".14"') +
    filled('#ffffff', s.front(x, 0.9, z, w, 0.24), 'opacity=".3"') +
    filled(scene.tone(frame), mullions + s.front(x, h - 0.06, z, w, 0.06) + s.front(x, 2.1, z, w, 0.05))
  );
}

/** A long table with chairs on both sides and one at its end. */
export function drawConference(s: Space, x: number, z: number, w: number, colour: string): string {
  const chairs = Math.max(2, Math.round(w / 0.75));
  const place = (i: number): number => x + (w * (i + 0.5)) / chairs - 0.28;
  return (
    repeat(chairs, (i) => drawOfficeChair(s, place(i), z + 1.05, s.colours.fabric)) +
    s.shadow(x, z, w, 1.05) +
    s.box(x + w * 0.2, 0, z + 0.4, 0.5, 0.68, 0.3, s.scene.darken(colour, 0.2)) +
    s.box(x + w * 0.8 - 0.5, 0, z + 0.4, 0.5, 0.68, 0.3, s.scene.darken(colour, 0.2)) +
    s.box(x, 0.68, z, w, 0.07, 1.05, colour) +
    repeat(chairs, (i) => drawOfficeChair(s, place(i), z - 0.5, s.colours.fabric))
  );
}

/** A board to write on, or a screen. */
export const drawBoard = (s: Space, x: number, y: number, w: number, h: number, isScreen = false): string =>
  filled(s.scene.darken('#8d9093', 0.2), s.front(x - 0.04, y - 0.04, s.depth, w + 0.08, h + 0.08)) +
  filled(
    isScreen ? s.scene.fade('screen', '#7fa6b8', '#3c6470', 'diagonal') : s.scene.lighten('#fbfbf8', 0.2),
    s.front(x, y, s.depth, w, h),
  ) +
  (isScreen
    ? ''
    : stroked(
        s.colours.fabric,
        1.2,
        s.line([x + w * 0.1, y + h * 0.75, s.depth], [x + w * 0.5, y + h * 0.75, s.depth]) +
          s.line([x + w * 0.1, y + h * 0.6, s.depth], [x + w * 0.4, y + h * 0.6, s.depth]),
      ));

/** A reception desk with a raised front. */
export const drawReceptionDesk = (s: Space, x: number, z: number, w: number, front: string, top: string): string =>
  s.shadow(x, z, w, 0.8) +
  s.box(x, 0, z, w, 1.06, 0.3, front) +
  filled(
    s.scene.darken(front, 0.22),
    repeat(Math.round(w / 0.18), (i) => s.front(x + 0.06 + i * 0.18, 0.1, z, 0.03, 0.86)),
  ) +
  s.box(x - 0.05, 1.06, z - 0.04, w + 0.1, 0.05, 0.4, top) +
  filled('#fff0cc', s.front(x + 0.05, 0.02, z, w - 0.1, 0.035)) +
  drawMonitor(s, x + w * 0.6, 0.86, z + 0.5);

export type Goods = 'cloth' | 'tins' | 'shoes' | 'books' | 'boxes';

function drawGoods(s: Space, kind: Goods, x: number, y: number, z: number, w: number, h: number): string {
  const { scene, colours } = s;
  const fills = [colours.fabric, colours.accent, colours.contrast, colours.feature, '#c9b28a'];
  const size = { cloth: 0.34, tins: 0.13, shoes: 0.3, books: 0.07, boxes: 0.4 }[kind];
  const heights = {
    cloth: [0.14, 0.22, 0.3],
    tins: [0.17],
    shoes: [0.1],
    books: [0.2, 0.24, 0.22],
    boxes: [0.26, 0.32],
  }[kind];
  const byFill = new Map<string, string>();
  const count = Math.floor(w / (size + 0.03));
  for (let i = 0; i < count; i += 1) {
    const fill = fills[(i * 3 + Math.round(y * 7)) % fills.length] ?? colours.accent;
    const high = Math.min(h, heights[i % heights.length] ?? h);
    byFill.set(
      fill,
      (byFill.get(fill) ?? '') + s.rounded(x + i * (size + 0.03), y, z, size, high, Math.min(0.03, size / 4)),
    );
  }
  return [...byFill].map(([fill, d]) => filled(scene.tone(fill), d)).join('');
}

/** Shelves on the back wall, with goods or empty. */
export function drawShelves(s: Space, x: number, w: number, colour: string, goods?: Goods, rows = 4): string {
  const { scene } = s;
  const z = s.depth - 0.4;
  const pitch = 2 / rows;
  return (
    s.shadow(x, z, w, 0.4) +
    s.box(x, 0, z, w, 2.15, 0.4, colour) +
    repeat(
      rows,
      (i) =>
        filled(scene.darken(colour, 0.3), s.front(x + 0.05, 0.1 + i * pitch, z, w - 0.1, pitch - 0.05)) +
        (goods ? drawGoods(s, goods, x + 0.1, 0.1 + i * pitch, z, w - 0.2, pitch - 0.12) : ''),
    )
  );
}

/** Shelves along a side wall. */
export function drawSideShelves(
  s: Space,
  side: 'left' | 'right',
  z: number,
  d: number,
  colour: string,
  isFull = true,
): string {
  const { scene, colours } = s;
  const depth = 0.4;
  const x = side === 'left' ? 0 : s.width - depth;
  const face = side === 'left' ? depth : x;
  const rows = repeat(4, (i) => s.side(face, 0.12 + i * 0.5, z + 0.06, 0.42, d - 0.12));
  const fills = [colours.fabric, colours.accent, colours.contrast];
  const goods = isFull
    ? fills
        .map((fill, n) =>
          filled(
            scene.tone(fill),
            repeat(4, (i) =>
              repeat(Math.floor(d / 0.36), (k) =>
                (k + i) % 3 === n ? s.side(face, 0.12 + i * 0.5, z + 0.1 + k * 0.34, 0.26 + (k % 2) * 0.08, 0.26) : '',
              ),
            ),
          ),
        )
        .join('')
    : '';
  return (
    s.shadow(x, z, depth, d) + s.box(x, 0, z, depth, 2.15, d, colour) + filled(scene.darken(colour, 0.35), rows) + goods
  );
}

/** A counter with a glass front. */
export const drawShopCounter = (s: Space, x: number, z: number, w: number, colour: string, goods?: Goods): string =>
  s.shadow(x, z, w, 0.6) +
  s.box(x, 0, z, w, 0.95, 0.6, colour) +
  filled(s.scene.darken('#55606a', 0.1), s.front(x + 0.06, 0.42, z, w - 0.12, 0.46)) +
  (goods ? drawGoods(s, goods, x + 0.12, 0.44, z, w - 0.24, 0.34) : '') +
  filled('#ffffff', s.front(x + 0.06, 0.42, z, w - 0.12, 0.46), 'opacity=".2"') +
  s.box(x - 0.02, 0.95, z - 0.02, w + 0.04, 0.05, 0.64, '#e9e4da');
