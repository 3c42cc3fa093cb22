import { ENQUIRY_STATUS_LABELS } from '../leads/enquiries.ts';
import { FACING_LABELS, OWNERSHIP_LABELS, POWER_BACKUP_LABELS, WATER_LABELS } from '../listings/fact-labels.ts';
import {
  FURNISHING_LABELS,
  POSSESSION_LABELS,
  PROPERTY_TYPE_LABELS,
  PURPOSE_LABELS,
  RESIDENCY_LABELS,
  TENANTS_LABELS,
} from '../listings/labels.ts';
import { HEADING_SYNONYMS, UNSURE_HEADINGS } from './import-synonyms.ts';

export type ListingImportKind = 'property' | 'project';
export type ImportKind = ListingImportKind | 'enquiry';

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
  | 'bhks'
  | 'phones'
  | 'timestamp'
  | 'colleague';

/** A field that can be imported from a column. */
export interface ImportField {
  /** Its name in the API. */
  name: string;
  label: string;
  kind: CellKind;
  /** Labels of an enumeration's values. */
  labels: Record<string, string>;
  example: string;
}

const importField = (
  name: string,
  label: string,
  kind: CellKind,
  example: string,
  labels: Record<string, string> = {},
): ImportField => ({ name, label, kind, labels, example });

const STATUS_LABELS = { draft: 'Draft', published: 'Published', withdrawn: 'Withdrawn', sold: 'Sold' };

const first = [
  importField('title', 'Title', 'text', 'A flat by the lake'),
  importField('slug', 'Page URL', 'text', ''),
  importField('status', 'Status', 'choice', 'Draft', STATUS_LABELS),
  importField('residency_type', 'Residency type', 'choice', 'Residential', RESIDENCY_LABELS),
  importField('possession_status', 'Possession', 'choice', 'Ready To Move', POSSESSION_LABELS),
  importField('price_on_request', 'Price on request', 'yes-no', 'No'),
];

const rest = [
  importField('bhk_ids', 'BHK', 'bhks', '2; 3'),
  importField('builder_id', 'Builder', 'builder', ''),
  importField('city_id', 'City', 'city', 'Pune'),
  importField('locality', 'Locality', 'text', 'Baner'),
  importField('address', 'Address', 'text', '12 Lake Road'),
  importField('landmarks', 'Landmarks', 'words', 'Lake gate; Old banyan'),
  importField('latitude', 'Latitude', 'number', '18.559'),
  importField('longitude', 'Longitude', 'number', '73.779'),
  importField('location_iframe', 'Map', 'text', ''),
  importField('description', 'Description', 'text', 'Morning light in every room.'),
  importField('tag_ids', 'Tags', 'tags', ''),
  importField('amenity_ids', 'Amenities', 'amenities', ''),
  importField('rera_id', 'RERA number', 'text', ''),
  importField('rating', 'Rating', 'number', '4.5'),
  importField('decision_drivers_life_style', 'Lifestyle', 'number', ''),
  importField('decision_drivers_connectivity', 'Connectivity', 'number', ''),
  importField('decision_drivers_livability', 'Livability', 'number', ''),
  importField('decision_drivers_value_for_money', 'Value for money', 'number', ''),
  importField('meta_title', 'Meta title', 'text', ''),
  importField('meta_description', 'Meta description', 'text', ''),
  importField('meta_keywords', 'Meta keywords', 'text', ''),
];

/** All fields that can be imported, in the order of the template. RERA checks of listings cannot be imported. */
export const IMPORT_FIELDS: Record<ImportKind, ImportField[]> = {
  property: [
    ...first,
    importField('property_type', 'Property type', 'choice', 'Flat / Apartment', PROPERTY_TYPE_LABELS),
    importField('purpose', 'For sale or rent', 'choice', 'For sale', PURPOSE_LABELS),
    importField('price', 'Price', 'rupees', '85 lakh'),
    importField('built_up_area', 'Built-up area', 'area', '1,180 sq ft'),
    importField('carpet_area', 'Carpet area', 'area', '860 sq ft'),
    importField('super_area', 'Super built-up area', 'area', '1,420 sq ft'),
    importField('bathrooms', 'Bathrooms', 'number', '2'),
    importField('possession_date', 'Possession date', 'day', '15 Nov 2027'),
    importField('furnishing', 'Furnishing', 'choice', 'Semi-furnished', FURNISHING_LABELS),
    importField('facing', 'Facing', 'choice', 'North-east', FACING_LABELS),
    importField('maintenance', 'Maintenance per month', 'rupees', '2,500'),
    importField('floor', 'Floor', 'floor', '3'),
    importField('total_floors', 'Total floors', 'number', '12'),
    importField('built_year', 'Year built', 'number', '2019'),
    importField('covered_parking', 'Covered parking', 'number', '1'),
    importField('open_parking', 'Open parking', 'number', ''),
    importField('balconies', 'Balconies', 'number', '2'),
    importField('ownership', 'Ownership', 'choice', 'Freehold', OWNERSHIP_LABELS),
    importField('water_supply', 'Water supply', 'choice', 'Municipal', WATER_LABELS),
    importField('power_backup', 'Power backup', 'choice', 'Full', POWER_BACKUP_LABELS),
    importField('has_lift', 'Lift', 'yes-no', 'Yes'),
    importField('deposit', 'Deposit', 'rupees', ''),
    importField('available_from', 'Available from', 'day', ''),
    importField('minimum_stay_months', 'Minimum stay in months', 'number', ''),
    importField('maintenance_included', 'Maintenance included in rent', 'yes-no', ''),
    importField('preferred_tenants', 'Preferred tenants', 'choice', '', TENANTS_LABELS),
    importField('video_url', 'Video', 'text', ''),
    ...rest,
  ],
  project: [
    ...first,
    importField('minimum_price', 'Minimum price', 'rupees', '92 lakh'),
    importField('maximum_price', 'Maximum price', 'rupees', '2.15 crore'),
    importField('avg_price', 'Average price', 'rupees', ''),
    importField('price_per_sq_ft', 'Price per Sq.Ft.', 'rupees', '7,800'),
    importField('area', 'Area', 'area', '12.4 acres'),
    importField('locality_state', 'Locality and state', 'text', 'Baner, Maharashtra'),
    importField('highlight', 'Highlight', 'text', 'A lane of old trees'),
    ...rest,
  ],
  enquiry: [
    importField('full_name', 'Name', 'text', 'Meera Iyer'),
    importField('phone', 'Phone', 'phones', '+91 98765 43210'),
    importField('email', 'Email', 'text', 'meera@example.com'),
    importField('received_on', 'Received on', 'timestamp', '14 Nov 2025'),
    importField('source', 'Source', 'text', 'Neem Homes'),
    importField('message', 'Message', 'text', 'Is it still free?'),
    importField('remarks', 'Remarks', 'text', ''),
    importField('listing', 'Listing', 'text', 'A flat by the lake'),
    importField('listing_id', 'Listing ID', 'text', ''),
    importField('city', 'City or area', 'text', 'Pune'),
    importField('wishes', 'Requirement', 'text', '3 BHK in Baner'),
    importField('budget', 'Budget', 'text', '85 lakh'),
    importField('assigned_to', 'Colleague', 'colleague', ''),
    importField('stage', 'Status', 'choice', 'New', ENQUIRY_STATUS_LABELS),
  ],
};

/** Columns of listings that are no field of them: the listing that a row changes, a place in one cell, and pictures. */
const SPECIAL_COLUMNS = [
  { name: 'id', label: 'ID, updates existing' },
  { name: 'place', label: 'Locality and city' },
  { name: 'picture_urls', label: 'Picture addresses' },
] as const;

/** Everything that a column can be mapped to. */
export const getImportTargets = (kind: ImportKind): { name: string; label: string }[] => [
  ...(kind === 'enquiry' ? [] : SPECIAL_COLUMNS),
  ...IMPORT_FIELDS[kind],
];

/** The columns of an exported list. */
export const getExportHeads = (kind: ListingImportKind): string[] => [
  'ID',
  ...IMPORT_FIELDS[kind].map(({ label }) => label),
];

/** Whether a sheet is an exported list, whose cells are ours and need no guesses. */
export const isExportedSheet = (kind: ImportKind, columns: string[]): boolean =>
  kind !== 'enquiry' && getExportHeads(kind).join('\n') === columns.join('\n');

/** A heading for comparison, without case and punctuation. */
export const headingKey = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const withoutBrackets = (heading: string): string => heading.replaceAll(/\([^()]*\)/g, ' ');

/** Words that say in what the values of a column are measured. */
const UNIT_WORDS: Partial<Record<CellKind, RegExp>> = {
  area: /\b(?:in )?(?:sq ?(?:feet|foot|ft|mtrs?|m|yds?)|sqft|sft)\b/g,
  rupees: /\b(?:in )?(?:rs|inr|rupees|lakhs?|lacs?|cr|crores?)\b/g,
};

const withoutUnits = (heading: string, kind: CellKind | undefined): string => {
  const units = kind && UNIT_WORDS[kind];
  return units ? headingKey(headingKey(heading).replaceAll(units, ' ')) : headingKey(heading);
};

interface Suggestions {
  mapping: Record<string, string>;
  /** Columns whose heading says more than the field, such as 'Rate (all incl)', or may mean something else. */
  unsure: string[];
}

/** Matches columns to fields by name. Units and then text in brackets are ignored only if the full heading does not match. */
export function suggestColumns(kind: ImportKind, columns: string[]): Suggestions {
  const mapping: Record<string, string> = {};
  const unsure: string[] = [];
  const kinds = new Map(IMPORT_FIELDS[kind].map((field) => [field.name, field.kind]));
  const targets = getImportTargets(kind).map(({ name, label }) => ({
    name,
    kind: kinds.get(name),
    keys: new Set([name, label, ...(HEADING_SYNONYMS[kind][name] ?? [])].map(headingKey)),
  }));
  const readings = [headingKey, withoutUnits, (column: string) => headingKey(withoutBrackets(column))];
  for (const [level, reading] of readings.entries()) {
    for (const { name, kind: cellKind, keys } of targets) {
      const used = new Set(Object.values(mapping));
      const column = columns.find((each) => !used.has(each) && keys.has(reading(each, cellKind)));
      if (column === undefined || mapping[name] !== undefined) continue;
      mapping[name] = column;
      if (level === readings.length - 1 || UNSURE_HEADINGS[kind].has(headingKey(column))) unsure.push(column);
    }
  }
  return { mapping, unsure };
}
