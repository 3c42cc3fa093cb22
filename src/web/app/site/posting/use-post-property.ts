import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LARGEST_PICTURE_BYTES, MAX_PICTURES, PICTURE_TYPES } from '#contract/media/picture-path.ts';
import { DEFAULT_COUNTRY } from '#ui/countries.ts';
import { toast } from '#ui/toast-store.ts';
import { toCountryCode } from '../shared/forms/controls.ts';
import { useForm } from '../shared/forms/use-form.ts';
import type { PropertyValues } from './property-values.ts';
import {
  EMPTY,
  getErrorMessage,
  type PostingField,
  type PostingValues,
  postingDraft,
  readFieldErrors,
  STEPS,
  sendPosting,
  stepErrors,
  stepWith,
} from './send-posting.ts';

export interface ChosenPicture {
  file: File;
  /** Object URL for the preview; also identifies the image. */
  url: string;
}

function getFileError({ name, type, size }: File): string | undefined {
  if (!PICTURE_TYPES.includes(type)) return `${name} is not a JPG, PNG or WebP picture`;
  return size > LARGEST_PICTURE_BYTES ? `${name} is larger than 8 MB` : undefined;
}

/** The images of a form in order. */
export function usePictures() {
  const [pictures, setPictures] = useState<ChosenPicture[]>([]);
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  }, [pictures]);
  useEffect(() => () => latest.current.forEach(({ url }) => URL.revokeObjectURL(url)), []);

  /** Adds images up to the limit; returns why a file was rejected. */
  const add = (files: File[]): string | undefined => {
    const fitting = files.filter((file) => getFileError(file) === undefined);
    const room = MAX_PICTURES - pictures.length;
    const fileError = files.map(getFileError).find((error) => error !== undefined);
    const added = fitting.slice(0, room).map((file) => ({ file, url: URL.createObjectURL(file) }));
    setPictures([...pictures, ...added]);
    return fileError ?? (fitting.length > room ? `Please choose at most ${MAX_PICTURES} pictures` : undefined);
  };

  const remove = (index: number) => {
    const gone = pictures[index];
    if (gone) URL.revokeObjectURL(gone.url);
    setPictures(pictures.toSpliced(index, 1));
  };

  const move = (index: number, to: number) => {
    const moved = pictures[index];
    if (moved) setPictures(pictures.toSpliced(index, 1).toSpliced(to, 0, moved));
  };

  return { pictures, add, remove, move };
}

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
  /** What the form was filled with, and how often; the fields of the property start again with it. */
  const [filled, setFilled] = useState<{ times: number; values?: PropertyValues }>({ times: 0 });
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
      setFilled(({ times }) => ({ times: times + 1, values }));
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
    filled,
    chosen,
    progress,
  };
}
