import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { Switch } from '#ui/switch.tsx';
import { ICONS } from '../icons.ts';
import { useStaff } from '../shell/use-staff.ts';
import { BesideTabs } from './beside-tabs.tsx';
import { KeyHints } from './key-hints.tsx';
import { ListStates, useListStates } from './list-states.tsx';
import type { AnyResource, RecordRow, Resource, RowAction, RowChange } from './resource.ts';
import { DeleteAction, RowActions } from './row-actions.tsx';
import { ScreenDialogs } from './screen-dialogs.tsx';
import { ScreenHead } from './screen-head.tsx';
import { ScreenList } from './screen-list.tsx';
import { ScreenMenu } from './screen-menu.tsx';
import { useListState } from './use-list-state.ts';
import { useOpenRecord } from './use-open-record.ts';
import { useRowChanges } from './use-row-changes.ts';

interface ResourceScreenProps {
  resource: AnyResource;
  /** For screens with several lists: the title of the screen, and the tabs in `beside`. */
  title?: string;
  beside?: ReactNode;
  /** Shown between the header and the list. */
  above?: ReactNode;
}

/** The keyboard shortcuts for the focused row. */
const getKeyHints = ({ rowActions = [] }: Resource) => ({
  '↓': 'next row',
  ...Object.fromEntries(rowActions.flatMap(({ key, label }) => (key ? [[key, label.toLowerCase()]] : []))),
});

/** The list of a resource with all its actions. */
export function ResourceScreen({ resource: declared, title, beside, above }: ResourceScreenProps) {
  // The cast is safe: rows come from this resource's endpoint and are passed only to its own functions.
  const whole = declared as unknown as Resource;
  const parts = useListStates(whole.states);
  const resource = useMemo(
    () => (parts.state === '' ? whole : { ...whole, query: { ...whole.query, state: parts.state } }),
    [whole, parts.state],
  );
  const { actions, form, name, noun, view } = resource;
  const staff = useStaff();
  const navigate = useNavigate();
  const { address, searchText, setSearchText, go } = useListState();
  const open = useOpenRecord(resource);
  const changes = useRowChanges(resource);
  const edit = ({ id }: RecordRow) => open.show({ kind: 'edit', id });
  const look = ({ id }: RecordRow) => open.show({ kind: 'view', id });
  const act = (row: RecordRow, change: RowChange) => void changes.act(row.id, change).catch(() => {});
  const begin = (row: RecordRow, action: RowAction<RecordRow>) =>
    'dialog' in action || action.question ? open.ask({ kind: 'action', row, action }) : act(row, action);
  const isOwn = (row: RecordRow) => resource.own?.(row, staff) ?? false;

  /** The last segment of the path is also the name of the entity in the history. */
  const getHistoryActions = ({ id }: RecordRow) => {
    const about = `entity=${resource.path.split('/').at(-1)}&record=${id}`;
    const onSelect = () => void navigate(`/admin/history?${about}`);
    return staff.role === 'admin' ? [{ label: 'History', icon: ICONS.clock, onSelect }] : [];
  };

  const renderStatus = (row: RecordRow) => (
    <Switch
      checked={row.is_active ?? false}
      disabled={isOwn(row)}
      label={row.is_active ? 'Active' : 'Inactive'}
      onCheckedChange={() => open.ask({ kind: 'switch', row })}
    />
  );
  const renderActions = (row: RecordRow) => {
    const remove = () => open.ask({ kind: 'delete', row });
    if (actions === 'delete') return <DeleteAction name={name.of(row)} onDelete={remove} />;
    return (
      <RowActions
        name={name.of(row)}
        disabled={isOwn(row)}
        items={[
          ...(actions === undefined ? [{ label: 'Edit', icon: ICONS.pencil, onSelect: () => edit(row) }] : []),
          ...(form?.copied
            ? [{ label: 'Duplicate', icon: ICONS.copy, onSelect: () => open.show({ kind: 'copy', id: row.id }) }]
            : []),
          ...(resource.rowActions ?? [])
            .filter(({ shown }) => shown?.(row) ?? true)
            .map((action) => ({
              label: action.label,
              icon: action.icon,
              onSelect: () => begin(row, action),
            })),
          ...getHistoryActions(row),
          ...(actions === undefined
            ? [{ label: 'Delete', icon: ICONS.bin, tone: 'danger' as const, onSelect: remove }]
            : []),
        ]}
      />
    );
  };

  const list = (
    <ScreenList
      resource={resource}
      address={address}
      searchText={searchText}
      go={go}
      isOwn={isOwn}
      act={act}
      begin={begin}
      onOpen={view ? look : form && actions === undefined ? edit : undefined}
      status={resource.toggleable && renderStatus}
      actions={actions === 'none' ? undefined : renderActions}
    />
  );

  return (
    <>
      <ScreenHead
        title={title ?? resource.title}
        searchHint={resource.searchHint}
        searchText={searchText}
        onSearchTextChange={setSearchText}
        addLabel={form && (resource.addLabel ?? `Add ${noun}`)}
        onAdd={() => open.show({ kind: 'add', id: 1 })}
      >
        <ScreenMenu resource={resource} address={address} />
      </ScreenHead>
      {above}
      {resource.states && <ListStates states={resource.states} {...parts} />}
      {beside === undefined ? list : <BesideTabs tabs={beside}>{list}</BesideTabs>}
      {resource.rowActions?.some(({ key }) => key) && <KeyHints hints={getKeyHints(resource)} />}
      <ScreenDialogs resource={resource} open={open} />
    </>
  );
}
