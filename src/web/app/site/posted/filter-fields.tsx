import type { PostedPropertySearch } from '#contract';
import { POSTED_BY_LABELS } from '#contract/listings/labels.ts';
import { Field } from '#ui/field.tsx';
import { Input, Select } from '#ui/input.tsx';
import { PropertyTypeOptions } from '../shared/forms/property-type-options.tsx';

/** The three filters as fields of a plain form. */
export function FilterFields({ posted_by, property_type, city }: PostedPropertySearch) {
  return (
    <>
      <Field label="Posted By">
        {(control) => (
          <Select {...control} name="posted_by" defaultValue={posted_by ?? ''}>
            <option value="">Any</option>
            {Object.entries(POSTED_BY_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Property Type">
        {(control) => (
          <Select {...control} name="property_type" defaultValue={property_type ?? ''}>
            <option value="">All types</option>
            <PropertyTypeOptions />
          </Select>
        )}
      </Field>
      <Field label="City">
        {(control) => <Input {...control} name="city" defaultValue={city} maxLength={60} placeholder="Enter a city" />}
      </Field>
    </>
  );
}
