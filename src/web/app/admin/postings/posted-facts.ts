import {
  areaLabel,
  bhkName,
  FURNISHING_LABELS,
  type FullPostedProperty,
  fullRupees,
  type PostedFacts,
  PROPERTY_TYPE_LABELS,
  PURPOSE_LABELS,
  TENANTS_LABELS,
} from '#contract';
import { dayText } from '#contract/india-time.ts';

export interface Fact {
  label: string;
  text: string | null;
  href?: string;
  /** What staff approved last, if the poster changed it. */
  before?: string;
}

const amount = (rupees: number | null) => (rupees === null ? null : fullRupees(rupees));
const count = (value: number | null) => (value === null ? null : String(value));

/** What a poster entered, as the reviewer reads it. */
const TEXTS: [label: string, text: (facts: PostedFacts) => string | null][] = [
  ['Sale or rent', ({ purpose }) => PURPOSE_LABELS[purpose]],
  ['Property type', ({ property_type }) => PROPERTY_TYPE_LABELS[property_type]],
  ['BHK', ({ bhk }) => bhk && bhkName(bhk)],
  ['City', ({ city }) => city],
  ['Locality', ({ locality }) => locality],
  ['Flat or house number', ({ flat_number }) => flat_number],
  ['Address', ({ address }) => address],
  ['Price', ({ price }) => amount(price)],
  ['Built-up or plot area', ({ area }) => area && areaLabel(area)],
  ['Carpet area', ({ carpet_area }) => carpet_area && areaLabel(carpet_area)],
  ['Floor', ({ floor }) => count(floor)],
  ['Total floors', ({ total_floors }) => count(total_floors)],
  ['Furnishing', ({ furnishing }) => furnishing && FURNISHING_LABELS[furnishing]],
  ['Deposit', ({ deposit }) => amount(deposit)],
  ['Available from', ({ available_from }) => available_from && dayText(available_from)],
  ['Minimum stay in months', ({ minimum_stay_months }) => count(minimum_stay_months)],
  [
    'Maintenance included',
    ({ maintenance_included }) => (maintenance_included === null ? null : maintenance_included ? 'Yes' : 'No'),
  ],
  ['Preferred tenants', ({ preferred_tenants }) => preferred_tenants && TENANTS_LABELS[preferred_tenants]],
];

/** The facts of a property, each with what staff approved before if it differs. */
export const toComparedFacts = (posting: FullPostedProperty): Fact[] =>
  TEXTS.map(([label, getText]) => {
    const text = getText(posting) || null;
    const before = posting.approved && (getText(posting.approved) || null);
    const isChanged = posting.approved !== null && before !== text;
    return { label, text, ...(isChanged && { before: before ?? 'Not stated' }) };
  });

const pictures = (number: number, verb: string) => (number === 1 ? `1 picture ${verb}` : `${number} pictures ${verb}`);

/** '1 picture added, 2 pictures removed'; undefined if they are those that staff approved. */
export function getPictureChanges({ approved, pictures: current }: FullPostedProperty): string | undefined {
  if (!approved) return undefined;
  const ids = current.map(({ id }) => id);
  const added = ids.filter((id) => !approved.picture_ids.includes(id)).length;
  const removed = approved.picture_ids.filter((id) => !ids.includes(id)).length;
  const changes = [added > 0 && pictures(added, 'added'), removed > 0 && pictures(removed, 'removed')].filter(Boolean);
  if (changes.length > 0) return changes.join(', ');
  return ids.join() === approved.picture_ids.join() ? undefined : 'Order of the pictures changed';
}
