import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FullImport } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { linkClass } from '#ui/link.tsx';
import { announceFailure } from '../engine/announce.ts';
import { ColumnsStep, ImportSteps } from './columns-step.tsx';
import { KINDS } from './import-list.tsx';
import { startImport, useImport } from './use-import.ts';

const rowCount = (count: number): string => (count === 1 ? '1 row' : `${indianNumber(count)} rows`);

/** How many rows the check has accepted. */
export const acceptedText = (count: number, publish: boolean): string => {
  if (count === 0) return 'None of the rows in this file can be imported.';
  if (publish) return `${rowCount(count)} can be imported and published.`;
  return count === 1 ? '1 row can be imported as a draft.' : `${rowCount(count)} can be imported as drafts.`;
};

export const importedText = (count: number, publish: boolean): string => {
  if (publish) return `${rowCount(count)} imported and published.`;
  return count === 1 ? '1 row imported as a draft.' : `${rowCount(count)} imported as drafts.`;
};

const CELL = 'border-b border-chuna-100 px-3 py-2 text-left align-top';

/** The first issues of a file, and a download of all of them. */
function IssueList({ record: { id, problems, refused_rows } }: { record: FullImport }) {
  return (
    <section aria-label="Problems" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-subheading">
          {refused_rows === 1 ? '1 row has problems' : `${indianNumber(refused_rows)} rows have problems`}
        </h3>
        <a className={linkClass} download href={`/api/v1/admin/import/${id}/problems`}>
          Download all problems
        </a>
      </div>
      <div className="overflow-hidden rounded-md border border-line">
        <table className="w-full text-small">
          <thead className="bg-sunken text-ink-3">
            <tr>
              {['Row', 'Field', 'Problem'].map((head) => (
                <th key={head} scope="col" className={CELL}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {problems.map(({ row, field, message }) => (
              <tr key={`${row} ${field}`}>
                <td className={`${CELL} tabular-nums`}>{row}</td>
                <td className={CELL}>{field}</td>
                <td className={`${CELL} wrap-anywhere`}>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RowProgressProps {
  label: string;
  done: number;
  total: number;
}

/** The number of processed rows, as a bar and as text. */
function RowProgress({ label, done, total }: RowProgressProps) {
  const progressText = `${indianNumber(done)} of ${indianNumber(total)} rows`;
  const percent = total === 0 ? 0 : Math.floor((100 * done) / total);
  return (
    <div className="grid gap-2 py-6">
      <p className="font-semibold text-ink">{label}</p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={progressText}
        className="h-2.5 overflow-hidden rounded-full bg-well"
      >
        <div
          className="h-full rounded-full bg-primary transition-[width] duration-500 motion-reduce:transition-none"
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="text-ink-3 tabular-nums">{progressText}</p>
      <p className="text-ink-3">You can close this dialog. We continue in the background.</p>
    </div>
  );
}

interface CheckStepProps {
  record: FullImport;
  onBack: () => void;
  onStarted: () => Promise<unknown>;
}

/** The third step: the result of the check. Rows with issues are left out only after confirmation. */
function CheckStep({ record, onBack, onStarted }: CheckStepProps) {
  const [skipInvalid, setSkipInvalid] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, publish, refused_rows: rejected, total_rows } = record;
  const good = total_rows - rejected;
  const start = async () => {
    if (rejected > 0 && !skipInvalid) return setSubmitted(true);
    setBusy(true);
    try {
      await startImport(id, skipInvalid);
      await onStarted();
    } catch (error) {
      announceFailure(error);
    }
    setBusy(false);
  };
  return (
    <>
      <p role="status" className="text-ink">
        {acceptedText(good, publish)}
      </p>
      {rejected > 0 && <IssueList record={record} />}
      {rejected > 0 && good > 0 && (
        <Checkbox
          checked={skipInvalid}
          aria-invalid={submitted && !skipInvalid ? true : undefined}
          onChange={({ target }) => setSkipInvalid(target.checked)}
        >
          Skip the rows with problems
          {submitted && !skipInvalid && (
            <span className="block text-danger">Confirm, or fix the file and upload it again</span>
          )}
        </Checkbox>
      )}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="outline" onClick={onBack}>
          Change columns
        </Button>
        {good > 0 && (
          <Button busy={busy} onClick={() => void start()}>
            {`Import ${rowCount(good)}`}
          </Button>
        )}
      </div>
    </>
  );
}

const STEP_OF = { uploaded: 1, checking: 2, checked: 2, running: 3, done: 3, failed: 3 } as const;

function Outcome({ record }: { record: FullImport }) {
  const { kind, publish, refused_rows, written_rows } = record;
  return (
    <>
      <p role="status" className="text-lead text-ink">
        {importedText(written_rows, publish)}{' '}
        {kind === 'property' ? (
          <Link className={linkClass} to="/admin/properties">
            Show properties
          </Link>
        ) : (
          <Link className={linkClass} to="/admin/projects">
            Show projects
          </Link>
        )}
      </p>
      {refused_rows > 0 && <IssueList record={record} />}
    </>
  );
}

interface ImportDialogProps {
  id: number;
  onClose: () => void;
}

/** One import, shown at the step it has reached. */
export function ImportDialog({ id, onClose }: ImportDialogProps) {
  const client = useQueryClient();
  const record = useImport(id, onClose);
  const [again, setAgain] = useState(false);
  const goOn = async () => {
    await client.invalidateQueries({ queryKey: ['staff', 'one-import', id] });
    setAgain(false);
  };
  const step = () => {
    if (!record) return null;
    const { status, total_rows, checked_rows, written_rows, refused_rows } = record;
    if (status === 'uploaded' || (status === 'checked' && again))
      return <ColumnsStep record={record} onStarted={goOn} />;
    if (status === 'checking') return <RowProgress label="Checking rows" done={checked_rows} total={total_rows} />;
    if (status === 'checked') return <CheckStep record={record} onBack={() => setAgain(true)} onStarted={goOn} />;
    if (status === 'running')
      return <RowProgress label="Importing rows" done={written_rows + refused_rows} total={total_rows} />;
    if (status === 'done') return <Outcome record={record} />;
    return <p className="text-ink">The file is no longer stored. Please upload it again.</p>;
  };
  return (
    <Dialog
      open
      width="edit"
      title={record?.file_name ?? 'Import'}
      description={record ? `${KINDS[record.kind]}, ${rowCount(record.total_rows)}` : 'Loading...'}
      onOpenChange={onClose}
    >
      {record && <ImportSteps current={again ? 1 : STEP_OF[record.status]} />}
      {step()}
    </Dialog>
  );
}
