import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// oxlint-disable-next-line import/default -- CommonJS: Node exposes a default export that its types do not declare
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js';

/** The fonts of a typeface, searched for a character in this order. */
export type Typeface = () => Font[];

const load = (file: string): Font => {
  const { buffer, byteOffset, byteLength } = readFileSync(fileURLToPath(import.meta.resolve(file)));
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
};

/** Loads the files on first use and caches them. */
function typeface(...files: string[]): Typeface {
  let fonts: Font[] | undefined;
  return () => {
    fonts ??= files.map(load);
    return fonts;
  };
}

/** The rupee sign is in the second file. */
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
  /** Horizontal offset at font size 1. */
  x: number;
}

interface Line {
  placed: Placed[];
  /** Width at font size 1. */
  width: number;
}

/** Removes characters that the typeface does not have. */
export const drawable = (text: string, face: Typeface): string =>
  Array.from(text.replace(/\s/g, ' '))
    .filter((character) => face().some((font) => font.hasChar(character)))
    .join('')
    .replace(/ +/g, ' ')
    .trim();

/** Lays out a line with kerning; characters that the typeface does not have are skipped. */
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

/** The library's own path writer outputs NaN for some coordinates. */
const pathData = (command: PathCommand): string => `${command.type}${coordinates(command).map(rounded).join(' ')}`;

/** SVG path data for a line of text, so that no font is needed to draw it. */
export const outline = (text: string, face: Typeface, size: number, x: number, y: number): string =>
  setLine(text, face)
    .placed.flatMap((letter) => letter.glyph.getPath(x + letter.x * size, y, size).commands)
    .map(pathData)
    .join('');
