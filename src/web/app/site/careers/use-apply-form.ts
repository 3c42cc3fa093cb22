import { useState } from 'react';
import type { Job } from '#contract';
import { getDocumentError } from '#contract/careers/documents.ts';
import { toast } from '#ui/toast-store.ts';
import { createDraftStore } from '../shared/forms/drafts.ts';
import { readFieldErrors } from '../shared/forms/submission.ts';
import { useForm } from '../shared/forms/use-form.ts';
import { isClosed, sendApplication } from './send-application.ts';

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

/** The application form with its document. */
export function useApplyForm({ job, onSent, onClosed }: ApplyFormInput) {
  const [file, setFile] = useState<File | null>(null);

  const form = useForm<Values, Field>({
    empty: EMPTY,
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

  return { ...form, file, chooseFile };
}
