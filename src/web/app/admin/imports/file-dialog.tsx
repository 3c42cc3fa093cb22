import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getMaxImportRows, type ImportKind } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FileField } from '#ui/file-field.tsx';
import { Select } from '#ui/input.tsx';
import { linkClass } from '#ui/link.tsx';
import { CallError } from '../../data/http.ts';
import { KINDS, useImportKinds } from './import-kinds.ts';
import { sendFile } from './use-import.ts';
import { startFirstCheck } from './use-plan.ts';

const DESCRIPTIONS = {
  listings: 'Properties or projects from a sheet. We check the rows first and import nothing until you confirm.',
  withLeads:
    'Properties, projects or leads from a sheet. We check the rows first and import nothing until you confirm.',
};

interface FileDialogProps {
  kind: ImportKind;
  onSent: (id: number) => void;
  onClose: () => void;
}

/** The kind of a file, and the file itself. */
export function FileDialog({ kind: initialKind, onSent, onClose }: FileDialogProps) {
  const client = useQueryClient();
  const kinds = useImportKinds();
  const [kind, setKind] = useState(kinds.includes(initialKind) ? initialKind : 'property');
  const [file, setFile] = useState<File | null>(null);
  const [formError, setFormError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (!file) return setFormError('Please choose a file');
    setBusy(true);
    try {
      const id = await sendFile(kind, file);
      await startFirstCheck(client, id);
      onSent(id);
    } catch (error) {
      setFormError(error instanceof CallError ? error.message : 'Something went wrong');
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      width="edit"
      title="Import file"
      description={kinds.includes('enquiry') ? DESCRIPTIONS.withLeads : DESCRIPTIONS.listings}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} busyLabel="Reading the file" onClick={() => void send()}>
            Continue
          </Button>
        </>
      }
    >
      <Field label="Type">
        {(control) => (
          <Select {...control} value={kind} onChange={({ target }) => setKind(target.value as ImportKind)}>
            {kinds.map((value) => (
              <option key={value} value={value}>
                {KINDS[value].label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FileField
        label="File"
        accept=".csv,.xlsx"
        hint={`XLSX or CSV, up to 25 MB and ${indianNumber(getMaxImportRows(kind))} rows. We find the row that names the columns.`}
        error={formError}
        file={file}
        onFile={(chosen) => {
          setFile(chosen);
          setFormError(undefined);
        }}
      />
      <p className="text-small text-ink-3">
        <a className={linkClass} download href={`/api/v1/admin/import/template/${kind}`}>
          Download a template with all columns and an example
        </a>
      </p>
    </Dialog>
  );
}
