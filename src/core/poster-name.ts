/** A word of a name; digits and symbols do not match, so a phone number or address cannot pass for a name. */
const WORD = /\p{L}[\p{L}\p{M}\p{Join_Control}'’-]*/gu;

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

const initial = (word: string): string => graphemes.segment(word).containing(0)?.segment.toUpperCase() ?? '';

/** Public name of a poster: first name and the initial of the last name, `Meera K.`. */
export function posterName(fullName: string): string {
  const [first = '', ...others] = fullName.match(WORD) ?? [];
  const last = others.at(-1);
  return last === undefined ? first : `${first} ${initial(last)}.`;
}
