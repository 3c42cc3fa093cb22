/** A point in picture units. */
export type Point = readonly [x: number, y: number];

/**
 * Formats a length with at most one decimal, which is sufficient for the pictures. Formatting whole numbers and a digit
 * is several times faster than formatting a fraction, and the demo has millions of lengths.
 */
export function num(value: number): string {
  const tenths = Math.round(value * 10);
  const digit = tenths % 10;
  if (digit === 0) return String(tenths / 10);
  const sign = tenths < 0 ? '-' : '';
  return `${sign}${Math.trunc(Math.abs(tenths) / 10)}.${Math.abs(digit)}`;
}

/** Template tag for path data: numbers are rounded like `num`, strings are used unchanged. */
export function path(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  let d = parts[0] ?? '';
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? '';
    d += (typeof value === 'number' ? num(value) : value) + (parts[i + 1] ?? '');
  }
  return d;
}

/** Path data of a rectangle. */
export const rect = (x: number, y: number, w: number, h: number): string => path`M${x} ${y}h${w}v${h}h${-w}z`;

/** Path data of a closed polygon. */
export const polygon = (...points: readonly Point[]): string =>
  `M${points.map(([x, y]) => path`${x} ${y}`).join('L')}z`;

/** Joins the path data (or markup) that `make` returns for 0, 1, … count - 1. */
export const repeat = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

const more = (attributes: string): string => (attributes ? ` ${attributes}` : '');

/** A filled path element. */
export const filled = (fill: string, d: string, attributes = ''): string =>
  `<path fill="${fill}" d="${d}"${more(attributes)}/>`;

/** An outlined path element; the width is printed as given. */
export const stroked = (stroke: string, width: number | string, d: string, attributes = ''): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${d}"${more(attributes)}/>`;

/** A circle element. */
export const circle = (cx: number, cy: number, r: number, fill: string, attributes = ''): string =>
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${fill}"${more(attributes)}/>`;

/** An ellipse element. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, attributes = ''): string =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${more(attributes)}/>`;

/** Content that is shown only inside a clip reference such as the result of `scene.clip`. */
export const clipped = (clip: string, content: string): string => `<g clip-path="${clip}">${content}</g>`;

/** A copy of a symbol of the scene, moved to (x, y). */
export const used = (symbol: string, x: number, y: number): string =>
  `<use href="#${symbol}" x="${num(x)}" y="${num(y)}"/>`;

const fine = (value: number): string => String(Math.round(value * 1e4) / 1e4);

/** Content skewed sideways by `slope` around the height `y`; unchanged for a slope of 0. */
export const leaning = (content: string, y: number, slope: number): string =>
  slope === 0 ? content : `<g transform="matrix(1 0 ${fine(slope)} 1 ${fine(-slope * y)} 0)">${content}</g>`;

/** Content moved sideways, with more precision than `num`; unchanged for 0. */
export const shifted = (content: string, dx: number): string =>
  dx === 0 ? content : `<g transform="translate(${fine(dx)} 0)">${content}</g>`;

/** Collects path data by fill and prints one element per fill, in the given order, which keeps the files small. */
export class PathBag {
  readonly #dataByFill: Map<string, string>;

  constructor(...fills: readonly string[]) {
    this.#dataByFill = new Map(fills.map((fill) => [fill, '']));
  }

  add(fill: string, d: string): void {
    this.#dataByFill.set(fill, (this.#dataByFill.get(fill) ?? '') + d);
  }

  toString(): string {
    return [...this.#dataByFill].map(([fill, d]) => (d ? filled(fill, d) : '')).join('');
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for a double-quoted attribute of an XML document. */
const escapeAttribute = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, ' ')
    .replace(/[&<>"]/g, (char) => ENTITIES[char] ?? '');

export interface SvgFrame {
  width: number;
  height: number;
  /** Accessible name; a picture without one is decorative. */
  title?: string | undefined;
  /** Fill any box and crop (the default), or fit inside it. */
  crop?: boolean;
}

/** Wraps markup into a complete SVG document. */
export function svgDocument({ width, height, title, crop = true }: SvgFrame, body: string): string {
  const aspect = crop ? ' preserveAspectRatio="xMidYMid slice"' : '';
  const label = title ? ` role="img" aria-label="${escapeAttribute(title)}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${aspect}${label}>${body}</svg>`;
}
