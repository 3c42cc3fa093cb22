import { useState } from 'react';
import type { ApplicationAnswer, Job } from '#contract';
import { getDocumentError } from '#contract/careers/documents.ts';
import { toast } from '#ui/toast-store.ts';
import { CallError, call } from '../../data/http.ts';
import { HONEYPOT, TERMS } from '../shared/forms/controls.ts';
import { createDraftStore } from '../shared/forms/drafts.ts';
import { usePlainResult } from '../shared/forms/plain-result.ts';
import { createSubmissionKeys, readFieldErrors } from '../shared/forms/submission.ts';
import { useForm } from '../shared/forms/use-form.ts';

export interface ApplyFormInput {
  job: Job;
  onSent: () => void;
  onClosed: () => void;
}

const EMPTY = {
  full_name: '',
  email: '',
  mobile: '',
  gender: '',
  experience: '',
  role: '',
  location: '',
  linkedin: '',
  about_yourself: '',
};

type Values = typeof EMPTY;
type Field = keyof Values | 'file';
const FIELDS = [...Object.keys(EMPTY), 'file'] as Field[];

const loadSchema = async () => (await import('#contract/forms/application.ts')).ApplicationForm;

/** Draft of an application that could not be sent; a file cannot be stored and is chosen again. */
export const applicationDraft = createDraftStore<Values>('application-draft');

/** Long enough for a 5 MB document on a slow connection. */
const TIMEOUT_MS = 120_000;

interface Application {
  slug: string;
  values: Record<string, string>;
  /** Null if the form could not be checked; the server then asks for it. */
  file: File | null;
  website: string;
}

const keys = createSubmissionKeys();

/** Sends an application; resolves only when the server confirms what it accepted. */
async function sendApplication({ slug, values, file, website }: Application): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  body.set(TERMS, 'Yes');
  body.set(HONEYPOT, website);
  body.set('submission_key', keys.get([slug, values, file?.name, file?.size, file?.lastModified]));
  if (file) body.set('file', file);
  const path = `/public/jobs/${encodeURIComponent(slug)}/apply`;
  const { accepted } = await call<ApplicationAnswer>(path, { method: 'POST', body, timeoutMs: TIMEOUT_MS });
  if (accepted.length === 0) throw new CallError(0);
  keys.confirm();
}

/** Whether the application period ended while the page was open. */
const isClosed = (error: unknown): boolean => error instanceof CallError && error.status === 410;

/** The application form with its document. */
export function useApplyForm({ job, onSent, onClosed }: ApplyFormInput) {
  const [file, setFile] = useState<File | null>(null);

  const plain = usePlainResult();
  const form = useForm<Values, Field>({
    empty: EMPTY,
    plain,
    loadSchema,
    toInput: (values) => ({ ...values, file }),
    draft: applicationDraft,
    focusAfterRestore: 'file',
    fileField: 'file',
    send: (values, website) => sendApplication({ slug: job.slug, values, file, website }),
    onSent,
    readErrors: (error) => readFieldErrors(error, FIELDS),
    onFailed: (error, { keepDraft }) => {
      if (isClosed(error)) return onClosed();
      keepDraft();
      toast({ variant: 'destructive', title: 'Error', description: 'Something went wrong!' });
    },
  });

  const chooseFile = (chosen: File | null) => {
    setFile(chosen);
    form.setError('file', chosen ? getDocumentError(chosen) : undefined);
  };

  return { ...form, plain, file, chooseFile };
}
