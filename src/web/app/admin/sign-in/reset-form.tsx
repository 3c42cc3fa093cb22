import { useEffect, useRef, useState } from 'react';
import { EMAIL_PATTERN, INVALID_EMAIL } from '#contract/people/email-pattern.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { getErrorMessage, requestPasswordLink, SOMETHING_WENT_WRONG } from './account-calls.ts';
import { Notice } from './notice.tsx';
import { SignInHead } from './sign-in-layout.tsx';
import { useAccountForm } from './use-account-form.ts';

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
