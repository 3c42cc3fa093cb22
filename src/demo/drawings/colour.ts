const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Mixes two #rrggbb colours; `share` is the proportion of the second one. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Indian facade materials in neutral light. */
export const WALLS = {
  plaster: '#f3ece0',
  lime: '#f8f3e9',
  sandstone: '#e2c79d',
  dholpur: '#e9d8c0',
  pinkstone: '#dca690',
  brick: '#bb6a4e',
  ochre: '#d9a24e',
  kota: '#a9b3a6',
  slate: '#7d8a93',
  warmgrey: '#cdc3b6',
  mint: '#bccfc0',
  indigo: '#66779a',
  geru: '#a9523b',
} as const;

/** Teak, for doors, shutters and furniture. */
export const TEAK = '#8e5c3c';

/** Brass, for finials, handles and lamps. */
export const BRASS = '#c99a3a';

/** Windows with the lamps on. */
export const LAMPLIGHT = ['#ffd98c', '#ffc565', '#ffe8b8', '#f9b65c'] as const;

/** Five matching colours, used by covers and monograms. */
export interface Palette {
  readonly deep: string;
  readonly middle: string;
  readonly bright: string;
  readonly pale: string;
  readonly contrast: string;
}

export const PALETTES: readonly Palette[] = [
  { deep: '#0f4540', middle: '#1b6d63', bright: '#e9b04a', pale: '#f6ead2', contrast: '#c8664a' },
  { deep: '#7b3348', middle: '#b4573a', bright: '#e8a35c', pale: '#f7e6d3', contrast: '#2f5d62' },
  { deep: '#23345f', middle: '#4c5f97', bright: '#e6a04a', pale: '#f1e7da', contrast: '#c9705a' },
  { deep: '#3f5a3c', middle: '#7d9460', bright: '#e3b557', pale: '#f5eeda', contrast: '#b4573a' },
  { deep: '#5b3a2a', middle: '#a9683f', bright: '#dba95c', pale: '#f6e9d6', contrast: '#3f6f6a' },
  { deep: '#214a5c', middle: '#5b93a3', bright: '#efc07a', pale: '#f4ede0', contrast: '#b9553f' },
];
