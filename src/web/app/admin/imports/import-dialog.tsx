import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FullImport } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { Dialog } from '#ui/dialog.tsx';
import { linkClass } from '#ui/link.tsx';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { KINDS } from './import-list.tsx';
import { ImportSteps } from './import-steps.tsx';
import { IssueList } from './issue-list.tsx';
import { RowProgress } from './row-progress.tsx';
import { useImport } from './use-import.ts';

const STEP_OF = { uploaded: 1, checking: 2, checked: 2, running: 3, done: 3, failed: 3 } as const;

function Outcome({ record }: { record: FullImport }) {
  const { kind, publish, refused_rows, written_rows } = record;
  const what = written_rows === 1 ? '1 row' : `${indianNumber(written_rows)} rows`;
  return (
    <>
      <p role="status" className="text-[1.0625rem] text-ink">
        {`${what} imported ${publish ? 'and published' : 'as drafts'}. `}
        <Link
          className={linkClass}
          to={kind === 'property' ? '/admin/properties' : '/admin/projects'}
        >{`Show ${KINDS[kind].toLowerCase()}`}</Link>
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
    return <p className="text-ink">The file is not kept any more. Please send it again.</p>;
  };
  return (
    <Dialog
      open
      width="edit"
      title={record?.file_name ?? 'Import'}
      description={record ? `${KINDS[record.kind]}, ${indianNumber(record.total_rows)} rows` : 'Loading...'}
      onOpenChange={onClose}
    >
      {record && <ImportSteps current={again ? 1 : STEP_OF[record.status]} />}
      {step()}
    </Dialog>
  );
}
