import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { StaffMember } from '#contract';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { DiscardDialog } from '../engine/confirm-dialog.tsx';
import { Notice } from '../sign-in/sign-in-layout.tsx';
import { getErrorMessage } from '../sign-in/use-account-form.ts';
import { PasswordForm } from './password-form.tsx';
import { type ProfileFields, ProfileForm, signOutEverywhere } from './profile-form.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';

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
        You stay signed in for up to seven days, or for twelve hours without activity. If you left a browser open
        elsewhere, sign out everywhere. You will also be signed out here.
      </p>
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
