import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { fromIndiaBox, toIndiaBox } from '../india-clock.ts';
import type { ControlProps } from './control-props.ts';

/** A date and time in India time, whatever the time zone of the browser. */
export function MomentControl({
  value,
  onChange,
  disabled,
  hint = 'India time',
  ...field
}: ControlProps<string | null>) {
  return (
    <Field {...field} hint={hint}>
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          value={toIndiaBox(value)}
          disabled={disabled}
          onChange={(event) => onChange(fromIndiaBox(event.target.value))}
        />
      )}
    </Field>
  );
}
