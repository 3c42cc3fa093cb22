import { Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { StaffMember } from '#contract';
import { ROLE_LABELS } from '#contract/people/role-labels.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Popover } from '#ui/popover.tsx';
import { toast } from '#ui/toast-store.ts';
import { CallError } from '../../data/http.ts';
import { lazyWithRetry } from '../../site/shared/lazy-with-retry.ts';
import { ConfirmDialog } from '../engine/confirm-dialog.tsx';
import { ICONS } from '../icons.ts';
import { LeadBell } from '../live/lead-bell.tsx';
import { clearRecent } from '../palette/entries.ts';
import { PaletteButton } from '../palette/palette-host.tsx';
import { countUnsaved, dropUnsaved } from '../unsaved/unsaved-store.ts';
import { signOut } from './session.ts';
import { SIDEBAR_ID } from './sidebar.tsx';
import type { SidebarState } from './sidebar-state.ts';

const isOver = (error: unknown) => error instanceof CallError && error.status === 401;

/** Signs out with a full page load, so that no data stays in memory; unsaved input is removed from the browser. */
function SignOutButton({ userId }: { userId: number }) {
  const [busy, setBusy] = useState(false);
  const [unsaved, setUnsaved] = useState(0);
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
    dropUnsaved(userId);
    window.location.assign('/login');
  };
  const begin = () => {
    const found = countUnsaved(userId);
    setUnsaved(found);
    if (found === 0) void leave();
  };
  return (
    <>
      <Button variant="ghost" block busy={busy} className="text-danger! hover:bg-danger-soft!" onClick={begin}>
        {!busy && <Icon name={ICONS.signOut} size="sm" />}
        Logout
      </Button>
      {unsaved > 0 && (
        <ConfirmDialog
          danger
          title="Logout"
          question={`You have unsaved changes in ${unsaved === 1 ? '1 form' : `${unsaved} forms`}.`}
          note="Logging out deletes them from this browser."
          confirmLabel="Delete and log out"
          cancelLabel="Stay"
          onConfirm={leave}
          onClose={() => setUnsaved(0)}
        />
      )}
    </>
  );
}

const loadProfile = () => import('../profile/profile-dialog.tsx').then((module) => ({ default: module.ProfileDialog }));
const ProfileDialog = lazyWithRetry(loadProfile);

/** The account menu of the signed-in user, opened by their monogram. */
function ProfileMenu({ staff }: { staff: StaffMember }) {
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
        <div className="grid w-60 max-w-full gap-1 text-compact wrap-anywhere">
          <p className="font-display text-xl text-ink">{staff.full_name}</p>
          <p className="text-ink-3">{ROLE_LABELS[staff.role]}</p>
          <p className="text-ink-3">{staff.email}</p>
          <div className="mt-3 grid gap-1.5">
            <Button variant="outline" block onClick={edit}>
              <Icon name={ICONS.pencil} size="sm" />
              Edit Profile
            </Button>
            <SignOutButton userId={staff.id} />
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

interface TopBarProps {
  staff: StaffMember;
  sidebar: SidebarState;
  onSearch: () => void;
}

/** The bar above every screen: menu, palette and account. */
export function TopBar({ staff, sidebar: { narrow, rail, drawerOpen, toggle }, onSearch }: TopBarProps) {
  return (
    <header className="@container sticky top-0 z-(--z-header) bg-surface shadow-[0_1px_0_var(--color-line)]">
      <div className="flex min-h-16 items-center gap-2 px-(--gutter-admin) py-1 @sm:gap-3">
        <IconButton
          label="Toggle menu"
          className="shrink-0"
          onClick={toggle}
          aria-expanded={narrow ? drawerOpen : !rail}
          {...(narrow ? { 'aria-haspopup': 'dialog' } : { 'aria-controls': SIDEBAR_ID })}
        >
          <Icon name="menu" size="lg" />
        </IconButton>
        <PaletteButton onClick={onSearch} />
        <p className="ml-auto line-clamp-2 min-w-0 text-right leading-tight wrap-anywhere text-ink-3">
          Hello, <b className="font-semibold text-ink">{staff.full_name}</b>
        </p>
        <LeadBell />
        <ProfileMenu staff={staff} />
      </div>
    </header>
  );
}
