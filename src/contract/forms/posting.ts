import * as z from 'zod/mini';
import { catch as withFallback } from 'zod/mini';
import type { PostedBy } from '../listings/enumerations.ts';
import { cleanLine } from '../text.ts';
import { choiceFrom, EmailAddress, submissionFields, whenTexts } from './fields.ts';
import { phoneChecks, phoneFields } from './phone.ts';
import { homeChecks, homeFields, text, toHome, typed } from './posted-home.ts';

const Home = z.object(homeFields).check(...homeChecks);

/** The property of a posting, which its poster can change later. */
export const PropertyForm = z.pipe(Home, z.transform(toHome<z.output<typeof Home>>));
export type PostedHome = z.output<typeof PropertyForm>;

/** What is wrong without a RERA number, for the posters that need one. */
const RERA_ERRORS: Record<PostedBy, string | undefined> = {
  agent: 'Please enter your RERA agent number',
  owner: undefined,
  builder: 'Please enter the RERA number of the project',
};

const reraChecks = Object.entries(RERA_ERRORS).flatMap(([poster, error]) =>
  error === undefined
    ? []
    : z.refine<{ posted_by: string; rera_number: string }>(
        ({ posted_by, rera_number }) => posted_by !== poster || rera_number !== '',
        { path: ['rera_number'], error, when: whenTexts('posted_by', 'rera_number') },
      ),
);

const RERA_NUMBER = /^[a-z\d][a-z\d/.() -]{3,59}$/i;

const Posting = z
  .object({
    posted_by: choiceFrom(RERA_ERRORS, 'Please choose Agent, Owner or Builder'),
    name: text('Please enter your name', { min: 2, max: 80 }),
    email: EmailAddress,
    ...phoneFields,
    rera_number: typed(
      z.overwrite(cleanLine),
      z.refine((value) => value === '' || RERA_NUMBER.test(value), 'Please enter a valid RERA number'),
      z.toUpperCase(),
    ),
    ...homeFields,
    ...submissionFields,
    /** How long the form was open. A form submitted within a second comes from a bot. */
    filled_in_ms: withFallback(z.coerce.number().check(z.int(), z.nonnegative()), 0),
  })
  .check(...homeChecks, ...reraChecks, ...phoneChecks);

/** The fields of a posted property; its pictures are uploaded with them. */
export const PostingInput = z.pipe(
  Posting,
  z.transform(({ rera_number, ...form }: z.output<typeof Posting>) => ({
    ...toHome(form),
    rera_number: rera_number === '' ? null : rera_number,
  })),
);
export type PostingInput = z.output<typeof PostingInput>;
