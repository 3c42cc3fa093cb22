import type { Choice } from '#contract';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { ControlProps } from './control-props.ts';

interface PickOneProps extends ControlProps<number | null> {
  options: Choice[];
}

/** One of many choices. */
export function PickOne({ value, onChange, options, disabled, ...field }: PickOneProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">Choose…</option>
          {options.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
