import { type ReactNode, useState } from 'react';
import { CallError } from '../../data/http.ts';
import type { ControlProps } from '../controls/basic-controls.tsx';
import { PickOne } from '../controls/pick-options.tsx';
import { useChoices } from '../data/choices.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { RECORD_TEXTS } from './record-texts.ts';
import type { AnyRow, Resource } from './resource.ts';
import type { OpenRecord } from './use-record.ts';

interface DeleteDialogProps {
  noun: string;
  note: string;
  /** Whether it can be restored for some time. */
  restorable: boolean;
  /** The control for a replacement, if the record can be replaced. */
  renderReplacement: ((control: ControlProps<number | null>) => ReactNode) | undefined;
  remove: (replaceBy?: number) => Promise<void>;
  onClose: () => void;
}

/** Confirms the deletion of a record; if other records refer to it, a replacement must be chosen. */
export function DeleteDialog({ noun, note, restorable, renderReplacement, remove, onClose }: DeleteDialogProps) {
  const [inUse, setInUse] = useState<string>();
  const [replacement, setReplacement] = useState<number | null>(null);
  const [missing, setMissing] = useState(false);
  const confirm = async () => {
    if (inUse && replacement === null) return setMissing(true);
    try {
      await remove(replacement ?? undefined);
      onClose();
    } catch (error) {
      if (error instanceof CallError && error.failure?.in_use !== undefined && renderReplacement)
        setInUse(error.message);
      else onClose();
    }
  };
  return (
    <ConfirmDialog
      danger
      title={RECORD_TEXTS.deleteTitle(noun)}
      question={inUse ?? RECORD_TEXTS.deleteQuestion(noun)}
      note={
        inUse && renderReplacement ? (
          renderReplacement({
            label: 'Replace with',
            value: replacement,
            error: missing && replacement === null ? 'Please choose one' : undefined,
            onChange: setReplacement,
          })
        ) : restorable ? (
          <>
            <p>{note}</p>
            <p className="mt-2">{RECORD_TEXTS.restorable}</p>
          </>
        ) : (
          note
        )
      }
      confirmLabel={inUse ? 'Replace and delete' : 'Delete'}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

interface RowDialogProps<Row extends AnyRow, Full extends AnyRow> {
  resource: Resource<Row, Full>;
  open: OpenRecord<Row, Full>;
}

/** The confirmation or dialog that a row action needs first. */
export function RowDialog<Row extends AnyRow, Full extends AnyRow>({
  resource,
  open: { question, changes, close },
}: RowDialogProps<Row, Full>) {
  const { name, noun, replacedBy, replacement } = resource;
  const choices = useChoices();
  if (!question) return null;
  const { kind, row } = question;
  if (kind === 'action') {
    const { action } = question;
    if ('dialog' in action) {
      return <action.dialog row={row} act={(change) => changes.act(row.id, change)} onClose={close} />;
    }
    return (
      <ConfirmDialog
        title={action.label}
        question={action.question?.(name.text(row)) ?? action.label}
        confirmLabel={action.label}
        onConfirm={() => changes.act(row.id, action).then(close, close)}
        onClose={close}
      />
    );
  }
  if (kind === 'delete') {
    const options = (replacedBy && choices?.[replacedBy].filter(({ id }) => id !== row.id)) ?? [];
    const renderReplacement = replacement
      ? (control: ControlProps<number | null>) => replacement(row, control)
      : replacedBy && ((control: ControlProps<number | null>) => <PickOne {...control} options={options} />);
    return (
      <DeleteDialog
        noun={noun}
        note={resource.deleteNote?.(row) ?? name.text(row)}
        restorable={resource.restorable !== undefined}
        renderReplacement={renderReplacement}
        remove={(replaceBy) => changes.remove(row.id, replaceBy)}
        onClose={close}
      />
    );
  }
  if (row.is_active && resource.deactivation)
    return <resource.deactivation row={row} onDone={changes.refresh} onClose={close} />;
  const inQuestion = resource.nameInQuestion?.(row) ?? name.text(row);
  const setActive = (active: boolean) => changes.setActive(row.id, active).then(close, close);
  return row.is_active ? (
    <ConfirmDialog
      title={RECORD_TEXTS.deactivateTitle(noun)}
      question={RECORD_TEXTS.deactivateQuestion(inQuestion)}
      note={resource.deactivateNote}
      confirmLabel="Deactivate"
      onConfirm={() => setActive(false)}
      onClose={close}
    />
  ) : (
    <ConfirmDialog
      title={RECORD_TEXTS.activateTitle(noun)}
      question={RECORD_TEXTS.activateQuestion(inQuestion)}
      confirmLabel="Activate"
      onConfirm={() => setActive(true)}
      onClose={close}
    />
  );
}
