/**
 * A number as India writes it: '1,25,00,000', and no more decimals than asked for. By hand, because the first use of
 * Intl loads tables that hold up a phone for a tenth of a second, on every page with a price.
 */
export function indianNumber(value: number, decimals = 0): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
  const trimmed = fraction.replace(/0+$/, '');
  return `${value < 0 ? '-' : ''}${grouped}${trimmed && `.${trimmed}`}`;
}
