import { AREA_UNIT_LABELS } from '#contract/listings/labels.ts';
import { Field } from '#ui/field.tsx';
import { Input, Select, Textarea } from '#ui/input.tsx';
import type { PostingErrors, PropertyValues } from './send-posting.ts';

interface PropertyFieldsProps {
  errors: PostingErrors;
  values?: PropertyValues;
}

/** Property fields, used both for posting and for editing. */
export function PropertyFields({ errors, values }: PropertyFieldsProps) {
  return (
    <>
      <Field label="Address" error={errors.address}>
        {(control) => (
          <Input
            {...control}
            name="address"
            aria-required
            placeholder="House, street, locality"
            defaultValue={values?.address}
          />
        )}
      </Field>
      <Field
        label="Details"
        error={errors.property_details}
        hint="At least 30 characters. A short first line becomes the title."
      >
        {(control) => (
          <Textarea
            {...control}
            name="property_details"
            rows={5}
            aria-required
            placeholder="BHK, floor, age of the property, documents, what's nearby"
            defaultValue={values?.property_details}
          />
        )}
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="Price in rupees" optional error={errors.price}>
          {(control) => (
            <Input {...control} name="price" inputMode="numeric" placeholder="85,00,000" defaultValue={values?.price} />
          )}
        </Field>
        <div className="grid grid-cols-last-33 gap-2">
          <Field label="Area" optional error={errors.area_value}>
            {(control) => (
              <Input {...control} name="area_value" inputMode="decimal" defaultValue={values?.area_value} />
            )}
          </Field>
          <Field label="Unit" error={errors.area_unit}>
            {(control) => (
              <Select {...control} name="area_unit" defaultValue={values?.area_unit ?? 'sq_ft'}>
                {Object.entries(AREA_UNIT_LABELS).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      </div>
    </>
  );
}
