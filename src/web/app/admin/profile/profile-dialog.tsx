import { useState } from 'react';
import type { StaffMember } from '#contract';
import type { ProfileFields } from '#contract/accounts/profile-rules.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ConfirmDialog } from '../engine/confirm-dialog.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';

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
    { value: 'two-factor', label: 'Two-factor', content: <TwoFactorPanel email={staff.email} /> },
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
        <ConfirmDialog
          danger
          title="Unsaved changes"
          question="What you entered is not saved yet."
          confirmLabel="Discard"
          onConfirm={async () => {
            setConfirming(false);
            close();
          }}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
