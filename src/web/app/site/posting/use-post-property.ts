import { type ChangeEvent, type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AGREE, type PostingErrors, validatePosting } from '#contract/leads/posting-rules.ts';
import { DEFAULT_COUNTRY } from '#ui/countries.ts';
import { toast } from '#ui/toast-store.ts';
import { getHoneypot, TERMS } from '../shared/forms/controls.ts';
import { runAfterPointerUp } from '../shared/forms/run-after-pointer-up.ts';
import {
  fill,
  focusFirst,
  getValues,
  type PostingValues,
  postingDraft,
  STEPS,
  stepErrors,
  stepWith,
  toField,
  toFields,
} from './posting-fields.ts';
import { getErrorMessage, readFieldErrors, sendPosting } from './send-posting.ts';
import { usePictures } from './use-pictures.ts';

const LAST_STEP = STEPS.length - 1;

/** The button to the next step is visible only where the form has steps. */
const inSteps = (next: HTMLButtonElement | null): boolean => next !== null && next.offsetParent !== null;

/** Posting form logic: validates each step, clears errors on edit, sends once and keeps the input on failure. */
export function usePostProperty(onSent: (email: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [openedAt] = useState(() => Date.now());
  const [step, setStep] = useState(0);
  const [errors, setErrors] = useState<PostingErrors>({});
  const [postedBy, setPostedBy] = useState('');
  const [country, setCountry] = useState(DEFAULT_COUNTRY);
  const [agreed, setAgreed] = useState(false);
  /** Upload progress, 0 to 1, while sending. */
  const [sent, setSent] = useState<number>();
  // The unsent input is in the fields, because sending failed here or a draft was restored.
  const [draftHandled, setDraftHandled] = useState(false);
  const chosen = usePictures((images) => setErrors((before) => ({ ...before, images })));

  /** Shows errors, and opens the step with the first one. */
  const show = (found: PostingErrors) => {
    // The field must be visible before it can take focus.
    flushSync(() => {
      setErrors(found);
      setStep(Math.max(0, stepWith(found)));
    });
    if (form.current) focusFirst(form.current, found);
  };

  const go = (to: number) => {
    flushSync(() => setStep(to));
    form.current?.querySelector<HTMLElement>(`[data-step="${to}"] legend`)?.focus();
  };

  const forward = () => {
    if (!form.current) return;
    const found = stepErrors(step, validatePosting(toFields(getValues(form.current))));
    setErrors(found);
    if (Object.keys(found).length > 0) focusFirst(form.current, found);
    else go(step + 1);
  };

  const restore = () => {
    const draft = postingDraft.read();
    if (!draft || !form.current) return;
    fill(form.current, draft);
    setPostedBy(draft.posted_by);
    setCountry(draft.country);
    setErrors({});
    setDraftHandled(true);
  };

  const fail = (error: unknown, values: PostingValues) => {
    const serverErrors = readFieldErrors(error);
    if (serverErrors) return show(serverErrors);
    postingDraft.save(values);
    setDraftHandled(true);
    toast({ variant: 'destructive', title: 'Error', description: getErrorMessage(error) });
  };

  const send = async (values: PostingValues, website: string) => {
    setSent(0);
    const pictures = chosen.pictures.map(({ file }) => file);
    try {
      await sendPosting({ values, pictures, website, filledInMs: Date.now() - openedAt }, setSent);
      postingDraft.clear();
      onSent(values.email.trim());
    } catch (error) {
      fail(error, values);
    } finally {
      setSent(undefined);
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sent !== undefined) return;
    if (step < LAST_STEP && inSteps(next.current)) return forward();
    const values = getValues(event.currentTarget);
    const found = validatePosting(toFields(values));
    if (Object.keys(found).length > 0) show(found);
    else if (!agreed) show({ iAgreeToTerms: AGREE });
    else void send(values, getHoneypot(event.currentTarget));
  };

  const onBlur = ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    const { name, value } = target as unknown as HTMLInputElement;
    const field = toField(name);
    // Leaving an empty field is not an error yet.
    if (!name || !value || name === TERMS) return;
    runAfterPointerUp(() => {
      const found = validatePosting(toFields(getValues(currentTarget)));
      setErrors((before) => ({ ...before, [field]: found[field] }));
    });
  };

  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const { name, checked } = target as unknown as HTMLInputElement;
    if (name === TERMS) setAgreed(checked);
    // The poster type decides whether a RERA number is required.
    else if (name === 'posted_by') {
      setErrors((before) => ({ ...before, posted_by: undefined, rera_number: undefined }));
    } else if (name) setErrors((before) => ({ ...before, [toField(name)]: undefined }));
  };

  return {
    formProps: { ref: form, onSubmit, onBlur, onChange },
    next,
    step,
    back: () => go(step - 1),
    errors,
    poster: { postedBy, country, onPostedBy: setPostedBy, onCountry: setCountry },
    chosen,
    agreed,
    sent,
    draftHandled,
    restore,
  };
}
