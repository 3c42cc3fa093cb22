import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// oxlint-disable-next-line import/default -- a CommonJS module: Node gives it as the default, its types do not say so
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js';

/** A typeface as the files that hold its characters, asked in this order. */
export type Typeface = () => Font[];

const load = (file: string): Font => {
  const { buffer, byteOffset, byteLength } = readFileSync(fileURLToPath(import.meta.resolve(file)));
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
};

/** Read on first use and kept. */
function typeface(...files: string[]): Typeface {
  let fonts: Font[] | undefined;
  return () => {
    fonts ??= files.map(load);
    return fonts;
  };
}

/** The rupee sign lives in the second file. */
export const FIGTREE_BOLD = typeface(
  '@fontsource/figtree/files/figtree-latin-700-normal.woff',
  '@fontsource/figtree/files/figtree-latin-ext-700-normal.woff',
);
export const FIGTREE_MEDIUM = typeface(
  '@fontsource/figtree/files/figtree-latin-500-normal.woff',
  '@fontsource/figtree/files/figtree-latin-ext-500-normal.woff',
);
export const BRYGADA = typeface(
  '@fontsource/brygada-1918/files/brygada-1918-latin-600-normal.woff',
  '@fontsource/brygada-1918/files/brygada-1918-latin-ext-600-normal.woff',
);

interface Placed {
  glyph: Glyph;
  /** Where it begins, for letters of one unit. */
  x: number;
}

interface Line {
  placed: Placed[];
  /** For letters of one unit. */
  width: number;
}

/** A text without the characters that a typeface lacks. */
export const drawable = (text: string, face: Typeface): string =>
  Array.from(text.replace(/\s/g, ' '))
    .filter((character) => face().some((font) => font.hasChar(character)))
    .join('')
    .replace(/ +/g, ' ')
    .trim();

/** Sets a line, letter by letter with kerning; a character that the typeface lacks is left out. */
function setLine(text: string, face: Typeface): Line {
  const placed: Placed[] = [];
  let x = 0;
  let before: { font: Font; glyph: Glyph } | undefined;
  for (const character of text.replace(/\s/g, ' ')) {
    const font = face().find((candidate) => candidate.hasChar(character));
    if (!font) continue;
    const glyph = font.charToGlyph(character);
    if (before?.font === font) x += font.getKerningValue(before.glyph, glyph) / font.unitsPerEm;
    placed.push({ glyph, x });
    x += (glyph.advanceWidth ?? 0) / font.unitsPerEm;
    before = { font, glyph };
  }
  return { placed, width: x };
}

export const measureWidth = (text: string, face: Typeface, size: number): number => setLine(text, face).width * size;

const rounded = (value: number): number => Math.round(value * 10) / 10;

function coordinates(command: PathCommand): number[] {
  if (command.type === 'Z') return [];
  const end = [command.x, command.y];
  if (command.type === 'Q') return [command.x1, command.y1, ...end];
  if (command.type === 'C') return [command.x1, command.y1, command.x2, command.y2, ...end];
  return end;
}

/** Written by us: the library's own writer makes no number of some coordinates. */
const pathData = (command: PathCommand): string => `${command.type}${coordinates(command).map(rounded).join(' ')}`;

/** The outlines of a line of text, as the data of an SVG path: no font is needed to draw it. */
export const outline = (text: string, face: Typeface, size: number, x: number, y: number): string =>
  setLine(text, face)
    .placed.flatMap((letter) => letter.glyph.getPath(x + letter.x * size, y, size).commands)
    .map(pathData)
    .join('');
