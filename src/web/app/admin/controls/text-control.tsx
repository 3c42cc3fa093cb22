import { useId } from 'react';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import type { ControlProps } from './control-props.ts';

interface TextControlProps extends ControlProps<string> {
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  max?: number | undefined;
  /** Characters that do not match are removed from typed and pasted text. */
  allowed?: RegExp | undefined;
  /** Existing values as suggestions; other values can be typed, too. */
  suggestions?: string[] | undefined;
}

const onlyAllowed = (typed: string, allowed: RegExp) =>
  Array.from(typed)
    .filter((character) => allowed.test(character))
    .join('');

/** One line of text. */
export function TextControl(props: TextControlProps) {
  const { value, onChange, type = 'text', max, allowed, suggestions, disabled, ...field } = props;
  const listId = useId();
  return (
    <Field {...field}>
      {(control) => (
        <>
          <Input
            {...control}
            type={type}
            value={value}
            maxLength={max}
            disabled={disabled}
            autoComplete="off"
            list={suggestions && listId}
            onChange={({ target }) => onChange(allowed ? onlyAllowed(target.value, allowed) : target.value)}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((suggestion) => (
                <option key={suggestion}>{suggestion}</option>
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}
