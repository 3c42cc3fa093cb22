import type { ImportLeadOutcome } from '#contract';
import { type LeadViewer, maySeeLead } from '../lead-scope.ts';

/** A lead that a person has, as far as it matters for a row about the same person. */
export interface KnownLead {
  /** Null while a check looks at rows that are not stored. */
  id: number | null;
  /** Of the rows that it was made of, and that were noted on it. */
  keys: ReadonlySet<string>;
  /** Empty if it is about no listing. */
  listing: string;
  isOpen: boolean;
  /** Whether an earlier row of the same sheet is this lead. */
  isOfSheet: boolean;
  assignedTo: number | null;
}

/** What becomes of a row. */
export interface Judgement {
  outcome: ImportLeadOutcome;
  /** The lead that it belongs to. */
  id: number | null;
  /** The colleague who has a lead that the user does not see. */
  ownerId: number | null;
  /** Whether the row was imported before, so that there is nothing to note. */
  isStored: boolean;
}

interface Reference {
  propertyId?: number | null;
  projectId?: number | null;
  postedPropertyId?: number | null;
}

/** The listing of a lead for comparison; empty if it has none. */
export function toListingKey({ propertyId, projectId, postedPropertyId }: Reference): string {
  if (propertyId) return `property ${propertyId}`;
  if (projectId) return `project ${projectId}`;
  return postedPropertyId ? `posting ${postedPropertyId}` : '';
}

interface Row {
  key: string;
  listing: string;
}

/**
 * Decides what becomes of a row. A person with an open lead about the same listing, or about none, gets no second one;
 * nor does a row that names no listing start one. Leads that the user sees are preferred.
 */
export function judgeLead({ key, listing }: Row, known: KnownLead[], viewer: Pick<LeadViewer, 'owners'>): Judgement {
  const isSeen = ({ assignedTo, isOfSheet }: KnownLead): boolean => isOfSheet || maySeeLead(viewer, assignedTo);
  const isAlike = (lead: KnownLead): boolean =>
    (lead.isOpen || lead.isOfSheet) && (lead.listing === listing || lead.listing === '' || listing === '');
  const rank = (lead: KnownLead): number => (isSeen(lead) ? 0 : 2) + (lead.listing === listing ? 0 : 1);
  const stored = known.find((lead) => lead.keys.has(key));
  const [joined] = stored ? [stored] : known.filter(isAlike).toSorted((one, other) => rank(one) - rank(other));
  if (!joined) return { outcome: 'added', id: null, ownerId: null, isStored: false };
  const isStored = stored !== undefined;
  if (!isSeen(joined)) return { outcome: 'colleague', id: joined.id, ownerId: joined.assignedTo, isStored };
  return { outcome: joined.isOfSheet ? 'same' : 'here', id: joined.id, ownerId: null, isStored };
}
