import { Chip } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Input, Select } from '#ui/input.tsx';
import { entityLabel, useHistoryChoices } from './use-history.ts';

interface HistoryFiltersProps {
  query: Record<string, string>;
  choose: (changes: Record<string, string>) => void;
  entities: readonly string[];
  actions: readonly string[];
  actionLabel: (action: string) => string;
}

interface ChooserProps {
  label: string;
  all: string;
  value: string | undefined;
  options: [value: string, label: string][];
  /** The label of a value in the URL that is not, or not yet, an option. */
  labelFor: (value: string) => string;
  onChange: (value: string) => void;
}

const CONTROL = 'min-h-11! text-compact!';

function Chooser({ label, all, value = '', options, labelFor, onChange }: ChooserProps) {
  // A value in the URL is shown even before the options are loaded.
  const isOption = value === '' || options.some(([option]) => option === value);
  return (
    <Select aria-label={label} value={value} className={CONTROL} onChange={(event) => onChange(event.target.value)}>
      <option value="">{all}</option>
      {!isOption && <option value={value}>{labelFor(value)}</option>}
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </Select>
  );
}

const byLabel = (one: [string, string], other: [string, string]) => one[1].localeCompare(other[1]);

/** Filters by kind, action, person and period, all stored in the URL. */
export function HistoryFilters({ query, choose, entities, actions, actionLabel }: HistoryFiltersProps) {
  const choices = useHistoryChoices();
  const people = choices?.people.map(({ id, full_name }): [string, string] => [String(id), full_name]) ?? [];
  const toOptions = (values: readonly string[], labelFor: (value: string) => string) =>
    values.map((value): [string, string] => [value, labelFor(value)]).toSorted(byLabel);
  const day = (name: 'from' | 'to', label: string) => (
    <label className="grid gap-1 text-small text-ink-2 admin:flex admin:items-center admin:gap-2">
      {label}
      <Input
        type="date"
        className={CONTROL}
        value={query[name] ?? ''}
        onChange={(event) => choose({ [name]: event.target.value })}
      />
    </label>
  );
  return (
    <div className="mb-3 grid grid-cols-2 gap-2 admin:flex admin:flex-wrap admin:[&_select]:w-auto!">
      <Chooser
        label="Type"
        all="All types"
        value={query.entity}
        options={toOptions(entities, entityLabel)}
        labelFor={entityLabel}
        onChange={(entity) => choose({ entity, record: '' })}
      />
      <Chooser
        label="Action"
        all="All actions"
        value={query.action}
        options={toOptions(actions, actionLabel)}
        labelFor={actionLabel}
        onChange={(action) => choose({ action })}
      />
      <div className="max-admin:col-span-2">
        <Chooser
          label="Who"
          all="Anyone"
          value={query.actor_id}
          options={people}
          labelFor={(id) => `User No. ${id}`}
          onChange={(actor_id) => choose({ actor_id })}
        />
      </div>
      {day('from', 'From')}
      {day('to', 'To')}
      {query.record && (
        <div className="self-center">
          <Chip removeLabel="Show all records" onRemove={() => choose({ record: '' })}>
            {`${entityLabel(query.entity ?? 'record')} No. ${query.record}`}
          </Chip>
        </div>
      )}
    </div>
  );
}

interface OlderEntriesProps {
  /** The cursor of older entries, if there are any. */
  next: number | null;
  before: string | undefined;
  choose: (changes: Record<string, string>) => void;
}

/** Pages through entries, from the newest to the oldest. */
export function OlderEntries({ next, before, choose }: OlderEntriesProps) {
  if (next === null && !before) return null;
  return (
    <div className="flex flex-wrap justify-end gap-2 border-t border-line px-3.5 py-2">
      <Button variant="outline" disabled={!before} onClick={() => choose({})}>
        Newest
      </Button>
      <Button variant="outline" disabled={next === null} onClick={() => choose({ before: String(next) })}>
        Older
      </Button>
    </div>
  );
}
