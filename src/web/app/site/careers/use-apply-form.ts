import { type ChangeEvent, type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { Job } from '#contract';
import {
  type ApplicationErrors,
  type ApplicationFields,
  validateApplication,
} from '#contract/careers/application-rules.ts';
import { validateDocument } from '#contract/careers/document-rules.ts';
import { toast } from '#ui/toast-store.ts';
import { getHoneypot, getTermsCheckbox, TERMS } from '../shared/forms/controls.ts';
import { runAfterPointerUp } from '../shared/forms/run-after-pointer-up.ts';
import { applicationDraft } from './application-draft.ts';
import { fill, focusFirst, getValues } from './application-fields.ts';
import { type Application, isClosed, readFieldErrors, sendApplication } from './send-application.ts';

export interface ApplyFormInput {
  job: Job;
  onSent: () => void;
  onClosed: () => void;
}

/** Errors of the fields and the file. */
function getErrors(values: ApplicationFields, file: File | null): ApplicationErrors {
  const fileError = validateDocument(file);
  return fileError ? { ...validateApplication(values), file: fileError } : validateApplication(values);
}

/** Application form logic: validates on blur, clears errors on edit, sends once, and keeps the input on failure. */
export function useApplyForm({ job, onSent, onClosed }: ApplyFormInput) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ApplicationErrors>({});
  const [file, setFile] = useState<File | null>(null);
  const [agreed, setAgreed] = useState(false);
  const [sending, setSending] = useState(false);
  // The unsent input is in the fields, because sending failed here or a draft was restored.
  const [draftHandled, setDraftHandled] = useState(false);

  // Picks up a box that was ticked before hydration.
  useEffect(() => {
    if (form.current) setAgreed(getTermsCheckbox(form.current).checked);
  }, []);

  const restore = () => {
    const draft = applicationDraft.read();
    if (!draft || !form.current) return;
    fill(form.current, draft);
    setErrors({});
    setDraftHandled(true);
    focusFirst(form.current, { file: 'to be chosen again' });
  };

  const choose = (chosen: File | null) => {
    setFile(chosen);
    setErrors((before) => ({ ...before, file: chosen ? validateDocument(chosen) : undefined }));
  };

  const fail = (error: unknown, values: ApplicationFields) => {
    const serverErrors = readFieldErrors(error);
    if (serverErrors) {
      setErrors(serverErrors);
      if (form.current) focusFirst(form.current, serverErrors);
    } else if (isClosed(error)) {
      onClosed();
    } else {
      applicationDraft.save(values);
      setDraftHandled(true);
      toast({ variant: 'destructive', title: 'Error', description: 'Something went wrong!' });
    }
  };

  const send = async (application: Application) => {
    setSending(true);
    try {
      await sendApplication(application);
      applicationDraft.clear();
      onSent();
    } catch (error) {
      fail(error, application.values);
    } finally {
      setSending(false);
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending || !agreed) return;
    const values = getValues(event.currentTarget);
    const found = getErrors(values, file);
    setErrors(found);
    if (Object.keys(found).length > 0 || !file) focusFirst(event.currentTarget, found);
    else void send({ slug: job.slug, values, file, website: getHoneypot(event.currentTarget) });
  };

  const onBlur = ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    const field = (target as unknown as HTMLInputElement).name as keyof ApplicationFields;
    runAfterPointerUp(() => {
      const values = getValues(currentTarget);
      // Leaving an empty field is not an error yet.
      if (values[field]) setErrors((before) => ({ ...before, [field]: validateApplication(values)[field] }));
    });
  };

  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const { name, checked } = target as unknown as HTMLInputElement;
    if (name === TERMS) setAgreed(checked);
    else if (name) setErrors((before) => ({ ...before, [name]: undefined }));
  };

  return {
    formProps: { ref: form, onSubmit, onBlur, onChange },
    errors,
    file,
    setFile: choose,
    agreed,
    sending,
    draftHandled,
    restore,
  };
}
