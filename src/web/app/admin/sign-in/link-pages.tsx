import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { PasswordLinkAnswer } from '#contract';
import { validatePassword } from '#contract/accounts/password-strength.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Spinner } from '#ui/loading.tsx';
import { CallError } from '../../data/http.ts';
import { Notice, PasswordField, SignInHead, SignInLayout } from './sign-in-layout.tsx';
import type { SignInState } from './sign-in-page.tsx';
import {
  choosePassword,
  confirmEmail,
  fieldErrorsFrom,
  getErrorMessage,
  readPasswordLink,
  useAccountForm,
} from './use-account-form.ts';

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
      <SignInHead
        title={TITLES[purpose]}
        line={purpose === 'reset' ? 'You will be signed out everywhere.' : undefined}
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
          hint="At least 12 characters. A few unrelated words work best."
          error={errors.password}
        />
        <Button type="submit" block busy={busy} busyLabel="Saving" className="min-h-12">
          Save password
        </Button>
      </form>
    </>
  );
}

type LinkState =
  | { name: 'reading' }
  | { name: 'open'; link: PasswordLinkAnswer }
  /** The link is no longer valid, or the request failed. */
  | { name: 'closed' | 'failed'; text: string };

const NEW_LINK: SignInState = { reset: true };

async function getLinkState(token: string): Promise<LinkState> {
  if (token === '') return { name: 'closed', text: 'This link is incomplete. Please request a new one.' };
  try {
    return { name: 'open', link: await readPasswordLink(token) };
  } catch (error) {
    const closed = error instanceof CallError && error.status === 410;
    return { name: closed ? 'closed' : 'failed', text: getErrorMessage(error) };
  }
}

/** The page of a reset or invitation link; opening it changes nothing. */
function ChoosePasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [state, setState] = useState<LinkState>({ name: 'reading' });
  useEffect(() => {
    if (state.name !== 'reading') return undefined;
    let isMounted = true;
    void getLinkState(token).then((now) => isMounted && setState(now));
    return () => {
      isMounted = false;
    };
  }, [state.name, token]);
  return (
    <SignInLayout>
      {state.name === 'open' ? (
        <ChoosePasswordForm token={token} {...state.link} onClosed={(text) => setState({ name: 'closed', text })} />
      ) : (
        <>
          <SignInHead title="Choose a password" />
          {state.name === 'reading' ? <Spinner label="Loading" /> : <Notice kind="alert">{state.text}</Notice>}
          {state.name === 'failed' && (
            <Button block onClick={() => setState({ name: 'reading' })}>
              Try again
            </Button>
          )}
          {state.name === 'closed' && (
            <Link className={buttonClass({ block: true })} to="/login" state={NEW_LINK}>
              Request a new link
            </Link>
          )}
        </>
      )}
    </SignInLayout>
  );
}

/** The page of the link that confirms a new address. Opening it changes nothing, because mail scanners open links too. */
function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(
    token === '' ? 'This link is incomplete. Please open it from the email again.' : '',
  );
  const confirm = async () => {
    setBusy(true);
    try {
      const { email } = await confirmEmail(token);
      const confirmed: SignInState = { news: `Your address is confirmed. From now on, sign in with ${email}.` };
      await navigate('/login', { replace: true, state: confirmed });
    } catch (failure) {
      setError(getErrorMessage(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <SignInLayout>
      <SignInHead
        title="Confirm your email address"
        line="After that, you sign in to the back office with this address."
      />
      {error && <Notice kind="alert">{error}</Notice>}
      {token !== '' && (
        <Button block busy={busy} busyLabel="Saving" className="min-h-12" onClick={() => void confirm()}>
          Confirm this address
        </Button>
      )}
    </SignInLayout>
  );
}

/** The page that the path of an emailed link names. */
export default function LinkPage() {
  return useLocation().pathname === '/choose-password' ? <ChoosePasswordPage /> : <ConfirmEmailPage />;
}
