import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { POSTED_BY_LABELS } from '#contract/listings/labels.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { COUNTRIES } from '#ui/countries.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input, Select } from '#ui/input.tsx';
import { PhoneField } from '#ui/phone-field.tsx';
import { httpApi } from '../../data/http.ts';
import { publicQuery } from '../../data/queries.ts';
import { TERMS } from '../shared/forms/controls.ts';
import { EmailField, HoneypotField, NameField, RestoreOffer, TermsLink } from '../shared/forms/form-parts.tsx';
import { closePanel } from '../shared/panels.ts';
import { PictureField } from './picture-field.tsx';
import { PropertyFields } from './property-fields.tsx';
import { type PostingErrors, postingDraft, STEPS } from './send-posting.ts';
import { usePostProperty } from './use-post-property.ts';

interface PosterFieldsProps {
  /** What the fields start with. */
  values?: Partial<Record<'name' | 'email' | 'phone_number' | 'rera_number', string>> | undefined;
  errors: PostingErrors;
  postedBy: string;
  country: string;
  onPostedBy: (value: string) => void;
  onCountry: (code: string) => void;
}

/** The posters that need a RERA number. */
const RERA_LABELS: Partial<Record<string, string>> = { agent: 'RERA agent number', builder: 'Project RERA number' };

/** Poster type and contact details; only a first name is shown to visitors. */
export function PosterFields({ errors, values, postedBy, country, onPostedBy, onCountry }: PosterFieldsProps) {
  const needed = RERA_LABELS[postedBy] !== undefined;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="You are" error={errors.posted_by}>
          {(control) => (
            <Select
              {...control}
              name="posted_by"
              aria-required
              value={postedBy}
              onChange={(event) => onPostedBy(event.target.value)}
            >
              <option value="">Choose</option>
              {Object.entries(POSTED_BY_LABELS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={RERA_LABELS[postedBy] ?? 'RERA number'} optional={!needed} error={errors.rera_number}>
          {(control) => (
            <Input
              {...control}
              name="rera_number"
              aria-required={needed}
              defaultValue={values?.rera_number}
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
      </div>
      <NameField
        name="name"
        error={errors.name}
        hint="Buyers see only your first name and an initial."
        defaultValue={values?.name}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <EmailField
          error={errors.email}
          hint="We'll send a confirmation link here. Buyers never see it."
          placeholder="you@example.com"
          defaultValue={values?.email}
        />
        <PhoneField
          label="Phone number"
          countries={COUNTRIES}
          country={country}
          onCountryChange={onCountry}
          countryName="country"
          name="phone_number"
          defaultNumber={values?.phone_number}
          required
          placeholder="98XXXXXX10"
          hint="Buyers never see it."
          error={errors.phone_number ?? errors.country_code}
        />
      </div>
    </>
  );
}

/** One step of the form: alone on phones, below the others on large screens. */
const Step = ({ index, current, children }: { index: number; current: number; children: ReactNode }) => (
  <fieldset
    data-step={index}
    className={classNames('grid min-w-0 grid-cols-1 gap-4', index !== current && 'max-md:hidden')}
  >
    <legend tabIndex={-1} className="mb-3 font-display text-xl text-ink outline-none">
      <span className="mr-2 text-ink-3 md:hidden">
        {index + 1} of {STEPS.length}
      </span>
      {STEPS[index]?.title}
    </legend>
    {children}
  </fieldset>
);

/** Upload progress of the images. */
const Progress = ({ share }: { share: number }) => (
  <label className="grid flex-1 gap-1 text-sm text-ink-3">
    {share < 1 ? `Sending, ${Math.floor(share * 100)}%` : 'Checking your pictures'}
    <progress className="h-2 w-full accent-primary" value={share} max={1} />
  </label>
);

/** The form over the page: three steps on phones, a single page from 768 px. */
export function PostPropertyForm({ onSent }: { onSent: (email: string) => void }) {
  const id = useId();
  const why = useId();
  const hasDraft = postingDraft.useIsThere();
  const { data } = useQuery(publicQuery(httpApi, '/bhk'));
  const {
    formProps,
    next,
    step,
    back,
    errors,
    poster,
    filled,
    chosen,
    agreed,
    sending,
    progress,
    draftHandled,
    restore,
  } = usePostProperty(onSent);
  const isLast = step === STEPS.length - 1;
  return (
    <Dialog
      open
      onOpenChange={closePanel}
      title="Post Property"
      description="It's free. We review every listing before it goes live, and buyers reach you through us."
      width="edit"
      footer={
        <>
          {sending && <Progress share={progress} />}
          {step > 0 && !sending && (
            <Button variant="ghost" className="md:hidden" onClick={back}>
              Back
            </Button>
          )}
          {!isLast && (
            <Button ref={next} type="submit" form={id} className="flex-1 md:hidden">
              Next
            </Button>
          )}
          <Button
            type="submit"
            form={id}
            className={classNames('max-md:flex-1', !isLast && 'max-md:hidden')}
            disabled={!agreed}
            busy={sending}
            busyLabel="Sending"
            aria-disabled={sending || undefined}
            aria-describedby={agreed ? undefined : why}
          >
            Post Property
          </Button>
        </>
      }
    >
      <form {...formProps} id={id} noValidate className="grid grid-cols-1 gap-7">
        {hasDraft && !draftHandled && <RestoreOffer what="property" onRestore={restore} />}
        <Step index={0} current={step}>
          <PosterFields errors={errors} {...poster} />
        </Step>
        <Step index={1} current={step}>
          <PropertyFields key={filled.times} errors={errors} values={filled.values} bhks={data?.bhk ?? []} />
        </Step>
        <Step index={2} current={step}>
          <PictureField {...chosen} error={errors.images} />
          <Checkbox name={TERMS} value="Yes">
            I agree to the <TermsLink /> and to being contacted about my property. I own this property or am authorised
            to list it.
          </Checkbox>
          {!agreed && (
            <p id={why} className="sr-only">
              To post, first agree to the Terms &amp; Conditions above.
            </p>
          )}
        </Step>
        <HoneypotField />
      </form>
    </Dialog>
  );
}
