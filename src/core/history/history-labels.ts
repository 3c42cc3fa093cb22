import {
  AREA_UNIT_LABELS,
  ENQUIRY_STATUS_LABELS,
  FURNISHING_LABELS,
  POSSESSION_LABELS,
  POSTED_BY_LABELS,
  PROPERTY_TYPE_LABELS,
  RESIDENCY_LABELS,
  ROLE_LABELS,
} from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { FACING_LABELS } from '#contract/listings/facing-labels.ts';

const LABELS: Record<string, Record<string, string>> = {
  areaUnit: AREA_UNIT_LABELS,
  builtUpAreaUnit: AREA_UNIT_LABELS,
  builtAreaUnit: AREA_UNIT_LABELS,
  facing: FACING_LABELS,
  furnishing: FURNISHING_LABELS,
  possessionStatus: POSSESSION_LABELS,
  postedBy: POSTED_BY_LABELS,
  propertyType: PROPERTY_TYPE_LABELS,
  residencyType: RESIDENCY_LABELS,
  role: ROLE_LABELS,
  status: ENQUIRY_STATUS_LABELS,
};
const RUPEES = /price$|^maintenance$/i;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const HTML = /<(?:p|ul|ol|h\d|table|br|strong|em|a)\b/i;

const india = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', dateStyle: 'long', timeStyle: 'short' });

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Turns 'metaTitle' and 'tag_ids' into 'Meta title' and 'Tags'. */
export function fieldLabel(field: string): string {
  const text = field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return sentence(text.replace(/ ids$/, 's').replace(/ id$/, ''));
}

/** Converts HTML to plain text, one line per paragraph. */
const plainText = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|li|h\d|tr)>|<br\s*\/?>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();

function formatText(field: string, value: string): string {
  const label = LABELS[field]?.[value];
  if (label !== undefined) return label;
  if (MOMENT.test(value) && !Number.isNaN(Date.parse(value))) return india.format(new Date(value));
  if (field in LABELS) return sentence(value.replaceAll('_', ' '));
  return HTML.test(value) ? plainText(value) : value;
}

/** Formats a stored value as readable text; null if it is empty. */
export function valueText(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string') return formatText(field, value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return RUPEES.test(field) ? `₹ ${indianNumber(value)}` : String(value);
  if (Array.isArray(value)) return value.map((each) => valueText(field, each)).join(', ') || null;
  return Object.entries(value)
    .map(([name, each]) => `${fieldLabel(name)}: ${valueText(name, each) ?? '–'}`)
    .join('\n');
}
