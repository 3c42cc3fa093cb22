import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { useUnsavedGuard } from './use-draft.ts';

interface ConfirmDialogProps {
  title: string;
  question: string;
  note?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** The dialog shows a spinner until this resolves; the caller closes the dialog. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** A confirmation dialog; the harmless button has the initial focus. */
export function ConfirmDialog({
  title,
  question,
  note,
  confirmLabel,
  cancelLabel = 'Cancel',
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
            {cancelLabel}
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
      <p className="text-lead text-ink">{question}</p>
      {note && <div className="text-ink-3">{note}</div>}
    </Dialog>
  );
}

interface DiscardDialogProps {
  onStay: () => void;
  onDiscard: () => void;
}

/** Confirms that unsaved changes may be lost. */
export const DiscardDialog = ({ onStay, onDiscard }: DiscardDialogProps) => (
  <ConfirmDialog
    danger
    title="Unsaved changes"
    question="Your changes are not saved yet."
    confirmLabel="Discard changes"
    cancelLabel="Keep editing"
    onConfirm={async () => onDiscard()}
    onClose={onStay}
  />
);

interface UnsavedDialogProps extends DiscardDialogProps {
  guard: ReturnType<typeof useUnsavedGuard>;
  /** Whether the form itself is being closed, as opposed to navigating away. */
  closing: boolean;
}

/** Confirms the loss of unsaved changes when a form is closed or its page is left. */
export const UnsavedDialog = ({ guard, closing, onStay, onDiscard }: UnsavedDialogProps) =>
  (closing || guard.leaving) && (
    <DiscardDialog
      onDiscard={() => {
        guard.leave();
        if (!guard.leaving) onDiscard();
      }}
      onStay={() => {
        guard.stay();
        onStay();
      }}
    />
  );
