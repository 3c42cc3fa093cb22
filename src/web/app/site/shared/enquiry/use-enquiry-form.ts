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

/** Field that a control belongs to; a phone number is validated together with its country. */
const toField = (name: string) =>
  (name === 'country' ? 'phone_number' : name) as Exclude<keyof EnquiryValues, 'country'>;

/** Enquiry form logic: validates on blur, clears errors on edit, sends once, and keeps the input on failure. */
export function useEnquiryForm({ source, listing, restore = false }: EnquiryRequest, onFailed?: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [country, setCountry] = useState(DEFAULT_COUNTRY);
  const [agreed, setAgreed] = useState(false);
  const [sending, setSending] = useState(false);
  const [restored, setRestored] = useState(restore);

  // Picks up what was ticked and selected before hydration, or restores a draft.
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
    // Consent must be given again before sending.
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
      // Leaving an empty field is not an error yet.
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
