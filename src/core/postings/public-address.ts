/** A number of a flat, house, plot or shop: `204`, `#12`, `A-1203`, `12/4B`. */
const NUMBER = String.raw`#?\s*[a-z]{0,2}\s*[-/]?\s*\d{1,5}[a-z]?(?:\s*[-/]\s*[a-z\d]{1,5}){0,4}`;

/** `Flat 4B`, `House No. 12`, `D.No 5-9-22`: the word says that the number of one home follows. */
const NAMED_NUMBER = new RegExp(
  String.raw`(?:^[dh]|\b(?:flat|apartment|apt|unit|door|house|villa|bungalow|plot|khasra|shop|office|room))\.?\s*(?:no\b\.?|number)?(?:\s*[:#-]?\s*${NUMBER}|\s+[a-z]\d?)(?=$|\s)`,
  'i',
);
const ALONE = new RegExp(`^(?:no\\.?\\s*)?${NUMBER}$`, 'i');
/** In front of a name, as in `B-12 Green Park`; not in `100 Feet Road`, `5th Cross` or `2 BHK`. */
const LEADING = new RegExp(
  `^(?:no\\.?\\s*)?${NUMBER}\\s+(?!(?:feet|foot|ft|km|bhk|st|nd|rd|th)\\b)(?=\\p{L}{3})`,
  'iu',
);
/** `4th floor`, `Floor 12`, `Ground floor`. */
const FLOOR = /^(?:\d{1,3}(?:st|nd|rd|th)?|ground|first|second|third|top|upper|lower)\s+floor$|^floor\s+\d{1,3}$/i;

function withoutNumber(part: string, index: number): string {
  if (ALONE.test(part) || FLOOR.test(part)) return '';
  const unnamed = part.replace(NAMED_NUMBER, '').trim();
  return index === 0 && unnamed === part ? part.replace(LEADING, '').trim() : unnamed;
}

/**
 * The address of a visitor's home as other visitors see it: without the number of the flat or house and its floor.
 * Posters write it in one line; its parts are separated by commas.
 */
export const publicAddress = (address: string): string =>
  address
    .split(/[,;\n]/)
    .map((part, index) => withoutNumber(part.replaceAll(/\s+/g, ' ').trim(), index))
    .filter((part) => part !== '')
    .join(', ');
