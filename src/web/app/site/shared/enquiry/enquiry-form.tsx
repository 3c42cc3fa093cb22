import { useState } from 'react';
import { useLocation } from 'react-router';
import { isCallback } from '#contract/leads/callback.ts';
import { Button } from '#ui/button.tsx';
import { COUNTRIES, DEFAULT_COUNTRY } from '#ui/countries.ts';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Textarea } from '#ui/input.tsx';
import { PhoneField } from '#ui/phone-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { TERMS, toCountryCode } from '../forms/controls.ts';
import {
  AgreedButton,
  EmailField,
  HoneypotField,
  NameField,
  PlainFields,
  RestoreOffer,
  TermsBox,
  TermsLink,
} from '../forms/form-parts.tsx';
import { usePlainResult } from '../forms/plain-result.ts';
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
  const plain = usePlainResult();
  const [country, setCountry] = useState(plain?.values['country'] ?? DEFAULT_COUNTRY);
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
    plain,
    loadSchema,
    toInput: (values) => ({ ...toCountryCode(values), source }),
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
  return { ...form, plain, country, setCountry, prefilled, clear };
}

export interface EnquiryFormProps extends EnquiryRequest {
  /** Called when an enquiry could not be sent; its values are stored as a draft. */
  onFailed?: () => void;
}

type Typed = Record<string, string> | undefined;

/** Where a form was sent from, for the server if it is sent without scripts. */
function HiddenSource({ request: { source, listing }, typed }: { request: EnquiryRequest; typed: Typed }) {
  const { pathname } = useLocation();
  const names = ['source', 'page_path', 'listing_kind', 'listing_id'];
  const fields: Record<string, string | number | undefined> = typed
    ? Object.fromEntries(names.map((name) => [name, typed[name]]))
    : { source, page_path: pathname, listing_kind: listing?.kind, listing_id: listing?.id };
  return Object.entries(fields).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}

/** The enquiry form of the site, used in a page, next to a list and in a dialog. */
export function EnquiryForm({ onFailed, ...request }: EnquiryFormProps) {
  const { facts } = useSite();
  const hasDraft = enquiryDraft.useIsThere();
  const { formProps, errors, plain, country, setCountry, agreed, sending, draftHandled, restore, prefilled, clear } =
    useEnquiryForm(request, onFailed);
  const typed = plain?.values;
  // The contact page also shows what was wrong with the form of another page that was sent without scripts.
  const callback = isCallback(typed?.['source'] ?? request.source);
  return (
    <form
      {...formProps}
      method="post"
      action="/contact-us"
      noValidate
      tabIndex={-1}
      className="grid grid-cols-1 gap-3.5 outline-none"
    >
      <PlainFields result={plain}>
        {hasDraft && !draftHandled && <RestoreOffer what="message" onRestore={restore} />}
        {prefilled && (
          <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-ink-3">
            From your last enquiry, kept on this device
            <Button variant="ghost" size="sm" onClick={clear}>
              Clear
            </Button>
          </p>
        )}
        <NameField error={errors.full_name} placeholder="Your name" defaultValue={typed?.['full_name']} />
        <EmailField
          error={errors.email}
          optional={callback}
          placeholder="you@example.com"
          defaultValue={typed?.['email']}
        />
        <PhoneField
          label="Phone number"
          countries={COUNTRIES}
          country={country}
          onCountryChange={setCountry}
          countryName="country"
          name="phone_number"
          defaultNumber={typed?.['phone_number']}
          required
          placeholder="98XXXXXX10"
          error={errors.phone_number ?? errors.country_code}
        />
        <Field label="Message" optional={callback} error={errors.message}>
          {(control) => (
            <Textarea
              {...control}
              name="message"
              defaultValue={typed?.['message']}
              rows={3}
              aria-required={!callback}
              placeholder={request.listing ? 'I would like to visit this weekend.' : 'I am looking for a 3 BHK near…'}
            />
          )}
        </Field>
        <HoneypotField />
        <HiddenSource request={request} typed={typed} />
        <TermsBox result={plain}>
          I agree to the <TermsLink /> and to be contacted about my enquiry.
        </TermsBox>
      </PlainFields>
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
      <p className="text-sm text-ink-3">
        You can withdraw your consent at any time. Call or write to us, and we will withdraw it.
      </p>
    </form>
  );
}
