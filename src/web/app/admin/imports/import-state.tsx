import type { ImportStatus } from '#contract';
import { Marker } from '#ui/badge.tsx';

const STATES: Record<ImportStatus, string> = {
  uploaded: 'Columns to choose',
  checking: 'Being checked',
  checked: 'Checked',
  running: 'Being imported',
  done: 'Imported',
  failed: 'Given up',
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
export const ImportState = ({ status }: { status: ImportStatus }) => (
  <Marker tone={TONES[status]}>{STATES[status]}</Marker>
);
