const part = (count: number, unit: string): string => (count === 0 ? '' : `${count} ${unit}`);

/** Formats a number of minutes: '40 min', '2 h', '3 h 5 min'. */
export const duration = (minutes: number): string =>
  [part(Math.floor(minutes / 60), 'h'), part(minutes % 60, 'min')].filter(Boolean).join(' ') || '0 min';
