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
