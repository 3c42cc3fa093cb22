const LAKH = 100_000;
const CRORE = 100 * LAKH;

/** Rounding step for an asking price, because sellers do not ask for Rs. 87,43,211. */
function stepAt(rupees: number): number {
  if (rupees < 20 * LAKH) return 10_000;
  if (rupees < CRORE) return 25_000;
  if (rupees < 5 * CRORE) return LAKH;
  return 5 * LAKH;
}

/** A price rounded as a seller would ask for it. */
export const askingPrice = (rupees: number): number => Math.round(rupees / stepAt(rupees)) * stepAt(rupees);

/** A monthly charge, rounded up to fifty rupees. */
export const monthlyCharge = (rupees: number): number => Math.ceil(rupees / 50) * 50;
