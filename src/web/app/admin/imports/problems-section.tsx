import { type ReactNode, useState } from 'react';
import type { FullImport, ImportGroup, ImportUnit } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { roleMay } from '#contract/people/permissions.ts';
import { shortRupees } from '#contract/rupees.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import { PillGroup } from '#ui/pills.tsx';
import { staffRequest } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';
import { useStaff } from '../shell/session.ts';
import { ImportSection, SheetValue } from './import-section.tsx';
import { getField, getFieldLabel, rowCount, rowNumbers } from './import-texts.ts';
import type { PlanControl } from './use-plan.ts';

interface ProblemProps {
  record: FullImport;
  group: ImportGroup;
  control: PlanControl;
}

/** One kind of problem: how many rows have it, and what can be done. */
function ProblemItem({ group, title, children }: { group: ImportGroup; title: ReactNode; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const isGrave = group.kind === 'impossible' || group.kind === 'refused';
  return (
    <li className="grid gap-1.5 px-4 py-2.75 text-small">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span
          className={classNames(
            'rounded-full px-2 text-meta font-semibold tabular-nums',
            isGrave ? 'bg-danger-soft text-danger' : 'bg-well text-ink-2',
          )}
        >
          {indianNumber(group.rows)}
          <span className="sr-only">{group.rows === 1 ? ' row' : ' rows'}</span>
        </span>
        <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{title}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          className="min-h-11 font-semibold text-link hover:underline lg:min-h-6"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide rows' : 'Show rows'}
        </button>
      </div>
      {isOpen && <p className="wrap-anywhere text-ink-2">{rowNumbers(group)}</p>}
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </li>
  );
}

const Hint = ({ children }: { children: ReactNode }) => <span className="text-sm text-ink-3">{children}</span>;
const Strong = ({ children }: { children: ReactNode }) => <b className="font-semibold text-ink">{children}</b>;

/** Adds a builder or a locality to the master list, for those who may. */
function useCreate({ field, value, city_id }: ImportGroup, onCreated: () => void) {
  const { role } = useStaff();
  const [busy, setBusy] = useState(false);
  const isPossible = field === 'builder_id' || (field === 'locality' && city_id !== null);
  if (!isPossible || value === '' || !roleMay(role, 'master-lists:change')) return undefined;
  const create = async () => {
    setBusy(true);
    try {
      if (field === 'builder_id') await staffRequest('/master-list/builder', { method: 'POST', body: { name: value } });
      else await staffRequest('/master-list/locality', { method: 'POST', body: { city_id, name: value } });
      announceSuccess(field === 'builder_id' ? `Builder ${value} created` : `Locality ${value} created`);
      onCreated();
    } catch (error) {
      announceFailure(error);
    }
    setBusy(false);
  };
  return { busy, create: () => void create() };
}

/** A name that the master list does not have: it is another one, a new one, or nothing. */
function UnknownName({ record, group, control }: ProblemProps) {
  const { field, value, suggestion, kind } = group;
  const create = useCreate(group, control.recheck);
  const label = getFieldLabel(record, field).toLowerCase();
  const isBlocking = kind === 'unknown';
  return (
    <ProblemItem
      group={group}
      title={
        <>
          <Strong>Unknown {label}</Strong> {value === '' ? <Hint>other values</Hint> : <SheetValue>{value}</SheetValue>}
        </>
      }
    >
      {suggestion !== null && (
        <Button variant="outline" size="sm" onClick={() => control.decide(field, value, suggestion)}>
          {`Use ${suggestion}`}
        </Button>
      )}
      {create && (
        <Button variant="ghost" size="sm" busy={create.busy} onClick={create.create}>
          <Icon name="plus" size="sm" />
          {`Create “${value}”`}
        </Button>
      )}
      {isBlocking && value !== '' && (
        <Button variant="ghost" size="sm" onClick={() => control.decide(field, value, null)}>
          Leave empty
        </Button>
      )}
      <Hint>
        {isBlocking
          ? 'Left out until you decide, here or under Values.'
          : field === 'locality'
            ? 'Otherwise kept as text.'
            : 'Imported without it.'}
      </Hint>
    </ProblemItem>
  );
}

const MONEY_UNITS = [
  { value: 'lakh', label: '₹ lakh' },
  { value: 'crore', label: '₹ crore' },
  { value: 'rupees', label: '₹' },
];
const AREA_UNITS = [
  { value: 'sq_ft', label: 'sq ft' },
  { value: 'sq_m', label: 'sq m' },
  { value: 'sq_yd', label: 'sq yd' },
];
const RUPEES: Partial<Record<ImportUnit, number>> = { lakh: 100_000, crore: 10_000_000, rupees: 1 };

/** What the first bare number becomes: '195 becomes ₹ 1.95 Cr'. */
function describeUnit(sample: string | undefined, unit: ImportUnit | undefined): string {
  const amount = Number(sample?.replaceAll(/[^\d.]/g, ''));
  const factor = unit && RUPEES[unit];
  return factor && amount > 0 ? `${sample} becomes ${shortRupees(Math.round(amount * factor))}` : '';
}

/** Bare numbers of a column, which have one unit. */
function BareNumbers({ record, group, control }: ProblemProps) {
  const { field, samples } = group;
  const label = getFieldLabel(record, field);
  const isMoney = getField(record, field)?.kind === 'rupees';
  const unit = control.plan.decisions.units[field];
  const [first] = samples;
  return (
    <ProblemItem
      group={group}
      title={
        <>
          <Strong>{label} without a unit</Strong>{' '}
          {samples.map((sample) => (
            <SheetValue key={sample}>{sample}</SheetValue>
          ))}
        </>
      }
    >
      <PillGroup
        legend={<span className="sr-only">{`Unit of ${label}`}</span>}
        name={`unit-${field}`}
        options={isMoney ? MONEY_UNITS : AREA_UNITS}
        value={unit ? [unit] : []}
        onChange={([chosen]) => control.setUnit(field, chosen as ImportUnit)}
      />
      <Hint>{unit ? describeUnit(first, unit) : 'Left out until you decide.'}</Hint>
    </ProblemItem>
  );
}

/** A value that cannot be right: another one is typed, or the field stays empty. */
function ImpossibleValue({ record, group, control }: ProblemProps) {
  const { field, value, message } = group;
  const label = getFieldLabel(record, field);
  const [typed, setTyped] = useState('');
  return (
    <ProblemItem
      group={group}
      title={
        <>
          <Strong>Impossible value</Strong> <Hint>{label.toLowerCase()}</Hint>{' '}
          {value === '' ? <Hint>empty cell</Hint> : <SheetValue>{value}</SheetValue>}
        </>
      }
    >
      <Hint>{message}. Left out unless you correct it.</Hint>
      {value !== '' && (
        <form
          className="flex w-full flex-wrap gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== '') control.decide(field, value, typed.trim());
          }}
        >
          <Input
            aria-label={`Right value for ${label} ${value}`}
            placeholder="Right value"
            className="min-h-11! max-w-44 text-compact! lg:min-h-9!"
            maxLength={200}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" variant="outline" size="sm">
            Use
          </Button>
          {field !== 'title' && field !== 'phone' && (
            <Button variant="ghost" size="sm" onClick={() => control.decide(field, value, null)}>
              Leave empty
            </Button>
          )}
        </form>
      )}
    </ProblemItem>
  );
}

function MissingValue({ record, group, control }: ProblemProps) {
  const label = getFieldLabel(record, group.field);
  return (
    <ProblemItem
      group={group}
      title={
        <>
          <Strong>{`No ${label.toLowerCase()}`}</Strong> <Hint>empty or not in the sheet</Hint>
        </>
      }
    >
      <Hint>
        {control.plan.publish
          ? `Saved as drafts with “${label.toLowerCase()} missing”.`
          : 'Drafts cannot be published without it.'}
      </Hint>
    </ProblemItem>
  );
}

const RefusedRow = ({ group }: ProblemProps) => (
  <ProblemItem
    group={group}
    title={
      <>
        <Strong>Cannot be changed</Strong> {group.value !== '' && <SheetValue>{group.value}</SheetValue>}
      </>
    }
  >
    <Hint>{group.message}. Left out.</Hint>
  </ProblemItem>
);

const Pictures = ({ group }: ProblemProps) =>
  group.kind === 'picture' ? (
    <ProblemItem
      group={group}
      title={
        <>
          <Strong>Picture addresses</Strong> <SheetValue>{group.value}</SheetValue>
        </>
      }
    >
      <Hint>Fetched after the import.</Hint>
    </ProblemItem>
  ) : (
    <ProblemItem
      group={group}
      title={
        <>
          <Strong>Pictures left out</Strong> {group.value !== '' && <SheetValue>{group.value}</SheetValue>}
        </>
      }
    >
      <Hint>{group.message}. The rows are imported without them.</Hint>
    </ProblemItem>
  );

const ITEMS: Partial<Record<ImportGroup['kind'], (props: ProblemProps) => ReactNode>> = {
  unknown: UnknownName,
  unmatched: UnknownName,
  unit: BareNumbers,
  impossible: ImpossibleValue,
  refused: RefusedRow,
  missing: MissingValue,
  picture: Pictures,
  picture_host: Pictures,
};
const ORDER = Object.keys(ITEMS);

const SHOWN_AT_FIRST = 12;

/** What keeps rows from being imported as they are, by kind and value. */
export function ProblemsSection({ record, control }: { record: FullImport; control: PlanControl }) {
  const [isWhole, setIsWhole] = useState(false);
  const problems = record.groups
    .filter(({ kind }) => ITEMS[kind] !== undefined)
    .toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  const shown = isWhole ? problems : problems.slice(0, SHOWN_AT_FIRST);
  const rest = problems.length - shown.length;
  return (
    <ImportSection
      id="problems"
      number={4}
      title="Problems, grouped"
      end={
        record.refused_rows > 0 && (
          <a
            className="inline-flex min-h-11 items-center text-small font-semibold text-link hover:underline lg:min-h-6"
            download
            href={`/api/v1/admin/import/${record.id}/left-out`}
          >
            {`Download ${rowCount(record.refused_rows)} left out`}
          </a>
        )
      }
    >
      {problems.length === 0 && <p className="px-4 py-3 text-small text-ink-3">No problems.</p>}
      <ul className="divide-y divide-chuna-100">
        {shown.map((group) => {
          const Item = ITEMS[group.kind];
          return Item && <Item key={group.id} record={record} group={group} control={control} />;
        })}
      </ul>
      {rest > 0 && (
        <div className="border-t border-chuna-100 px-1.5 py-1">
          <Button variant="ghost" onClick={() => setIsWhole(true)}>{`Show ${indianNumber(rest)} more`}</Button>
        </div>
      )}
    </ImportSection>
  );
}
