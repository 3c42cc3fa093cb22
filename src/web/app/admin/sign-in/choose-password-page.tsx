import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { PasswordLinkAnswer } from '#contract';
import { Button, buttonClass } from '#ui/button.tsx';
import { Spinner } from '#ui/loading.tsx';
import { CallError } from '../../data/http.ts';
import { getErrorMessage, lookAtLink } from './account-calls.ts';
import { ChoosePasswordForm } from './choose-password-form.tsx';
import { Entrance } from './entrance.tsx';
import { EntranceHead } from './entrance-head.tsx';
import { Notice } from './notice.tsx';
import type { SignInState } from './sign-in-page.tsx';

type LinkState =
  | { name: 'reading' }
  | { name: 'open'; link: PasswordLinkAnswer }
  /** The link is no longer valid, or the request failed. */
  | { name: 'closed' | 'failed'; text: string };

const NEW_LINK: SignInState = { reset: true };

async function getLinkState(token: string): Promise<LinkState> {
  if (token === '') return { name: 'closed', text: 'This link is not complete. Please ask for a new one.' };
  try {
    return { name: 'open', link: await lookAtLink(token) };
  } catch (error) {
    const closed = error instanceof CallError && error.status === 410;
    return { name: closed ? 'closed' : 'failed', text: getErrorMessage(error) };
  }
}

/** The page of a reset or invitation link; opening it changes nothing. */
export function ChoosePasswordPage() {
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
    <Entrance>
      {state.name === 'open' ? (
        <ChoosePasswordForm token={token} {...state.link} onClosed={(text) => setState({ name: 'closed', text })} />
      ) : (
        <>
          <EntranceHead title="Choose a password" />
          {state.name === 'reading' ? <Spinner label="Loading" /> : <Notice kind="alert">{state.text}</Notice>}
          {state.name === 'failed' && (
            <Button block onClick={() => setState({ name: 'reading' })}>
              Try again
            </Button>
          )}
          {state.name === 'closed' && (
            <Link className={buttonClass({ block: true })} to="/login" state={NEW_LINK}>
              Ask for a new link
            </Link>
          )}
        </>
      )}
    </Entrance>
  );
}
