/** An area as it is typed, at most to three decimals. Null for nothing at all, NaN for what is no area. */
export function readArea(text: string): number | null {
  const digits = text.replaceAll(/[,\s]/g, '');
  if (digits === '') return null;
  const area = /^(\d{1,11}(\.\d{0,3})?|\.\d{1,3})$/.test(digits) ? Number(digits) : Number.NaN;
  return area > 0 ? area : Number.NaN;
}
