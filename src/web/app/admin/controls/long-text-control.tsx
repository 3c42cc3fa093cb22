import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { ControlProps } from './control-props.ts';

interface LongTextControlProps extends ControlProps<string> {
  most?: number | undefined;
}

/** Several lines of text. */
export function LongTextControl({ value, onChange, most, disabled, ...field }: LongTextControlProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Textarea
          {...control}
          value={value}
          maxLength={most}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
