import { z } from 'zod';
import { type FieldError, Id, success } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { FACING_LABELS, OWNERSHIP_LABELS, POWER_BACKUP_LABELS, WATER_LABELS } from '../listings/fact-labels.ts';
import {
  FURNISHING_LABELS,
  POSSESSION_LABELS,
  PROPERTY_TYPE_LABELS,
  PURPOSE_LABELS,
  RESIDENCY_LABELS,
  TENANTS_LABELS,
} from '../listings/labels.ts';
import { Stamp, stamps } from './fields.ts';

export type ImportKind = 'property' | 'project';

/** How a value is written in a cell. */
export type CellKind =
  | 'text'
  | 'words'
  | 'number'
  | 'floor'
  | 'rupees'
  | 'area'
  | 'day'
  | 'yes-no'
  | 'choice'
  | 'city'
  | 'builder'
  | 'tags'
  | 'amenities'
  | 'bhks';

/** A field that can be imported from a column. */
export interface ImportField {
  /** Its name in the API. */
  name: string;
  label: string;
  kind: CellKind;
  /** Labels of an enumeration's values. */
  labels: Record<string, string>;
  example: string;
  /** Other column headings for it. */
  aliases: string[];
}

const importField = (
  name: string,
  label: string,
  kind: CellKind,
  example: string,
  { aliases = [], labels = {} }: { aliases?: string[]; labels?: Record<string, string> } = {},
): ImportField => ({ name, label, kind, labels, example, aliases });

const STATUS_LABELS = { draft: 'Draft', published: 'Published', withdrawn: 'Withdrawn', sold: 'Sold' };

const first = [
  importField('title', 'Title', 'text', 'A flat by the lake', { aliases: ['name'] }),
  importField('slug', 'Page URL', 'text', '', { aliases: ['slug', 'url', 'address of the page'] }),
  importField('status', 'Status', 'choice', 'Draft', { labels: STATUS_LABELS }),
  importField('residency_type', 'Residency type', 'choice', 'Residential', { labels: RESIDENCY_LABELS }),
  importField('possession_status', 'Possession', 'choice', 'Ready To Move', { labels: POSSESSION_LABELS }),
  importField('price_on_request', 'Price on request', 'yes-no', 'No'),
];

const rest = [
  importField('bhk_ids', 'BHK', 'bhks', '2; 3', { aliases: ['bedrooms', 'bhks'] }),
  importField('builder_id', 'Builder', 'builder', '', { aliases: ['developer', 'builder name'] }),
  importField('city_id', 'City', 'city', 'Pune', { aliases: ['city name'] }),
  importField('locality', 'Locality', 'text', 'Baner'),
  importField('address', 'Address', 'text', '12 Lake Road'),
  importField('landmarks', 'Landmarks', 'words', 'Lake gate; Old banyan'),
  importField('latitude', 'Latitude', 'number', '18.559', { aliases: ['lat'] }),
  importField('longitude', 'Longitude', 'number', '73.779', { aliases: ['lng', 'lon', 'long'] }),
  importField('location_iframe', 'Map', 'text', ''),
  importField('description', 'Description', 'text', 'Morning light in every room.', { aliases: ['about'] }),
  importField('tag_ids', 'Tags', 'tags', '', { aliases: ['tag'] }),
  importField('amenity_ids', 'Amenities', 'amenities', ''),
  importField('rera_id', 'RERA number', 'text', '', { aliases: ['rera', 'rera no'] }),
  importField('rating', 'Rating', 'number', '4.5'),
  importField('decision_drivers_life_style', 'Lifestyle', 'number', '', { aliases: ['life style'] }),
  importField('decision_drivers_connectivity', 'Connectivity', 'number', ''),
  importField('decision_drivers_livability', 'Livability', 'number', ''),
  importField('decision_drivers_value_for_money', 'Value for money', 'number', ''),
  importField('meta_title', 'Meta title', 'text', ''),
  importField('meta_description', 'Meta description', 'text', ''),
  importField('meta_keywords', 'Meta keywords', 'text', ''),
];

/** All importable fields, in the order of the template. Pictures and RERA checks cannot be imported. */
export const IMPORT_FIELDS: Record<ImportKind, ImportField[]> = {
  property: [
    ...first,
    importField('property_type', 'Property type', 'choice', 'Flat / Apartment', {
      labels: PROPERTY_TYPE_LABELS,
      aliases: ['type'],
    }),
    importField('purpose', 'For sale or rent', 'choice', 'For sale', {
      labels: PURPOSE_LABELS,
      aliases: ['purpose', 'listing for', 'sale or rent'],
    }),
    importField('price', 'Price', 'rupees', '85 lakh', {
      aliases: ['price inr', 'amount', 'rent', 'rent per month', 'monthly rent'],
    }),
    importField('built_up_area', 'Built-up area', 'area', '1,180 sq ft', { aliases: ['area', 'builtup area'] }),
    importField('carpet_area', 'Carpet area', 'area', '860 sq ft', { aliases: ['carpet', 'rera carpet area'] }),
    importField('super_area', 'Super built-up area', 'area', '1,420 sq ft', {
      aliases: ['super area', 'saleable area', 'super builtup area', 'sba'],
    }),
    importField('bathrooms', 'Bathrooms', 'number', '2', { aliases: ['baths'] }),
    importField('possession_date', 'Possession date', 'day', '15 Nov 2027'),
    importField('furnishing', 'Furnishing', 'choice', 'Semi-furnished', {
      labels: FURNISHING_LABELS,
      aliases: ['furnished'],
    }),
    importField('facing', 'Facing', 'choice', 'North-east', { labels: FACING_LABELS }),
    importField('maintenance', 'Maintenance per month', 'rupees', '2,500', { aliases: ['maintenance'] }),
    importField('floor', 'Floor', 'floor', '3', { aliases: ['floor no', 'on floor'] }),
    importField('total_floors', 'Total floors', 'number', '12', { aliases: ['floors', 'no of floors'] }),
    importField('built_year', 'Year built', 'number', '2019', { aliases: ['construction year', 'built in'] }),
    importField('covered_parking', 'Covered parking', 'number', '1', { aliases: ['parking', 'car parking'] }),
    importField('open_parking', 'Open parking', 'number', ''),
    importField('balconies', 'Balconies', 'number', '2', { aliases: ['balcony'] }),
    importField('ownership', 'Ownership', 'choice', 'Freehold', { labels: OWNERSHIP_LABELS }),
    importField('water_supply', 'Water supply', 'choice', 'Municipal', { labels: WATER_LABELS, aliases: ['water'] }),
    importField('power_backup', 'Power backup', 'choice', 'Full', { labels: POWER_BACKUP_LABELS }),
    importField('has_lift', 'Lift', 'yes-no', 'Yes', { aliases: ['elevator'] }),
    importField('deposit', 'Deposit', 'rupees', '', { aliases: ['security deposit'] }),
    importField('available_from', 'Available from', 'day', ''),
    importField('minimum_stay_months', 'Minimum stay in months', 'number', '', {
      aliases: ['lock in', 'minimum stay'],
    }),
    importField('maintenance_included', 'Maintenance included in rent', 'yes-no', ''),
    importField('preferred_tenants', 'Preferred tenants', 'choice', '', {
      labels: TENANTS_LABELS,
      aliases: ['tenants'],
    }),
    importField('video_url', 'Video', 'text', '', { aliases: ['video link', 'youtube'] }),
    ...rest,
  ],
  project: [
    ...first,
    importField('minimum_price', 'Minimum price', 'rupees', '92 lakh', {
      aliases: ['lowest price', 'min price', 'price from'],
    }),
    importField('maximum_price', 'Maximum price', 'rupees', '2.15 crore', {
      aliases: ['highest price', 'max price', 'price to'],
    }),
    importField('avg_price', 'Average price', 'rupees', '', { aliases: ['avg price'] }),
    importField('price_per_sq_ft', 'Price per Sq.Ft.', 'rupees', '7,800', {
      aliases: ['price per square foot', 'rate'],
    }),
    importField('area', 'Area', 'area', '12.4 acres', { aliases: ['project area'] }),
    importField('locality_state', 'Locality and state', 'text', 'Baner, Maharashtra'),
    importField('highlight', 'Highlight', 'text', 'A lane of old trees'),
    ...rest,
  ],
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const getNames = ({ name, label, aliases }: ImportField): Set<string> => new Set([name, label, ...aliases].map(plain));

/** Matches columns to fields by name; text in brackets is ignored only if the full heading does not match. */
export function suggestMapping(kind: ImportKind, columns: string[]): Record<string, string> {
  const mapping: Record<string, string> = {};
  const readings = [plain, (column: string) => plain(column.replaceAll(/\([^()]*\)/g, ''))];
  for (const reading of readings) {
    for (const target of IMPORT_FIELDS[kind]) {
      const used = new Set(Object.values(mapping));
      const column = columns.find((each) => !used.has(each) && getNames(target).has(reading(each)));
      if (column !== undefined) mapping[target.name] ??= column;
    }
  }
  return mapping;
}

export const LARGEST_IMPORT_BYTES = 25 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 100_000;
export const MAX_IMPORT_COLUMNS = 100;

export const ImportTarget = z.object({ kind: z.enum(['property', 'project'], 'Please choose what the file contains') });

export const ImportStatus = z.enum(['uploaded', 'checking', 'checked', 'running', 'done', 'failed']);
export type ImportStatus = z.infer<typeof ImportStatus>;

/** Which column holds which field, and whether complete listings are published. */
export const ImportCheck = z.object({
  mapping: z.record(z.string().max(60), z.string().max(200)),
  publish: z.boolean(),
});
export type ImportCheck = z.infer<typeof ImportCheck>;

/** `leave_out` confirms that rows with errors are skipped; without it such a file is not imported. */
export const ImportStart = z.object({ leave_out: z.boolean() });
export type ImportStart = z.infer<typeof ImportStart>;

/** A title is required, and each column can be mapped to one field only. */
export function validateMapping(kind: ImportKind, columns: string[], mapping: Record<string, string>): FieldError[] {
  const fieldNames = new Set(IMPORT_FIELDS[kind].map(({ name }) => name));
  const used = Object.values(mapping);
  const unclear = Object.entries(mapping).filter(
    ([field, column]) =>
      !fieldNames.has(field) || !columns.includes(column) || used.indexOf(column) !== used.lastIndexOf(column),
  );
  return [
    ...(mapping.title === undefined ? [{ field: 'title', message: 'Choose the column with the title' }] : []),
    ...unclear.map(([field]) => ({ field, message: 'Choose a column of the file that is not used for another field' })),
  ];
}

export const StaffImport = z.object({
  id: Id,
  file_name: z.string(),
  kind: ImportTarget.shape.kind,
  status: ImportStatus,
  publish: z.boolean(),
  total_rows: z.number().int(),
  checked_rows: z.number().int(),
  written_rows: z.number().int(),
  refused_rows: z.number().int(),
  started_by: z.string().nullable(),
  finished_at: Stamp.nullable(),
  ...stamps,
});
export type StaffImport = Wire<z.infer<typeof StaffImport>>;

/** `row` is the spreadsheet row number: the heading is row 1. */
export const ImportIssue = z.object({ row: z.number().int(), field: z.string(), message: z.string() });
export type ImportIssue = z.infer<typeof ImportIssue>;

/** One import with its columns and its first errors; a downloadable file lists all of them. */
export const FullImport = StaffImport.extend({
  columns: z.array(z.string()),
  mapping: z.record(z.string(), z.string()),
  problems: z.array(ImportIssue),
});
export type FullImport = Wire<z.infer<typeof FullImport>>;

export const SentImportAnswer = success({ id: Id });
export type SentImportAnswer = z.infer<typeof SentImportAnswer>;
