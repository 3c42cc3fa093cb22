import type { ImportStatus } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { Marker } from '#ui/badge.tsx';
import { text as column, created } from '../engine/columns.tsx';
import { defineResource } from '../engine/resource.ts';
import { KINDS } from './import-kinds.ts';

const STATES: Record<ImportStatus, string> = {
  uploaded: 'Needs column matching',
  checking: 'Checking',
  checked: 'Checked',
  running: 'Importing',
  done: 'Imported',
  failed: 'Failed',
};

const TONES = {
  uploaded: 'accent',
  checking: 'info',
  checked: 'accent',
  running: 'info',
  done: 'primary',
  failed: 'info',
} as const;

/** The status of an import; imports that wait for staff are highlighted. */
const ImportState = ({ status }: { status: ImportStatus }) => <Marker tone={TONES[status]}>{STATES[status]}</Marker>;

export const importList = defineResource('import', {
  rows: 'imports',
  noun: 'Import',
  title: 'Imports',
  searchHint: 'File name',
  searchable: ({ file_name }) => [file_name],
  emptyText: 'No files yet',
  actions: 'none',
  name: { label: 'File', text: ({ file_name }) => file_name, note: ({ kind }) => KINDS[kind].label, sort: 'file_name' },
  columns: [
    { label: 'Status', cell: ({ status }) => <ImportState status={status} />, phone: 'start' },
    column('Type', ({ kind }) => KINDS[kind].label),
    { label: 'Rows', align: 'end', cell: ({ total_rows }) => indianNumber(total_rows) },
    {
      label: 'Rows imported',
      align: 'end',
      cell: ({ written_rows }) => indianNumber(written_rows),
      phone: 'end',
      phoneText: ({ written_rows, total_rows }) =>
        `${indianNumber(written_rows)} of ${indianNumber(total_rows)} imported`,
    },
    { label: 'With problems', align: 'end', cell: ({ refused_rows }) => indianNumber(refused_rows) },
    column('Started by', ({ started_by }) => started_by),
    created(),
  ],
});
