import { num, path } from '../svg.ts';
import type { RoomUse } from './plan-grids.ts';

/** A room in picture units. */
export interface RoomBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

function outline(x: number, y: number, w: number, h: number, corner = 0): string {
  const size = `width="${num(w)}" height="${num(h)}"`;
  return `<rect x="${num(x)}" y="${num(y)}" ${size}${corner ? ` rx="${corner}"` : ''}/>`;
}

const ring = (cx: number, cy: number, rx: number, ry: number): string =>
  rx === ry
    ? `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(rx)}"/>`
    : `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}"/>`;

function bed({ x, y, w }: RoomBox): string {
  const bw = Math.min(w * 0.44, 66);
  const bh = bw * 1.05;
  const bx = x + w / 2 - bw / 2;
  const by = y + 5;
  return (
    outline(bx, by, bw, bh, 3) +
    `<path d="${path`M${bx} ${by + bh * 0.36}h${bw}`}"/>` +
    outline(bx + bw * 0.08, by + bh * 0.08, bw * 0.36, bh * 0.2, 2) +
    outline(bx + bw * 0.56, by + bh * 0.08, bw * 0.36, bh * 0.2, 2) +
    outline(bx - 13, by, 10, 10) +
    outline(bx + bw + 3, by, 10, 10)
  );
}

const sofaGroup = ({ x, y, w, h }: RoomBox): string =>
  outline(x + w * 0.12, y + h - 20, w * 0.42, 15, 4) +
  outline(x + w * 0.12, y + h - 10, w * 0.42, 5, 2) +
  outline(x + w * 0.2, y + h - 40, w * 0.24, 13, 2) +
  outline(x + w * 0.66, y + h - 38, 15, 26, 4);

function diningTable({ x, y, w, h }: RoomBox): string {
  const cx = x + w / 2;
  const cy = y + h * 0.62;
  const chairs = [-15, 0, 15].map(
    (offset) => outline(cx + offset - 4, cy - 17, 8, 7, 2) + outline(cx + offset - 4, cy + 12, 8, 7, 2),
  );
  return outline(cx - 22, cy - 8, 44, 18, 3) + chairs.join('');
}

const worktop = ({ x, y, w, h }: RoomBox): string =>
  `<path d="${path`M${x + 2} ${y + 13}h${w - 15}v${h - 15}`}"/>` +
  outline(x + w * 0.2, y + 4, 16, 7, 2) +
  ring(x + w - 7, y + h * 0.5, 2.6, 2.6) +
  ring(x + w - 7, y + h * 0.5 + 8, 2.6, 2.6);

const sanitaryWare = ({ x, y, w }: RoomBox): string =>
  ring(x + w * 0.2, y + 9, 4.4, 5.6) + outline(x + w - 20, y + 3, 15, 9, 4);

const FURNITURE: Partial<Record<RoomUse, (room: RoomBox) => string>> = {
  bedroom: bed,
  living: sofaGroup,
  dining: diningTable,
  kitchen: worktop,
  bath: sanitaryWare,
};

/** The furniture of a room seen from above, as outlines. */
export const planFurniture = (use: RoomUse, room: RoomBox): string => FURNITURE[use]?.(room) ?? '';
