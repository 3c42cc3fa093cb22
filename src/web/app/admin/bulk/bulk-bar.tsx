import { type FormEvent, type ReactNode, useState } from 'react';
import {
  BULK_ACTIONS,
  type BulkAction,
  type BulkList,
  type BulkRows,
  ENQUIRY_STATUS_LABELS,
  type Permission,
} from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { roleMay } from '#contract/people/permissions.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import { Menu } from '#ui/menu.tsx';
import { Popover } from '#ui/popover.tsx';
import { useChoices } from '../data/choices.ts';
import { OptionList } from '../engine/list-filters.tsx';
import type { Selection } from '../engine/selection.ts';
import { FakeForm } from '../enquiries/fake-form.tsx';
import { useColleagues } from '../enquiries/use-enquiry.ts';
import { ICONS } from '../icons.ts';
import { useStaff } from '../shell/session.ts';
import { focusAtOnce } from './focus-at-once.ts';
import { PricePanel } from './price-panel.tsx';

const EXPORTS: Record<BulkList, Permission> = {
  property: 'properties:export',
  project: 'projects:export',
  enquiry: 'leads:export',
};

const LOOK = 'border-band-control! bg-transparent! text-on-band! hover:bg-band-hover!';

const actionClass = `${buttonClass({ variant: 'outline', size: 'sm' })} ${LOOK} shrink-0 whitespace-nowrap`;

interface PanelButtonProps {
  label: string;
  icon: IconName;
  /** Renders the panel; `close` closes it. */
  children: (close: () => void) => ReactNode;
}

/** A button of the bar that opens a panel. */
function PanelButton({ label, icon, children }: PanelButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={label}
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className={actionClass}>
          <Icon name={icon} size="sm" />
          {label}
        </button>
      }
    >
      {children(() => setOpen(false))}
    </Popover>
  );
}

interface ActionProps {
  run: (action: BulkAction) => void;
}

function AssignButton({ run }: ActionProps) {
  const colleagues = useColleagues();
  const options = [
    { value: '', label: 'Unassigned' },
    ...colleagues.map(({ id, full_name }) => ({ value: String(id), label: full_name })),
  ];
  return (
    <PanelButton label="Assign" icon={ICONS.people}>
      {(close) => (
        <OptionList
          label="Assign to"
          options={options}
          value={undefined}
          onChoose={(value) => {
            close();
            run({ kind: 'assign', assigned_to: value === '' ? null : Number(value) });
          }}
        />
      )}
    </PanelButton>
  );
}

function TagButton({ run }: ActionProps) {
  const [isAdded, setIsAdded] = useState(true);
  const tags = useChoices()?.tags ?? [];
  return (
    <PanelButton label="Tag" icon={ICONS.list}>
      {(close) => (
        <div className="grid gap-5">
          <div role="group" aria-label="Add or remove" className="grid grid-cols-2 gap-2">
            {[true, false].map((each) => (
              <Button
                key={String(each)}
                variant={each === isAdded ? 'primary' : 'outline'}
                size="sm"
                aria-pressed={each === isAdded}
                onClick={() => setIsAdded(each)}
              >
                {each ? 'Add tag' : 'Remove tag'}
              </Button>
            ))}
          </div>
          <OptionList
            label="Tags"
            options={tags.map(({ id, label }) => ({ value: String(id), label }))}
            value={undefined}
            onChoose={(value) => {
              close();
              run({ kind: 'tag', tag_id: Number(value), is_added: isAdded });
            }}
          />
        </div>
      )}
    </PanelButton>
  );
}

/** Asks why the enquiries were lost. */
function LostForm({ onLost }: { onLost: (reason: string) => void }) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') setError('Please enter why they were lost');
    else onLost(reason);
  };
  return (
    <form noValidate className="grid w-72 max-w-full gap-4" onSubmit={submit}>
      <Field label="Why were they lost?" error={error}>
        {(control) => (
          <Input
            {...control}
            ref={focusAtOnce}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit">Mark as lost</Button>
    </form>
  );
}

function EnquiryStatusButton({ run }: ActionProps) {
  const [isLost, setIsLost] = useState(false);
  const options = Object.entries(ENQUIRY_STATUS_LABELS).map(([value, label]) => ({ value, label }));
  return (
    <PanelButton label="Status" icon="clock">
      {(close) => {
        const change = (status: string, lost_reason?: string) => {
          close();
          setIsLost(false);
          run({ kind: 'enquiry-status', status, lost_reason } as BulkAction);
        };
        if (isLost) return <LostForm onLost={(reason) => change('lost', reason)} />;
        return (
          <OptionList
            label="Status"
            options={options}
            value={undefined}
            onChoose={(status) => (status === 'lost' ? setIsLost(true) : change(status))}
          />
        );
      }}
    </PanelButton>
  );
}

const FakeButton = ({ run }: ActionProps) => (
  <PanelButton label="Fake" icon={ICONS.block}>
    {(close) => (
      <div className="w-80 max-w-full">
        <FakeForm
          senders="their numbers and addresses"
          onCancel={close}
          onMark={(mark) => {
            close();
            run({ kind: 'fake', ...mark });
          }}
        />
      </div>
    )}
  </PanelButton>
);

const LISTING_STATUSES = [
  { label: 'Publish', icon: ICONS.upload, status: 'published' },
  { label: 'Withdraw', icon: ICONS.undo, status: 'withdrawn' },
  { label: 'Mark as sold', icon: 'key', status: 'sold' },
] as const;

const ListingStatusButton = ({ run }: ActionProps) => (
  <Menu
    label="Status"
    trigger={
      <button type="button" className={actionClass}>
        <Icon name="clock" size="sm" />
        Status
      </button>
    }
    items={LISTING_STATUSES.map(({ label, icon, status }) => ({
      label,
      icon,
      onSelect: () => run({ kind: 'listing-status', status }),
    }))}
  />
);

interface BulkBarProps extends ActionProps {
  list: BulkList;
  selection: Selection;
  rows: BulkRows;
  /** The query of the list, for its export. */
  query: Record<string, string>;
}

/** What can be done with the chosen rows. */
export function BulkBar({ list, selection, rows, query, run }: BulkBarProps) {
  const { role } = useStaff();
  const { clear, count, ids, isAll, isComplete, toggleAll } = selection;
  const may = (kind: BulkAction['kind']) => {
    const permission = BULK_ACTIONS[list][kind];
    return permission !== undefined && roleMay(role, permission);
  };
  const exported = new URLSearchParams(isAll ? query : { ids: ids.join() });
  const isExported = roleMay(role, EXPORTS[list]) && (!isAll || isComplete);
  return (
    <div
      role="toolbar"
      aria-label="Chosen rows"
      className="on-band flex items-center gap-x-4 gap-y-2 bg-band px-4 py-2.5 text-on-band max-lg:flex-wrap"
    >
      <p role="status" className="flex-none text-small">
        <b className="font-semibold">{indianNumber(count)} selected</b>
        {isAll && <span className="text-on-band-2"> {isComplete ? 'all that match' : 'of all that match'}</span>}
      </p>
      {!isComplete && (
        // On phones the list has no heads of columns, which have the box for all rows.
        <Button variant="ghost" size="sm" className="admin:hidden" onClick={toggleAll}>
          Select all
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={clear}>
        Clear
      </Button>
      <div className="flex gap-2 lg:ml-auto max-lg:-mx-4 max-lg:w-[calc(100%+2rem)] max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1">
        {may('assign') && <AssignButton run={run} />}
        {may('enquiry-status') && <EnquiryStatusButton run={run} />}
        {may('fake') && <FakeButton run={run} />}
        {may('price') && (
          <PanelButton label="Price" icon={ICONS.chart}>
            {(close) => (
              <PricePanel
                rows={rows}
                count={count}
                onClose={close}
                onApply={(price) => {
                  close();
                  run({ kind: 'price', price });
                }}
              />
            )}
          </PanelButton>
        )}
        {may('confirm') && (
          <button type="button" className={actionClass} onClick={() => run({ kind: 'confirm' })}>
            <Icon name="check" size="sm" />
            Confirm availability
          </button>
        )}
        {may('listing-status') && <ListingStatusButton run={run} />}
        {may('tag') && <TagButton run={run} />}
        {isExported && (
          <a className={actionClass} href={`/api/v1/admin/${list}/export?${exported}`} download>
            <Icon name={ICONS.arrowDown} size="sm" />
            Export
          </a>
        )}
      </div>
    </div>
  );
}
