import { useState } from 'react';
import type { FullImport, ImportField, ImportGroup } from '#contract';
import { bhkName } from '#contract/listings/labels.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { Select } from '#ui/input.tsx';
import { type ChoiceKind, useChoices } from '../data/choices.ts';
import { useColleagues } from '../enquiries/use-enquiry.ts';
import { ImportSection, SheetValue } from './import-section.tsx';
import { getField, getFieldLabel, rowCount, SOURCES } from './import-texts.ts';
import type { PlanControl } from './use-plan.ts';

const SHOWN_AT_FIRST = 7;

const LISTS: Partial<Record<ImportField['kind'], ChoiceKind>> = {
  city: 'cities',
  builder: 'builders',
  bhks: 'bhks',
  tags: 'tags',
  amenities: 'amenities',
};

/** The values of a closed field, as they are written in a sheet; undefined if any text may be one. */
function useOptions(field: ImportField | undefined): { value: string; label: string }[] | undefined {
  const choices = useChoices();
  const colleagues = useColleagues(field?.kind === 'colleague');
  if (field?.kind === 'choice') return Object.values(field.labels).map((label) => ({ value: label, label }));
  if (field?.kind === 'colleague') return colleagues.map(({ full_name: name }) => ({ value: name, label: name }));
  const list = field && LISTS[field.kind];
  if (!list) return undefined;
  return (choices?.[list] ?? []).map(({ label }) => ({
    value: label,
    label: list === 'bhks' ? bhkName(label) : label,
  }));
}

const EMPTY = 'leave-empty';
const NONE = 'none';

interface MeaningProps {
  record: FullImport;
  group: ImportGroup;
  control: PlanControl;
}

/** What a value means, to be chosen among the values of its field. */
function Meaning({ record, group: { field, value, means, source }, control: { decide, plan } }: MeaningProps) {
  const options = useOptions(getField(record, field));
  const decided = plan.decisions.values.find(
    (each) => each.field === field && each.value.toLowerCase() === value.toLowerCase(),
  );
  const shown = decided ? decided.means : means;
  const isOpen = !decided && source === 'open';
  const name = `${getFieldLabel(record, field)} ${value} means`;
  if (!options) {
    return (
      <span className="flex flex-wrap items-center gap-2 text-small text-ink">
        {shown ?? 'Left empty'}
        {decided && (
          <Button variant="ghost" size="sm" aria-label={`Undo ${name}`} onClick={() => decide(field, value, undefined)}>
            Undo
          </Button>
        )}
      </span>
    );
  }
  const isListed = shown === null || options.some((option) => option.value === shown);
  return (
    <Select
      aria-label={name}
      className="min-h-11! text-compact!"
      value={isOpen ? NONE : (shown ?? EMPTY)}
      onChange={({ target }) => decide(field, value, target.value === EMPTY ? null : target.value)}
    >
      {isOpen && <option value={NONE}>Choose</option>}
      <option value={EMPTY}>Leave empty</option>
      {!isListed && <option value={shown}>{shown}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

const ORDER = { open: 0, check: 1, remembered: 2, found: 2, chosen: 2 };

/** The words of the sheet that are not ours, and what they mean. Those that wait for the user come first. */
export function ValuesSection({ record, control }: { record: FullImport; control: PlanControl }) {
  const [isWhole, setIsWhole] = useState(false);
  const values = record.groups
    .filter(({ kind, value }) => (kind === 'value' || kind === 'unknown') && value !== '')
    .toSorted((one, other) => ORDER[one.source ?? 'found'] - ORDER[other.source ?? 'found']);
  const shown = isWhole ? values : values.slice(0, SHOWN_AT_FIRST);
  const rest = values.length - shown.length;
  return (
    <ImportSection
      id="values"
      number={3}
      title="Values"
      count={String(values.length)}
      end={
        <Checkbox checked={control.plan.remember} onChange={({ target }) => control.set({ remember: target.checked })}>
          Remember
        </Checkbox>
      }
    >
      {values.length === 0 && <p className="px-4 py-3 text-small text-ink-3">Every value is one of ours.</p>}
      <ul className="divide-y divide-chuna-100">
        {shown.map((group) => {
          const source = SOURCES[group.source ?? 'found'];
          return (
            <li
              key={group.id}
              className="grid grid-cols-6 items-center gap-x-3 gap-y-1.5 px-4 py-2.5 @lg:grid-cols-12 @lg:py-1.5"
            >
              <span className="col-span-4 flex flex-wrap items-baseline gap-x-2 gap-y-0.5 @lg:col-span-4">
                <SheetValue>{group.value}</SheetValue>
                <span className="text-sm text-ink-3">{rowCount(group.rows)}</span>
              </span>
              <span
                className={classNames(
                  'col-span-2 text-right text-small font-semibold @lg:order-last @lg:col-span-3',
                  source.tint,
                )}
              >
                {source.label}
              </span>
              <span className="col-span-6 @lg:col-span-5">
                <Meaning record={record} group={group} control={control} />
              </span>
            </li>
          );
        })}
      </ul>
      {rest > 0 && (
        <div className="border-t border-chuna-100 px-1.5 py-1">
          <Button variant="ghost" onClick={() => setIsWhole(true)}>{`Show ${rest} more`}</Button>
        </div>
      )}
    </ImportSection>
  );
}
