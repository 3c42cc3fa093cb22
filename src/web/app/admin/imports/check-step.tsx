import { useState } from 'react';
import type { FullImport } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { announceFailure } from '../engine/announce.ts';
import { IssueList } from './issue-list.tsx';
import { startImport } from './use-import.ts';

interface CheckStepProps {
  record: FullImport;
  onBack: () => void;
  onStarted: () => Promise<unknown>;
}

/** The third step: the result of the check. Rows with issues are left out only after confirmation. */
export function CheckStep({ record, onBack, onStarted }: CheckStepProps) {
  const [leaveOut, setLeaveOut] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, publish, refused_rows: rejected, total_rows } = record;
  const good = total_rows - rejected;
  const rows = good === 1 ? '1 row' : `${indianNumber(good)} rows`;
  const start = async () => {
    if (rejected > 0 && !leaveOut) return setSubmitted(true);
    setBusy(true);
    try {
      await startImport(id, leaveOut);
      await onStarted();
    } catch (error) {
      announceFailure(error);
    }
    setBusy(false);
  };
  return (
    <>
      <p role="status" className="text-ink">
        {good === 0
          ? 'No row of this file can be imported.'
          : `${rows} can be imported ${publish ? 'and published' : 'as drafts'}.`}
      </p>
      {rejected > 0 && <IssueList record={record} />}
      {rejected > 0 && good > 0 && (
        <Checkbox
          checked={leaveOut}
          aria-invalid={submitted && !leaveOut ? true : undefined}
          onChange={({ target }) => setLeaveOut(target.checked)}
        >
          Leave out the rows with problems
          {submitted && !leaveOut && (
            <span className="block text-danger">Please confirm this, or mend the file first</span>
          )}
        </Checkbox>
      )}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="outline" onClick={onBack}>
          Change columns
        </Button>
        {good > 0 && (
          <Button busy={busy} onClick={() => void start()}>
            {`Import ${rows}`}
          </Button>
        )}
      </div>
    </>
  );
}
