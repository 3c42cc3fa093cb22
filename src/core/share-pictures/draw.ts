import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawIcon, type IconSource } from '../brand/index.ts';
import {
  BRYGADA,
  drawable,
  FIGTREE_BOLD,
  FIGTREE_MEDIUM,
  measureWidth,
  outline,
  type Typeface,
} from '../text-paths.ts';

/** Returns the rendered width of a text. */
type Measure = (text: string) => number;

/** The longest prefix that fits with an ellipsis, cut between words where possible. */
function shorten(text: string, width: number, measure: Measure): string {
  const characters = Array.from(text);
  const fits = (length: number) => measure(`${characters.slice(0, length).join('').trimEnd()}…`) <= width;
  let [low, high] = [0, characters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  const prefix = characters.slice(0, low).join('');
  const atWord = characters[low] === ' ' ? prefix : prefix.slice(0, Math.max(prefix.lastIndexOf(' '), 0));
  return `${(atWord || prefix).trimEnd().replace(/[,;:–-]$/, '')}…`;
}

/** Removes the words of one line from the front of the list; at least one, even if it is too wide. */
function takeLine(words: string[], width: number, measure: Measure): string {
  let line = words.shift() ?? '';
  while (words.length > 0 && measure(`${line} ${words[0]}`) <= width) line += ` ${words.shift()}`;
  return line;
}

/** Breaks a text into at most `maxLines` lines; truncated text ends in an ellipsis. */
export function fitText(text: string, width: number, maxLines: number, measure: Measure): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const lines: string[] = [];
  while (words.length > 0 && lines.length < maxLines - 1) lines.push(takeLine(words, width, measure));
  if (words.length > 0) lines.push(words.join(' '));
  return lines.map((line) => (measure(line) <= width ? line : shorten(line, width, measure)));
}

/** What a link preview shows of a listing. */
export interface ShareFacts {
  /** The company. */
  brand: IconSource;
  title: string;
  price: string;
  place: string;
  /** The first picture, relative to the media base URL. */
  image: string | null;
}

const WIDTH = 1200;
const HEIGHT = 630;
/** Width of the listing's picture on the left; the text is to its right. */
const PICTURE = 600;
const LEFT = PICTURE + 46;
const ROOM = WIDTH - LEFT - 46;

const ON_BAND = '#f3efe6';

const ICON = { size: 52, left: LEFT, top: 54 };

const TITLE_SIZES = [42, 38, 34];

const line = (text: string, face: Typeface, size: number, y: number, colour: string, x = LEFT): string =>
  `<path fill="${colour}" d="${outline(text, face, size, x, y)}"/>`;

/** One line, smaller when it is too wide. */
function shrunk(text: string, face: Typeface, size: number, y: number, colour: string): string {
  const fitting = Math.min(size, (size * ROOM) / measureWidth(text, face, size));
  return line(text, face, fitting, y, colour);
}

/** The title in the largest size that fits on two lines, or else truncated. */
function titleLines(title: string): { size: number; lines: string[] } {
  const settings = TITLE_SIZES.map((size) => ({
    size,
    lines: fitText(drawable(title, BRYGADA), ROOM, 2, (text) => measureWidth(text, BRYGADA, size)),
  }));
  const whole = settings.find(({ lines }) => !lines.at(-1)?.endsWith('…'));
  return whole ?? settings.at(-1) ?? { size: 0, lines: [] };
}

/** Everything except the photograph; text is drawn as outlines, so the machine needs no fonts. */
function frame({ brand: { name, tokens }, title, price, place }: ShareFacts): string {
  const { size, lines } = titleLines(title);
  const [placeLine = ''] = fitText(drawable(place, FIGTREE_MEDIUM), ROOM, 1, (text) =>
    measureWidth(text, FIGTREE_MEDIUM, 28),
  );
  const step = Math.round(size * 1.22);
  const placeAt = HEIGHT - 60;
  const titleAt = placeAt - 52 - (lines.length - 1) * step;
  const priceAt = titleAt - size - 30;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <path fill="${tokens.band}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
    ${line(name, BRYGADA, 38, 92, ON_BAND, LEFT + 70)}
    ${shrunk(price, FIGTREE_BOLD, 60, priceAt, tokens['accent-on-band'])}
    ${lines.map((text, index) => line(text, BRYGADA, size, titleAt + index * step, ON_BAND)).join('')}
    ${line(placeLine, FIGTREE_MEDIUM, 28, placeAt, tokens['on-band-2'])}
  </svg>`;
}

/** Shown for a listing without a picture. */
const COURTYARD = new URL('courtyard.svg', import.meta.url);

interface SharedFiles {
  /** The listing's first picture. */
  image: Buffer | undefined;
  /** The company's uploaded icon. */
  icon: Buffer | undefined;
}

/** Draws a link preview with the listing's picture as a 1200 × 630 JPEG; sharp works in its own threads. */
export async function drawSharePicture(facts: ShareFacts, { image, icon }: SharedFiles): Promise<Buffer> {
  const [picture, drawnIcon] = await Promise.all([
    sharp(image ?? (await readFile(COURTYARD)), { density: 144 })
      .resize(PICTURE, HEIGHT, { fit: 'cover' })
      .toBuffer(),
    drawIcon(facts.brand, icon, { size: ICON.size, subject: 1 }),
  ]);
  return sharp(Buffer.from(frame(facts)))
    .composite([
      { input: picture, left: 0, top: 0 },
      { input: drawnIcon, left: ICON.left, top: ICON.top },
    ])
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
