import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { signIn } from './account-calls.ts';
import { Notice } from './notice.tsx';
import type { Credentials } from './sign-in-form.tsx';
import { SignInHead } from './sign-in-layout.tsx';
import { useAccountForm } from './use-account-form.ts';

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
