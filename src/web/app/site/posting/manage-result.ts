import type {
  ManagedPosting,
  PostedPropertyStatus,
  PostingChangeOutcome,
  PostingOutcome,
  PostingStep,
} from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import type { PostingErrors, PropertyValues } from './send-posting.ts';

/** Result of a form on the page. */
export type ManageResult =
  | { did: PostingStep | 'link'; outcome: PostingOutcome }
  | { did: 'change'; outcome: PostingChangeOutcome }
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
export function propertyFieldsFrom(sent: FormData): PropertyValues {
  const text = (name: keyof PropertyValues) => getText(sent, name);
  return {
    address: text('address'),
    property_details: text('property_details'),
    price: text('price'),
    area_value: text('area_value'),
    area_unit: text('area_unit'),
  };
}

/** The stored values as form fields. */
export const toFields = ({ property: { address, property_details, price, area } }: ManagedPosting): PropertyValues => ({
  address,
  property_details,
  price: price === null ? '' : indianNumber(price),
  area_value: area ? String(area.value) : '',
  area_unit: area?.unit ?? 'sq_ft',
});

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

/** Message after a form was sent. */
export const getMessage = ({ did, outcome }: ManageResult): string =>
  outcome === 'done' ? DONE[did] : OTHER_OUTCOMES[outcome];
