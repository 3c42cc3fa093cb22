import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { AddLeadForm } from './add-lead-form.tsx';

const FORM = 'add-lead';

interface AddLeadDialogProps {
  onClose: () => void;
  /** Opens the lead that was added. */
  onOpen: (id: number) => void;
}

/** Enters a lead of a person who came, called or wrote. */
export function AddLeadDialog({ onClose, onOpen }: AddLeadDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add lead"
      description="It is assigned to you."
      footer={
        <Button type="submit" form={FORM} busy={busy} busyLabel="Adding" className="mr-auto">
          Add lead
        </Button>
      }
    >
      <AddLeadForm id={FORM} busy={busy} onBusy={setBusy} onAdded={onOpen} />
    </Dialog>
  );
}
