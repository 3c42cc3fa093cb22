import { path } from './svg.ts';

/** A round arch whose left foot is at (x, y). */
export const arch = (x: number, y: number, w: number, h: number): string =>
  path`M${x} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`;

/** A pointed arch whose left foot is at (x, y). */
export const pointedArch = (x: number, y: number, w: number, h: number): string =>
  path`M${x} ${y}v${-h + w * 0.6}q0 ${-w * 0.36} ${w / 2} ${-w * 0.6}` +
  path`q${w / 2} ${w * 0.24} ${w / 2} ${w * 0.6}v${h - w * 0.6}z`;

/** The cusped Mughal arch, our signature shape; its left foot is at (x, y). */
export function cuspedArch(x: number, y: number, w: number, h: number): string {
  const q = w / 8;
  const rise =
    path`V${y - h + w * 0.56}q${-q * 0.1} ${-q} ${q * 0.75} ${-q * 1.25}q0 ${-q * 1.1} ${q * 1.15} ${-q * 1.2}` +
    path`q${q * 0.3} ${-q * 0.95} ${q * 1.3} ${-q * 0.9}q${q * 0.2} ${-q * 0.75} ${q * 0.8} ${-q * 1.13}`;
  const fall =
    path`q${q * 0.6} ${q * 0.38} ${q * 0.8} ${q * 1.13}q${q} ${-q * 0.05} ${q * 1.3} ${q * 0.9}` +
    path`q${q * 1.15} ${q * 0.1} ${q * 1.15} ${q * 1.2}q${q * 0.85} ${q * 0.25} ${q * 0.75} ${q * 1.25}`;
  return path`M${x} ${y}${rise}${fall}V${y}z`;
}

/** An onion dome on (x, y) with radius r; `k` stretches it upwards. */
export const dome = (x: number, y: number, r: number, k = 1): string =>
  path`M${x - r} ${y}q${-r * 0.18} ${-r * 0.62 * k} ${r * 0.35} ${-r * 0.95 * k}` +
  path`q${r * 0.4} ${-r * 0.3 * k} ${r * 0.65} ${-r * 0.5 * k}q${r * 0.25} ${r * 0.2 * k} ${r * 0.65} ${r * 0.5 * k}` +
  path`q${r * 0.53} ${r * 0.33 * k} ${r * 0.35} ${r * 0.95 * k}z`;
