import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DEFAULT_COUNTRY } from '#ui/countries.ts';
import { toast } from '#ui/toast-store.ts';
import { toCountryCode } from '../shared/forms/controls.ts';
import { useForm } from '../shared/forms/use-form.ts';
import {
  EMPTY,
  type PostingField,
  type PostingValues,
  postingDraft,
  STEPS,
  stepErrors,
  stepWith,
} from './posting-fields.ts';
import { getErrorMessage, readFieldErrors, sendPosting } from './send-posting.ts';
import { usePictures } from './use-pictures.ts';

const LAST_STEP = STEPS.length - 1;

const loadSchema = async () => (await import('#contract/forms/posting.ts')).PostingInput;

/** The button to the next step is visible only where the form has steps. */
const inSteps = (next: HTMLButtonElement | null): boolean => next !== null && next.offsetParent !== null;

/** The posting form: validates each step before the next one, and reports the progress of the upload. */
export function usePostProperty(onSent: (email: string) => void) {
  const next = useRef<HTMLButtonElement>(null);
  const [openedAt] = useState(() => Date.now());
  const [step, setStep] = useState(0);
  const [postedBy, setPostedBy] = useState('');
  const [country, setCountry] = useState(DEFAULT_COUNTRY);
  /** Upload progress, 0 to 1. */
  const [progress, setProgress] = useState(0);
  const pictures = usePictures();

  const send = async (values: PostingValues, website: string) => {
    setProgress(0);
    const files = pictures.pictures.map(({ file }) => file);
    await sendPosting({ values, pictures: files, website, filledInMs: Date.now() - openedAt }, setProgress);
  };

  const form = useForm<PostingValues, PostingField>({
    empty: EMPTY,
    loadSchema,
    toInput: toCountryCode,
    draft: postingDraft,
    fileField: 'images',
    // The poster type decides whether a RERA number is required.
    dependents: { posted_by: 'rera_number' },
    send,
    onSent: ({ email }) => onSent(email.trim()),
    readErrors: readFieldErrors,
    onFailed: (error, { keepDraft }) => {
      keepDraft();
      toast({ variant: 'destructive', title: 'Error', description: getErrorMessage(error) });
    },
    onFill: (values) => {
      setPostedBy(values.posted_by);
      setCountry(values.country);
    },
    reveal: (errors) => setStep(Math.max(0, stepWith(errors))),
  });

  const chosen = {
    ...pictures,
    add: (files: File[]) => form.setError('images', pictures.add(files)),
    remove: (index: number) => {
      pictures.remove(index);
      form.setError('images', undefined);
    },
  };

  const go = (to: number) => {
    flushSync(() => setStep(to));
    form.formProps.ref.current?.querySelector<HTMLElement>(`[data-step="${to}"] legend`)?.focus();
  };

  const forward = async () => {
    const found = stepErrors(step, await form.validate());
    if (Object.keys(found).length > 0) form.show(found);
    else go(step + 1);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (form.sending || step === LAST_STEP || !inSteps(next.current)) return form.formProps.onSubmit(event);
    event.preventDefault();
    void forward();
  };

  return {
    ...form,
    formProps: { ...form.formProps, onSubmit },
    next,
    step,
    back: () => go(step - 1),
    poster: { postedBy, country, onPostedBy: setPostedBy, onCountry: setCountry },
    chosen,
    progress,
  };
}
