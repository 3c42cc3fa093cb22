import { type ChangeEvent, type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { type EnquiryErrors, validateEnquiry } from '#contract/leads/enquiry-rules.ts';
import { DEFAULT_COUNTRY } from '#ui/countries.ts';
import { toast } from '#ui/toast-store.ts';
import { getHoneypot, getTermsCheckbox, TERMS } from '../forms/controls.ts';
import { runAfterPointerUp } from '../forms/run-after-pointer-up.ts';
import { openPanel } from '../panels.ts';
import { type EnquiryValues, enquiryDraft, rememberSubmitted } from './enquiry-memory.ts';
import type { EnquiryRequest } from './enquiry-request.ts';
import { EMPTY, fill, focusFirst, getValues, toFields } from './form-controls.ts';
import { openEnquiry } from './open-enquiry.ts';
import { readFieldErrors, sendEnquiry } from './send-enquiry.ts';

/** The field that a control of the form belongs to; a number is checked together with its country. */
const toField = (name: string) =>
  (name === 'country' ? 'phone_number' : name) as Exclude<keyof EnquiryValues, 'country'>;

/** What the enquiry form does: checks on leaving a field, clears on edit, sends once, and loses no words. */
export function useEnquiryForm({ source, listing, restore = false }: EnquiryRequest, onFailed?: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [country, setCountry] = useState(DEFAULT_COUNTRY);
  const [agreed, setAgreed] = useState(false);
  const [sending, setSending] = useState(false);
  const [restored, setRestored] = useState(restore);

  // What was ticked and chosen before the page came alive, or what a message begins with.
  useEffect(() => {
    if (!form.current) return;
    const draft = restore ? enquiryDraft.read() : undefined;
    if (draft) fill(form.current, draft);
    setCountry(getValues(form.current).country);
    setAgreed(getTermsCheckbox(form.current).checked);
  }, [restore]);

  const refill = (values: EnquiryValues) => {
    if (form.current) fill(form.current, values);
    setCountry(values.country);
    setAgreed(false);
    setErrors({});
    setRestored(values !== EMPTY);
  };

  const backToStart = () => {
    refill(EMPTY);
    form.current?.focus({ preventScroll: true });
  };

  const restoreHere = () => {
    const draft = enquiryDraft.read();
    if (draft) refill(draft);
    // What is left to do: agree once more, and send.
    if (form.current) getTermsCheckbox(form.current).focus();
  };

  const fail = (values: EnquiryValues) => {
    enquiryDraft.save(values);
    backToStart();
    onFailed?.();
    toast({
      variant: 'destructive',
      title: 'Error',
      description: 'Something went wrong!',
      action: {
        label: 'Restore my message',
        altText: 'Your message is kept. The enquiry form offers to restore it.',
        onAction: () => (form.current ? restoreHere() : openEnquiry({ source, listing, restore: true })),
      },
    });
  };

  const send = async (values: EnquiryValues, website: string) => {
    setSending(true);
    try {
      await sendEnquiry({
        ...toFields(values),
        iAgreeToTerms: 'Yes',
        source,
        page_path: window.location.pathname,
        listing: listing && { kind: listing.kind, id: listing.id },
        website,
      });
      rememberSubmitted();
      backToStart();
      openPanel('thank-you');
    } catch (error) {
      const serverErrors = readFieldErrors(error);
      if (!serverErrors) fail(values);
      else if (form.current) {
        setErrors(serverErrors);
        focusFirst(form.current, serverErrors);
      }
    } finally {
      setSending(false);
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending || !agreed) return;
    const values = getValues(event.currentTarget);
    const found = validateEnquiry(toFields(values));
    setErrors(found);
    if (Object.keys(found).length === 0) void send(values, getHoneypot(event.currentTarget));
    else focusFirst(event.currentTarget, found);
  };

  const onBlur = ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    const field = toField((target as unknown as HTMLInputElement).name);
    runAfterPointerUp(() => {
      const values = getValues(currentTarget);
      // Passing through an empty field is no mistake yet.
      if (!values[field]) return;
      setErrors((before) => ({ ...before, [field]: validateEnquiry(toFields(values))[field] }));
    });
  };

  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const { name, checked } = target as unknown as HTMLInputElement;
    if (name === TERMS) setAgreed(checked);
    else setErrors((before) => ({ ...before, [toField(name)]: undefined }));
  };

  return {
    formProps: { ref: form, onSubmit, onBlur, onChange },
    errors,
    country,
    setCountry,
    agreed,
    sending,
    restored,
    restoreHere,
  };
}
