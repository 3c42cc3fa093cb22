import { data, redirect } from 'react-router';
import type { PlainFailure, PlainForm } from '#contract';
import { type FormSchema, getFieldErrors } from '#contract/forms/field-errors.ts';
import type { PlainResult } from './plain-result.ts';

/** The form that the thank-you page confirms. */
export type ThanksFor = 'enquiry' | 'application' | 'property';

interface Schema<Output> extends FormSchema {
  safeParse(input: unknown): ReturnType<FormSchema['safeParse']> & { data?: Output | undefined };
}

interface PlainReceiver<Output> {
  schema: Schema<Output>;
  /** The sent fields as the schema expects them. */
  toInput: (form: PlainForm) => object;
  send: (form: PlainForm, input: Output) => Promise<PlainFailure | undefined>;
  thanksFor: ThanksFor;
}

/**
 * Checks and stores a form that a page received without scripts, for the action of that page. Leads to the thank-you
 * page, so that a reload sends nothing again, or returns what the page shows beside the fields.
 */
export async function receivePlainForm<Output>(
  form: PlainForm | undefined,
  { schema, toInput, send, thanksFor }: PlainReceiver<Output>,
) {
  if (!form) throw data(null, { status: 400 });
  const input = { ...toInput(form), submission_key: form.submissionKey };
  const { data: checked } = schema.safeParse(input);
  const failure = checked === undefined ? { errors: getFieldErrors(schema, input) } : await send(form, checked);
  if (!failure) return redirect(`/thank-you?for=${thanksFor}`, 303);
  return data<PlainResult>({ values: form.fields, ...failure }, { status: 400 });
}
