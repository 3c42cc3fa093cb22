import { useState } from 'react';
import type { StaffMember } from '#contract';
import { Dialog } from '#ui/dialog.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ConfirmDialog } from '../engine/confirm-dialog.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';

export interface ProfileDialogProps {
  staff: StaffMember;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Is given the person as they are now. */
  onSaved: (staff: StaffMember) => void;
}

/** Edit Profile: name and number, password, second factor, sessions. Nothing typed is thrown away unasked. */
export function ProfileDialog({ staff, open, onOpenChange, onSaved }: ProfileDialogProps) {
  const [tab, setTab] = useState('profile');
  const [dirty, setDirty] = useState(false);
  /** What the person wanted to do when unsaved changes were in the way. */
  const [leaving, setLeaving] = useState<() => void>();
  const unlessDirty = (leave: () => void) => (dirty ? setLeaving(() => leave) : leave());
  const saved = (now: StaffMember) => {
    setDirty(false);
    onSaved(now);
    onOpenChange(false);
  };
  const tabs = [
    {
      value: 'profile',
      label: 'Profile',
      content: <ProfileForm staff={staff} onDirty={setDirty} onSaved={saved} />,
    },
    {
      value: 'password',
      label: 'Password',
      content: <PasswordForm email={staff.email} onDirty={setDirty} onSaved={() => setDirty(false)} />,
    },
    { value: 'two-factor', label: 'Two-factor', content: <TwoFactorPanel email={staff.email} /> },
    { value: 'sessions', label: 'Sessions', content: <SessionsPanel /> },
  ];
  return (
    <>
      <Dialog open={open} onOpenChange={() => unlessDirty(() => onOpenChange(false))} title="Edit Profile">
        <Tabs label="Edit Profile" tabs={tabs} value={tab} onValueChange={(next) => unlessDirty(() => setTab(next))} />
      </Dialog>
      {leaving && (
        <ConfirmDialog
          danger
          title="Unsaved changes"
          question="What you entered is not saved yet."
          confirmLabel="Discard"
          onConfirm={async () => {
            setLeaving(undefined);
            setDirty(false);
            leaving();
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}
