import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { PostedBy, PostedPropertyStatus, PropertyType } from '../listings/enumerations.ts';
import { AGREE, type PostingFields, type PropertyChange, postingIn, validatePosting } from './posting-rules.ts';

/** A missing field counts as empty, so that the rules produce its error message. */
const Typed = z.string().default('');

const addIssues = (context: z.RefinementCtx, errors: Record<string, string>) => {
  for (const [field, message] of Object.entries(errors)) {
    context.addIssue({ code: 'custom', path: [field], message });
  }
  return z.NEVER;
};

const getErrors = (typed: PostingFields & { iAgreeToTerms: string }): Record<string, string> => ({
  ...validatePosting(typed),
  ...(typed.iAgreeToTerms === 'Yes' ? {} : { iAgreeToTerms: AGREE }),
});

/** The fields of a posted property; its pictures are uploaded with them. Uses the rules of the form, so both agree. */
export const PostingInput = z
  .object({
    address: Typed,
    property_details: Typed,
    price: Typed,
    area_value: Typed,
    area_unit: Typed,
    posted_by: Typed,
    name: Typed,
    email: Typed,
    country_code: z.string().default('+91'),
    phone_number: Typed,
    city: Typed,
    property_type: Typed,
    rera_number: Typed,
    iAgreeToTerms: Typed,
    /** How long the form was open. A form submitted within a second comes from a bot. */
    filled_in_ms: z.coerce.number().int().nonnegative().catch(0),
    /** The same for every attempt to submit one form, so that it is stored once. */
    submission_key: z.uuid().toLowerCase().optional(),
    /** Honeypot: invisible to people, so only bots fill it in. */
    website: z.string().max(200).optional(),
  })
  .transform((typed, context) => {
    const errors = getErrors(typed);
    if (Object.keys(errors).length > 0) return addIssues(context, errors);
    const { filled_in_ms, submission_key, website } = typed;
    return { ...postingIn(typed), filled_in_ms, submission_key, website };
  });
export type PostingInput = z.output<typeof PostingInput>;

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

export type { PropertyChange };

export type PostingStep = 'sold' | 'renew' | 'delete';

/** Result of a step: done, not possible in the current status, or the link is no longer valid. */
export type PostingOutcome = 'done' | 'impossible' | 'invalid';
