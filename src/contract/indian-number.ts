/**
 * Formats a number with Indian grouping ('1,25,00,000') and at most the given decimals. Without Intl, because its first
 * use blocks a phone for about 100 ms on every page with a price.
 */
export function indianNumber(value: number, decimals = 0): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
  const trimmed = fraction.replace(/0+$/, '');
  return `${value < 0 ? '-' : ''}${grouped}${trimmed && `.${trimmed}`}`;
}
