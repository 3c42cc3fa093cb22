import { ConfirmDialog } from './confirm-dialog.tsx';
import type { useUnsavedGuard } from './use-unsaved-guard.ts';

interface UnsavedDialogProps {
  guard: ReturnType<typeof useUnsavedGuard>;
  /** Whether the form itself is being closed, as opposed to navigating away. */
  closing: boolean;
  onStay: () => void;
  onDiscard: () => void;
}

/** Confirms that unsaved changes may be lost. */
export const UnsavedDialog = ({ guard, closing, onStay, onDiscard }: UnsavedDialogProps) =>
  (closing || guard.leaving) && (
    <ConfirmDialog
      danger
      title="Unsaved changes"
      question="What you entered is not saved yet."
      confirmLabel="Discard"
      onConfirm={async () => {
        guard.leave();
        if (!guard.leaving) onDiscard();
      }}
      onClose={() => {
        guard.stay();
        onStay();
      }}
    />
  );
