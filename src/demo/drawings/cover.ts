import { cuspedArch } from './arches.ts';
import { COVERS, type CoverTheme, type PictureOptions } from './catalogue.ts';
import { mix, PALETTES, type Palette } from './colour.ts';
import { createRandom, cyclic, type Random } from './random.ts';
import { circle, filled, path, polygon, rect, repeat, stroked, svgDocument } from './svg.ts';

/** Without a theme it is derived from the seed. */
export interface CoverOptions extends PictureOptions {
  theme?: CoverTheme;
  seed?: number;
}

interface Canvas {
  readonly w: number;
  readonly h: number;
  readonly palette: Palette;
  readonly random: Random;
}

/** Rows of nested cusped arches. */
function arches({ w, h, palette: { deep, middle, bright, pale, contrast } }: Canvas): string {
  const count = 5;
  const aw = w / count;
  const nested = repeat(count, (i) =>
    repeat(4, (k) => {
      const q = k * aw * 0.11;
      const fill = cyclic([middle, pale, bright, k % 2 ? deep : contrast], k + i);
      return filled(fill, cuspedArch(i * aw + q + 5, h + 4, aw - 2 * q - 10, h * 0.86 - q * 2.4 - (i % 2) * 46));
    }),
  );
  return filled(deep, rect(0, 0, w, h)) + nested + circle(w * 0.82, h * 0.16, 26, bright);
}

/** The descending terraces of a stepwell. */
function stepwell({ w, h, palette: { deep, middle, bright, pale, contrast } }: Canvas): string {
  const terraces = repeat(7, (k) => {
    const x = k * w * 0.062;
    const y = k * h * 0.068;
    const count = 9 - k;
    const q = 15 - k;
    const steps = repeat(count, (i) => {
      const sx = x + ((i + 0.5) * (w - 2 * x)) / count;
      const up = polygon([sx - q, y], [sx, y + q * 1.7], [sx + q, y]);
      return up + polygon([sx - q, h - y], [sx, h - y - q * 1.7], [sx + q, h - y]);
    });
    return (
      filled(mix(pale, deep, k / 7), rect(x, y, w - 2 * x, h - 2 * y)) +
      filled(mix(contrast, bright, k / 7), steps, 'opacity=".85"')
    );
  });
  const water = rect(w * 0.44, h * 0.48, w * 0.12, h * 0.04);
  return filled(middle, rect(0, 0, w, h)) + terraces + filled(deep, water);
}

/** Hills and a sun behind a pierced screen. */
function jaali({ w, h, palette: { deep, middle, bright, pale, contrast } }: Canvas): string {
  const q = 40;
  let screen = '';
  for (let y = 0; y < h + q; y += q) {
    for (let x = 0; x < w * 0.46; x += q) {
      screen += path`M${x} ${y}h${q}v${q}h${-q}z`;
      screen += path`M${x + 20} ${y + 4}L${x + 4} ${y + 20}L${x + 20} ${y + q - 4}L${x + q - 4} ${y + 20}z`;
    }
  }
  const farHill = path`M0 ${h * 0.72}Q${w * 0.3} ${h * 0.52} ${w * 0.6} ${h * 0.72}T${w} ${h * 0.66}V${h}H0z`;
  return (
    filled(deep, rect(0, 0, w, h)) +
    circle(w * 0.68, h * 0.44, h * 0.3, bright) +
    filled(contrast, farHill) +
    filled(middle, path`M0 ${h * 0.84}Q${w * 0.4} ${h * 0.66} ${w} ${h * 0.86}V${h}H0z`) +
    `<path fill="${pale}" fill-rule="evenodd" d="${screen}"/>` +
    filled(mix(pale, deep, 0.16), rect(w * 0.4375, 0, 14, h))
  );
}

/** A line of roofs from the left edge to the right: domes, gables and flat roofs around the height `y`. */
function roofs({ w, h, random }: Canvas, y: number): string {
  let d = path`M0 ${h}V${y}`;
  let x = 0;
  while (x < w) {
    const bw = random.between(26, 58);
    const top = y + random.between(-0.13, 0.1) * h;
    const kind = random();
    if (kind < 0.25) {
      d += path`V${top}q${bw / 2} ${-bw * 0.8} ${bw} 0`;
    } else if (kind < 0.4) {
      d += path`V${top}l${bw / 2} ${-bw * 0.5}l${bw / 2} ${bw * 0.5}`;
    } else {
      d += path`V${top}h${bw}`;
    }
    x += bw;
  }
  return d + path`V${h}z`;
}

/** Three layers of roofs under a large sun. */
function horizon(canvas: Canvas): string {
  const { w, h, random, palette } = canvas;
  const { deep, middle, bright, pale, contrast } = palette;
  let svg = filled(bright, rect(0, 0, w, h)) + circle(w * random.between(0.3, 0.7), h * 0.46, h * 0.25, pale);
  svg += filled(contrast, roofs(canvas, h * 0.56));
  svg += filled(middle, roofs(canvas, h * 0.66));
  svg += filled(deep, roofs(canvas, h * 0.78));
  const windows = repeat(46, () => rect(random.between(0, w), h * random.between(0.83, 0.98), 6, 9));
  return svg + filled(bright, windows, 'opacity=".75"');
}

/** A courtyard house seen from above. */
function courtyard({ w, h, palette: { deep, middle, bright, pale, contrast } }: Canvas): string {
  const cx = w / 2;
  const cy = h / 2;
  const rings = (
    [
      [0.94, pale],
      [0.76, contrast],
      [0.58, pale],
      [0.4, bright],
      [0.2, deep],
    ] as const
  ).map(([size, fill]) => filled(fill, rect(cx - w * size * 0.42, cy - (h * size) / 2, w * size * 0.84, h * size)));
  const columns = repeat(11, (i) => {
    const x = cx - w * 0.36 + i * w * 0.068;
    return rect(x, cy - h * 0.43, w * 0.034, h * 0.05) + rect(x, cy + h * 0.38, w * 0.034, h * 0.05);
  });
  const pots = repeat(9, (i) => {
    const angle = (i / 9) * 6.283;
    return circle(cx + Math.cos(angle) * w * 0.12, cy + Math.sin(angle) * h * 0.14, 7, i % 2 ? contrast : deep);
  });
  return (
    filled(middle, rect(0, 0, w, h)) +
    rings.join('') +
    filled(deep, columns) +
    pots +
    filled('#5d8a5a', path`M${cx - 22} ${cy}q4 -34 22 -40q18 6 22 40q-22 18 -44 0z`)
  );
}

/** Rising bars in the shape of arches, and a trend line. */
function ledger({ w, h, random, palette: { deep, middle, bright, pale, contrast } }: Canvas): string {
  const count = 9;
  const bw = (w * 0.74) / count;
  const bars = repeat(count, (i) => {
    const bh = h * (0.16 + 0.5 * (i / count) ** 1.2 + random.between(0, 0.08));
    const fill = cyclic([middle, deep, contrast, bright], i);
    return filled(fill, cuspedArch(w * 0.13 + i * bw + 4, h * 0.86, bw - 8, Math.max(bh, bw * 0.7)));
  });
  const trend = path`M${w * 0.12} ${h * 0.6}Q${w * 0.45} ${h * 0.5} ${w * 0.62} ${h * 0.3}T${w * 0.9} ${h * 0.12}`;
  return (
    filled(pale, rect(0, 0, w, h)) +
    bars +
    filled(deep, rect(w * 0.08, h * 0.86, w * 0.84, 5)) +
    stroked(deep, 3, trend, 'stroke-dasharray="2 9" stroke-linecap="round"') +
    circle(w * 0.9, h * 0.12, 9, bright)
  );
}

const THEMES: Readonly<Record<CoverTheme, (canvas: Canvas) => string>> = {
  arches,
  stepwell,
  jaali,
  horizon,
  courtyard,
  ledger,
};

/** An abstract cover for an article, from Indian architectural geometry; 640 by 400 by default. */
export function cover(options: CoverOptions = {}): string {
  const { seed = 1, width = 640, height = 400, title } = options;
  const theme = options.theme ?? cyclic(COVERS, seed);
  const palette = cyclic(PALETTES, seed * 7 + 1);
  const body = THEMES[theme]({ w: width, h: height, palette, random: createRandom(seed * 977 + 3) });
  return svgDocument({ width, height, title }, body);
}
