import type { ManagedPosting, PostedPropertyStatus, PostingOutcome, PostingStep } from '#contract';
import type { PropertyFields } from '#contract/leads/posting-rules.ts';

/** Result of a form on the page. */
export type ManageResult =
  | { did: PostingStep | 'change' | 'link'; outcome: PostingOutcome }
  | {
      did: 'change';
      outcome: 'problems';
      errors: Partial<Record<keyof PropertyFields, string>>;
      fields: PropertyFields;
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
export function propertyFieldsFrom(sent: FormData): PropertyFields {
  const text = (name: keyof PropertyFields) => getText(sent, name);
  return {
    address: text('address'),
    property_details: text('property_details'),
    price: text('price'),
    area_value: text('area_value'),
    area_unit: text('area_unit'),
  };
}

/** The stored values as form fields. */
export const toFields = ({ property: { address, property_details, price, area } }: ManagedPosting): PropertyFields => ({
  address,
  property_details,
  price: price === null ? '' : String(price),
  area_value: area ? String(area.value) : '',
  area_unit: area?.unit ?? 'sq_ft',
});

/** Status of a property as shown to the poster. */
export const STATUS_TEXTS: Record<PostedPropertyStatus, { label: string; line: string }> = {
  pending_email: { label: 'Not confirmed', line: 'Your address has not been confirmed yet.' },
  pending_review: { label: 'Being checked', line: 'We are looking at it. Nobody else sees it yet.' },
  changes_requested: { label: 'Changes needed', line: 'Please change what we asked for, then we look at it again.' },
  live: { label: 'On the site', line: 'Visitors can see it.' },
  rejected: { label: 'Not accepted', line: 'We could not put it on the site.' },
  sold: { label: 'Sold', line: 'It is no longer on the site.' },
  expired: { label: 'Expired', line: 'It has left the site. Renew it if it is still to be had.' },
};

const CHANGEABLE = new Set<PostedPropertyStatus>(['pending_review', 'changes_requested', 'live', 'expired']);

/** Actions that are still possible for a property. */
export const possible = ({ status }: ManagedPosting) => ({
  change: CHANGEABLE.has(status),
  sold: CHANGEABLE.has(status),
  renew: status === 'live' || status === 'expired',
});

const DONE: Record<ManageResult['did'], string> = {
  change: 'Saved. We look at what you changed before visitors see it.',
  sold: 'Marked as sold. It is no longer on the site.',
  renew: 'Renewed. It stays on the site for another 90 days.',
  delete: 'Deleted.',
  link: 'If this link belongs to a property, a new one is on its way to the address on record.',
};

/** Message after a form was sent. */
export function getMessage({ did, outcome }: ManageResult): string {
  if (outcome === 'done') return DONE[did];
  return outcome === 'problems'
    ? 'Nothing was saved yet: please look at the fields below.'
    : 'This is not possible any more. What you see is how things stand.';
}
