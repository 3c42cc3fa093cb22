/** Number of zeros for each unit. */
const ZEROS: [word: RegExp, zeros: number][] = [
  [/^(cr|crs|crore|crores)$/, 7],
  [/^(l|lac|lacs|lakh|lakhs)$/, 5],
  [/^(k|thousand)$/, 3],
];

const countZeros = (word: string): number | undefined =>
  word === '' ? 0 : ZEROS.find(([pattern]) => pattern.test(word))?.[1];

/** Multiplies a decimal by a power of ten on its digits to avoid rounding. Undefined if the result is not whole. */
function whole(number: string, zeros: number): number | undefined {
  const [before = '', after = ''] = number.split('.');
  const [digits, lost] = [after.slice(0, zeros).padEnd(zeros, '0'), after.slice(zeros)];
  return /[1-9]/.test(lost) ? undefined : Number(`${before}${digits}`);
}

/**
 * Parses an amount such as '92,50,000', '85 lakh', '85L', '1.25 cr' or '1 crore 25 lakh'. Null for empty text, NaN for
 * an invalid amount.
 */
export function readRupees(text: string): number | null {
  const normalized = text.toLowerCase().replaceAll(/₹|\brs\.?(?![a-z])|\binr\b|\/-|,|\s/g, '');
  if (normalized === '') return null;
  if (!/^(\d+(\.\d*)?|\.\d+)([a-z]+(\d+(\.\d*)?|\.\d+))*[a-z]*$/.test(normalized)) return Number.NaN;
  let sum = 0;
  let last = Number.POSITIVE_INFINITY;
  for (const [, number = '', unit = ''] of normalized.matchAll(/([\d.]+)([a-z]*)/g)) {
    const zeros = countZeros(unit);
    const part = zeros === undefined || zeros >= last ? undefined : whole(number, zeros);
    if (zeros === undefined || part === undefined) return Number.NaN;
    sum += part;
    last = zeros;
  }
  return Number.isSafeInteger(sum) ? sum : Number.NaN;
}
