import type {
  ManagedPosting,
  PostedPropertyStatus,
  PostingChangeOutcome,
  PostingOutcome,
  PostingStep,
} from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { PROPERTY_FIELDS, type PropertyValues } from './property-values.ts';
import type { PostingErrors } from './send-posting.ts';

/** Result of a form on the page. */
export type ManageResult =
  | { did: PostingStep | 'link'; outcome: PostingOutcome }
  | { did: 'change'; outcome: PostingChangeOutcome }
  | { did: 'pictures'; outcome: PostingChangeOutcome | 'problems' }
  | {
      did: 'change';
      outcome: 'problems';
      errors: PostingErrors;
      fields: PropertyValues;
    };

const STEPS = new Set<string>(['sold', 'renew', 'delete'] satisfies PostingStep[]);

export const toStep = (intent: string): PostingStep | undefined =>
  STEPS.has(intent) ? (intent as PostingStep) : undefined;

/** A text field of a form; a file counts as empty. */
export function getText(sent: FormData, name: string): string {
  const value = sent.get(name);
  return typeof value === 'string' ? value : '';
}

/** The submitted values by field. */
export const propertyFieldsFrom = (sent: FormData): PropertyValues =>
  Object.fromEntries(PROPERTY_FIELDS.map((name) => [name, getText(sent, name)])) as PropertyValues;

/** The stored values as form fields. */
export function toFields({ property: { area, carpet_area, ...home } }: ManagedPosting): PropertyValues {
  const amount = (rupees: number | null) => (rupees === null ? '' : indianNumber(rupees));
  const number = (value: number | null) => (value === null ? '' : String(value));
  return {
    purpose: home.purpose,
    property_type: home.property_type,
    bhk_id: number(home.bhk_id),
    city: home.city,
    locality: home.locality,
    flat_number: home.flat_number,
    address: home.address,
    property_details: home.property_details,
    price: amount(home.price),
    area_value: area ? String(area.value) : '',
    carpet_area_value: carpet_area ? String(carpet_area.value) : '',
    area_unit: area?.unit ?? carpet_area?.unit ?? 'sq_ft',
    floor: number(home.floor),
    total_floors: number(home.total_floors),
    furnishing: home.furnishing ?? '',
    deposit: amount(home.deposit),
    available_from: home.available_from ?? '',
    minimum_stay_months: number(home.minimum_stay_months),
    maintenance_included: home.maintenance_included === null ? '' : home.maintenance_included ? 'yes' : 'no',
    preferred_tenants: home.preferred_tenants ?? '',
  };
}

/** Status of a property as shown to the poster. */
export const STATUS_TEXTS: Record<PostedPropertyStatus, { label: string; line: string }> = {
  pending_email: { label: 'Email not confirmed', line: 'Your email is not confirmed yet. Open the link we sent you.' },
  pending_review: {
    label: 'Under review',
    line: 'We are reviewing your property. It stays private until we approve it.',
  },
  changes_requested: {
    label: 'Changes requested',
    line: 'Please make the changes below. We review your property again once you save.',
  },
  live: { label: 'Live', line: 'Buyers can see your property.' },
  rejected: { label: 'Rejected', line: 'We could not publish your property.' },
  sold: { label: 'Sold', line: 'Your property is no longer on the site.' },
  expired: { label: 'Expired', line: "This listing has expired. Renew it if it's still available." },
};

const CHANGEABLE = new Set<PostedPropertyStatus>(['pending_review', 'changes_requested', 'live', 'expired']);

/** Actions that are still possible for a property. */
export const getPossibleActions = ({ status }: ManagedPosting) => ({
  change: CHANGEABLE.has(status),
  sold: CHANGEABLE.has(status),
  renew: status === 'live' || status === 'expired',
});

const DONE: Record<ManageResult['did'], string> = {
  change: 'Saved. We review your changes before buyers see them.',
  pictures: 'Pictures saved. We review them before buyers see them.',
  sold: 'Marked as sold.',
  renew: 'Renewed for 90 days from today.',
  delete: 'Deleted.',
  link: 'If this link belongs to a property, we have sent a new one to the email on record.',
};

const NOT_AVAILABLE = 'This action is no longer available. The page now shows the current state.';

const OTHER_OUTCOMES: Record<Exclude<ManageResult['outcome'], 'done'>, string> = {
  taken_down: 'Saved. Your listing is off the site until we approve the changes.',
  unchanged: 'These details are already saved.',
  problems: 'Your changes are not saved. Please correct the fields below.',
  impossible: NOT_AVAILABLE,
  invalid: NOT_AVAILABLE,
};

const PICTURE_PROBLEMS =
  'Your pictures are not saved. Please use at most five JPG, PNG or WebP pictures of up to 8 MB each.';

/** Message after a form was sent. */
export function getMessage({ did, outcome }: ManageResult): string {
  if (did === 'pictures' && outcome === 'problems') return PICTURE_PROBLEMS;
  return outcome === 'done' ? DONE[did] : OTHER_OUTCOMES[outcome];
}

const PICTURE_OUTCOMES = new Set<string>([
  'done',
  'taken_down',
  'unchanged',
  'impossible',
  'invalid',
  'problems',
] satisfies (PostingChangeOutcome | 'problems')[]);

/** The result of the form for pictures, which the server adds to the address of the page. */
export function pictureResult(params: URLSearchParams): ManageResult | undefined {
  const outcome = params.get('pictures') ?? '';
  return PICTURE_OUTCOMES.has(outcome)
    ? { did: 'pictures', outcome: outcome as PostingChangeOutcome | 'problems' }
    : undefined;
}
