import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { PostingProblems } from '#contract/leads/posting-rules.ts';
import { PROPERTY_TYPE_LABELS } from '#contract/listings/labels.ts';
import { PROPERTY_TYPE_GROUPS } from '#contract/listings/property-type-groups.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { httpApi } from '../../data/http-api.ts';
import { citiesQuery } from '../../data/queries.ts';

/** What it is and in which city; our own cities are suggested, any other can be typed. */
export function PlaceFields({ problems }: { problems: PostingProblems }) {
  const names = useId();
  const { data } = useQuery(citiesQuery(httpApi));
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label="Property type" error={problems.property_type}>
        {(control) => (
          <Select {...control} name="property_type" aria-required defaultValue="">
            <option value="">Choose</option>
            {PROPERTY_TYPE_GROUPS.map(({ label, types }) => (
              <optgroup key={label} label={label}>
                {types.map((type) => (
                  <option key={type} value={type}>
                    {PROPERTY_TYPE_LABELS[type]}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      <Field label="City" error={problems.city}>
        {(control) => <Input {...control} name="city" aria-required list={names} autoComplete="address-level2" />}
      </Field>
      <datalist id={names}>
        {data?.cities.map(({ id, city_name }) => (
          <option key={id}>{city_name}</option>
        ))}
      </datalist>
    </div>
  );
}
