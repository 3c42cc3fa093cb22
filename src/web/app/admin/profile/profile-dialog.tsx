import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { StaffMember, StaffSession } from '#contract';
import { timeText } from '#contract/india-time.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Spinner } from '#ui/loading.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { DiscardDialog } from '../engine/confirm-dialog.tsx';
import { Notice } from '../sign-in/sign-in-layout.tsx';
import { getErrorMessage } from '../sign-in/use-account-form.ts';
import {
  endSession,
  PasswordForm,
  type ProfileFields,
  ProfileForm,
  readSessions,
  signOutEverywhere,
} from './profile-form.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';

interface SessionRowProps {
  session: StaffSession;
  onEnded: () => void;
  onFailed: (message: string) => void;
}

const describeSession = (network: string | null, use: string): string =>
  network ? `${network} · ${use}` : use.charAt(0).toUpperCase() + use.slice(1);

/** A browser in which the user is signed in. */
function SessionRow({
  session: { id, device, network, is_current, last_seen_at },
  onEnded,
  onFailed,
}: SessionRowProps) {
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await endSession(id);
      onEnded();
    } catch (error) {
      onFailed(getErrorMessage(error));
      setBusy(false);
    }
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div>
        <p className="font-semibold text-ink">{device}</p>
        <p className="text-sm text-ink-3">
          {describeSession(network, is_current ? 'this browser' : `last used ${timeText(last_seen_at)}`)}
        </p>
      </div>
      {!is_current && (
        <Button variant="outline" size="sm" busy={busy} onClick={() => void end()}>
          Sign out<span className="sr-only"> {device}</span>
        </Button>
      )}
    </li>
  );
}

/** The browsers in which the user is signed in, each with a button that ends it. */
function SessionList({ onFailed }: Pick<SessionRowProps, 'onFailed'>) {
  const [sessions, setSessions] = useState<StaffSession[]>();
  useEffect(() => {
    readSessions().then(setSessions, (error: unknown) => onFailed(getErrorMessage(error)));
  }, [onFailed]);
  if (!sessions) return <Spinner label="Loading" />;
  const leave = (ended: string) => setSessions(sessions.filter(({ id }) => id !== ended));
  return (
    <ul className="divide-y divide-line rounded-md border border-line px-4">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} onEnded={() => leave(session.id)} onFailed={onFailed} />
      ))}
    </ul>
  );
}

/** Shows and ends sessions, for a lost phone or a shared computer. */
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
        You are signed out after seven days, or after twelve hours without activity. Sign out of a browser that you no
        longer use. Sign out everywhere also ends this session.
      </p>
      <SessionList onFailed={setFormError} />
      <Button variant="danger" className="justify-self-start" busy={busy} onClick={() => void leave()}>
        Sign out everywhere
      </Button>
    </div>
  );
}

interface ProfileDialogProps {
  staff: StaffMember;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the updated account. */
  onSaved: (staff: StaffMember) => void;
}

/** Edit Profile: name and number, password, second factor, sessions. Closing with unsaved input needs confirmation. */
export function ProfileDialog({ staff, open, onOpenChange, onSaved }: ProfileDialogProps) {
  const [tab, setTab] = useState('profile');
  /** Unsaved input, which survives a switch to another tab. */
  const [draft, setDraft] = useState<ProfileFields>();
  const [passwordTyped, setPasswordTyped] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const close = () => {
    setDraft(undefined);
    setPasswordTyped(false);
    setTab('profile');
    onOpenChange(false);
  };
  const saved = (now: StaffMember) => {
    onSaved(now);
    close();
  };
  const tabs = [
    {
      value: 'profile',
      label: 'Profile',
      content: <ProfileForm staff={staff} draft={draft} onDraft={setDraft} onSaved={saved} />,
    },
    {
      value: 'password',
      label: 'Password',
      content: <PasswordForm email={staff.email} onTyped={setPasswordTyped} />,
    },
    { value: 'two-factor', label: 'Two-step', content: <TwoFactorPanel email={staff.email} /> },
    { value: 'sessions', label: 'Sessions', content: <SessionsPanel /> },
  ];
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={() => (draft || passwordTyped ? setConfirming(true) : close())}
        title="Edit Profile"
      >
        <Tabs
          label="Edit Profile"
          tabs={tabs}
          value={tab}
          onValueChange={(next) => {
            setPasswordTyped(false);
            setTab(next);
          }}
        />
      </Dialog>
      {confirming && (
        <DiscardDialog
          onDiscard={() => {
            setConfirming(false);
            close();
          }}
          onStay={() => setConfirming(false)}
        />
      )}
    </>
  );
}
