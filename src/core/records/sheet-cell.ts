const inIndia = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Fields that can hold the name of a linked record. */
const NAMES = new Set(['name', 'full_name', 'title', 'city_name', 'label', 'url']);

function linked(value: object): string {
  if ('value' in value && 'unit' in value) return `${String(value.value)} ${String(value.unit).replaceAll('_', ' ')}`;
  const named = Object.entries(value).find(([name]) => NAMES.has(name));
  return named ? sheetCell(named[1]) : '';
}

/** Formats a value for a spreadsheet: dates in Indian time, linked records by name. */
export function sheetCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return inIndia.format(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(sheetCell).join('; ');
  if (typeof value === 'object') return linked(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Converts a field name to a column header: 'full_name' to 'Full name', 'createdAt' to 'Created at'. */
export function sheetHead(field: string): string {
  const label = field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return label === 'id' ? 'ID' : label.charAt(0).toUpperCase() + label.slice(1);
}
