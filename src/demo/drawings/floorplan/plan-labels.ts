import { num } from '../svg.ts';
import { overlap } from './openings.ts';
import type { Box, Space, SpaceUse } from './plan-layout.ts';
import { INK, text } from './plan-paper.ts';

/** Eleven pixels on a phone that is 390 px wide. */
const SMALLEST_NAME = 17;
const NAME = 18.5;
const SIZE = 13;
const SIZE_COLOUR = '#5c6a64';

/** Shorter names, for small rooms. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'Living / Dining': 'Living',
  Kitchen: 'Kit.',
  Balcony: 'Balc.',
  Utility: 'Util.',
  Bedroom: 'Bed',
  Reception: 'Recep.',
  Washroom: 'WC',
  Bath: 'WC',
  'Board room': 'Board',
  'Loading dock': 'Dock',
  'Work floor': 'Work',
  Meeting: 'Meet',
  Pantry: 'Pan.',
  Manager: 'Mgr',
  Display: 'Shop',
  Dining: 'Dine',
};

/** Widths of characters as a share of the font size, generous, because the reader's font is not known. */
function measure(content: string, size: number): number {
  let width = 0;
  for (const char of content) {
    if (' .\'"/1iIjl'.includes(char)) width += 0.34;
    else if ('mMW'.includes(char)) width += 0.88;
    else width += /[A-Z×0-9]/.test(char) ? 0.66 : 0.58;
  }
  return width * size;
}

/** Formats feet and inches: `11'4"`. */
export function feetAndInches(feet: number): string {
  const inches = Math.round(feet * 12);
  return `${Math.floor(inches / 12)}'${inches % 12}"`;
}

interface Line {
  content: string;
  size: number;
  weight: number;
  colour: string;
}

/** A label that found its place. */
export interface Label {
  readonly markup: string;
  readonly box: Box;
}

const GAP = 5;
const MARGIN_X = 2.5;
const MARGIN_Y = 3.5;

const measureLines = (lines: readonly Line[]) => ({
  w: Math.max(...lines.map(({ content, size }) => measure(content, size))),
  // The last line needs room for its descenders.
  d: lines.reduce((sum, { size }) => sum + size * 0.76, 0) + GAP * (lines.length - 1) + 3,
});

const STEPS = [0, -0.12, 0.12, -0.25, 0.25, -0.38, 0.38, -0.5, 0.5];

/** The spot nearest to the middle of the room that is clear of doors and furniture. */
function findSpot(room: Box, size: { w: number; d: number }, blocked: readonly Box[]): Box | undefined {
  const [spareX, spareY] = [room.w - size.w - 2 * MARGIN_X, room.d - size.d - 2 * MARGIN_Y];
  if (spareX < 0 || spareY < 0) return undefined;
  let best: Box | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (const stepX of STEPS) {
    for (const stepY of STEPS) {
      const distance = (stepX * spareX) ** 2 + (stepY * spareY) ** 2;
      if (distance >= nearest) continue;
      const x = room.x + MARGIN_X + spareX * (0.5 + stepX);
      const y = room.y + MARGIN_Y + spareY * (0.5 + stepY);
      const box = { x, y, ...size };
      const roomy = { x: x - 1, y: y - 1.5, w: size.w + 2, d: size.d + 3 };
      if (blocked.some((one) => overlap(one, roomy) > 0.5)) continue;
      nearest = distance;
      best = box;
    }
  }
  return best;
}

function write(lines: readonly Line[], box: Box, isUpright: boolean): Label {
  let y = isUpright ? 0 : box.y;
  let markup = '';
  for (const { content, size, weight, colour } of lines) {
    y += size * 0.76;
    markup += text(isUpright ? 0 : box.x + box.w / 2, y, size, weight, colour, content);
    y += GAP;
  }
  if (!isUpright) return { markup, box };
  const middle = `translate(${num(box.x)} ${num(box.y + box.d / 2)}) rotate(-90)`;
  return { markup: `<g transform="${middle}">${markup}</g>`, box };
}

/** Rooms whose size a buyer asks for. */
const MAIN: ReadonlySet<SpaceUse> = new Set([
  'living',
  'dining',
  'bedroom',
  'kitchen',
  'study',
  'work',
  'display',
  'bay',
]);

const nameLine = (content: string, size = NAME): Line => ({ content, size, weight: 600, colour: INK });

/** What a label may say in this room, the best first. */
function listWordings({ name, use }: Space, clear: Box): { lines: Line[]; isSized: boolean }[] {
  const width = feetAndInches(clear.w);
  const depth = feetAndInches(clear.d);
  const whole: Line = { content: `${width} × ${depth}`, size: SIZE, weight: 400, colour: SIZE_COLOUR };
  const halves = [`${width} ×`, depth].map((content): Line => ({ ...whole, content }));
  const short = SHORT_NAMES[name] ?? name;
  const names = [...new Set([name, short])];
  const sized = names.flatMap((one) => [
    { lines: [nameLine(one), whole], isSized: true },
    { lines: [nameLine(one, SMALLEST_NAME), ...halves], isSized: true },
  ]);
  const plain = names.flatMap((one) => [
    { lines: [nameLine(one)], isSized: false },
    { lines: [nameLine(one, SMALLEST_NAME)], isSized: false },
  ]);
  const isMain = MAIN.has(use);
  return isMain ? [...sized, ...plain] : [...sized.slice(0, 1), ...plain];
}

/** Writes the name and the size of a room, upright where it is narrow; undefined when not even the name fits. */
export function placeLabel(
  space: Space,
  room: Box,
  clear: Box,
  blocked: readonly Box[],
): (Label & { isSized: boolean }) | undefined {
  const wordings = listWordings(space, clear);
  const isMain = MAIN.has(space.use);
  const turns = [false, true];
  const tries = isMain
    ? turns.flatMap((isUpright) => wordings.map((wording) => ({ ...wording, isUpright })))
    : wordings.flatMap((wording) => turns.map((isUpright) => ({ ...wording, isUpright })));
  for (const { lines, isSized, isUpright } of tries) {
    const { w, d } = measureLines(lines);
    const spot = findSpot(room, isUpright ? { w: d, d: w } : { w, d }, blocked);
    if (spot) return { ...write(lines, spot, isUpright), isSized };
  }
  return undefined;
}

export const isMainRoom = ({ use }: Space): boolean => MAIN.has(use);

/** A number instead of a name that does not fit; the key below the plan explains it. */
export function placeNumber(number: number, room: Box, blocked: readonly Box[]): Label {
  const line = nameLine(String(number), SMALLEST_NAME);
  const { w, d } = measureLines([line]);
  const middle = { x: room.x + (room.w - w) / 2, y: room.y + (room.d - d) / 2, w, d };
  return write([line], findSpot(room, { w, d }, blocked) ?? middle, false);
}
