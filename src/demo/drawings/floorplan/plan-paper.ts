import { filled, num, rect, stroked } from '../svg.ts';

export const INK = '#1d3f3a';
export const PAPER = '#fffdf9';
const FONTS = 'Figtree Variable,Figtree,Segoe UI,Roboto,Arial,sans-serif';

/** A centred line of text. */
export const text = (x: number, y: number, size: number, weight: number, colour: string, content: string): string =>
  `<text x="${num(x)}" y="${num(y)}" font-size="${num(size)}" font-weight="${weight}" fill="${colour}"` +
  ` text-anchor="middle" font-family="${FONTS}">${content}</text>`;

export function ruledPaper(w: number, h: number): string {
  let lines = '';
  for (let y = 14; y < h; y += 14) {
    lines += `M0 ${y}H${w}`;
  }
  return filled(PAPER, rect(0, 0, w, h)) + stroked('#efe9de', 0.6, lines);
}
