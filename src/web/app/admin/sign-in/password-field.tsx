import { type ComponentProps, useState } from 'react';
import { IconButton } from '#ui/button.tsx';
import { Field, type FieldProps } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import { ICONS } from '../icons.ts';

type PasswordFieldProps = Pick<FieldProps, 'label' | 'hint' | 'error'> & Omit<ComponentProps<'input'>, 'type'>;

/** A password input with a button to show the text. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            {...input}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-13"
          />
          <span className="absolute top-0.5 right-1">
            <IconButton label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
              <Icon name={shown ? ICONS.eyeClosed : ICONS.eye} className="text-ink-3" />
            </IconButton>
          </span>
        </div>
      )}
    </Field>
  );
}
