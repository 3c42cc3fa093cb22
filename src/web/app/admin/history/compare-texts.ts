/** A piece of a text: in both versions, only before, or only after. */
export interface TextPart {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Longer texts take too long to compare and are shown as replaced. */
const MAX_STEPS = 4_000_000;

const tokenize = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** The length of the longest common subsequence for every pair of suffixes. */
function commonLengths(before: string[], after: string[]): Uint32Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const next = rows[i + 1];
      const row = rows[i];
      if (!row || !next) continue;
      row[j] = before[i] === after[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  return rows;
}

function middle(before: string[], after: string[]): TextPart[] {
  const gone = (text: string[]): TextPart => ({ kind: 'gone', text: text.join('') });
  const fresh = (text: string[]): TextPart => ({ kind: 'new', text: text.join('') });
  if (before.length * after.length > MAX_STEPS) return [gone(before), fresh(after)];
  const lengths = commonLengths(before, after);
  const pieces: TextPart[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [one = '', other = ''] = [before[i], after[j]];
    if (i < before.length && j < after.length && one === other) {
      pieces.push({ kind: 'same', text: one });
      i += 1;
      j += 1;
    } else if (j >= after.length || (i < before.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      pieces.push({ kind: 'gone', text: one });
      i += 1;
    } else {
      pieces.push({ kind: 'new', text: other });
      j += 1;
    }
  }
  return pieces;
}

const joined = (pieces: TextPart[]): TextPart[] =>
  pieces.reduce<TextPart[]>((all, piece) => {
    const last = all.at(-1);
    if (piece.text === '') return all;
    if (last?.kind !== piece.kind) return [...all, piece];
    return [...all.slice(0, -1), { kind: last.kind, text: last.text + piece.text }];
  }, []);

/** A word-by-word diff of two texts. */
export function compareTexts(before: string, after: string): TextPart[] {
  const [old, young] = [tokenize(before), tokenize(after)];
  const shorter = Math.min(old.length, young.length);
  let head = 0;
  while (head < shorter && old[head] === young[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && old[old.length - 1 - tail] === young[young.length - 1 - tail]) tail += 1;
  return joined([
    { kind: 'same', text: old.slice(0, head).join('') },
    ...middle(old.slice(head, old.length - tail), young.slice(head, young.length - tail)),
    { kind: 'same', text: old.slice(old.length - tail).join('') },
  ]);
}

/** One side of a diff; white space between two differing words counts as different, too. */
export function getSide(pieces: TextPart[], side: 'gone' | 'new'): TextPart[] {
  const own = pieces.filter(({ kind }) => kind === 'same' || kind === side);
  const differs = (place: number) => own[place]?.kind === side;
  return joined(
    own.map((piece, place) =>
      piece.text.trim() === '' && differs(place - 1) && differs(place + 1) ? { kind: side, text: piece.text } : piece,
    ),
  );
}

const AROUND = 8;

/** Shortens long common pieces to the words around a difference. */
export const shortenParts = (pieces: TextPart[]): TextPart[] =>
  pieces.map((piece, place) => {
    const words = tokenize(piece.text);
    if (piece.kind !== 'same' || words.length <= 6 * AROUND) return piece;
    const start = place === 0 ? '' : words.slice(0, 2 * AROUND).join('');
    const end = place === pieces.length - 1 ? '' : words.slice(-2 * AROUND).join('');
    return { kind: 'same', text: `${start} … ${end}` };
  });
