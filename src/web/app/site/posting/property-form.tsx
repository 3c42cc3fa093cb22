import { Form, useNavigation } from 'react-router';
import type { ManagedPosting } from '#contract';
import { AREA_UNIT_LABELS } from '#contract/listings/labels.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Panel } from '#ui/panel.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { fieldsOf, type ManageResult } from './manage-result.ts';

/** What is said of the property. After a refusal it holds what was typed, with what is wrong beside it. */
export function PropertyForm({ posting, result }: { posting: ManagedPosting; result: ManageResult | undefined }) {
  const busy = useNavigation().state === 'submitting';
  const refused = result?.outcome === 'problems' ? result : undefined;
  const problems = refused?.problems ?? {};
  const fields = refused?.fields ?? fieldsOf(posting);
  return (
    <Panel className="p-5">
      <h2 className="mb-3 text-2xl">Change it</h2>
      <Form method="post" noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field label="Address" error={problems.address}>
          {(control) => <Input {...control} name="address" aria-required defaultValue={fields.address} />}
        </Field>
        <Field label="Details" error={problems.property_details}>
          {(control) => (
            <Textarea
              {...control}
              name="property_details"
              rows={8}
              aria-required
              defaultValue={fields.property_details}
            />
          )}
        </Field>
        <Field label="Price in rupees" optional error={problems.price}>
          {(control) => <Input {...control} name="price" inputMode="numeric" defaultValue={fields.price} />}
        </Field>
        <div className="grid grid-cols-[minmax(0,1fr)_140px] gap-3">
          <Field label="Area" optional error={problems.area_value}>
            {(control) => <Input {...control} name="area_value" inputMode="decimal" defaultValue={fields.area_value} />}
          </Field>
          <Field label="Unit" error={problems.area_unit}>
            {(control) => (
              <Select {...control} name="area_unit" defaultValue={fields.area_unit}>
                {Object.entries(AREA_UNIT_LABELS).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Button type="submit" name="intent" value="change" busy={busy} className="justify-self-start">
          Save changes
        </Button>
      </Form>
    </Panel>
  );
}
