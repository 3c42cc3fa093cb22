import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { BlockInput, FAKE_LEAD_LABELS, type FakeLead, readContactPoint, type StaffCallWire } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { indianNumber } from '#contract/indian-number.ts';
import { roleMay } from '#contract/people/permissions.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import { PillGroup } from '#ui/pills.tsx';
import { CallError } from '../../data/http.ts';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure } from '../engine/announce.ts';
import { firstIssues } from '../engine/first-issues.ts';
import { ICONS } from '../icons.ts';
import { useStaff } from '../shell/session.ts';

const KEY = ['staff', 'blocked-sender'];
const REASONS = Object.entries(FAKE_LEAD_LABELS).map(([value, label]) => ({ value, label }));

type Sender = StaffCallWire<'GET /blocked-sender'>['senders'][number];

function useRefreshBlocked() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}

function describeArrivals({ arrivals, last_arrival_at }: Sender): string {
  if (arrivals === 0 || last_arrival_at === null) return 'No lead since then';
  const count = arrivals === 1 ? '1 lead' : `${indianNumber(arrivals)} leads`;
  return `${count} since then, the last on ${dayText(last_arrival_at)}`;
}

function SenderRow({ sender, onUnblock }: { sender: Sender; onUnblock: (() => void) | undefined }) {
  const { blocked_by, createdAt, reason, value } = sender;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-t border-line py-3 first:border-0">
      <div>
        <p className="font-semibold wrap-anywhere text-ink">{value}</p>
        <p className="text-small text-ink-3">
          {FAKE_LEAD_LABELS[reason]}, blocked on {dayText(createdAt)}
          {blocked_by && ` by ${blocked_by.full_name}`}. {describeArrivals(sender)}.
        </p>
      </div>
      {onUnblock && (
        <Button size="sm" variant="outline" onClick={onUnblock}>
          Unblock<span className="sr-only"> {value}</span>
        </Button>
      )}
    </li>
  );
}

/** Finds a number or an address, or blocks it. */
function BlockForm({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const refresh = useRefreshBlocked();
  const [reason, setReason] = useState<FakeLead>('spam');
  const [error, setError] = useState<string>();
  const block = async (event: FormEvent) => {
    event.preventDefault();
    const checked = BlockInput.safeParse({ value: typed, reason });
    setError(firstIssues(checked.error)['value']);
    if (!checked.success) return;
    try {
      await staffCall('POST /blocked-sender', { body: checked.data });
      onType('');
    } catch (failure) {
      setError(failure instanceof CallError ? failure.message : 'Something went wrong');
    }
    await refresh();
  };
  return (
    <form noValidate className="grid gap-4 border-b border-line pb-5" onSubmit={(event) => void block(event)}>
      <Field label="Phone number or email" error={error}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={320}
            value={typed}
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <PillGroup
          legend="Reason"
          name="reason"
          options={REASONS}
          value={[reason]}
          onChange={([value]) => setReason(value as FakeLead)}
        />
        <Button type="submit" variant="soft">
          Block
        </Button>
      </div>
    </form>
  );
}

/** The blocked numbers and addresses, the newest first; a whole number or address finds itself. */
function BlockedSendersDialog({ onClose }: { onClose: () => void }) {
  const { role } = useStaff();
  const refresh = useRefreshBlocked();
  const [typed, setTyped] = useState('');
  const q = readContactPoint(typed) ? typed.trim() : '';
  const { data } = useQuery({
    queryKey: [...KEY, q],
    queryFn: ({ signal }) => staffCall('GET /blocked-sender', { q }, { signal }),
    placeholderData: keepPreviousData,
  });
  const mayUnblock = roleMay(role, 'blocked-senders:delete');
  const unblock = async (id: number) => {
    await staffCall('DELETE /blocked-sender/:id', { id }).catch(announceFailure);
    await refresh();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Blocked senders"
      description="Leads from these numbers and addresses are fake when they arrive, and no one is told."
    >
      {roleMay(role, 'blocked-senders:change') && <BlockForm typed={typed} onType={setTyped} />}
      {data && (
        <ul>
          {data.senders.map((sender) => (
            <SenderRow
              key={sender.id}
              sender={sender}
              onUnblock={mayUnblock ? () => void unblock(sender.id) : undefined}
            />
          ))}
        </ul>
      )}
      {data?.senders.length === 0 && (
        <p className="pt-5 text-ink-3">{q === '' ? 'No blocked senders yet' : 'This is not blocked'}</p>
      )}
    </Dialog>
  );
}

/** Opens the blocked senders, for users who may see them. */
export function BlockedSendersButton() {
  const { role } = useStaff();
  const [isOpen, setIsOpen] = useState(false);
  if (!roleMay(role, 'blocked-senders:see')) return null;
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)}>
        <Icon name={ICONS.block} size="sm" />
        Blocked senders
      </Button>
      {isOpen && <BlockedSendersDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
