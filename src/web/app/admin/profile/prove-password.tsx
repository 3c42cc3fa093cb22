import { Button } from '#ui/button.tsx';
import { fieldErrorsFrom } from '../sign-in/account-calls.ts';
import { Notice } from '../sign-in/notice.tsx';
import { PasswordField } from '../sign-in/password-field.tsx';
import { useAccountForm } from '../sign-in/use-account-form.ts';

interface ProvePasswordProps {
  email: string;
  line: string;
  button: string;
  danger?: boolean;
  send: (password: string) => Promise<void>;
}

/** An action that requires the current password. */
export function ProvePassword({ email, line, button, danger = false, send }: ProvePasswordProps) {
  const { formProps, errors, formError, busy } = useAccountForm({
    names: ['password'],
    check: ({ password }) => (password === '' ? { password: 'password is required' } : {}),
    send: ({ password }) => send(password),
    explain: (error) => fieldErrorsFrom(error, ['password']),
  });
  return (
    <form {...formProps} className="grid gap-4">
      {formError && <Notice kind="alert">{formError}</Notice>}
      <p>{line}</p>
      <input type="email" autoComplete="username" readOnly hidden value={email} />
      <PasswordField label="Your password" name="password" autoComplete="current-password" error={errors.password} />
      <Button type="submit" variant={danger ? 'danger' : 'primary'} className="justify-self-end" busy={busy}>
        {button}
      </Button>
    </form>
  );
}
