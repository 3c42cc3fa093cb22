import { useId } from 'react';
import type { Job } from '#contract';
import { EXPERIENCES, GENDERS, JOB_ROLES } from '#contract/careers/application-choices.ts';
import { DOCUMENT_TYPES } from '#contract/careers/documents.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { FileField } from '#ui/file-field.tsx';
import { Input, Select, Textarea } from '#ui/input.tsx';
import { TERMS } from '../shared/forms/controls.ts';
import { AgreedButton, EmailField, HoneypotField, RestoreOffer, TermsLink } from '../shared/forms/form-parts.tsx';
import { parsePlaces } from './job-posting.ts';
import { type ApplyFormInput, applicationDraft, useApplyForm } from './use-apply-form.ts';

interface ChoiceProps {
  label: string;
  name: string;
  choices: readonly string[];
  error: string | undefined;
  chosen?: string;
}

/** Nothing is preselected unless the opening specifies it. */
export function Choice({ label, name, choices, error, chosen = '' }: ChoiceProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select {...control} name={name} aria-required defaultValue={chosen}>
          <option value="">Choose</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Suggests the locations of the opening; any other can be typed. */
export function LocationField({ job, error }: { job: Job; error: string | undefined }) {
  const places = useId();
  return (
    <Field label="Location" error={error}>
      {(control) => (
        <>
          <Input {...control} name="location" aria-required list={places} autoComplete="address-level2" />
          <datalist id={places}>
            {parsePlaces(job.locations_for_position).map((place) => (
              <option key={place}>{place}</option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

const ACCEPT = Object.keys(DOCUMENT_TYPES)
  .map((extension) => `.${extension}`)
  .join();

/** The application form; the input stays in the fields until it is sent. */
export function ApplyForm(input: ApplyFormInput) {
  const { job } = input;
  const hasDraft = applicationDraft.useIsThere();
  const { formProps, errors, file, chooseFile, agreed, sending, draftHandled, restore } = useApplyForm(input);
  return (
    <form {...formProps} noValidate className="grid grid-cols-1 gap-3.5">
      {hasDraft && !draftHandled && <RestoreOffer what="application" onRestore={restore} />}
      <Field label="Full name" error={errors.full_name}>
        {(control) => <Input {...control} name="full_name" aria-required autoComplete="name" />}
      </Field>
      <EmailField error={errors.email} />
      <Field label="Phone number" error={errors.mobile}>
        {(control) => <Input {...control} type="tel" name="mobile" aria-required inputMode="tel" autoComplete="tel" />}
      </Field>
      <div className="grid gap-3.5 sm:grid-cols-2">
        <Choice label="Gender" name="gender" choices={GENDERS} error={errors.gender} />
        <Choice label="Experience" name="experience" choices={EXPERIENCES} error={errors.experience} />
      </div>
      <Choice
        label="Role"
        name="role"
        choices={JOB_ROLES}
        error={errors.role}
        chosen={JOB_ROLES.find((role) => job.job_title.startsWith(role))}
      />
      <LocationField job={job} error={errors.location} />
      <FileField
        label="Resume"
        accept={ACCEPT}
        hint={`.pdf, .doc, .docx, .ppt or .pptx, up to 5\u00a0MB`}
        error={errors.file}
        file={file}
        onFile={chooseFile}
      />
      <Field label="LinkedIn" optional error={errors.linkedin}>
        {(control) => (
          <Input {...control} type="url" name="linkedin" inputMode="url" autoCapitalize="none" spellCheck={false} />
        )}
      </Field>
      <Field label="About yourself" optional error={errors.about_yourself}>
        {(control) => <Textarea {...control} name="about_yourself" rows={3} />}
      </Field>
      <HoneypotField />
      <Checkbox name={TERMS} value="Yes">
        I agree to the <TermsLink /> and to my application being kept for up to a year.
      </Checkbox>
      <AgreedButton
        agreed={agreed}
        sending={sending}
        busyLabel="Submitting"
        hint="To submit, first agree to the Terms &amp; Conditions above."
      >
        Submit Application
      </AgreedButton>
    </form>
  );
}
