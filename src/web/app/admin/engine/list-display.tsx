import { useSyncExternalStore } from 'react';
import { PAGE_SIZE, PAGE_SIZES } from '#contract/paging.ts';
import { Button, iconButtonClass } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/input.tsx';
import { Popover } from '#ui/popover.tsx';
import { type BrowserStore, browserStore } from '../../site/shared/browser-store.ts';
import { ICONS } from '../icons.ts';
import type { Column } from './resource.ts';

/** How a user wants to see a list; kept in the browser. */
interface ListDisplay {
  /** Rows per page. */
  size: number;
  /** The labels of the columns that are not shown; undefined until the user chooses. */
  hidden: string[] | undefined;
  compact: boolean;
}

const SIZES: number[] = [PAGE_SIZE, ...PAGE_SIZES];

/** The stored choice; what is damaged counts as not chosen. */
function readDisplay(text: string | null): ListDisplay {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    stored = {};
  }
  const { size, hidden, compact } = (stored ?? {}) as Partial<Record<keyof ListDisplay, unknown>>;
  return {
    size: SIZES.find((each) => each === size) ?? PAGE_SIZE,
    hidden: Array.isArray(hidden) ? hidden.filter((label) => typeof label === 'string') : undefined,
    compact: compact === true,
  };
}

const stores = new Map<string, BrowserStore>();

/** One store per list, so that all parts of a screen see a change. */
function findStore(path: string): BrowserStore {
  const store = stores.get(path) ?? browserStore('localStorage', `back-office-list:${path}`);
  stores.set(path, store);
  return store;
}

interface ShownList {
  path: string;
  columns: Pick<Column<never>, 'hiddenAtFirst' | 'label'>[];
}

/** How this user wants to see a list, and a function to change it. */
export function useListDisplay({ path, columns }: ShownList) {
  const store = findStore(path);
  const text = useSyncExternalStore(store.subscribe, store.read);
  const display = readDisplay(text);
  const change = (part: Partial<ListDisplay>) => store.write(JSON.stringify({ ...display, ...part }));
  const hidden = display.hidden ?? columns.filter(({ hiddenAtFirst }) => hiddenAtFirst).map(({ label }) => label);
  return { ...display, hidden, change };
}

/** Chooses the columns of a list and how close its rows are; tables are blocks on phones, where this is hidden. */
export function ColumnsButton({ resource }: { resource: ShownList }) {
  const { hidden, compact, change } = useListDisplay(resource);
  const toggle = (label: string, isShown: boolean) =>
    change({ hidden: isShown ? hidden.filter((each) => each !== label) : [...hidden, label] });
  return (
    <Popover
      label="Columns"
      align="end"
      trigger={
        <button
          type="button"
          aria-label="Columns"
          className={`${iconButtonClass({ boxed: true })} shrink-0 max-admin:hidden`}
        >
          <Icon name={ICONS.table} />
        </button>
      }
    >
      <fieldset className="grid w-56 gap-2">
        <legend className="mb-2 font-semibold text-ink">Columns</legend>
        {resource.columns.map(({ label }) => (
          <Checkbox
            key={label}
            checked={!hidden.includes(label)}
            onChange={(event) => toggle(label, event.target.checked)}
          >
            {label}
          </Checkbox>
        ))}
      </fieldset>
      <div className="mt-3 grid gap-3 border-t border-line pt-3">
        <Checkbox checked={compact} onChange={(event) => change({ compact: event.target.checked })}>
          Compact rows
        </Checkbox>
        {hidden.length > 0 && (
          <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => change({ hidden: [] })}>
            Show all columns
          </Button>
        )}
      </div>
    </Popover>
  );
}

interface RowsSelectProps {
  size: number;
  onChoose: (size: number) => void;
}

/** How many rows a page has. */
export const RowsSelect = ({ size, onChoose }: RowsSelectProps) => (
  <label className="ml-auto flex items-center gap-2">
    Rows
    <Select
      value={String(size)}
      className="min-h-11! w-20 text-compact!"
      onChange={(event) => onChoose(Number(event.target.value))}
    >
      {SIZES.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </Select>
  </label>
);
