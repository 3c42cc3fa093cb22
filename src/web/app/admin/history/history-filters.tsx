import { Chip } from '#ui/badge.tsx';
import { Input, Select } from '#ui/input.tsx';
import { actionLabel, entityLabel } from './history-labels.ts';
import { useHistoryChoices } from './use-history.ts';

interface HistoryFiltersProps {
  query: Record<string, string>;
  choose: (changes: Record<string, string>) => void;
}

interface ChooserProps {
  label: string;
  all: string;
  value: string | undefined;
  options: [value: string, label: string][];
  onChange: (value: string) => void;
}

const CONTROL = 'min-h-11! text-[0.9375rem]!';

function Chooser({ label, all, value = '', options, onChange }: ChooserProps) {
  // A value in the URL is shown even before the options are loaded.
  const isOption = value === '' || options.some(([option]) => option === value);
  return (
    <Select aria-label={label} value={value} className={CONTROL} onChange={(event) => onChange(event.target.value)}>
      <option value="">{all}</option>
      {!isOption && <option value={value}>{value}</option>}
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
export function HistoryFilters({ query, choose }: HistoryFiltersProps) {
  const choices = useHistoryChoices();
  const people = choices?.people.map(({ id, full_name }): [string, string] => [String(id), full_name]) ?? [];
  const entities = choices?.entities.map((entity): [string, string] => [entity, entityLabel(entity)]) ?? [];
  const actions = choices?.actions.map((action): [string, string] => [action, actionLabel(action)]) ?? [];
  const day = (name: 'from' | 'to', label: string) => (
    <label className="grid gap-1 text-[0.9063rem] text-ink-2 min-[691px]:flex min-[691px]:items-center min-[691px]:gap-2">
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
    <div className="mb-3 grid grid-cols-[repeat(2,minmax(0,1fr))] gap-2 min-[691px]:flex min-[691px]:flex-wrap min-[691px]:[&_select]:w-auto!">
      <Chooser
        label="Kind"
        all="Every kind"
        value={query.entity}
        options={entities.toSorted(byLabel)}
        onChange={(entity) => choose({ entity, record: '' })}
      />
      <Chooser
        label="Action"
        all="Every action"
        value={query.action}
        options={actions.toSorted(byLabel)}
        onChange={(action) => choose({ action })}
      />
      <div className="max-[690px]:col-span-2">
        <Chooser
          label="Who"
          all="Everybody"
          value={query.actor_id}
          options={people}
          onChange={(actor_id) => choose({ actor_id })}
        />
      </div>
      {day('from', 'From')}
      {day('to', 'To')}
      {query.record && (
        <div className="self-center">
          <Chip removeLabel="Show the history of all records" onRemove={() => choose({ record: '' })}>
            {entityLabel(query.entity ?? 'record')} No. {query.record}
          </Chip>
        </div>
      )}
    </div>
  );
}
