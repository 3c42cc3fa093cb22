import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  question: string;
  note?: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  /** Stays open with its spinner until this is done; closes itself only by `onClose`. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks once more. The answer that does no harm has the focus. */
export function ConfirmDialog({
  title,
  question,
  note,
  confirmLabel,
  danger = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
    setBusy(false);
  };
  const harmless = { 'data-first-focus': true };
  return (
    <Dialog
      open
      width="confirm"
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} {...(danger && harmless)}>
            Cancel
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            onClick={() => void confirm()}
            {...(!danger && harmless)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p className="text-[1.0625rem] text-ink">{question}</p>
      {note && <div className="text-ink-3">{note}</div>}
    </Dialog>
  );
}
