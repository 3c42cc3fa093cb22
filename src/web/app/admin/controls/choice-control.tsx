import { Field } from '#ui/field.tsx';
import { Select } from '#ui/input.tsx';
import type { ControlProps } from './control-props.ts';

interface ChoiceControlProps extends ControlProps<string | null> {
  labels: Record<string, string>;
}

/** One of a few values, as a native select. */
export function ChoiceControl({ value, onChange, labels, disabled, ...field }: ChoiceControlProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        >
          {(field.optional || value === null) && <option value="">{field.optional ? 'None' : 'Choose…'}</option>}
          {Object.entries(labels).map(([choice, label]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
