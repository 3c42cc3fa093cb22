import { indianNumber } from './indian-number.ts';

const LAKH = 100_000;
const CRORE = 10_000_000;
/** Keeps an amount on one line. */
const SPACE = '\u00a0';

/** An amount as number and unit; what rounds up to a hundred lakh is a crore. */
function parts(amount: number): { number: string; unit: 'lakh' | 'crore' | undefined } {
  if (amount < LAKH) return { number: indianNumber(amount), unit: undefined };
  const lakh = Math.round(amount / (LAKH / 100)) / 100;
  return lakh < CRORE / LAKH
    ? { number: indianNumber(lakh, 2), unit: 'lakh' }
    : { number: indianNumber(amount / CRORE, 2), unit: 'crore' };
}

const SHORT = { lakh: 'L', crore: 'Cr' };

function withoutSign(amount: number): string {
  const { number, unit } = parts(amount);
  return unit ? `${number}${SPACE}${SHORT[unit]}` : number;
}

/** How a price is written everywhere: '₹ 85,000', '₹ 92.5 L', '₹ 1.25 Cr'. */
export const shortRupees = (amount: number): string => `₹${SPACE}${withoutSign(amount)}`;

/** The same for ears: '₹ 80 lakh'. */
export function spokenRupees(amount: number): string {
  const { number, unit } = parts(amount);
  return unit ? `₹ ${number} ${unit}` : `₹ ${number}`;
}

/** To the rupee, grouped the Indian way: '₹ 1,25,00,000'. */
export const fullRupees = (amount: number): string => `₹${SPACE}${indianNumber(amount)}`;

/** A band of prices with one sign and a unit on both sides: '₹ 92 L – 2.15 Cr'. */
export function rupeeRange(from: number | null, to: number | null): string | undefined {
  if (from === null || to === null) {
    const bound = from ?? to;
    return bound === null ? undefined : shortRupees(bound);
  }
  const [low, high] = [withoutSign(from), withoutSign(to)];
  return low === high ? `₹${SPACE}${low}` : `₹${SPACE}${low} – ${high}`;
}
