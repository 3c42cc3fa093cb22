import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

interface EmailFieldProps {
  error?: string | undefined;
  hint?: string;
  placeholder?: string;
}

export function EmailField({ placeholder, ...field }: EmailFieldProps) {
  return (
    <Field label="Email" {...field}>
      {(control) => (
        <Input
          {...control}
          type="email"
          name="email"
          aria-required
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
        />
      )}
    </Field>
  );
}
