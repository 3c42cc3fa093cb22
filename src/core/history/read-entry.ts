import { isDeepStrictEqual } from 'node:util';
import {
  AREA_UNIT_LABELS,
  ENQUIRY_STATUS_LABELS,
  FURNISHING_LABELS,
  type HistoryChange,
  POSSESSION_LABELS,
  POSTED_BY_LABELS,
  PROPERTY_TYPE_LABELS,
  RESIDENCY_LABELS,
  ROLE_LABELS,
} from '#contract';
import { timeText } from '#contract/india-time.ts';
import { indianNumber } from '#contract/indian-number.ts';
import { FACING_LABELS } from '#contract/listings/fact-labels.ts';
import { type AnyPgColumn, type Db, desc, eq, inArray, type PgTable, sql, tables } from '#db';
import { DomainError } from '../errors.ts';

const { auditEntries: entries, users, amenities, bhkOptions, builders, cities, projects, tags } = tables;

interface Source {
  table: PgTable & { id: AnyPgColumn };
  name: AnyPgColumn;
}

const SOURCES: Record<string, Source> = {
  cities: { table: cities, name: cities.name },
  builders: { table: builders, name: builders.name },
  projects: { table: projects, name: projects.title },
  users: { table: users, name: users.fullName },
  tags: { table: tags, name: tags.tagName },
  amenities: { table: amenities, name: amenities.name },
  bhks: { table: bhkOptions, name: bhkOptions.bhk },
};

const REFERENCES: Record<string, string> = {
  cityId: 'cities',
  builderId: 'builders',
  projectId: 'projects',
  assignedTo: 'users',
  reviewedBy: 'users',
  reraCheckedBy: 'users',
  bhkId: 'bhks',
  bhk_ids: 'bhks',
  tag_ids: 'tags',
  amenity_ids: 'amenities',
};

const toIds = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number');

/** Returns a function that replaces ids of other records with their current names. */
async function withNames(
  db: Db,
  fields: Record<string, unknown>[],
): Promise<(field: string, value: unknown) => unknown> {
  const idsBySource = new Map<string, Set<number>>();
  for (const values of fields)
    for (const [field, value] of Object.entries(values)) {
      const source = REFERENCES[field];
      if (source) idsBySource.set(source, new Set([...(idsBySource.get(source) ?? []), ...toIds(value)]));
    }
  const names = new Map<string, string>();
  for (const [source, ids] of idsBySource) {
    const { table, name } = SOURCES[source] ?? {};
    if (!table || !name || ids.size === 0) continue;
    const found = await db
      .select({ id: table.id, name })
      .from(table)
      .where(inArray(table.id, [...ids]));
    for (const row of found) names.set(`${source} ${String(row.id)}`, String(row.name));
  }
  const named = (source: string, id: unknown) => names.get(`${source} ${String(id)}`) ?? `No. ${String(id)}`;
  return (field, value) => {
    const source = REFERENCES[field];
    if (!source || value === null || value === undefined) return value;
    return Array.isArray(value) ? value.map((id) => named(source, id)) : named(source, value);
  };
}

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
  kind: { property: 'Properties', project: 'Projects' },
  status: { ...ENQUIRY_STATUS_LABELS, pending: 'Not confirmed yet', pending_email: 'Email not confirmed' },
};
const RUPEES = /price$|^maintenance$/i;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const HTML = /<(?:p|ul|ol|h\d|table|br|strong|em|a)\b/i;

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Labels of fields whose names differ from their labels in forms. */
const FIELD_LABELS: Record<string, string> = {
  'avg price': 'Average price',
  basis: 'Source',
  bhk: 'BHK',
  'bhk id': 'BHK',
  'bhk ids': 'BHK',
  'built area unit': 'Built-up area unit',
  'built area value': 'Built-up area',
  'built up area sq m': 'Built-up area (sq m)',
  'built up area unit': 'Built-up area unit',
  'built up area value': 'Built-up area',
  'decision drivers connectivity': 'Connectivity',
  'decision drivers life style': 'Lifestyle',
  'decision drivers livability': 'Livability',
  'decision drivers value for money': 'Value for money',
  'is active': 'Active',
  kind: 'Type',
  'left out': 'Skipped rows',
  'locality state': 'Locality and state',
  'location embed src': 'Map',
  maintenance: 'Maintenance per month',
  'map url': 'Map',
  mapping: 'Columns',
  'phone label': 'Phone (as displayed)',
  'possession status': 'Possession',
  'price per sq ft': 'Price per Sq.Ft.',
  'rera checked at': 'RERA checked at',
  'rera checked by': 'RERA checked by',
  'rera id': 'RERA number',
  'rera number': 'RERA number',
  slug: 'Page URL',
};

/** Turns 'reraId', 'metaTitle' and 'tag_ids' into 'RERA number', 'Meta title' and 'Tags'. */
export function fieldLabel(field: string): string {
  const text = field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return FIELD_LABELS[text] ?? sentence(text.replace(/ ids$/, 's').replace(/ id$/, ''));
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
  if (MOMENT.test(value) && !Number.isNaN(Date.parse(value))) return timeText(value);
  if (field in LABELS) return sentence(value.replaceAll('_', ' '));
  return HTML.test(value) ? plainText(value) : value;
}

/** Formats a stored value as readable text; null if it is empty. */
function valueText(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string') return formatText(field, value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return RUPEES.test(field) ? `₹ ${indianNumber(value)}` : String(value);
  if (Array.isArray(value)) return value.map((each) => valueText(field, each)).join(', ') || null;
  return Object.entries(value)
    .map(([name, each]) => `${fieldLabel(name)}: ${valueText(name, each) ?? '–'}`)
    .join('\n');
}

type Values = Record<string, unknown>;

/** Fields that add nothing to what the entry already shows. */
const HIDDEN_FIELDS = new Set(['id', 'createdAt', 'updatedAt']);

const columns = {
  id: entries.id,
  at: entries.at,
  actor: { id: users.id, full_name: users.fullName },
  // Invitations are stored as an action on the password, because they let a user choose one.
  action: sql<string>`case when ${entries.action} = 'password' and ${entries.after} ? 'invited_until' then 'invitation' else ${entries.action} end`,
  entity: entries.entity,
  entity_id: entries.entityId,
  subject: entries.subject,
};

/** Returns history entries without their values, newest first. */
export const entryRows = (db: Db, ids: number[]) =>
  db
    .select(columns)
    .from(entries)
    .leftJoin(users, eq(users.id, entries.actorId))
    .where(inArray(entries.id, ids))
    .orderBy(desc(entries.id));

const toValues = (stored: unknown): Values => (typeof stored === 'object' && stored !== null ? { ...stored } : {});

async function getChanges(db: Db, before: Values, after: Values): Promise<HistoryChange[]> {
  const named = await withNames(db, [before, after]);
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter(
    (field) => !HIDDEN_FIELDS.has(field),
  );
  return fields.flatMap((field) => {
    if (isDeepStrictEqual(before[field] ?? null, after[field] ?? null)) return [];
    const [old, young] = [before[field], after[field]].map((value) => valueText(field, named(field, value)));
    // Only the HTML markup differs, so the raw values are shown.
    if (old === young && typeof before[field] === 'string' && typeof after[field] === 'string')
      return [{ field: fieldLabel(field), before: before[field], after: after[field] }];
    return old === young ? [] : [{ field: fieldLabel(field), before: old ?? null, after: young ?? null }];
  });
}

/** Returns an entry with all changed fields as readable text. */
export async function readEntry(db: Db, id: number) {
  const [found] = await db
    .select({ ...columns, ip: entries.ip, before: entries.before, after: entries.after })
    .from(entries)
    .leftJoin(users, eq(users.id, entries.actorId))
    .where(eq(entries.id, id));
  if (!found) throw new DomainError('not_found', 'Entry not found');
  const { before, after, ...entry } = found;
  return { ...entry, changes: await getChanges(db, toValues(before), toValues(after)) };
}
