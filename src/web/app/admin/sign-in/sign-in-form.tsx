import { useEffect, useRef, useState } from 'react';
import { EMAIL_PATTERN, INVALID_EMAIL } from '#contract/text.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { explainPasskeyError, provePasskey, supportsPasskeys } from './passkeys.ts';
import { Notice, PasswordField, SignInHead } from './sign-in-layout.tsx';
import {
  getErrorMessage,
  requestPasswordLink,
  type SecondStep,
  SOMETHING_WENT_WRONG,
  secondStepFrom,
  signIn,
  signInWithPasskey,
  startPasskeySignIn,
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
  onSecondStep: (credentials: Credentials, step: SecondStep) => void;
  onForgot: (email: string) => void;
}

const missing = ({ email, password }: Credentials) => ({
  ...(email === '' ? { email: 'email is required' } : {}),
  ...(password === '' ? { password: 'password is required' } : {}),
});

/** Signing in with a passkey alone, where the browser has them. */
function PasskeySignIn({ onSignedIn }: Pick<SignInFormProps, 'onSignedIn'>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const enter = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await signInWithPasskey(await provePasskey(await startPasskeySignIn()));
      await onSignedIn();
    } catch (reason) {
      setError(explainPasskeyError(reason));
    } finally {
      setBusy(false);
    }
  };
  if (!supportsPasskeys()) return null;
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      {error && <Notice kind="alert">{error}</Notice>}
      <Button variant="outline" block busy={busy} className="min-h-12" onClick={() => void enter()}>
        Sign in with a passkey
      </Button>
    </div>
  );
}

/** Email and password. Spaces around both are trimmed; spaces inside a password count. */
export function SignInForm({ news, returned, onSignedIn, onSecondStep, onForgot }: SignInFormProps) {
  const { formProps, errors, formError, busy, read } = useAccountForm({
    names: ['email', 'password'],
    check: missing,
    send: async (credentials) => {
      await signIn(credentials);
      await onSignedIn();
    },
    explain: (error, credentials) => {
      const step = secondStepFrom(error);
      if (!step) return getErrorMessage(error);
      onSecondStep(credentials, step);
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
      <PasskeySignIn onSignedIn={onSignedIn} />
    </>
  );
}

interface SecondStepFormProps {
  credentials: Credentials;
  step: SecondStep;
  onBack: () => void;
  onSignedIn: () => Promise<void>;
}

const CODES = {
  app: {
    label: 'Code',
    line: 'Enter the code from your authenticator app.',
    choose: 'Use the authenticator app',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  },
  recovery: {
    label: 'Recovery code',
    line: 'Enter one of the recovery codes that you saved. Each works once.',
    choose: 'Use a recovery code',
    input: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  },
} as const;

type Way = 'passkey' | keyof typeof CODES;

/** The ways that the user has, the most convenient first. */
const getWays = ({ passkey, authenticator_app }: SecondStep): Way[] => [
  ...(passkey && supportsPasskeys() ? ['passkey' as const] : []),
  ...(authenticator_app ? ['app' as const] : []),
  'recovery',
];

/** A code from the app, or a recovery code. */
function CodeField({ kind, error }: { kind: keyof typeof CODES; error: string | undefined }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Field label={CODES[kind].label} error={error}>
      {(control) => <Input {...control} {...CODES[kind].input} ref={field} name="code" maxLength={40} />}
    </Field>
  );
}

/** The second step of sign-in, by passkey, code or recovery code. */
export function SecondStepForm({ credentials, step: first, onBack, onSignedIn }: SecondStepFormProps) {
  const [step, setStep] = useState(first);
  const ways = getWays(step);
  const [way, setWay] = useState(ways[0] ?? 'recovery');
  const { formProps, errors, formError, busy } = useAccountForm({
    names: ['code'],
    check: ({ code }) => (way !== 'passkey' && code === '' ? { code: 'code is required' } : {}),
    send: async ({ code }) => {
      const second = way === 'passkey' && step.passkey ? { passkey: await provePasskey(step.passkey) } : { code };
      await signIn({ ...credentials, ...second });
      await onSignedIn();
    },
    explain: (error) => {
      // Every refusal comes with a new challenge for the passkey.
      setStep(secondStepFrom(error) ?? step);
      return way === 'passkey' ? explainPasskeyError(error) : getErrorMessage(error);
    },
  });
  const line = way === 'passkey' ? 'Confirm that it is you with your passkey.' : CODES[way].line;
  return (
    <>
      <SignInHead title="Two-step verification" line={line} onBack={onBack} />
      {formError && <Notice kind="alert">{formError}</Notice>}
      <form {...formProps} className="grid gap-4">
        {way !== 'passkey' && <CodeField key={way} kind={way} error={errors.code} />}
        <Button type="submit" block busy={busy} busyLabel="Signing in" className="min-h-12">
          {way === 'passkey' ? 'Use your passkey' : 'Sign In'}
        </Button>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="ghost" className="justify-self-center" onClick={() => setWay(other)}>
              {other === 'passkey' ? 'Use your passkey' : CODES[other].choose}
            </Button>
          ))}
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
        line="We'll email you a link to choose a new password. It is valid for 30 minutes."
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
