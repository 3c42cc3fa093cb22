import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { COUNTRIES, DEFAULT_COUNTRY } from '#ui/countries.ts';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input, Textarea } from '#ui/input.tsx';
import { PhoneField } from '#ui/phone-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { TERMS, toCountryCode } from '../forms/controls.ts';
import { AgreedButton, EmailField, HoneypotField, RestoreOffer, TermsLink } from '../forms/form-parts.tsx';
import { readFieldErrors } from '../forms/submission.ts';
import { type FormActions, useForm } from '../forms/use-form.ts';
import { openPanel } from '../panels.ts';
import { useSite } from '../site.ts';
import { type EnquiryValues, enquiryDraft, forgetContact, readContact, rememberSubmitted } from './enquiry-memory.ts';
import { openEnquiry } from './open-enquiry.ts';
import { type EnquiryRequest, sendEnquiry } from './send-enquiry.ts';

const EMPTY: EnquiryValues = { full_name: '', email: '', country: DEFAULT_COUNTRY, phone_number: '', message: '' };
const FIELDS = ['full_name', 'email', 'country_code', 'phone_number', 'message'] as const;

const loadSchema = async () => (await import('#contract/forms/enquiry.ts')).EnquiryInput;

/** The enquiry form. After a failure it is empty, and its draft can be restored here or in a new form. */
function useEnquiryForm({ source, listing, restore = false }: EnquiryRequest, onFailed?: () => void) {
  const [country, setCountry] = useState(DEFAULT_COUNTRY);
  const [prefilled, setPrefilled] = useState(false);

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
    prefill: readContact,
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
    onSent: (values, { reset }) => {
      rememberSubmitted(values);
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
    onFill: (values) => {
      setCountry(values.country);
      setPrefilled(values.full_name !== '' && values.full_name === readContact()?.full_name);
    },
  });

  const clear = () => {
    forgetContact();
    form.reset();
  };
  return { ...form, country, setCountry, prefilled, clear };
}

export interface EnquiryFormProps extends EnquiryRequest {
  /** Called when an enquiry could not be sent; its values are stored as a draft. */
  onFailed?: () => void;
}

function Terms() {
  return (
    <Checkbox name={TERMS} value="Yes">
      I agree to the <TermsLink /> and to be contacted about my enquiry.
    </Checkbox>
  );
}

/** The enquiry form of the site, used in a page, next to a list and in a dialog. */
export function EnquiryForm({ onFailed, ...request }: EnquiryFormProps) {
  const { facts } = useSite();
  const hasDraft = enquiryDraft.useIsThere();
  const { formProps, errors, country, setCountry, agreed, sending, draftHandled, restore, prefilled, clear } =
    useEnquiryForm(request, onFailed);
  return (
    <form {...formProps} noValidate tabIndex={-1} className="grid grid-cols-1 gap-3.5 outline-none">
      {hasDraft && !draftHandled && <RestoreOffer what="message" onRestore={restore} />}
      {prefilled && (
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-ink-3">
          From your last enquiry, kept on this device
          <Button variant="ghost" size="sm" onClick={clear}>
            Clear
          </Button>
        </p>
      )}
      <Field label="Full name" error={errors.full_name}>
        {(control) => <Input {...control} name="full_name" aria-required autoComplete="name" placeholder="Your name" />}
      </Field>
      <EmailField error={errors.email} placeholder="you@example.com" />
      <PhoneField
        label="Phone number"
        countries={COUNTRIES}
        country={country}
        onCountryChange={setCountry}
        countryName="country"
        name="phone_number"
        required
        placeholder="98XXXXXX10"
        error={errors.phone_number ?? errors.country_code}
      />
      <Field label="Message" error={errors.message}>
        {(control) => (
          <Textarea
            {...control}
            name="message"
            rows={3}
            aria-required
            placeholder={request.listing ? 'I would like to visit this weekend.' : 'I am looking for a 3 BHK near…'}
          />
        )}
      </Field>
      <HoneypotField />
      <Terms />
      <AgreedButton
        agreed={agreed}
        sending={sending}
        busyLabel="Sending"
        hint="To send, first agree to the Terms &amp; Conditions above."
      >
        Send Enquiry
      </AgreedButton>
      <p className="flex gap-2 text-sm text-ink-3">
        <Icon name="clock" size="sm" className="mt-0.5 text-primary" />
        {facts.office_hours}
      </p>
    </form>
  );
}
