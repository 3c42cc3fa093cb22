const IN_A_WORD = '[\\p{L}\\p{M}\\p{N}]';
const BETWEEN_WORDS = '[^\\p{L}\\p{M}\\p{N}]+';

/**
 * Cuts a name where it begins with the term at a word, as the search itself does: every second part is a match.
 * Case, punctuation and spacing are let pass, and a letter is never parted from its marks.
 */
export function highlight(name: string, term: string): string[] {
  const words = term.split(new RegExp(BETWEEN_WORDS, 'u')).filter(Boolean);
  if (words.length === 0) return [name];
  return name.split(new RegExp(`((?<!${IN_A_WORD})${words.join(BETWEEN_WORDS)}\\p{M}*)`, 'giu'));
}
