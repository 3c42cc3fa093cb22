import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Field } from '#ui/field.tsx';
import { Input, Select } from '#ui/input.tsx';
import { httpApi } from '../../data/http-api.ts';
import { publicQuery } from '../../data/queries.ts';
import { PropertyTypeOptions } from '../shared/forms/property-type-options.tsx';
import type { PostingErrors } from './posting-fields.ts';

/** Property type and city; our own cities are suggested, any other can be typed. */
export function PlaceFields({ errors }: { errors: PostingErrors }) {
  const names = useId();
  const { data } = useQuery(publicQuery(httpApi, '/city'));
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label="Property type" error={errors.property_type}>
        {(control) => (
          <Select {...control} name="property_type" aria-required defaultValue="">
            <option value="">Choose</option>
            <PropertyTypeOptions />
          </Select>
        )}
      </Field>
      <Field label="City" error={errors.city}>
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
