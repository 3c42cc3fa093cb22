import { useId } from 'react';
import type { Job } from '#contract';
import { EXPERIENCES, GENDERS, JOB_ROLES } from '#contract/careers/application-choices.ts';
import { DOCUMENT_TYPES } from '#contract/careers/documents.ts';
import { careerPath } from '#contract/paths.ts';
import { Field } from '#ui/field.tsx';
import { FileField } from '#ui/file-field.tsx';
import { Input, Select, Textarea } from '#ui/input.tsx';
import {
  AgreedButton,
  EmailField,
  HoneypotField,
  NameField,
  PlainFields,
  RestoreOffer,
  TermsBox,
  TermsLink,
} from '../shared/forms/form-parts.tsx';
import { parsePlaces } from './job-posting.ts';
import { type ApplyFormInput, applicationDraft, useApplyForm } from './use-apply-form.ts';

interface ChoiceProps {
  label: string;
  name: string;
  choices: readonly string[];
  error: string | undefined;
  chosen?: string | undefined;
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
interface LocationFieldProps {
  job: Job;
  error: string | undefined;
  typed?: string | undefined;
}

export function LocationField({ job, error, typed }: LocationFieldProps) {
  const places = useId();
  return (
    <Field label="Location" error={error}>
      {(control) => (
        <>
          <Input
            {...control}
            name="location"
            aria-required
            list={places}
            autoComplete="address-level2"
            defaultValue={typed}
          />
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

/** The roles that an opening names in its title, such as 'Sales Manager, North'; all if it names none. */
export function getRoles({ job_title }: Pick<Job, 'job_title'>): readonly string[] {
  const title = job_title.toLowerCase();
  const named = JOB_ROLES.filter((role) => title.includes(role.toLowerCase()));
  return named.length > 0 ? named : JOB_ROLES;
}

const ACCEPT = Object.keys(DOCUMENT_TYPES)
  .map((extension) => `.${extension}`)
  .join();

/** The application form; the input stays in the fields until it is sent. */
export function ApplyForm(input: ApplyFormInput) {
  const { job } = input;
  const roles = getRoles(job);
  const hasDraft = applicationDraft.useIsThere();
  const { formProps, errors, plain, file, chooseFile, agreed, sending, draftHandled, restore } = useApplyForm(input);
  const typed = plain?.values;
  return (
    <form
      {...formProps}
      method="post"
      action={careerPath(job.slug)}
      encType="multipart/form-data"
      noValidate
      className="grid grid-cols-1 gap-3.5"
    >
      <PlainFields result={plain}>
        {hasDraft && !draftHandled && <RestoreOffer what="application" onRestore={restore} />}
        <NameField error={errors.full_name} defaultValue={typed?.['full_name']} />
        <EmailField error={errors.email} defaultValue={typed?.['email']} />
        <Field label="Phone number" error={errors.mobile}>
          {(control) => (
            <Input
              {...control}
              type="tel"
              name="mobile"
              aria-required
              inputMode="tel"
              autoComplete="tel"
              defaultValue={typed?.['mobile']}
            />
          )}
        </Field>
        <div className="grid gap-3.5 sm:grid-cols-2">
          <Choice label="Gender" name="gender" choices={GENDERS} error={errors.gender} chosen={typed?.['gender']} />
          <Choice
            label="Experience"
            name="experience"
            choices={EXPERIENCES}
            error={errors.experience}
            chosen={typed?.['experience']}
          />
        </div>
        <Choice
          label="Role"
          name="role"
          choices={roles}
          error={errors.role}
          chosen={typed?.['role'] ?? (roles.length === 1 ? roles[0] : undefined)}
        />
        <LocationField job={job} error={errors.location} typed={typed?.['location']} />
        <FileField
          label="Resume"
          name="file"
          accept={ACCEPT}
          hint={`.pdf, .doc, .docx, .ppt or .pptx, up to 5\u00a0MB`}
          error={errors.file}
          file={file}
          onFile={chooseFile}
        />
        <Field label="LinkedIn" optional error={errors.linkedin}>
          {(control) => (
            <Input
              {...control}
              type="url"
              name="linkedin"
              defaultValue={typed?.['linkedin']}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label="About yourself" optional error={errors.about_yourself}>
          {(control) => (
            <Textarea {...control} name="about_yourself" defaultValue={typed?.['about_yourself']} rows={3} />
          )}
        </Field>
        <HoneypotField />
        <TermsBox result={plain}>
          I agree to the <TermsLink /> and to my application being kept for up to a year.
        </TermsBox>
      </PlainFields>
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
