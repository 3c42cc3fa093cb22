import { POSTED_BY_LABELS } from '#contract/listings/posted-by-labels.ts';
import { COUNTRIES } from '#ui/countries.ts';
import { Field } from '#ui/field.tsx';
import { Input, Select } from '#ui/input.tsx';
import { PhoneField } from '#ui/phone-field.tsx';
import { EmailField } from '../shared/forms/email-field.tsx';
import type { PostingErrors } from './posting-fields.ts';

interface PosterFieldsProps {
  errors: PostingErrors;
  postedBy: string;
  country: string;
  onPostedBy: (value: string) => void;
  onCountry: (code: string) => void;
}

/** The posters that need a RERA number. */
const RERA_LABELS: Partial<Record<string, string>> = { agent: 'RERA agent number', builder: 'Project RERA number' };

/** Poster type and contact details; only a first name is shown to visitors. */
export function PosterFields({ errors, postedBy, country, onPostedBy, onCountry }: PosterFieldsProps) {
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
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
      </div>
      <Field label="Full name" error={errors.name} hint="Buyers see only your first name and an initial.">
        {(control) => <Input {...control} name="name" aria-required autoComplete="name" />}
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <EmailField
          error={errors.email}
          hint="We'll send a confirmation link here. Buyers never see it."
          placeholder="you@example.com"
        />
        <PhoneField
          label="Phone number"
          countries={COUNTRIES}
          country={country}
          onCountryChange={onCountry}
          countryName="country"
          name="phone_number"
          required
          placeholder="98XXXXXX10"
          hint="Buyers never see it."
          error={errors.phone_number ?? errors.country_code}
        />
      </div>
    </>
  );
}
