import { indianNumber } from './indian-number.ts';
import type { Purpose } from './listings/enumerations.ts';

const LAKH = 100_000;
const CRORE = 10_000_000;
/** Prevents a line break inside an amount. */
const SPACE = '\u00a0';

/** Splits an amount into number and unit; an amount that rounds up to a hundred lakh becomes a crore. */
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

/** The standard format of prices: '₹ 85,000', '₹ 92.5 L', '₹ 1.25 Cr'. */
export const shortRupees = (amount: number): string => `₹${SPACE}${withoutSign(amount)}`;

/** The price of a property: '₹ 1.25 Cr', or for rent '₹ 25,000 / month'. */
export const propertyPrice = (amount: number, purpose: Purpose): string =>
  purpose === 'rent' ? `${shortRupees(amount)} / month` : shortRupees(amount);

/** The standard format for screen readers: '₹ 80 lakh'. */
export function spokenRupees(amount: number): string {
  const { number, unit } = parts(amount);
  return unit ? `₹ ${number} ${unit}` : `₹ ${number}`;
}

/** Exact to the rupee, with Indian grouping: '₹ 1,25,00,000'. */
export const fullRupees = (amount: number): string => `₹${SPACE}${indianNumber(amount)}`;

/** A price range with one currency sign and both units: '₹ 92 L – 2.15 Cr'. */
export function rupeeRange(from: number | null, to: number | null): string | undefined {
  if (from === null || to === null) {
    const bound = from ?? to;
    return bound === null ? undefined : shortRupees(bound);
  }
  const [low, high] = [withoutSign(from), withoutSign(to)];
  return low === high ? `₹${SPACE}${low}` : `₹${SPACE}${low} – ${high}`;
}
