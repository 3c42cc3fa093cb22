import { useState } from 'react';
import type { FullImport } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FOOT } from '#ui/clear-of-feet.ts';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/input.tsx';
import { Panel } from '#ui/panel.tsx';
import { announceFailure } from '../engine/announce.ts';
import { ICONS } from '../icons.ts';
import { ChangesSection } from './changes-section.tsx';
import { ColumnsSection } from './columns-section.tsx';
import { HeadingSection } from './heading-section.tsx';
import { KINDS } from './import-kinds.ts';
import { ImportOutcome, RowProgress } from './import-progress.tsx';
import { ImportSummary } from './import-summary.tsx';
import { countReady, isOpenDecision, rowCount } from './import-texts.ts';
import { ProblemsSection } from './problems-section.tsx';
import { startImport, useImport } from './use-import.ts';
import { type PlanControl, usePlan } from './use-plan.ts';
import { ValuesSection } from './values-section.tsx';

const ENCODINGS = { 'utf-8': '', 'utf-16': ', UTF-16 encoding', 'windows-1252': ', Windows encoding' };

interface ActionProps {
  record: FullImport;
  control: PlanControl;
  onStarted: () => void;
  onClose: () => void;
}

const CONTACTED = { no: 'Not contacted yet', yes: 'Contacted already' };

/** Whether each row says how far its lead is. */
const hasStatus = ({ plan }: PlanControl): boolean => plan.mapping['stage'] !== undefined;

function describePlan({ kind }: FullImport, control: PlanControl): string {
  const { publish, contacted } = control.plan;
  if (kind !== 'enquiry')
    return publish ? 'Complete ones are published at once.' : 'New ones stay hidden until published.';
  if (hasStatus(control)) return 'Reply times of new leads count from the import.';
  return contacted ? 'They keep their dates, without a reply time.' : 'Reply times count from the import.';
}

/** What the user chooses for all rows. */
function ImportChoice({ record: { kind }, control }: Pick<ActionProps, 'record' | 'control'>) {
  const { publish, contacted } = control.plan;
  if (kind !== 'enquiry')
    return (
      <Checkbox checked={publish} onChange={({ target }) => control.set({ publish: target.checked })}>
        Publish immediately
      </Checkbox>
    );
  if (hasStatus(control)) return null;
  return (
    <Select
      aria-label="Leads of this sheet"
      className="min-h-11! w-auto! text-compact! max-admin:w-full!"
      value={contacted ? 'yes' : 'no'}
      onChange={({ target }) => control.set({ contacted: target.value === 'yes' })}
    >
      {Object.entries(CONTACTED).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

/** What pressing Import does, and the button for it. */
function ImportFooter({ record, control, onStarted, onClose }: ActionProps) {
  const [busy, setBusy] = useState(false);
  const { id, status, total_rows, refused_rows, groups } = record;
  const { isChecking } = control;
  const ready = countReady(record);
  const decisions = groups.filter(isOpenDecision).length;
  const isReady = status === 'checked' && !isChecking && control.error === undefined;
  const start = async () => {
    setBusy(true);
    try {
      await startImport(id, refused_rows > 0);
      onStarted();
    } catch (error) {
      announceFailure(error);
    }
    setBusy(false);
  };
  return (
    <div
      {...FOOT}
      className="sticky bottom-0 z-(--z-sticky) flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 shadow-md"
    >
      <p role="status" className="mr-auto text-small text-ink-3 max-admin:w-full">
        {isReady ? (
          <>
            <b className="font-semibold text-ink">{`${indianNumber(ready)} of ${rowCount(total_rows)}`}</b> ready
            {decisions > 0 && `, ${indianNumber(decisions)} ${decisions === 1 ? 'decision' : 'decisions'} for you`}.{' '}
            {describePlan(record, control)}
          </>
        ) : isChecking ? (
          'Checking the rows'
        ) : control.error === undefined ? (
          'The rows are not checked yet'
        ) : (
          'Choose the columns first'
        )}
      </p>
      <ImportChoice record={record} control={control} />
      <div className="flex flex-wrap gap-2 max-admin:w-full max-admin:*:flex-1">
        <Button variant="outline" onClick={onClose}>
          Keep for later
        </Button>
        {status === 'uploaded' && control.error === undefined ? (
          <Button busy={isChecking} onClick={control.recheck}>
            Check rows
          </Button>
        ) : (
          <Button busy={busy} disabled={!isReady || ready === 0} onClick={() => void start()}>
            {isReady ? `Import ${rowCount(ready)}` : 'Import'}
          </Button>
        )}
      </div>
    </div>
  );
}

interface DecisionsProps {
  record: FullImport;
  onStarted: () => void;
  onClose: () => void;
}

/** Everything that is decided before the rows are imported. */
function Decisions({ record, onStarted, onClose }: DecisionsProps) {
  const control = usePlan(record);
  const { status, checked_rows, total_rows, updated_rows } = record;
  return (
    <>
      {status === 'checking' && total_rows > checked_rows && (
        <RowProgress label="Checking rows" done={checked_rows} total={total_rows} />
      )}
      {status === 'checked' && <ImportSummary record={record} />}
      <HeadingSection record={record} onChoose={(row) => void control.changeHeading(row)} />
      <ColumnsSection record={record} control={control} />
      <div className="grid items-start gap-3.5 lg:grid-cols-2">
        <ValuesSection record={record} control={control} />
        <ProblemsSection record={record} control={control} />
      </div>
      {updated_rows > 0 && <ChangesSection record={record} count={updated_rows} />}
      <ImportFooter record={record} control={control} onStarted={onStarted} onClose={onClose} />
    </>
  );
}

function PageBody({ record, onStarted, onClose }: DecisionsProps) {
  const { status, written_rows, refused_rows, updated_rows, same_rows, total_rows } = record;
  if (status === 'running')
    return (
      <RowProgress
        label="Importing rows"
        done={written_rows + refused_rows + same_rows + updated_rows}
        total={total_rows}
      />
    );
  if (status === 'done')
    return (
      <>
        <ImportOutcome record={record} />
        {updated_rows > 0 && <ChangesSection record={record} count={updated_rows} />}
      </>
    );
  if (status === 'failed')
    return <Panel className="px-4 py-4 text-ink">The file is no longer stored. Please upload it again.</Panel>;
  return <Decisions record={record} onStarted={onStarted} onClose={onClose} />;
}

interface ImportPageProps {
  id: number;
  onStarted: () => void;
  onOther: () => void;
  onClose: () => void;
}

/** One import on a page: what the sheet says, what we understand, and what the user decides. */
export function ImportPage({ id, onStarted, onOther, onClose }: ImportPageProps) {
  const record = useImport(id, onClose);
  const { title } = KINDS[record?.kind ?? 'property'];
  const isOpen = record?.status === 'uploaded' || record?.status === 'checking' || record?.status === 'checked';
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h1 className="mr-auto text-headline">{title}</h1>
        <Button variant="ghost" size="sm" onClick={onClose}>
          <Icon name={ICONS.arrowLeft} size="sm" />
          All imports
        </Button>
        <a
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
          download
          href={`/api/v1/admin/import/template/${record?.kind ?? 'property'}`}
        >
          <Icon name={ICONS.arrowDown} size="sm" />
          Empty sheet
        </a>
        <Button variant="outline" size="sm" onClick={onOther}>
          <Icon name={ICONS.upload} size="sm" />
          Other file
        </Button>
        <p className="w-full text-small wrap-anywhere text-ink-3">
          {record
            ? `${record.file_name}, ${rowCount(record.total_rows)}${ENCODINGS[record.encoding]}.${isOpen ? ' Nothing is written until you press Import.' : ''}`
            : 'Loading...'}
        </p>
      </div>
      {record && <PageBody record={record} onStarted={onStarted} onClose={onClose} />}
    </div>
  );
}
