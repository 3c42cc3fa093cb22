/** Upper limit of an amount in rupees; more is a typing error. */
const MAX_AMOUNT = 10 ** 12;

const toMap = (table: [number, string][]): ReadonlyMap<string, number> =>
  new Map(table.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)));

/** Number of zeros for each unit. All words in these tables are folded: see `foldWord`. */
export const UNIT_ZEROS = toMap([
  [7, 'cr crs crore crores karod karor karore carore caror करोड'],
  [5, 'l lk lac lacs lakh lakhs lak laks lack lacks लाख'],
  [3, 'k thousand hazar hazaar hajar hajaar हजार'],
]);

/** Counts as words. Without a unit they are ordinary words, such as "do" or "ten". */
export const NUMBER_WORDS = toMap([
  [0.5, 'half aadha आधा'],
  [1, 'one ek एक'],
  [1.5, 'dedh डेढ'],
  [2, 'two do दो'],
  [2.5, 'dhai ढाई'],
  [3, 'three teen तीन'],
  [4, 'four char chaar चार'],
  [5, 'five paanch panch पांच'],
  [6, 'six chhe छह'],
  [7, 'seven saat सात'],
  [8, 'eight aath आठ'],
  [9, 'nine nau नौ'],
  [10, 'ten das दस'],
  [20, 'twenty bees बीस'],
  [25, 'pachees पच्चीस'],
  [30, 'thirty tees तीस'],
  [40, 'forty chalis चालीस'],
  [50, 'fifty pachas पचास'],
  [60, 'sixty saath साठ'],
  [70, 'seventy sattar सत्तर'],
  [80, 'eighty assi अस्सी'],
  [90, 'ninety nabbe नब्बे'],
  [100, 'hundred sau सौ'],
]);

/** Hindi words that add a part to the next count: "saade teen" is 3.5, "paune do" is 1.75. */
const ADDED_PARTS = toMap([
  [0.25, 'sawa sava savva सवा'],
  [0.5, 'saade sade साढे'],
  [-0.25, 'paune paun पौने पौन'],
]);

const CURRENCY = new Set('₹ rs inr rupees rupaye रु रुपये रुपए'.split(' '));

/** What may follow a monthly rent, as words joined by a space. */
const MONTHLY = new Set('p m,pm,monthly,per month,a month,/ month,mahina,प्रति माह,महीना'.split(','));

/**
 * A number with its commas and decimals, a word, or any other visible character. A dot after a letter starts no number:
 * 'Rs.5'.
 */
export const WORD_PATTERN =
  /[\d०-९]+(?:,[\d०-९]+)*(?:\.[\d०-९]+)?|(?<![\p{L}\p{M}])\.[\d०-९]+|[\p{L}\p{M}\u200c\u200d]+|\S/gu;

/**
 * One spelling for words that look the same: lower case, ASCII digits, no accents, nuktas or joiners, one sign for a
 * nasal vowel.
 */
export const foldWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .toLowerCase();

export const isCurrency = (word: string | undefined): boolean => word !== undefined && CURRENCY.has(word);

/** Commas in the Indian or the Western way; anything else may be a list, or a decimal comma. */
const GROUPED = /^\d{1,3}(?:(?:,\d\d){0,6},\d{3}|(?:,\d{3}){2,5})(?:\.\d+)?$/;

/** The value of digits such as '1,25,000' or '.5'. Undefined for a word, and if the commas are not at their places. */
export function readNumber(word: string | undefined): number | undefined {
  if (word === undefined || !/^[\d.]/.test(word)) return undefined;
  const hasCommas = word.includes(',');
  if (hasCommas && !GROUPED.test(word)) return undefined;
  const value = Number(hasCommas ? word.replaceAll(',', '') : word);
  return Number.isNaN(value) ? undefined : value;
}

/** Something read from a list of words; `end` is the position after its last word. */
interface Match {
  value: number;
  end: number;
}

/** Reads a count in digits or words: '1.5', 'teen', 'saade teen', 'twenty five'. */
function matchCount(words: readonly string[], start: number): Match | undefined {
  const word = words[start] ?? '';
  const added = ADDED_PARTS.get(word);
  if (added !== undefined) {
    const base = readNumber(words[start + 1]) ?? NUMBER_WORDS.get(words[start + 1] ?? '');
    // Alone, "sawa" and "paun" are parts of one; "saade" has no meaning without a count.
    if (base === undefined) return added === 0.5 ? undefined : { value: 1 + added, end: start + 1 };
    return Number.isInteger(base) ? { value: base + added, end: start + 2 } : undefined;
  }
  const value = readNumber(word) ?? NUMBER_WORDS.get(word);
  if (value === undefined) return undefined;
  const ones = NUMBER_WORDS.get(words[start + 1] ?? '') ?? 0;
  const isCompound = word.endsWith('ty') && ones >= 1 && ones < 10 && ones % 1 === 0;
  return isCompound ? { value: value + ones, end: start + 2 } : { value, end: start + 1 };
}

/**
 * Reads an amount with units from folded words, starting at a position: '80 lakh', '1 cr 20 lakh', 'dedh karod'. It
 * also returns the zeros of its last unit, which a range such as '40-60 lakh' applies to both ends.
 */
export function matchAmount(words: readonly string[], start: number): (Match & { zeros: number }) | undefined {
  let amount: (Match & { zeros: number }) | undefined;
  for (;;) {
    const count = matchCount(words, amount?.end ?? start);
    const zeros = count && UNIT_ZEROS.get(words[count.end] ?? '');
    if (!count || zeros === undefined) return amount;
    const exact = count.value * 10 ** zeros;
    const value = Math.round(exact);
    // Multiplying decimals leaves an error far below this; a larger difference is a part of a rupee.
    if (Math.abs(exact - value) > 0.001) return amount;
    // '1 cr 20 lakh' is one amount; '1 cr 2 cr', '1.5 cr 20 lakh' and '1 cr 200 lakh' are not.
    if (amount && (amount.value % 10 ** amount.zeros !== 0 || value >= 10 ** amount.zeros)) return amount;
    const sum = value + (amount?.value ?? 0);
    if (sum > MAX_AMOUNT) return undefined;
    amount = { value: sum, end: count.end + 1, zeros };
  }
}

/** Reads digits without a unit as rupees. */
function matchBareAmount(words: readonly string[], start: number): Match | undefined {
  const value = readNumber(words[start]);
  return value !== undefined && Number.isInteger(value) && value <= MAX_AMOUNT ? { value, end: start + 1 } : undefined;
}

/** Whether the words after an amount only repeat that it is money or that it is paid monthly. */
function isAmountSuffix(words: string[]): boolean {
  let rest = words;
  if (isCurrency(rest[0])) rest = rest.slice(1);
  if (rest[0] === '/' && rest[1] === '-') rest = rest.slice(2);
  if (rest[0] === 'only') rest = rest.slice(1);
  return rest.length === 0 || MONTHLY.has(rest.join(' '));
}

/** Digits grouped by spaces are read like those grouped by commas: '90 00 000'. */
const joinGroups = (text: string): string => text.replaceAll(/(?<=\d)[ \u00a0](?=\d{2,3}(?!\d))/g, ',');

/**
 * Reads rupees as people in India write them: '1.5 Cr', '80L', '25k', '1,25,00,000', 'Rs. 45 lacs', '२ करोड़', 'dedh
 * karod', '1 cr 20 lakh'. Undefined unless the whole text is understood.
 */
export function readAmount(text: string): number | undefined {
  // A single dot ends an abbreviation ('Rs.', 'p.m.'); dots of decimals are part of their number.
  const words = (joinGroups(text).match(WORD_PATTERN) ?? []).map(foldWord).filter((word) => word !== '.');
  const start = isCurrency(words[0]) ? 1 : 0;
  const amount = matchAmount(words, start);
  if (!amount) {
    const bare = matchBareAmount(words, start);
    return bare && isAmountSuffix(words.slice(bare.end)) ? bare.value : undefined;
  }
  // '1 cr 2500000' has all digits of the rest; the rest of '1 crore 25' may be lakhs.
  const rest = matchBareAmount(words, amount.end);
  const isPart = rest !== undefined && words[amount.end]?.length === amount.zeros;
  const end = isPart ? rest.end : amount.end;
  return isAmountSuffix(words.slice(end)) ? amount.value + (isPart ? rest.value : 0) : undefined;
}

/**
 * Reads the amount in a form field, by the reader of all amounts. Null for empty text, NaN for text that is no amount.
 */
export function readRupees(text: string): number | null {
  if (text.replaceAll(/[₹\s]/g, '') === '') return null;
  return readAmount(text) ?? Number.NaN;
}
