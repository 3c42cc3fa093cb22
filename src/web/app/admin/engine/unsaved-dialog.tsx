import { ConfirmDialog } from './confirm-dialog.tsx';
import type { useUnsavedGuard } from './use-unsaved-guard.ts';

interface UnsavedDialogProps {
  guard: ReturnType<typeof useUnsavedGuard>;
  /** They asked to close the form itself, not to leave for somewhere else. */
  closing: boolean;
  onStay: () => void;
  onDiscard: () => void;
}

/** Asks whoever leaves a form whether what they entered may be lost. */
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
