import { isReraNumber } from '#contract/listings/rera-format.ts';

export interface ReraMatch {
  number: string;
  start: number;
  end: number;
}

/** Some numbers have a space inside, and people type others with spaces and in small letters. */
const MAX_PARTS = 3;
const MAX_NUMBER_LENGTH = 80;

function readReraNumber(parts: readonly string[]): string | undefined {
  const typed = parts.join(' ');
  if (typed.length > MAX_NUMBER_LENGTH) return undefined;
  return [typed, typed.toUpperCase(), typed.toUpperCase().replaceAll(' ', '')].find(isReraNumber);
}

/** Finds registration numbers of regulators, before their digits could be taken for anything else. */
export function findReraNumbers(text: string): ReraMatch[] {
  const chunks = [...text.matchAll(/[^\s,;()]+/g)].map(({ 0: chunk, index }) => {
    const word = chunk.replace(/[.:!?]$/, '');
    return { word, start: index, end: index + word.length };
  });
  const found: ReraMatch[] = [];
  for (let at = 0; at < chunks.length; at += 1) {
    for (let count = MAX_PARTS; count >= 1; count -= 1) {
      const parts = chunks.slice(at, at + count);
      const [first, last] = [parts[0], parts.at(-1)];
      const number = readReraNumber(parts.map(({ word }) => word));
      if (number === undefined || !first || !last) continue;
      found.push({ number, start: first.start, end: last.end });
      at += count - 1;
      break;
    }
  }
  return found;
}
