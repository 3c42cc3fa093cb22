import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { getErrorMessage, needsCode, signIn } from './account-calls.ts';
import { Notice } from './notice.tsx';
import { PasswordField } from './password-field.tsx';
import { SignInHead } from './sign-in-layout.tsx';
import { useAccountForm } from './use-account-form.ts';

export interface Credentials {
  email: string;
  password: string;
}

interface SignInFormProps {
  /** A success message from an earlier step. */
  news: string | undefined;
  /** Whether the user comes back from another step, so that the form takes the focus. */
  returned: boolean;
  onSignedIn: () => Promise<void>;
  onCodeRequired: (credentials: Credentials) => void;
  onForgot: (email: string) => void;
}

const missing = ({ email, password }: Credentials) => ({
  ...(email === '' ? { email: 'email is required' } : {}),
  ...(password === '' ? { password: 'password is required' } : {}),
});

/** Email and password. Spaces around both are trimmed; spaces inside a password count. */
export function SignInForm({ news, returned, onSignedIn, onCodeRequired, onForgot }: SignInFormProps) {
  const { formProps, errors, formError, busy, read } = useAccountForm({
    names: ['email', 'password'],
    check: missing,
    send: async (credentials) => {
      await signIn(credentials);
      await onSignedIn();
    },
    explain: (error, credentials) => {
      if (!needsCode(error)) return getErrorMessage(error);
      onCodeRequired(credentials);
      return undefined;
    },
  });
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (returned) first.current?.focus();
  }, [returned]);
  return (
    <>
      <SignInHead title="Sign in" line="Back office for listings, content and enquiries." />
      {formError ? <Notice kind="alert">{formError}</Notice> : news && <Notice kind="status">{news}</Notice>}
      <form {...formProps} className="grid gap-4">
        <Field label="Email" error={errors.email}>
          {(control) => <Input {...control} ref={first} name="email" type="email" autoComplete="username" />}
        </Field>
        <PasswordField label="Password" name="password" autoComplete="current-password" error={errors.password} />
        <Button type="submit" block busy={busy} busyLabel="Signing in" className="min-h-12">
          Sign In
        </Button>
        <Button variant="ghost" className="justify-self-center" onClick={() => onForgot(read().email)}>
          Forgot password?
        </Button>
      </form>
    </>
  );
}
