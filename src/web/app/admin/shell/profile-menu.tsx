import { Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { StaffMember } from '#contract';
import { ROLE_LABELS } from '#contract/people/role-labels.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Popover } from '#ui/popover.tsx';
import { lazyWithRetry } from '../../site/shared/lazy-with-retry.ts';
import { ICONS } from '../icons.ts';
import { Avatar } from './avatar.tsx';
import { SignOutButton } from './sign-out-button.tsx';

const loadProfile = () => import('../profile/profile-dialog.tsx').then((module) => ({ default: module.ProfileDialog }));
const ProfileDialog = lazyWithRetry(loadProfile);

/** The account menu of the signed-in user, opened by their monogram. */
export function ProfileMenu({ staff }: { staff: StaffMember }) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  // The dialog stays mounted after it was first opened, so that its closing animation can run.
  const [editing, setEditing] = useState<boolean>();
  const edit = () => {
    setOpen(false);
    setEditing(true);
  };
  return (
    <>
      <Popover
        label="Account"
        align="end"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <button type="button" aria-label="Account" className="grid size-11 shrink-0 place-items-center rounded-full">
            <Avatar name={staff.full_name} />
          </button>
        }
      >
        <div className="grid w-60 max-w-full gap-1 text-[0.9375rem] wrap-anywhere">
          <p className="font-display text-xl text-ink">{staff.full_name}</p>
          <p className="text-ink-3">{ROLE_LABELS[staff.role]}</p>
          <p className="text-ink-3">{staff.email}</p>
          <div className="mt-3 grid gap-1.5">
            <Button variant="outline" block onClick={edit}>
              <Icon name={ICONS.pencil} size="sm" />
              Edit Profile
            </Button>
            <SignOutButton />
          </div>
        </div>
      </Popover>
      {editing !== undefined && (
        <Suspense>
          <ProfileDialog staff={staff} open={editing} onOpenChange={setEditing} onSaved={() => void revalidate()} />
        </Suspense>
      )}
    </>
  );
}
