import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { getErrorMessage } from '../sign-in/account-calls.ts';
import { Notice } from '../sign-in/notice.tsx';
import { signOutEverywhere } from './profile-calls.ts';

/** The way out of every browser at once, for a lost phone or a shared computer. */
export function SessionsPanel() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const leave = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await signOutEverywhere();
      await navigate('/login');
    } catch (error) {
      setRefusal(getErrorMessage(error));
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-4">
      {refusal && <Notice kind="alert">{refusal}</Notice>}
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
