import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as register,
  wcagContrast,
} from 'culori/fn';
import type { BrandColours } from '#contract';

register(modeRgb);
register(modeLrgb);
register(modeOklch);

/** The colours of a new installation, the same as in the design tokens. */
export const DEFAULT_COLOURS = { primary: '#14544b', accent: '#eeab30' } as const;

/** Tokens that take hue and strength from the main colour and keep their lightness, as in the design tokens. */
export const PRIMARY_TOKENS = {
  'mor-50': '#edf6f3',
  'mor-100': '#d3e9e3',
  'mor-200': '#a8d3c8',
  'mor-300': '#74b5a7',
  'mor-400': '#439384',
  'mor-500': '#277869',
  'mor-600': '#1b655a',
  'mor-700': '#14544b',
  'mor-800': '#0f423c',
  'mor-900': '#0b322e',
  'mor-950': '#06211e',
  'on-band-2': '#b9d2cb',
  'band-line': '#265049',
  'band-control': '#3f6d65',
  'band-hover': '#14443e',
  'band-field': '#0f3f39',
  'band-field-line': '#6b958c',
} as const;
type PrimaryToken = keyof typeof PRIMARY_TOKENS;

/** Tokens that follow the second colour. */
export const ACCENT_TOKENS = {
  accent: '#eeab30',
  'accent-hover': '#f5c25a',
  'accent-press': '#dc9314',
  'accent-soft': '#fef7e8',
  'accent-ink': '#8c560a',
  'accent-on-band': '#f5c25a',
  'on-accent': '#2b1c02',
} as const;
type AccentToken = keyof typeof ACCENT_TOKENS;

type SemanticToken =
  | 'primary'
  | 'primary-hover'
  | 'primary-press'
  | 'primary-soft'
  | 'primary-line'
  | 'link'
  | 'band'
  | 'chart-1';
export type ThemeTokens = Record<PrimaryToken | SemanticToken | AccentToken, string>;

const WHITE = '#ffffff';
/** The darkest background that texts in the main colour or links stand on, besides its own tints. */
const SUNKEN = '#f1eee8';
const PLASTER = '#f6e2c6';
const ON_BAND = '#f3efe6';
/** WCAG AA for text of normal size. */
export const MIN_CONTRAST = 4.5;

const toOklch = converter('oklch');

function parse(hex: string): Oklch {
  const colour = toOklch(hex);
  if (!colour) throw new Error(`${hex} is not a colour`);
  return colour;
}

const toHex = (colour: Oklch): string => formatHex(clampChroma(colour, 'oklch'));

export const contrast = (one: string, other: string): number => wcagContrast(one, other);

/** Changes only the lightness of a colour, as little as needed to be readable on all of the backgrounds. */
function makeReadable(colour: string, on: readonly string[], towards: 'dark' | 'light', min = MIN_CONTRAST): string {
  const isReadable = (hex: string) => on.every((background) => contrast(hex, background) >= min);
  if (isReadable(colour)) return colour;
  const start = parse(colour);
  let [readable, unreadable] = [towards === 'dark' ? 0 : 1, start.l];
  while (Math.abs(readable - unreadable) > 0.002) {
    const middle = (readable + unreadable) / 2;
    if (isReadable(toHex({ ...start, l: middle }))) readable = middle;
    else unreadable = middle;
  }
  return toHex({ ...start, l: readable });
}

/** The token in the hue of another colour; a weaker colour gives a weaker token. */
function retint(token: string, from: string, to: string): string {
  const [original, old, next] = [parse(token), parse(from), parse(to)];
  const strength = Math.min(next.c / old.c, 2);
  return toHex({ mode: 'oklch', l: original.l, c: original.c * strength, h: next.h ?? 0 });
}

const retintAll = <Token extends string>(tokens: Record<Token, string>, from: string, to: string) =>
  Object.fromEntries(Object.entries<string>(tokens).map(([name, token]) => [name, retint(token, from, to)])) as Record<
    Token,
    string
  >;

/** Lighter or darker by this much, away from the end of the scale. */
function shift(colour: string, by: number): string {
  const start = parse(colour);
  return toHex({ ...start, l: start.l > 0.3 ? start.l - by : start.l + by });
}

function primaryTokens(colour: string): Record<PrimaryToken | SemanticToken, string> {
  const scale = retintAll(PRIMARY_TOKENS, DEFAULT_COLOURS.primary, colour);
  const primary = makeReadable(colour, [WHITE, SUNKEN, PLASTER, scale['mor-50'], scale['mor-100']], 'dark');
  // White text stands on all of them.
  const [hover, press] = [shift(primary, 0.06), shift(primary, 0.11)].map((shade) =>
    makeReadable(shade, [WHITE], 'dark'),
  ) as [string, string];
  const band = makeReadable(scale['mor-900'], [ON_BAND], 'dark', 9);
  const bands = ['band-hover', 'band-field'] as const;
  for (const name of bands) scale[name] = makeReadable(scale[name], [ON_BAND], 'dark', 7);
  const onBands = [band, ...bands.map((name) => scale[name])];
  return {
    ...scale,
    'mor-700': primary,
    'mor-800': makeReadable(scale['mor-800'], [PLASTER], 'dark'),
    'mor-900': band,
    'on-band-2': makeReadable(scale['on-band-2'], onBands, 'light'),
    primary,
    'primary-hover': hover,
    'primary-press': press,
    'primary-soft': scale['mor-50'],
    'primary-line': scale['mor-200'],
    link: makeReadable(scale['mor-600'], [WHITE, SUNKEN, scale['mor-50']], 'dark'),
    band,
    'chart-1': scale['mor-600'],
  };
}

const INKS = { light: WHITE, dark: '#1c1a16' };

function accentTokens(colour: string, onBands: readonly string[]): Record<AccentToken, string> {
  const tints = retintAll(ACCENT_TOKENS, DEFAULT_COLOURS.accent, colour);
  const isDark = contrast(colour, INKS.dark) < contrast(colour, INKS.light);
  const ink = isDark ? INKS.light : INKS.dark;
  const readable = (shade: string) => makeReadable(shade, [ink], isDark ? 'dark' : 'light');
  const { l } = parse(colour);
  return {
    accent: readable(colour),
    'accent-hover': readable(toHex({ ...parse(colour), l: l + 0.05 })),
    'accent-press': readable(toHex({ ...parse(colour), l: l - 0.06 })),
    'accent-soft': tints['accent-soft'],
    'accent-ink': makeReadable(tints['accent-ink'], [WHITE, SUNKEN, tints['accent-soft']], 'dark'),
    'accent-on-band': makeReadable(tints['accent-on-band'], onBands, 'light'),
    'on-accent': ink,
  };
}

/** Degrees of hue within which two colours look like one. */
const SAME_HUE = 40;

/** Marigold, or sky blue beside a main colour that is nearly marigold itself. */
function getSecond(primary: string): string {
  const [main, usual] = [parse(primary), parse(DEFAULT_COLOURS.accent)];
  const isSame = main.c > 0.04 && Math.abs((main.h ?? 0) - (usual.h ?? 0)) < SAME_HUE;
  return isSame ? '#7fb2dc' : DEFAULT_COLOURS.accent;
}

export interface Theme {
  /** By the name of the custom property without `--color-`. */
  tokens: ThemeTokens;
  /** The same as a style sheet; empty for the colours of a new installation, which the design tokens have. */
  css: string;
}

/**
 * Derives the colours of the site from one or two of the company. Texts and buttons are readable whatever the colours:
 * a shade that would not be is made darker or lighter until it is.
 */
export function deriveTheme({ primary, accent }: BrandColours): Theme {
  const [main, second] = [primary.toLowerCase(), (accent ?? getSecond(primary)).toLowerCase()];
  const fromMain =
    main === DEFAULT_COLOURS.primary
      ? {
          ...PRIMARY_TOKENS,
          primary: PRIMARY_TOKENS['mor-700'],
          'primary-hover': PRIMARY_TOKENS['mor-800'],
          'primary-press': PRIMARY_TOKENS['mor-900'],
          'primary-soft': PRIMARY_TOKENS['mor-50'],
          'primary-line': PRIMARY_TOKENS['mor-200'],
          link: PRIMARY_TOKENS['mor-600'],
          band: PRIMARY_TOKENS['mor-900'],
          'chart-1': PRIMARY_TOKENS['mor-600'],
        }
      : primaryTokens(main);
  const onBands = [fromMain.band, fromMain['band-hover'], fromMain['band-field'], fromMain['mor-950']];
  const fromSecond = second === DEFAULT_COLOURS.accent ? ACCENT_TOKENS : accentTokens(second, onBands);
  const tokens = { ...fromMain, ...fromSecond };
  const isDefault = main === DEFAULT_COLOURS.primary && second === DEFAULT_COLOURS.accent;
  const declarations = Object.entries(tokens).map(([name, value]) => `--color-${name}:${value}`);
  return { tokens, css: isDefault ? '' : `:root{${declarations.join(';')}}` };
}
