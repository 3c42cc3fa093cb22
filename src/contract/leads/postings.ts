import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { PostedBy, PostedPropertyStatus, PropertyType } from '../listings/enumerations.ts';
import { AGREE, type PostingFields, type PropertyChange, postingIn, validatePosting } from './posting-rules.ts';

/** A field that was not sent is empty, and the rules say what is wrong with that. */
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

/** The words of a posted property; its pictures travel beside them. The rules of the form decide, so both agree. */
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
    /** How long the form was open. Nobody describes a home in a second. */
    filled_in_ms: z.coerce.number().int().nonnegative().catch(0),
    /** The same for every try to send one form, so that it is stored once. */
    submission_key: z.uuid().toLowerCase().optional(),
    /** A field people cannot see; whoever fills it in is a machine. */
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

/** What a poster sees of their own property through the private link. */
export interface ManagedPosting {
  id: number;
  posted_by: PostedBy;
  property_type: PropertyType;
  city: string;
  status: PostedPropertyStatus;
  isActive: boolean;
  /** Why staff turned it down or asked for changes. */
  reviewReason: string | null;
  expiresAt: string | null;
  property: PropertyChange;
}

export type { PropertyChange };

export type PostingStep = 'sold' | 'renew' | 'delete';

/** What became of a step: done, not possible as things are, or the link no longer works. */
export type PostingOutcome = 'done' | 'impossible' | 'invalid';
