import { type FullImport, getImportTargets } from '#contract';
import { classNames } from '#ui/class-names.ts';
import { Select } from '#ui/input.tsx';
import { ImportSection } from './import-section.tsx';
import { SOURCES } from './import-texts.ts';
import type { PlanControl } from './use-plan.ts';

const ROW = 'grid grid-cols-2 items-center gap-x-4 gap-y-1 px-4 py-2.5 @2xl:grid-cols-12 @2xl:py-1.5';

/** The field that each column holds. */
export function ColumnsSection({ record, control }: { record: FullImport; control: PlanControl }) {
  const { kind, column_details: columns } = record;
  const { error, plan, setField } = control;
  const fields = new Map(Object.entries(plan.mapping).map(([field, column]) => [column, field]));
  return (
    <ImportSection id="columns" number={2} title="Columns" count={`${fields.size} of ${columns.length}`}>
      {error && (
        <p role="alert" className="border-b border-line bg-danger-soft px-4 py-2.5 text-small text-danger">
          {error}
        </p>
      )}
      <div
        aria-hidden="true"
        className={classNames(ROW, 'bg-sunken text-note font-semibold text-ink-3 max-admin:hidden @max-2xl:hidden')}
      >
        <span className="col-span-3">In your sheet</span>
        <span className="col-span-4">First values</span>
        <span className="col-span-3">Goes to</span>
        <span className="col-span-2">How</span>
      </div>
      <ul className="divide-y divide-chuna-100">
        {columns.map(({ name, samples, source }) => {
          const { label, tint } = SOURCES[source];
          return (
            <li key={name} className={ROW}>
              <b className="font-semibold wrap-anywhere text-ink @2xl:col-span-3">{name}</b>
              <span
                className={classNames(
                  'text-right text-small font-semibold @2xl:order-last @2xl:col-span-2 @2xl:text-left',
                  tint,
                )}
              >
                {label}
              </span>
              <span className="col-span-2 text-small wrap-anywhere text-ink-3 @2xl:col-span-4">
                {samples.join(', ') || 'No values'}
              </span>
              <span className="col-span-2 @2xl:col-span-3">
                <Select
                  aria-label={`Field for ${name}`}
                  className="min-h-11! text-compact!"
                  value={fields.get(name) ?? ''}
                  onChange={({ target }) => setField(name, target.value)}
                >
                  <option value="">Do not import</option>
                  {getImportTargets(kind).map((target) => (
                    <option key={target.name} value={target.name}>
                      {target.label}
                    </option>
                  ))}
                </Select>
              </span>
            </li>
          );
        })}
      </ul>
    </ImportSection>
  );
}
