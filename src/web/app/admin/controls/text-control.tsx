import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import type { ControlProps } from './control-props.ts';

interface TextControlProps extends ControlProps<string> {
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  most?: number | undefined;
}

/** One line of text. */
export function TextControl({ value, onChange, type = 'text', most, disabled, ...field }: TextControlProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Input
          {...control}
          type={type}
          value={value}
          maxLength={most}
          disabled={disabled}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
