import { useState } from 'react';
import { type FullImport, IMPORT_FIELDS } from '#contract';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/input.tsx';
import { CallError } from '../../data/http.ts';
import { announceFailure } from '../engine/announce.ts';
import { startCheck } from './use-import.ts';

interface ColumnsStepProps {
  record: FullImport;
  /** Called once the server has started to check the rows. */
  onStarted: () => Promise<unknown>;
}

/** The second step: the field of each column. Columns without a field are left out. */
export function ColumnsStep({ record: { id, kind, columns, ...record }, onStarted }: ColumnsStepProps) {
  const [mapping, setMapping] = useState(record.mapping);
  const [publish, setPublish] = useState(record.publish);
  const [formError, setFormError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const getField = (column: string) => Object.keys(mapping).find((field) => mapping[field] === column) ?? '';
  const choose = (column: string, field: string) => {
    const others = Object.entries(mapping).filter(([name, held]) => held !== column && name !== field);
    setMapping(Object.fromEntries(field === '' ? others : [...others, [field, column]]));
    setFormError(undefined);
  };
  const check = async () => {
    if (mapping.title === undefined) return setFormError('Choose the column with the title');
    setBusy(true);
    try {
      await startCheck(id, { mapping, publish });
      await onStarted();
    } catch (error) {
      if (error instanceof CallError && error.status === 400) setFormError(error.message);
      else announceFailure(error);
    }
    setBusy(false);
  };
  return (
    <>
      <p className="text-ink-2">Match your columns to our fields. We matched the ones we recognised.</p>
      {formError && (
        <p role="alert" className="text-danger">
          {formError}
        </p>
      )}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {columns.map((column) => (
          <Field key={column} label={column}>
            {(control) => (
              <Select {...control} value={getField(column)} onChange={({ target }) => choose(column, target.value)}>
                <option value="">Do not import</option>
                {IMPORT_FIELDS[kind].map(({ name, label }) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
      <Checkbox checked={publish} onChange={({ target }) => setPublish(target.checked)}>
        Publish immediately (otherwise rows are imported as drafts)
      </Checkbox>
      <div className="flex justify-end">
        <Button busy={busy} onClick={() => void check()}>
          Check rows
        </Button>
      </div>
    </>
  );
}

const STEPS = ['File', 'Columns', 'Check', 'Import'];

/** The steps of an import, with the current one marked. */
export function ImportSteps({ current }: { current: number }) {
  return (
    <ol aria-label="Steps" className="flex flex-wrap gap-x-5 gap-y-2 border-b border-line pb-3 text-small">
      {STEPS.map((step, place) => (
        <li
          key={step}
          aria-current={place === current ? 'step' : undefined}
          className={classNames(
            'flex items-center gap-2',
            place === current ? 'font-semibold text-primary' : place < current ? 'text-ink' : 'text-ink-3',
          )}
        >
          <span
            aria-hidden="true"
            className={classNames(
              'grid size-6 place-items-center rounded-full text-xs font-semibold tabular-nums',
              place <= current ? 'bg-primary text-on-primary' : 'bg-well text-ink-3',
            )}
          >
            {place + 1}
          </span>
          {step}
          {place < current && <span className="sr-only">, done</span>}
        </li>
      ))}
    </ol>
  );
}
