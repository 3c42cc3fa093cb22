/** A word of a name. Digits and signs are none, so neither a phone number nor an address can pass for a name. */
const WORD = /\p{L}[\p{L}\p{M}\p{Join_Control}'’-]*/gu;

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

const initial = (word: string): string => graphemes.segment(word).containing(0)?.segment.toUpperCase() ?? '';

/** How a poster is named in public: first name and the initial of the last one, `Meera K.`. */
export function posterName(fullName: string): string {
  const [first = '', ...others] = fullName.match(WORD) ?? [];
  const last = others.at(-1);
  return last === undefined ? first : `${first} ${initial(last)}.`;
}
