import { cuspedArch } from './arches.ts';
import type { MonogramKind } from './catalogue.ts';
import { mix, PALETTES, type Palette } from './colour.ts';
import { createRandom, hash } from './random.ts';
import { filled, num, path, polygon, rect, repeat, stroked, svgDocument } from './svg.ts';

/** By default the seed is derived from the name and the kind from the seed. */
export interface MonogramOptions {
  name?: string;
  seed?: number;
  kind?: MonogramKind;
  /** Width and height. */
  size?: number;
}

/** A stroke alphabet on a 4 by 6 grid, so that no font is needed. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.7 4H3.3',
  B: 'M0 6V0H2.2A1.45 1.45 0 0 1 2.2 2.9H0M2.2 2.9A1.55 1.55 0 0 1 2.2 6H0',
  C: 'M4 1A2.4 3 0 1 0 4 5',
  D: 'M0 0V6H1.4A2.7 3 0 0 0 1.4 0z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 1A2.4 3 0 1 0 4 5V3.2H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M3.4 0V4.2A1.7 1.8 0 0 1 0 4.2',
  K: 'M0 0V6M4 0L0 3.4M1.4 2.4L4 6',
  L: 'M0 0V6H3.6',
  M: 'M0 6V0L2 3.6L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0A2.1 3 0 1 0 2 6A2.1 3 0 1 0 2 0',
  P: 'M0 6V0H2.2A1.7 1.7 0 0 1 2.2 3.4H0',
  Q: 'M2 0A2.1 3 0 1 0 2 6A2.1 3 0 1 0 2 0M2.6 4.4L4.2 6.3',
  R: 'M0 6V0H2.2A1.65 1.65 0 0 1 2.2 3.3H0M2 3.3L4 6',
  S: 'M3.7 .9C3 -.4 .3 -.3 .3 1.6C.3 3.4 3.8 2.6 3.8 4.5C3.8 6.4 .8 6.4 .1 5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4A2 2 0 0 0 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M-.4 0L.9 6L2 1.6L3.1 6L4.4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3V6M4 0L2 3',
  Z: 'M0 0H4L0 6H4',
};

/** A frame for a monogram of size q: its background, the colour of its letters and its ornament. */
interface Frame {
  readonly background: string;
  readonly ink: string;
  readonly ornament: string;
}

const plainArch = ({ deep, bright, pale }: Palette, q: number): Frame => ({
  background: deep,
  ink: pale,
  ornament: stroked(bright, 2, cuspedArch(q * 0.17, q * 0.86, q * 0.66, q * 0.72)),
});

const star = ({ deep, bright }: Palette, q: number): Frame => {
  const line = mix(deep, bright, 0.55);
  const diamond = `M${q / 2} ${q * 0.1}L${q * 0.9} ${q / 2}L${q / 2} ${q * 0.9}L${q * 0.1} ${q / 2}z`;
  return {
    background: deep,
    ink: bright,
    ornament: stroked(line, 1.6, diamond) + stroked(line, 1.6, rect(q * 0.22, q * 0.22, q * 0.56, q * 0.56)),
  };
};

const gable = ({ deep, bright, pale, contrast }: Palette, q: number): Frame => ({
  background: pale,
  ink: deep,
  ornament:
    filled(bright, `M0 ${q}V${q * 0.82}H${q}V${q}z`) +
    filled(contrast, polygon([q * 0.06, q * 0.82], [q * 0.5, q * 0.08], [q * 0.94, q * 0.82]), 'opacity=".18"'),
});

const seal = ({ deep, pale, contrast }: Palette, q: number): Frame => {
  const ring = (radius: number, width: string): string =>
    `<circle cx="${q / 2}" cy="${q / 2}" r="${radius}" fill="none" stroke="${contrast}" stroke-width="${width}"/>`;
  return { background: pale, ink: deep, ornament: ring(q * 0.4, '2') + ring(q * 0.35, '.8') };
};

const diagonal = ({ deep, middle, bright, pale }: Palette, q: number): Frame => ({
  background: middle,
  ink: pale,
  ornament:
    filled(deep, polygon([0, q], [q, 0], [q, q]), 'opacity=".55"') +
    filled(bright, rect(q * 0.12, q * 0.12, q * 0.1, q * 0.1)),
});

const beads = ({ deep, pale, contrast }: Palette, q: number): Frame => {
  const ring = repeat(12, (i) => {
    const angle = (i / 12) * 6.283;
    const x = q / 2 + Math.cos(angle) * q * 0.41 - 2.6;
    return path`M${x} ${q / 2 + Math.sin(angle) * q * 0.41}a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0z`;
  });
  return { background: pale, ink: deep, ornament: filled(contrast, ring) };
};

const FRAMES = [plainArch, star, gable, seal, diagonal, beads] as const;

/** The first letters of the first two words; `A` when the name has no Latin letter. */
function initials(name: string): readonly string[] {
  const words = name
    .replace(/[^A-Za-z ]/g, '')
    .split(' ')
    .filter(Boolean);
  const letters = words.slice(0, 2).map((word) => word.charAt(0).toUpperCase());
  return letters.length > 0 ? letters : ['A'];
}

function lettering(letters: readonly string[], q: number, ink: string): string {
  const pair = letters.length > 1;
  const unit = q * (pair ? 0.046 : 0.062);
  const width = pair ? 4 * unit * 2 + unit * 1.5 : 4 * unit;
  const pen = `fill="none" stroke="${ink}" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round"`;
  const strokes = letters.map((letter, i) => {
    const place = `translate(${num(q / 2 - width / 2 + i * 5.5 * unit)} ${num(q / 2 - 3 * unit)})`;
    return `<path transform="${place} scale(${unit.toFixed(2)})" d="${LETTERS[letter] ?? ''}" ${pen}/>`;
  });
  return strokes.join('');
}

/** The initials of a person or company in a frame, as a square mark with an accessible name. */
export function monogram({ name = 'Aangan', seed, kind, size = 120 }: MonogramOptions = {}): string {
  const random = createRandom(seed ?? hash(name));
  const palette = random.pick(PALETTES);
  const frame = kind === undefined ? random.pick(FRAMES) : FRAMES[kind];
  const { background, ink, ornament } = frame(palette, size);
  const body = filled(background, rect(0, 0, size, size)) + ornament + lettering(initials(name), size, ink);
  return svgDocument({ width: size, height: size, title: `${name} monogram`, crop: false }, body);
}
