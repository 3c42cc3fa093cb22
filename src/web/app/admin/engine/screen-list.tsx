import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import type { BulkList, PlaceInput } from '#contract';
import { PAGE_SIZE } from '#contract/paging.ts';
import { Button } from '#ui/button.tsx';
import { PagerLine } from '#ui/pager.tsx';
import { Panel } from '#ui/panel.tsx';
import { lazyWithRetry } from '../../site/shared/lazy-with-retry.ts';
import { KeyHints, useLetterKeys } from './keyboard.tsx';
import { RowsSelect, useListDisplay } from './list-display.tsx';
import { useListReturn } from './list-return.ts';
import { OPENS_ROW, RecordTable, type RecordTableProps } from './record-table.tsx';
import type { AnyRow, Resource, RowAction } from './resource.ts';
import { useRowOrder } from './row-order.tsx';
import { type Selection, useSelection } from './selection.ts';
import type { ListParams } from './url-state.ts';
import { useRecordList } from './use-record-list.ts';

const BulkTray = lazyWithRetry(() => import('../bulk/bulk-tray.tsx'));

const rowInFocus = () => document.activeElement?.closest<HTMLElement>('[data-row]');

/** Keyboard shortcuts for the focused row; the focus moves on to the next row. */
function useRowKeys<Row extends AnyRow>(
  actions: RowAction<Row>[],
  rows: Row[],
  act: (row: Row, action: RowAction<Row>) => void,
): void {
  const press = (action: RowAction<Row>) => {
    const place = rowInFocus();
    const row = rows.find(({ id }) => String(id) === place?.dataset.row);
    if (!row || action.shown?.(row) === false) return false;
    const next = place?.nextElementSibling ?? place?.previousElementSibling;
    next?.querySelector<HTMLElement>(OPENS_ROW)?.focus();
    return act(row, action);
  };
  useLetterKeys(
    Object.fromEntries(actions.flatMap((action) => (action.key ? [[action.key, () => press(action)]] : []))),
  );
}

const SELECT_HINT = { x: 'select' };

/** The key that chooses the focused row, which keeps the focus. */
function useSelectKey({ toggle }: Selection, enabled: boolean): void {
  const press = () => {
    const id = Number(rowInFocus()?.dataset.row ?? Number.NaN);
    return Number.isNaN(id) ? false : toggle(id);
  };
  useLetterKeys({ x: press }, enabled);
}

interface ScreenListProps<Row extends AnyRow, Full extends AnyRow>
  extends Pick<RecordTableProps<Row>, 'onOpen' | 'toAddress' | 'status' | 'actions' | 'isOwn' | 'act' | 'current'> {
  resource: Resource<Row, Full>;
  address: ListParams;
  /** Whether filters leave out rows. */
  isFiltered?: boolean;
  /** The current text of the search input. */
  searchText: string;
  go: (change: Partial<ListParams>, replace?: boolean) => void;
  /** Starts a row action from its keyboard shortcut. */
  begin?: (row: Row, action: RowAction<Row>) => void;
  /** The keyboard shortcuts of the list, shown while it has rows. */
  keyHints?: Record<string, string> | undefined;
  /** Set if many of its rows can be changed at once. */
  bulk?: BulkList | undefined;
  /** Stores the place of a row in the whole list, if users may change its order. */
  onMove?: ((id: number, place: PlaceInput) => Promise<void>) | undefined;
}

const nothingBegins = () => {};
const stays = async () => {};

/** The page of a list in the URL. Typing filters the loaded rows at once, until the server has searched all pages. */
export function ScreenList<Row extends AnyRow, Full extends AnyRow>({
  resource,
  address,
  isFiltered = false,
  searchText,
  go,
  begin = nothingBegins,
  keyHints,
  bulk,
  onMove,
  ...table
}: ScreenListProps<Row, Full>) {
  const display = useListDisplay(resource);
  const { compact, hidden, size } = display;
  const list = useRecordList(resource, address, size);
  const typed = searchText.trim().toLowerCase();
  const searching = typed !== '' && (list.isPlaceholderData || typed !== address.q.toLowerCase());
  const loaded = list.data?.rows ?? [];
  const matches = (row: Row) => resource.searchable(row).some((value) => value?.toLowerCase().includes(typed));
  useRowKeys(resource.rowActions ?? [], loaded, begin);
  useListReturn(resource.page, loaded.length > 0);
  const total = list.data?.totalItems ?? 0;
  const { page, sort } = address;
  const pastTheEnd = page > 0 && list.isSuccess && !list.isPlaceholderData && loaded.length === 0;
  const goToLastPage = useEffectEvent(() => go({ page: Math.max(0, (list.data?.totalPages ?? 0) - 1) }, true));
  // The last row of the last page was deleted, or the URL is outdated.
  useEffect(() => {
    if (pastTheEnd) goToLastPage();
  }, [pastTheEnd]);

  const nothing = (): ReactNode => {
    if (list.isError && !list.data) {
      return (
        <span role="alert" className="grid justify-items-center gap-3">
          Something went wrong
          <Button variant="outline" onClick={() => void list.refetch()}>
            Try again
          </Button>
        </span>
      );
    }
    if (searching) return 'Searching...';
    if (!list.data) return 'Loading...';
    return typed === '' && !isFiltered ? (resource.emptyText ?? 'No Data Yet') : 'No Result Found';
  };

  const rows = searching ? loaded.filter(matches) : loaded;
  const query = { ...resource.query, ...(address.q && { q: address.q }) };
  const order = useRowOrder({ rows, first: page * size, total, getName: resource.name.text, onMove: onMove ?? stays });
  // Only the whole list, in the order of the site, has places.
  const isOrdered = onMove !== undefined && sort === '' && typed === '' && !isFiltered && rows.length > 1;
  const selection = useSelection({ key: JSON.stringify(query), page: loaded.map(({ id }) => id), total });
  useSelectKey(selection, bulk !== undefined);
  return (
    <div className="min-w-0">
      <Panel className="overflow-hidden" aria-busy={list.isFetching}>
        <RecordTable
          {...table}
          resource={resource}
          hidden={hidden}
          compact={compact}
          selection={bulk && selection}
          handle={isOrdered ? order.renderHandle : undefined}
          rows={isOrdered ? order.rows : rows}
          sort={sort}
          onSort={(next) => go({ sort: next, page: 0 })}
          empty={nothing()}
        />
        {total > PAGE_SIZE && (
          <div className="border-t border-line px-3.5 py-2">
            <PagerLine
              from={Math.min(page * size + 1, total)}
              to={Math.min((page + 1) * size, total)}
              total={total}
              previous={{ disabled: page === 0, onSelect: () => go({ page: page - 1 }) }}
              next={{ disabled: (page + 1) * size >= total, onSelect: () => go({ page: page + 1 }) }}
            >
              <RowsSelect
                size={size}
                onChoose={(next) => {
                  display.change({ size: next });
                  // The first row of the page stays in sight.
                  go({ page: Math.floor((page * size) / next) });
                }}
              />
            </PagerLine>
          </div>
        )}
      </Panel>
      {isOrdered && (
        <p role="status" className="sr-only">
          {order.announcement}
        </p>
      )}
      {bulk && (
        <Suspense>
          <BulkTray list={bulk} selection={selection} query={query} />
        </Suspense>
      )}
      {keyHints && rows.length > 0 && <KeyHints hints={bulk ? { ...keyHints, ...SELECT_HINT } : keyHints} />}
    </div>
  );
}
