import type { StaffMember } from '#contract';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface ProfileDialogProps {
  staff: StaffMember;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: () => void;
}

/** What a member of staff may change about themselves. */
export function ProfileDialog({ staff, open, onOpenChange, onSaved }: ProfileDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Edit Profile">
      <p>{staff.full_name}</p>
      <Button onClick={onSaved}>Save</Button>
    </Dialog>
  );
}
