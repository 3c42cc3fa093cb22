import { z } from 'zod';
import { Id, success } from '../answers.ts';
import type { PropertyChange } from '../forms/posting.ts';
import { type PostedBy, PostedPropertyStatus, type PropertyType } from '../listings/enumerations.ts';

export const PostingAnswer = success({ id: Id, status: PostedPropertyStatus });
export type PostingAnswer = z.infer<typeof PostingAnswer>;

export const PostingConfirmation = z.enum(['confirmed', 'invalid']);
export type PostingConfirmation = z.infer<typeof PostingConfirmation>;

/** A posted property as its poster sees it through the private link. */
export interface ManagedPosting {
  id: number;
  posted_by: PostedBy;
  property_type: PropertyType;
  city: string;
  status: PostedPropertyStatus;
  isActive: boolean;
  /** Why staff rejected it or requested changes. */
  reviewReason: string | null;
  expiresAt: string | null;
  property: PropertyChange;
}

export type PostingStep = 'sold' | 'renew' | 'delete';

/** Result of a step: done, not possible in the current status, or the link is no longer valid. */
export type PostingOutcome = 'done' | 'impossible' | 'invalid';
