import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { BulkList, BulkOutcome } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { staffCall } from '../data/staff-call.ts';
import { toPageAddress } from '../engine/page-address.ts';
import { ICONS } from '../icons.ts';
import { describeAction } from './describe-action.ts';
import type { ShownChange } from './use-bulk-changes.ts';

const OUTCOMES: Record<BulkOutcome, { label: string; icon: IconName; tint: string }> = {
  waiting: { label: 'Not changed', icon: 'clock', tint: 'text-ink-3' },
  changed: { label: 'Changed', icon: 'check', tint: 'text-success' },
  same: { label: 'Had this value already', icon: 'check', tint: 'text-ink-3' },
  failed: { label: 'Left as it is', icon: 'alert', tint: 'text-warning' },
  undone: { label: 'Undone', icon: ICONS.undo, tint: 'text-ink-3' },
  kept: { label: 'Not undone', icon: 'alert', tint: 'text-warning' },
};

const ADDRESSES: Record<BulkList, (id: number) => string> = {
  property: (id) => toPageAddress('/admin/properties', { kind: 'edit', id }),
  project: (id) => toPageAddress('/admin/projects', { kind: 'edit', id }),
  enquiry: (id) => `/admin/enquiries?open=${id}`,
};

interface BulkResultProps {
  list: BulkList;
  change: ShownChange;
  onClose: () => void;
}

/** What became of every row of a change, first of those that were left as they are. */
export function BulkResult({ list, change, onClose }: BulkResultProps) {
  const { id, done, state } = change;
  const { data, isError } = useQuery({
    queryKey: ['staff', 'bulk-changes', list, id, done, state],
    queryFn: ({ signal }) => staffCall('GET /bulk-changes/:id', { id }, { signal }),
    placeholderData: (before) => before,
  });
  const rest = change.total - (data?.rows.length ?? 0);
  return (
    <Dialog open width="edit" title="Result per row" description={describeAction(change)} onOpenChange={onClose}>
      {!data && <p>{isError ? 'Something went wrong' : 'Loading...'}</p>}
      <ul className="divide-y divide-line">
        {data?.rows.map(({ id: row, title, outcome, message }) => {
          const { label, icon, tint } = OUTCOMES[outcome];
          return (
            <li key={row} className="flex items-start gap-3 py-2.5">
              <Icon name={icon} className={tint} />
              <div className="min-w-0 flex-1">
                <Link
                  to={ADDRESSES[list](row)}
                  className="font-semibold wrap-anywhere text-ink hover:underline"
                  onClick={onClose}
                >
                  {title}
                </Link>
                <p className="text-small text-ink-3">{message ?? label}</p>
              </div>
            </li>
          );
        })}
      </ul>
      {data && rest > 0 && <p className="text-small text-ink-3">And {indianNumber(rest)} more rows</p>}
    </Dialog>
  );
}
