import { useNavigate } from 'react-router';
import type { PasswordLinkAnswer } from '#contract';
import { validatePassword } from '#contract/accounts/password-rules.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { CallError } from '../../data/http.ts';
import { choosePassword, fieldErrorsFrom } from './account-calls.ts';
import { EntranceHead } from './entrance-head.tsx';
import { Notice } from './notice.tsx';
import { PasswordField } from './password-field.tsx';
import type { SignInState } from './sign-in-page.tsx';
import { useAccountForm } from './use-account-form.ts';

interface ChoosePasswordFormProps extends Omit<PasswordLinkAnswer, 'success'> {
  token: string;
  /** The link was used or has expired in the meantime. */
  onClosed: (text: string) => void;
}

const TITLES = { reset: 'Choose a new password', invitation: 'Choose your password' };
const SAVED: SignInState = { news: 'Your password is saved. Please sign in.' };

/** Sets a new password for the owner of the link. */
export function ChoosePasswordForm({ token, email, purpose, onClosed }: ChoosePasswordFormProps) {
  const navigate = useNavigate();
  const { formProps, errors, formError, busy } = useAccountForm({
    names: ['password'],
    check: ({ password }) => ({ password: validatePassword(password, email) }),
    send: async ({ password }) => {
      await choosePassword(token, password);
      await navigate('/login', { replace: true, state: SAVED });
    },
    explain: (error) => {
      if (!(error instanceof CallError) || error.status !== 410) return fieldErrorsFrom(error, ['password']);
      onClosed(error.message);
      return undefined;
    },
  });
  return (
    <>
      <EntranceHead
        title={TITLES[purpose]}
        line={purpose === 'reset' ? 'You are then signed out everywhere.' : undefined}
      />
      {formError && <Notice kind="alert">{formError}</Notice>}
      <form {...formProps} className="grid gap-4">
        <Field label="Email">
          {(control) => <Input {...control} type="email" autoComplete="username" readOnly value={email} />}
        </Field>
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          hint="At least 12 characters. A few words that only you put together are best."
          error={errors.password}
        />
        <Button type="submit" block busy={busy} busyLabel="Saving" className="min-h-12">
          Save password
        </Button>
      </form>
    </>
  );
}
