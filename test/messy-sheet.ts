/** What a sheet of this kind names, besides what its rows have in common. */
interface MessyNames {
  /** A locality of Gurugram, as the master list does not write it. */
  locality: string;
  /** A builder that the master list does not have under this name. */
  builder: string;
  /** Words of the seller for a kind of property and for its furnishing. */
  type?: string;
  furnishing?: string;
}

const ROWS = 200;
const HEAD = [
  'Unit ID',
  'Prop. Type',
  'Location',
  'Config',
  'Carpet',
  'Rate (all incl)',
  'Furnishing',
  'Possession',
  'Facing',
  'Developer',
  'Remarks',
];

const pick = (values: string[], row: number): string => values[row % values.length] ?? '';

const TYPES = ['Flat', 'flat', 'Apartment', 'B. Floor', 'Kothi', 'APT', 'Penthouse'];
const CONFIGS = ['3bhk', '2 BHK', '4+SQ', '3 BHK + Study'];
const AREAS = ['1240 sft', '88 sqm', '150 gaj', '1,180 sq. ft.', '1310 Sq Ft'];
const RATES = ['1.92 cr', '121 lacs', '8025000', 'Rs. 95,00,000/-', '1.35Cr', '98 L', '195'];
const FURNISHINGS = ['semi', 'un', 'FF', 'Semi Furnished'];
const POSSESSIONS = ['RTM', 'UC', 'Ready', 'Immediate'];
const FACINGS = ['NE', 'East', 'n', 'South-West facing', ''];
const REMARKS = ['Café on the ground floor', 'call Mr. Rana – keys with guard', '', '"corner, park side"'];

/** Four rows have no price, and two a carpet area that no home has. */
const NO_PRICE = new Set([20, 70, 120, 170]);
const TINY = new Set([40, 90]);

const toRow = (row: number, { locality, builder, type = 'Row Hse', furnishing = 'Lux' }: MessyNames): string => {
  const place = pick([`Gurgaon, ${locality}`, `${locality} Gurgaon`, `GURGAON - ${locality}`], row);
  const cells = [
    `AT-C-${1000 + row}`,
    pick([...TYPES, type], row),
    `"${place}"`,
    pick(CONFIGS, row),
    TINY.has(row) ? '12 sft' : `"${pick(AREAS, row)}"`,
    NO_PRICE.has(row) ? '' : `"${pick(RATES, row)}"`,
    pick([...FURNISHINGS, furnishing], row),
    pick(POSSESSIONS, row),
    pick(FACINGS, row),
    builder,
    pick(REMARKS, row),
  ];
  return cells.join(',');
};

/** Windows-1252 has the dash where Latin-1 has a control character. */
export const toWindows1252 = (text: string): Buffer => Buffer.from(text.replaceAll('–', '\u0096'), 'latin1');

/**
 * A sheet as sellers send it: 200 rows below a title and a blank row, with words, units and an encoding of their own,
 * and a column that is not for us.
 */
export function messySheet(names: MessyNames): Buffer {
  const title = 'SURYODAY ESTATES – AVAILABLE STOCK AS ON 14/11/2026';
  const rows = Array.from({ length: ROWS }, (_, row) => toRow(row, names));
  return toWindows1252([title, '', HEAD.join(','), ...rows].join('\r\n'));
}
