import { useId } from 'react';
import type { Job } from '#contract';
import { Field } from '#ui/field.tsx';
import { Input, Select } from '#ui/input.tsx';
import { parsePlaces } from './job-posting.ts';

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
