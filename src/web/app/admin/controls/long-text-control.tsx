import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/input.tsx';
import type { ControlProps } from './control-props.ts';

interface LongTextControlProps extends ControlProps<string> {
  max?: number | undefined;
}

/** Several lines of text. */
export function LongTextControl({ value, onChange, max, disabled, ...field }: LongTextControlProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Textarea
          {...control}
          value={value}
          maxLength={max}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
