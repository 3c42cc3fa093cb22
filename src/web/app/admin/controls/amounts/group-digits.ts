import { indianNumber } from '#contract/indian-number.ts';

const MAX_LENGTH = 15;

/** Whether the text is only digits so far; text with letters or a decimal point is left as typed. */
const isDigits = (text: string) => /^[\d,]+$/.test(text);

const stripCommas = (text: string) => text.replaceAll(',', '');

/** The index after the given number of digits. */
function behind(text: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digits) return at;
    if (text[at] !== ',') seen += 1;
  }
  return text.length;
}

/** Groups digits the Indian way while they are typed; the caret stays after the same digit. */
export function groupDigits(text: string, caret: number): { text: string; caret: number } {
  const digits = stripCommas(text);
  if (!isDigits(text) || digits === '' || digits.length > MAX_LENGTH) return { text, caret };
  const grouped = indianNumber(Number(digits));
  const zeros = digits.length - stripCommas(grouped).length;
  return { text: grouped, caret: behind(grouped, Math.max(0, stripCommas(text.slice(0, caret)).length - zeros)) };
}
