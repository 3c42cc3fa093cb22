import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast-store.ts';
import { CallError } from '../../data/http.ts';
import { ICONS } from '../icons.ts';
import { clearRecent } from '../palette/recent.ts';
import { signOut } from './session.ts';

const isOver = (error: unknown) => error instanceof CallError && error.status === 401;

/** Signs out with a full page load, so that no data stays in memory. */
export function SignOutButton() {
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await signOut();
    } catch (error) {
      if (!isOver(error)) {
        setBusy(false);
        toast({ variant: 'destructive', title: 'Error', description: 'Something went wrong' });
        return;
      }
    }
    clearRecent();
    window.location.assign('/login');
  };
  return (
    <Button
      variant="ghost"
      block
      busy={busy}
      className="text-danger! hover:bg-danger-soft!"
      onClick={() => void leave()}
    >
      {!busy && <Icon name={ICONS.signOut} size="sm" />}
      Logout
    </Button>
  );
}
