import { useState } from 'react';
import { validatePassword } from '#contract/accounts/password-strength.ts';
import { Button } from '#ui/button.tsx';
import { announceSuccess } from '../engine/announce.ts';
import { Notice, PasswordField } from '../sign-in/sign-in-layout.tsx';
import { fieldErrorsFrom, useAccountForm } from '../sign-in/use-account-form.ts';
import { changePassword } from './profile-form.tsx';

interface PasswordFormProps {
  email: string;
  onTyped: (typed: boolean) => void;
}

const NAMES = ['current_password', 'new_password'] as const;

/** Changes the password; the current one is required. */
export function PasswordForm({ email, onTyped }: PasswordFormProps) {
  /** The counter is a key that clears the fields after each change. */
  const [changes, setChanges] = useState(0);
  const { formProps, errors, formError, busy, read } = useAccountForm({
    names: NAMES,
    check: ({ current_password, new_password }) => ({
      ...(current_password === '' ? { current_password: 'Enter your password' } : {}),
      new_password: validatePassword(new_password, email),
    }),
    send: async (fields) => {
      await changePassword(fields);
      announceSuccess('Password Updated Successfully');
      setChanges((so_far) => so_far + 1);
      onTyped(false);
    },
    explain: (error) => fieldErrorsFrom(error, NAMES),
  });
  return (
    <form
      key={changes}
      {...formProps}
      className="grid gap-4"
      onChange={() => onTyped(Object.values(read()).some((text) => text !== ''))}
    >
      {formError && <Notice kind="alert">{formError}</Notice>}
      <input type="email" autoComplete="username" readOnly hidden value={email} />
      <PasswordField
        label="Current password"
        name="current_password"
        autoComplete="current-password"
        error={errors.current_password}
      />
      <PasswordField
        label="New password"
        name="new_password"
        autoComplete="new-password"
        hint="At least 12 characters. All your other browsers are signed out."
        error={errors.new_password}
      />
      <Button type="submit" className="justify-self-end" busy={busy} busyLabel="Saving">
        Change password
      </Button>
    </form>
  );
}
