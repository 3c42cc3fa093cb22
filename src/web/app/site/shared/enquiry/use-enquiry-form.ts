import { useState } from 'react';
import { DEFAULT_COUNTRY } from '#ui/countries.ts';
import { toast } from '#ui/toast-store.ts';
import { TERMS, toCountryCode } from '../forms/controls.ts';
import { readFieldErrors } from '../forms/submission.ts';
import { type FormActions, useForm } from '../forms/use-form.ts';
import { openPanel } from '../panels.ts';
import { type EnquiryValues, enquiryDraft, rememberSubmitted } from './enquiry-memory.ts';
import { openEnquiry } from './open-enquiry.ts';
import { type EnquiryRequest, sendEnquiry } from './send-enquiry.ts';

const EMPTY: EnquiryValues = { full_name: '', email: '', country: DEFAULT_COUNTRY, phone_number: '', message: '' };
const FIELDS = ['full_name', 'email', 'country_code', 'phone_number', 'message'] as const;

const loadSchema = async () => (await import('#contract/forms/enquiry.ts')).EnquiryInput;

/** The enquiry form. After a failure it is empty, and its draft can be restored here or in a new form. */
export function useEnquiryForm({ source, listing, restore = false }: EnquiryRequest, onFailed?: () => void) {
  const [country, setCountry] = useState(DEFAULT_COUNTRY);

  const offerDraft = ({ isMounted, restore: restoreHere }: FormActions) =>
    toast({
      variant: 'destructive',
      title: 'Error',
      description: 'Something went wrong!',
      action: {
        label: 'Restore my message',
        altText: 'Your message is kept. The enquiry form offers to restore it.',
        onAction: () => (isMounted() ? restoreHere() : openEnquiry({ source, listing, restore: true })),
      },
    });

  const form = useForm({
    empty: EMPTY,
    loadSchema,
    toInput: toCountryCode,
    draft: enquiryDraft,
    restoreAtStart: restore,
    focusAfterRestore: TERMS,
    send: (values, website) =>
      sendEnquiry({
        ...toCountryCode(values),
        iAgreeToTerms: 'Yes',
        source,
        page_path: window.location.pathname,
        listing: listing && { kind: listing.kind, id: listing.id },
        website,
      }),
    onSent: (_values, { reset }) => {
      rememberSubmitted();
      reset();
      openPanel('thank-you');
    },
    readErrors: (error) => readFieldErrors(error, FIELDS),
    onFailed: (_error, actions) => {
      actions.keepDraft();
      actions.reset();
      onFailed?.();
      offerDraft(actions);
    },
    onFill: (values) => setCountry(values.country),
  });

  return { ...form, country, setCountry };
}
