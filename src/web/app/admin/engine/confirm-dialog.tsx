import { type ReactNode, useState } from 'react';
import { timeText } from '#contract/india-time.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ChoiceControl } from '../controls/basic-controls.tsx';
import type { FormField, Values } from './form-field.tsx';
import { areKept, type Draft, type useUnsavedGuard } from './use-draft.tsx';

interface ConfirmDialogProps {
  title: string;
  question: string;
  note?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** A third way out. */
  other?: { label: string; onChoose: () => void } | undefined;
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
  other,
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
      width={other ? 'form' : 'confirm'}
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} {...(danger && harmless)}>
            {cancelLabel}
          </Button>
          {other && (
            <Button variant="outline" onClick={other.onChoose}>
              {other.label}
            </Button>
          )}
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
  /** Leaves with the changes kept in the browser, if they are. */
  onKeep?: (() => void) | undefined;
}

/** Asks what happens to unsaved changes. */
export const DiscardDialog = ({ onStay, onDiscard, onKeep }: DiscardDialogProps) => (
  <ConfirmDialog
    danger
    title="Unsaved changes"
    question="Your changes are not saved yet."
    note={onKeep && 'Kept for later, they are here when you open this form again in this browser within a week.'}
    confirmLabel="Discard changes"
    cancelLabel="Keep editing"
    other={onKeep && { label: 'Keep for later', onChoose: onKeep }}
    onConfirm={async () => onDiscard()}
    onClose={onStay}
  />
);

interface UnsavedDialogProps {
  guard: ReturnType<typeof useUnsavedGuard>;
  drafts: Pick<Draft, 'changed' | 'discard' | 'isKept'>[];
  /** Whether the form itself is being closed, as opposed to navigating away. */
  closing?: boolean;
  onStay?: () => void;
  onClose?: () => void;
}

/** Asks what happens to unsaved changes when a form is closed or its page is left. */
export function UnsavedDialog({ guard, drafts, closing = false, onStay, onClose }: UnsavedDialogProps) {
  if (!closing && !guard.leaving) return null;
  const leave = () => {
    guard.leave();
    if (!guard.leaving) onClose?.();
  };
  return (
    <DiscardDialog
      onStay={() => {
        guard.stay();
        onStay?.();
      }}
      onKeep={areKept(drafts) ? leave : undefined}
      onDiscard={() => {
        for (const draft of drafts) draft.discard();
        leave();
      }}
    />
  );
}

/** Who changed a record after it was opened, and when. */
export interface ChangedBy {
  by: string | null;
  at: string;
}

interface ConflictDialogProps extends ChangedBy {
  /** The fields that both have changed. */
  fields: Pick<FormField, 'name' | 'label'>[];
  mine: Values;
  theirs: Values;
  /** Called with the names of the fields that keep the other user's value. */
  onSave: (taken: string[]) => Promise<void>;
  onClose: () => void;
}

/** A value as an option; pictures, lists and references are not spelled out. */
function optionText(who: string, value: unknown): string {
  if (value === null || value === '') return `${who}: empty`;
  if (typeof value === 'boolean') return value ? `${who}: Yes` : `${who}: No`;
  return typeof value === 'string' || typeof value === 'number' ? `${who}: ${value}` : who;
}

/** Asks which value counts for each field that another user has changed meanwhile. */
export function ConflictDialog({ by, at, fields, mine, theirs, onSave, onClose }: ConflictDialogProps) {
  const [taken, setTaken] = useState<string[]>([]);
  const other = by ?? 'The other change';
  const choose = (name: string, choice: string | null) =>
    setTaken((now) => [...now.filter((each) => each !== name), ...(choice === 'theirs' ? [name] : [])]);
  return (
    <ConfirmDialog
      title="Changed in the meantime"
      question={`${by ?? 'Another user'} saved a change on ${timeText(at)}, after you opened this form. Choose what to keep.`}
      note={
        <div className="grid gap-4">
          {fields.map(({ name, label }) => (
            <ChoiceControl
              key={name}
              label={label}
              labels={{ mine: optionText('Mine', mine[name]), theirs: optionText(other, theirs[name]) }}
              value={taken.includes(name) ? 'theirs' : 'mine'}
              onChange={(choice) => choose(name, choice)}
            />
          ))}
        </div>
      }
      confirmLabel="Save"
      onConfirm={() => onSave(taken)}
      onClose={onClose}
    />
  );
}
