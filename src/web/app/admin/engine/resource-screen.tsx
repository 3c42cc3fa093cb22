import { type ComponentType, type ReactNode, useCallback, useMemo } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { type Action, ViewedList } from '#contract';
import { roleMay } from '#contract/people/permissions.ts';
import { IconButton, iconButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { Switch } from '#ui/switch.tsx';
import { ICONS } from '../icons.ts';
import { useStaff } from '../shell/session.ts';
import type { FormField } from './form-field.tsx';
import { ColumnsButton } from './list-display.tsx';
import { FilterBar, useListFilters } from './list-filters.tsx';
import { leaveList } from './list-return.ts';
import { type FromList, type PageAddress, toPageAddress } from './page-address.ts';
import { RecordDialog } from './record-dialog.tsx';
import { RECORD_TEXTS } from './record-texts.ts';
import type { AnyRow, RecordForm, Resource, RowAction, RowChange } from './resource.ts';
import { RowDialog } from './row-dialog.tsx';
import { SavedViewBar } from './saved-views.tsx';
import { BesideTabs, ListStates, ScreenHead, ScreenMenu, useListStates } from './screen-head.tsx';
import { ScreenList } from './screen-list.tsx';
import { useListState } from './url-state.ts';
import { type OpenRecord, useOpenRecord } from './use-record.ts';

interface RowActionsProps {
  /** The name of the row. */
  name: string;
  disabled: boolean;
  items: MenuItem[];
}

/** The menu of a row: faint until the row is hovered or focused, always visible on touch screens. */
function RowActions({ name, disabled, items }: RowActionsProps) {
  const look = classNames(
    iconButtonClass(),
    'rounded-sm! admin:size-9! [&_path]:stroke-3',
    'opacity-55 group-hover/row:bg-surface group-hover/row:opacity-100 group-hover/row:shadow-xs group-focus-within/row:opacity-100 pointer-coarse:opacity-100 disabled:opacity-30!',
  );
  return (
    <Menu
      label={`Actions for ${name}`}
      trigger={
        <button type="button" className={look} aria-label={`Actions for ${name}`} disabled={disabled}>
          <Icon name={ICONS.dots} />
        </button>
      }
      items={items}
    />
  );
}

/** The button of rows that can only be deleted. */
const DeleteAction = ({ name, onDelete }: { name: string; onDelete: () => void }) => (
  <IconButton label={`Delete ${name}`} className="text-danger! hover:bg-danger-soft!" onClick={onDelete}>
    <Icon name={ICONS.bin} />
  </IconButton>
);

interface ResourceScreenProps<Row extends AnyRow, Full extends AnyRow> {
  resource: Resource<Row, Full>;
  /** For screens with several lists: the title of the screen, and the tabs in `beside`. */
  title?: string;
  beside?: ReactNode;
  /** Shown between the header and the list. */
  above?: ReactNode;
  /** Further keyboard shortcuts of the list. */
  keyHints?: Record<string, string>;
}

/** The keyboard shortcuts for the focused row, if there are any. */
function getKeyHints(rowActions: Pick<RowAction<never>, 'key' | 'label'>[] = []): Record<string, string> | undefined {
  const hints = rowActions.flatMap(({ key, label }) => (key ? [[key, label.toLowerCase()]] : []));
  return hints.length > 0 ? { '↓': 'next row', ...Object.fromEntries(hints) } : undefined;
}

type May = (action: Action) => boolean;

/** The fields of a form that only staff who may publish can change. */
const PUBLISHING = new Set(['status', 'scheduled_for']);

const fixed = <Field extends FormField>(entry: Field): Field => ({
  ...entry,
  ...(entry.name === 'status' && { initial: 'draft' }),
  draw: (props, values) => entry.draw({ ...props, disabled: true }, values),
});

/** The form for staff who may not publish. */
export const withoutPublishing = <Full,>(form: RecordForm<Full>): RecordForm<Full> => ({
  ...form,
  sections: form.sections.map(({ fields, ...section }) => ({
    ...section,
    fields: fields.map((entry) => (PUBLISHING.has(entry.name) ? fixed(entry) : entry)),
  })),
});

/** What of a resource is offered to staff with these permissions. */
function limitTo<Row extends AnyRow, Full extends AnyRow>(
  { form, rowActions, ...rest }: Resource<Row, Full>,
  may: May,
): Resource<Row, Full> {
  if (!may('change') && rest.actions === undefined) return { ...rest, actions: may('delete') ? 'delete' : 'none' };
  if (rest.actions === 'delete' && !may('delete')) return { ...rest, actions: 'none' };
  return {
    ...rest,
    ...(form && { form: may('publish') ? form : withoutPublishing(form) }),
    ...(rowActions && { rowActions }),
  };
}

const ADD = { kind: 'add' } as const;

interface ScreenDialogsProps<Row extends AnyRow, Full extends AnyRow> {
  resource: Resource<Row, Full>;
  open: OpenRecord<Row, Full>;
}

/** The dialog over a list: a form, a custom record view or a confirmation. */
function ScreenDialogs<Row extends AnyRow, Full extends AnyRow>({ resource, open }: ScreenDialogsProps<Row, Full>) {
  const { addLabel = RECORD_TEXTS.addLabel(resource.noun), addTitle = addLabel, form, noun, view: View } = resource;
  const { asked, opened, viewing, save, reload, close } = open;
  if (viewing !== undefined && View)
    return <View id={viewing} onOpen={(id) => open.show({ kind: 'view', id })} onClose={close} />;
  if (resource.page !== undefined && asked) {
    // Links from before records had pages.
    const address = asked.kind === 'copy' || asked.kind === 'edit' ? { kind: asked.kind, id: asked.id } : ADD;
    return <Navigate replace to={toPageAddress(resource.page, address)} />;
  }
  if (!form || !opened) return <RowDialog resource={resource} open={open} />;
  const { kind, id, name, record, start } = opened;
  const shared = { noun, editQuestion: resource.editQuestion, form, start, save, reload, onClose: close };
  return kind === 'edit' ? (
    <RecordDialog
      key={id}
      {...shared}
      mode="edit"
      keptAs={`${resource.path}/${id}`}
      title={RECORD_TEXTS.editTitle(noun)}
      about={name}
      version={record?.updatedAt ?? undefined}
    />
  ) : (
    <RecordDialog
      key={`${kind}${id}`}
      {...shared}
      mode="add"
      keptAs={`${resource.path}/${kind === 'copy' ? `copy/${id}` : 'add'}`}
      title={addTitle}
      submitLabel={resource.addSubmit}
      about={name && RECORD_TEXTS.copyOf(name)}
    />
  );
}

/** The list of a resource with all its actions. */
export function ResourceScreen<Row extends AnyRow, Full extends AnyRow>({
  resource: whole,
  title,
  beside,
  above,
  keyHints,
}: ResourceScreenProps<Row, Full>) {
  const staff = useStaff();
  const may = useCallback<May>(
    (action) => whole.needs === undefined || roleMay(staff.role, whole.needs(action)),
    [whole, staff.role],
  );
  const parts = useListStates(whole.states);
  const filters = useListFilters(whole);
  const viewed = ViewedList.safeParse(whole.path);
  const resource = useMemo(() => {
    const offered = limitTo(whole, may);
    return {
      ...offered,
      query: { ...whole.query, ...filters.query, ...(parts.state !== '' && { state: parts.state }) },
    };
  }, [whole, may, parts.state, filters.query]);
  const { actions, form, name, noun, view } = resource;
  const navigate = useNavigate();
  const { address, searchText, setSearchText, go } = useListState();
  const open = useOpenRecord(resource);
  const { search: query } = useLocation();
  const show = (target: PageAddress) => {
    if (resource.page === undefined) return open.show({ id: 1, ...target });
    leaveList(resource.page, target.kind === 'edit' ? target.id : undefined);
    void navigate(toPageAddress(resource.page, target), { state: { list: query } satisfies FromList });
  };
  const edit = ({ id }: Row) => show({ kind: 'edit', id });
  const look = ({ id }: Row) => open.show({ kind: 'view', id });
  const act = (row: Row, change: RowChange) => void open.changes.act(row.id, change).catch(() => {});
  const begin = (row: Row, action: RowAction<Row>) =>
    'dialog' in action || action.question ? open.ask({ kind: 'action', row, action }) : act(row, action);
  const isOwn = (row: Row) => resource.own?.(row, staff) ?? false;

  /** The last segment of the path is also the name of the entity in the history. */
  const getHistoryActions = ({ id }: Row) => {
    const about = `entity=${resource.path.split('/').at(-1)}&record=${id}`;
    const onSelect = () => void navigate(`/admin/history?${about}`);
    return roleMay(staff.role, 'history:see') ? [{ label: 'History', icon: ICONS.clock, onSelect }] : [];
  };

  const renderStatus = (row: Row) => (
    <Switch
      checked={row.is_active ?? false}
      disabled={!may('publish') || isOwn(row)}
      label={row.is_active ? 'Active' : 'Inactive'}
      onCheckedChange={() => open.ask({ kind: 'switch', row })}
    />
  );
  const renderActions = (row: Row) => {
    const remove = () => open.ask({ kind: 'delete', row });
    if (actions === 'delete') return <DeleteAction name={name.text(row)} onDelete={remove} />;
    return (
      <RowActions
        name={name.text(row)}
        disabled={isOwn(row)}
        items={[
          ...(actions === undefined ? [{ label: 'Edit', icon: ICONS.pencil, onSelect: () => edit(row) }] : []),
          ...(form?.copied
            ? [{ label: 'Duplicate', icon: ICONS.copy, onSelect: () => show({ kind: 'copy', id: row.id }) }]
            : []),
          ...(resource.rowActions ?? [])
            .filter(({ shown }) => shown?.(row) ?? true)
            .map((action) => ({
              label: action.label,
              icon: action.icon,
              onSelect: () => begin(row, action),
            })),
          ...getHistoryActions(row),
          ...(actions === undefined && may('delete')
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
      isFiltered={Object.keys(filters.query).length > 0}
      searchText={searchText}
      go={go}
      isOwn={isOwn}
      act={act}
      begin={begin}
      keyHints={keyHints ?? getKeyHints(resource.rowActions)}
      bulk={may('change') ? whole.bulk : undefined}
      onMove={whole.ordered && may('change') ? open.changes.move : undefined}
      onOpen={view ? look : resource.page || (form && actions === undefined) ? edit : undefined}
      toAddress={
        resource.page === undefined ? undefined : ({ id }) => toPageAddress(resource.page ?? '', { kind: 'edit', id })
      }
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
        addLabel={form && (resource.addLabel ?? RECORD_TEXTS.addLabel(noun))}
        onAdd={() => show({ kind: 'add' })}
      >
        <ScreenMenu resource={resource} address={address} />
      </ScreenHead>
      {above}
      {resource.states && (
        <ListStates states={resource.states} {...parts}>
          {viewed.success && <SavedViewBar list={viewed.data} />}
        </ListStates>
      )}
      {resource.filters && (
        <div className="mb-3 flex items-start gap-2 admin:justify-between">
          <FilterBar filters={resource.filters} {...filters} />
          <ColumnsButton resource={resource} />
        </div>
      )}
      {beside === undefined ? list : <BesideTabs tabs={beside}>{list}</BesideTabs>}
      <ScreenDialogs resource={resource} open={open} />
    </>
  );
}

/** The screen of a resource, for the list of screens. */
export const createScreen =
  <Row extends AnyRow, Full extends AnyRow>(resource: Resource<Row, Full>): ComponentType =>
  () => <ResourceScreen resource={resource} />;
