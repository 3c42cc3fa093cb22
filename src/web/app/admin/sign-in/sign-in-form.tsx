import { useEffect, useRef, useState } from 'react';
import { EMAIL_PATTERN, INVALID_EMAIL } from '#contract/text.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Notice, PasswordField, SignInHead } from './sign-in-layout.tsx';
import {
  getErrorMessage,
  needsCode,
  requestPasswordLink,
  SOMETHING_WENT_WRONG,
  signIn,
  useAccountForm,
} from './use-account-form.ts';

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

interface CodeFormProps {
  credentials: Credentials;
  onBack: () => void;
  onSignedIn: () => Promise<void>;
}

const KINDS = {
  app: {
    label: 'Code',
    line: 'Enter the code from your authenticator app.',
    other: 'Use a recovery code',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  },
  recovery: {
    label: 'Recovery code',
    line: 'Enter one of the recovery codes that you saved. Each works once.',
    other: 'Use the authenticator app',
    input: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  },
} as const;

/** The second step of sign-in, for users with two-factor authentication. */
export function CodeForm({ credentials, onBack, onSignedIn }: CodeFormProps) {
  const [kind, setKind] = useState<keyof typeof KINDS>('app');
  const { formProps, errors, formError, busy } = useAccountForm({
    names: ['code'],
    check: ({ code }) => (code === '' ? { code: 'code is required' } : {}),
    send: async ({ code }) => {
      await signIn({ ...credentials, code });
      await onSignedIn();
    },
  });
  const field = useRef<HTMLInputElement>(null);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- focuses again when the kind of code changes
  useEffect(() => field.current?.focus(), [kind]);
  const { label, line, other, input } = KINDS[kind];
  return (
    <>
      <SignInHead title="Two-step verification" line={line} onBack={onBack} />
      {formError && <Notice kind="alert">{formError}</Notice>}
      <form {...formProps} className="grid gap-4">
        <Field key={kind} label={label} error={errors.code}>
          {(control) => <Input {...control} {...input} ref={field} name="code" maxLength={40} />}
        </Field>
        <Button type="submit" block busy={busy} busyLabel="Signing in" className="min-h-12">
          Sign In
        </Button>
        <Button
          variant="ghost"
          className="justify-self-center"
          onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}
        >
          {other}
        </Button>
      </form>
    </>
  );
}

interface ResetFormProps {
  /** The address that was typed at sign-in. */
  email: string;
  onBack: () => void;
  onSent: () => void;
}

/** Our own server never returns this message; other servers may. */
const errorText = (error: unknown) =>
  /^user not found\.?$/i.test(getErrorMessage(error)) ? 'User not found' : SOMETHING_WENT_WRONG;

/** Requests an email with a link to choose a new password. */
export function ResetForm({ email: typedBefore, onBack, onSent }: ResetFormProps) {
  const [empty, setEmpty] = useState(typedBefore === '');
  const { formProps, errors, formError, busy, read } = useAccountForm({
    names: ['email'],
    check: ({ email }) => (EMAIL_PATTERN.test(email.toLowerCase()) ? {} : { email: INVALID_EMAIL }),
    send: async ({ email }) => {
      await requestPasswordLink(email);
      onSent();
    },
    explain: errorText,
  });
  // The user continues in this form, and the browser may have filled it in already.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    setEmpty(input.current?.value.trim() === '');
  }, []);
  return (
    <>
      <SignInHead
        title="Reset password"
        line="We email you a link to choose a new one. It is valid for 30 minutes."
        onBack={onBack}
      />
      {formError && <Notice kind="alert">{formError}</Notice>}
      <form {...formProps} className="grid gap-4" onChange={() => setEmpty(read().email === '')}>
        <Field label="Email" error={errors.email}>
          {(control) => (
            <Input
              {...control}
              ref={input}
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={typedBefore}
            />
          )}
        </Field>
        <Button type="submit" block disabled={empty} busy={busy} busyLabel="Sending" className="min-h-12">
          Reset Password
        </Button>
      </form>
    </>
  );
}
