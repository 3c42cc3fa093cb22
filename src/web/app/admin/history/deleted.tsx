import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { DeletedKind } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { Select } from '#ui/input.tsx';
import { text as column } from '../engine/columns.tsx';
import { defineList } from '../engine/resource.ts';
import { ResourceScreen } from '../engine/resource-screen.tsx';
import { ICONS } from '../icons.ts';

const KINDS: Record<DeletedKind, [plural: string, noun: string, restored: string]> = {
  property: ['Properties', 'Property', 'Restored as a draft'],
  project: ['Projects', 'Project', 'Restored as a draft'],
  blog: ['Blogs', 'Blog', 'Restored as a draft'],
  jobs: ['Jobs', 'Job', 'Restored Successfully'],
  user: ['Users', 'User', 'Restored as inactive'],
};

const defineDeletedList = (kind: DeletedKind) =>
  defineList(
    'deleted/:kind',
    {
      rows: 'deleted',
      noun: KINDS[kind][1],
      title: 'History',
      searchHint: 'Name',
      searchable: ({ name }) => [name],
      emptyText: 'Nothing was deleted in the last 30 days',
      name: { label: 'Name', text: ({ name }) => name, note: ({ deleted_by }) => deleted_by ?? '' },
      columns: [
        column('Deleted by', ({ deleted_by }) => deleted_by),
        column('Deleted on', ({ deletedAt }) => dayText(deletedAt), {
          phone: 'start',
          phoneText: ({ deletedAt }) => `Deleted ${dayText(deletedAt)}`,
        }),
        column('Can be restored until', ({ gone_at }) => dayText(gone_at), {
          phone: 'end',
          phoneText: ({ gone_at }) => `Restore by ${dayText(gone_at)}`,
        }),
      ],
      actions: 'own',
      rowActions: [
        {
          label: 'Restore',
          icon: ICONS.undo,
          call: 'POST /deleted/:kind/:id/restore',
          params: { kind },
          done: KINDS[kind][2],
        },
      ],
    },
    { kind },
  );

const LISTS = {
  property: defineDeletedList('property'),
  project: defineDeletedList('project'),
  blog: defineDeletedList('blog'),
  jobs: defineDeletedList('jobs'),
  user: defineDeletedList('user'),
};

/** Records deleted in the last thirty days, one kind at a time. */
export function Deleted({ tabs }: { tabs: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const param = search.get('kind') ?? '';
  const kind = param in KINDS ? (param as DeletedKind) : 'property';
  return (
    <ResourceScreen
      key={kind}
      resource={LISTS[kind]}
      above={
        <>
          {tabs}
          <div className="mb-3 flex">
            <Select
              aria-label="Type"
              value={kind}
              className="min-h-11! w-auto! text-compact!"
              onChange={(event) => setSearch({ tab: 'deleted', kind: event.target.value })}
            >
              {Object.entries(KINDS).map(([value, [label]]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </div>
        </>
      }
    />
  );
}
