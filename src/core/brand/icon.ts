import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { BRYGADA, drawable, measureWidth, outline } from '../text-paths.ts';
import { DEFAULT_COLOURS, type ThemeTokens } from './theme.ts';

/** What the icon of the site is drawn from. */
export interface IconSource {
  /** The company's name. */
  name: string;
  tokens: ThemeTokens;
  /** The path of an uploaded picture. */
  picture: string | null;
}

/** The name whose icon is the doorway of the product, as long as its colours are used too. */
const PRODUCT = 'Aangan';

/** Increment when the drawing changes, so that every icon gets a new URL. */
const DRAWING = 1;

/** The side of the drawings below. */
const SIDE = 32;

const DOORWAY = ({ 'accent-on-band': line }: ThemeTokens) =>
  `<g fill="none" stroke-width="2.2"><path stroke="${line}" d="M6 26V6h20v20h-6.5"/><path stroke="#fff" d="M11 26V13.5c0-1.7 1.5-1.5 2-2.7.6-1.2 1.8-.7 3-2.3 1.2 1.6 2.4 1.1 3 2.3.5 1.2 2 1 2 2.7V21h-5.5"/></g>`;

const LETTER_SIZE = 22;
const LETTER_BASELINE = 21.5;

/** The first letter of the name over a line in the second colour. */
function drawMonogram({ name, tokens }: IconSource): string {
  const letter = Array.from(drawable(name, BRYGADA)).find((character) => /[\p{L}\p{N}]/u.test(character)) ?? '';
  const shown = letter.toUpperCase();
  const x = (SIDE - measureWidth(shown, BRYGADA, LETTER_SIZE)) / 2;
  return `<path fill="#fff" d="${outline(shown, BRYGADA, LETTER_SIZE, x, LETTER_BASELINE)}"/><path stroke="${tokens['accent-on-band']}" stroke-width="2.2" d="M8 26h16"/>`;
}

const isProduct = ({ name, tokens, picture }: IconSource): boolean =>
  picture === null && name === PRODUCT && tokens.primary === DEFAULT_COLOURS.primary;

/** Whether the icon is the file that comes with the product. */
export const isDefaultIcon = (source: IconSource): boolean =>
  isProduct(source) && source.tokens.accent === DEFAULT_COLOURS.accent;

/** The drawn icon as the content of an SVG of 32 by 32. */
const drawMark = (source: IconSource): string =>
  `<path fill="${source.tokens.primary}" d="M0 0h32v32H0z"/>${isProduct(source) ? DOORWAY(source.tokens) : drawMonogram(source)}`;

/** A hash that changes whenever the icon would. */
export const getIconVersion = ({ name, tokens, picture }: IconSource): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, name, tokens.primary, tokens['accent-on-band'], picture]))
    .digest('hex')
    .slice(0, 12);

export interface IconShape {
  size: number;
  /** The part of the width that the subject takes; less than 1 fills the rest, because the device crops it. */
  subject: number;
}

async function drawUploaded(picture: Buffer, { size, subject }: IconShape): Promise<Buffer> {
  const inner = Math.round(size * subject);
  const icon = await sharp(picture).resize(inner, inner, { fit: 'contain', background: '#ffffff00' }).png().toBuffer();
  if (subject === 1) return icon;
  return sharp({ create: { width: size, height: size, channels: 3, background: '#ffffff' } })
    .composite([{ input: icon, gravity: 'centre' }])
    .png()
    .toBuffer();
}

/** Draws the icon as a PNG, from the uploaded picture if there is one. */
export function drawIcon(source: IconSource, picture: Buffer | undefined, shape: IconShape): Promise<Buffer> {
  if (picture) return drawUploaded(picture, shape);
  const side = SIDE / shape.subject;
  const start = (SIDE - side) / 2;
  const background = `<path fill="${source.tokens.primary}" d="M${start} ${start}h${side}v${side}h${-side}z"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${shape.size}" height="${shape.size}" viewBox="${start} ${start} ${side} ${side}">${background}${drawMark(source)}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
