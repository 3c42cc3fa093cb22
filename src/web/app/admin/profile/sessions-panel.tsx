import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { getErrorMessage } from '../sign-in/account-calls.ts';
import { Notice } from '../sign-in/notice.tsx';
import { signOutEverywhere } from './profile-calls.ts';

/** Signs out all sessions, for a lost phone or a shared computer. */
export function SessionsPanel() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [formError, setFormError] = useState<string>();
  const leave = async () => {
    setBusy(true);
    setFormError(undefined);
    try {
      await signOutEverywhere();
      await navigate('/login');
    } catch (error) {
      setFormError(getErrorMessage(error));
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-4">
      {formError && <Notice kind="alert">{formError}</Notice>}
      <p>
        A browser stays signed in for seven days at most, and for twelve hours without a click. If you left one open
        somewhere, sign out everywhere: also here, then sign in anew.
      </p>
      <Button variant="danger" className="justify-self-start" busy={busy} onClick={() => void leave()}>
        Sign out everywhere
      </Button>
    </div>
  );
}
