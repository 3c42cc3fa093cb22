import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import type { ControlProps } from './control-props.ts';

/** A calendar date, as a native date input. */
export function DateControl({ value, onChange, disabled, ...field }: ControlProps<string | null>) {
  return (
    <Field {...field}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={value ?? ''}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        />
      )}
    </Field>
  );
}
