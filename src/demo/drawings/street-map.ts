import type { PictureOptions } from './catalogue.ts';
import { createRandom, type Random } from './random.ts';
import { circle, filled, path, rect, stroked, svgDocument } from './svg.ts';

export interface StreetMapOptions extends PictureOptions {
  seed?: number;
}

const PIN = '#145850';
const METRO = '#7d6aa8';

function cityBlocks(random: Random, w: number, h: number): string {
  let built = '';
  let parks = '';
  for (let y = -20; y < h; y += 58) {
    for (let x = -30; x < w; x += 84) {
      const left = x + random.between(4, 10);
      const top = y + random.between(4, 9);
      const lot = rect(left, top, random.between(46, 66), random.between(30, 42));
      if (random.chance(0.12)) {
        parks += lot;
      } else if (random.chance(0.86)) {
        built += lot;
      }
    }
  }
  const body = filled('#e3e4dc', built) + filled('#cfe0c2', parks);
  return `<g transform="rotate(-9 ${w / 2} ${h / 2}) scale(1.12) translate(-50 -20)">${body}</g>`;
}

function river(w: number, h: number): string {
  const farBank = path`M0 ${h * 0.1}Q${w * 0.2} ${h * 0.2} ${w * 0.26} ${h * 0.46}T${w * 0.2} ${h}`;
  const nearBank = path`H${w * 0.12}Q${w * 0.2} ${h * 0.6} ${w * 0.16} ${h * 0.4}T0 ${h * 0.24}z`;
  return filled('#c5dde4', farBank + nearBank);
}

const street = (d: string, width: number, colour = '#ffffff'): string =>
  stroked('#d3cdc0', width + 3, d) + stroked(colour, width, d);

const streets = (w: number, h: number): string =>
  street(path`M-10 ${h * 0.7}Q${w * 0.4} ${h * 0.82} ${w + 10} ${h * 0.42}`, 13, '#fff6df') +
  street(path`M${w * 0.38} -10Q${w * 0.46} ${h * 0.5} ${w * 0.36} ${h + 10}`, 9) +
  street(path`M${w * 0.72} -10Q${w * 0.66} ${h * 0.5} ${w * 0.8} ${h + 10}`, 9) +
  street(path`M-10 ${h * 0.3}Q${w * 0.5} ${h * 0.36} ${w + 10} ${h * 0.12}`, 6);

function metroLine(w: number, h: number): string {
  const line = path`M-10 ${h * 0.92}Q${w * 0.5} ${h * 0.5} ${w + 10} ${h * 0.78}`;
  const ring = `stroke="${METRO}" stroke-width="2.4"`;
  return (
    stroked(METRO, 2.4, line, 'stroke-dasharray="8 5"') +
    circle(w * 0.24, h * 0.72, 6, '#fff', ring) +
    circle(w * 0.5, h * 0.66, 6, '#fff', ring) +
    circle(w * 0.82, h * 0.7, 6, '#fff', ring)
  );
}

const pin = (cx: number, cy: number): string =>
  circle(cx, cy, 64, PIN, 'opacity=".12"') +
  circle(cx, cy, 34, PIN, 'opacity=".16"') +
  filled(PIN, path`M${cx} ${cy + 4}c-16 -18 -19 -25 -19 -33a19 19 0 0 1 38 0c0 8 -3 15 -19 33z`) +
  filled('#fff', rect(cx - 7, cy - 36, 14, 14)) +
  filled(PIN, rect(cx - 3, cy - 32, 6, 10));

/** A plain street map with a pin, as a placeholder for an embedded map; 900 by 420 by default. */
export function streetMap({ seed = 1, width: w = 900, height: h = 420, title }: StreetMapOptions = {}): string {
  const random = createRandom(seed * 131 + 9);
  const body =
    filled('#eef0ea', rect(0, 0, w, h)) +
    cityBlocks(random, w, h) +
    river(w, h) +
    streets(w, h) +
    metroLine(w, h) +
    pin(w * 0.56, h * 0.47);
  return svgDocument({ width: w, height: h, title }, body);
}
