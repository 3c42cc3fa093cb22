import { useState } from 'react';
import type { StaffMember } from '#contract';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Tabs } from '#ui/tabs.tsx';
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

function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onKeep}
      title="Discard your changes?"
      width="confirm"
      footer={
        <>
          <Button variant="outline" onClick={onKeep}>
            Keep editing
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      <p>What you typed and did not save is lost.</p>
    </Dialog>
  );
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
        <DiscardQuestion
          onKeep={() => setLeaving(undefined)}
          onDiscard={() => {
            setLeaving(undefined);
            setDirty(false);
            leaving();
          }}
        />
      )}
    </>
  );
}
