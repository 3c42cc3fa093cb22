import { useState } from 'react';
import { CallError } from '../../data/http.ts';
import { PickOne } from '../controls/pick-one.tsx';
import { useChoices } from '../data/choices.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { type AnyResource, inSentence } from './resource.ts';

interface DeleteDialogProps {
  resource: AnyResource;
  id: number;
  note: string;
  remove: (replaceBy?: number) => Promise<void>;
  onClose: () => void;
}

/** Confirms the deletion of a record; if other records refer to it, a replacement must be chosen. */
export function DeleteDialog({ resource: { noun, replacedBy }, id, note, remove, onClose }: DeleteDialogProps) {
  const choices = useChoices();
  const [inUse, setInUse] = useState<string>();
  const [replacement, setReplacement] = useState<number | null>(null);
  const [missing, setMissing] = useState(false);
  const confirm = async () => {
    if (inUse && replacement === null) return setMissing(true);
    try {
      await remove(replacement ?? undefined);
      onClose();
    } catch (error) {
      if (error instanceof CallError && error.failure?.in_use !== undefined && replacedBy) setInUse(error.message);
      else onClose();
    }
  };
  const options = (replacedBy && choices?.[replacedBy].filter((choice) => choice.id !== id)) ?? [];
  return (
    <ConfirmDialog
      danger
      title={`Delete ${inSentence(noun)}`}
      question={inUse ?? `Are you sure to delete this ${noun} ?`}
      note={
        inUse ? (
          <PickOne
            label="Replace by"
            options={options}
            value={replacement}
            error={missing && replacement === null ? 'Please choose one' : undefined}
            onChange={setReplacement}
          />
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
