const IN_A_WORD = '[\\p{L}\\p{M}\\p{N}]';
const BETWEEN_WORDS = '[^\\p{L}\\p{M}\\p{N}]+';

/**
 * Splits a name where the term matches at the start of a word, as the search does: every second part is a match.
 * Ignores case, punctuation and spacing, and never separates a letter from its combining marks.
 */
export function highlight(name: string, term: string): string[] {
  const words = term.split(new RegExp(BETWEEN_WORDS, 'u')).filter(Boolean);
  if (words.length === 0) return [name];
  return name.split(new RegExp(`((?<!${IN_A_WORD})${words.join(BETWEEN_WORDS)}\\p{M}*)`, 'giu'));
}
