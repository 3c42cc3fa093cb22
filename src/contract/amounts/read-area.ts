/** Parses a typed area with up to three decimals. Null for empty text, NaN for an invalid area. */
export function readArea(text: string): number | null {
  const digits = text.replaceAll(/[,\s]/g, '');
  if (digits === '') return null;
  const area = /^(\d{1,11}(\.\d{0,3})?|\.\d{1,3})$/.test(digits) ? Number(digits) : Number.NaN;
  return area > 0 ? area : Number.NaN;
}
