import { useState } from 'react';
import { PICTURE_TYPES } from '#contract/media/picture-path.ts';
import { Button } from '#ui/button.tsx';
import { DEFAULT_COUNTRY } from '#ui/countries.ts';
import { Field } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { HoneypotField, PlainFields, TermsBox, TermsLink } from '../shared/forms/form-parts.tsx';
import { usePlainResult } from '../shared/forms/plain-result.ts';
import { PosterFields } from './post-property-form.tsx';
import { PropertyFields } from './property-fields.tsx';
import { EMPTY } from './send-posting.ts';

interface PostPropertyPageProps {
  bhks: { id: number; bhk: string }[];
  openedAt: number;
}

/** The posting form as a page of its own, for visitors without scripts: the others get it over the page they are on. */
export default function PostPropertyPage({ bhks, openedAt }: PostPropertyPageProps) {
  const result = usePlainResult();
  const values = result && { ...EMPTY, ...result.values };
  const errors = result?.errors ?? {};
  const [postedBy, setPostedBy] = useState(values?.posted_by ?? '');
  const [country, setCountry] = useState(values?.country ?? DEFAULT_COUNTRY);
  return (
    <Panel className="p-5">
      <form
        method="post"
        action="/post-property"
        encType="multipart/form-data"
        noValidate
        className="grid grid-cols-1 gap-4"
      >
        <PlainFields result={result}>
          <PosterFields
            errors={errors}
            values={values}
            postedBy={postedBy}
            country={country}
            onPostedBy={setPostedBy}
            onCountry={setCountry}
          />
          <PropertyFields errors={errors} values={values} bhks={bhks} />
          <Field
            label="Pictures"
            optional
            error={errors['images']}
            hint="JPG, PNG or WebP, up to 8 MB each. Five pictures in all. The first picture becomes your cover."
          >
            {(control) => (
              <input
                {...control}
                type="file"
                name="images"
                multiple
                accept={PICTURE_TYPES.join()}
                className="min-h-11 w-full min-w-0 text-sm text-ink-3 file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-line-strong file:bg-surface file:px-5 file:text-compact file:font-semibold file:text-ink hover:file:border-primary"
              />
            )}
          </Field>
          <HoneypotField />
          <input type="hidden" name="opened_at" value={result?.values['opened_at'] ?? openedAt} />
          <TermsBox result={result}>
            I agree to the <TermsLink /> and to being contacted about my property. I own this property or am authorised
            to list it.
          </TermsBox>
        </PlainFields>
        <Button type="submit" className="justify-self-start">
          Post Property
        </Button>
      </form>
    </Panel>
  );
}
