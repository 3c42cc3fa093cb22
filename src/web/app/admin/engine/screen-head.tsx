import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { roleMay } from '#contract/people/permissions.ts';
import { Button, iconButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import { Menu } from '#ui/menu.tsx';
import { ICONS } from '../icons.ts';
import { useStaff } from '../shell/session.ts';
import type { Resource } from './resource.ts';
import { type ListParams, useFilters } from './url-state.ts';

interface ScreenHeadProps {
  title: string;
  searchHint: string;
  searchText: string;
  onSearchTextChange: (searchText: string) => void;
  addLabel?: string | undefined;
  onAdd?: () => void;
  /** Additional actions for the whole list. */
  children?: ReactNode;
}

/** Title, search box and Add button of a screen. */
export function ScreenHead({
  title,
  searchHint,
  searchText,
  onSearchTextChange,
  addLabel,
  onAdd,
  children,
}: ScreenHeadProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <h1 className="mr-auto text-headline wrap-anywhere max-admin-wide:w-full">{title}</h1>
      {/* With less than its minimum width beside the buttons, the search box moves to a row of its own. */}
      <search className="relative w-80 max-w-full max-admin-wide:w-auto max-admin-wide:min-w-64 max-admin-wide:flex-1">
        <Icon name="search" className="pointer-events-none absolute top-3 left-3 text-ink-3" />
        <Input
          type="search"
          aria-label="Search"
          data-screen-search
          placeholder={searchHint}
          value={searchText}
          className="min-h-11! pl-10 text-compact! max-admin:text-base!"
          onChange={(event) => onSearchTextChange(event.target.value)}
        />
      </search>
      {addLabel && (
        <Button data-add-record onClick={onAdd}>
          <Icon name="plus" size="sm" />
          {addLabel}
        </Button>
      )}
      {children}
    </div>
  );
}

/** Downloads a file without leaving the page. */
function download(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

interface ScreenMenuProps {
  resource: Pick<Resource, 'needs' | 'path' | 'query' | 'title' | 'links'>;
  address: ListParams;
}

/** The menu of a whole list; the export uses the current query and order. */
export function ScreenMenu({ resource, address: { q, sort } }: ScreenMenuProps) {
  const navigate = useNavigate();
  const { needs, path, query, title } = resource;
  const { role } = useStaff();
  const links = (resource.links ?? []).filter((link) => roleMay(role, link.needs));
  const isExported = needs === undefined || roleMay(role, needs('export'));
  const params = new URLSearchParams({ ...query, ...(q && { q }), ...(sort && { sort }) });
  if (!isExported && links.length === 0) return null;
  return (
    <Menu
      label={`More actions for ${title}`}
      trigger={
        <button type="button" className={iconButtonClass({ boxed: true })} aria-label={`More actions for ${title}`}>
          <Icon name={ICONS.dots} className="[&_path]:stroke-3" />
        </button>
      }
      items={[
        ...(isExported
          ? [
              {
                label: 'Export',
                icon: ICONS.arrowDown,
                onSelect: () => download(`/api/v1/admin/${path}/export?${params}`),
              },
            ]
          : []),
        ...links.map(({ label, icon, to }) => ({ label, icon, onSelect: () => void navigate(to) })),
      ]}
    />
  );
}

interface ViewButtonProps {
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** A button for one view of a list. */
export const ViewButton = ({ chosen, onChoose, children }: ViewButtonProps) => (
  <button
    type="button"
    aria-pressed={chosen}
    className={classNames(
      'flex h-11 flex-none items-center gap-2 rounded-full border px-4 text-small font-medium transition-colors duration-(--duration-fast)',
      chosen
        ? 'border-primary bg-primary text-on-primary'
        : 'border-line-strong bg-surface text-ink hover:border-primary hover:bg-primary-soft hover:text-primary',
    )}
    onClick={onChoose}
  >
    {children}
  </button>
);

const IN_ADDRESS = ['state'];

/** The state filter in the URL, and a function to change it; empty if the URL has no valid one. */
export function useListStates(states: Record<string, string> = {}) {
  const { query, choose } = useFilters(IN_ADDRESS);
  const named = query.state ?? '';
  return { state: Object.hasOwn(states, named) ? named : '', choose: (state: string) => choose({ state }) };
}

interface ListStatesProps extends ReturnType<typeof useListStates> {
  /** Labels by state name. */
  states: Record<string, string>;
  children?: ReactNode;
}

/** The state filters of a list as buttons, and other views of it. */
export const ListStates = ({ states, state, choose, children }: ListStatesProps) => (
  <div role="group" aria-label="State" className="mb-3 flex flex-wrap gap-2">
    {Object.entries({ '': 'All', ...states }).map(([name, label]) => (
      <ViewButton key={name} chosen={name === state} onChoose={() => choose(name)}>
        {label}
      </ViewButton>
    ))}
    {children}
  </div>
);

/** The tabs beside the content, or above it on small screens. */
export const BesideTabs = ({ tabs, children }: { tabs: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-5 admin-wide:grid-cols-first-55">
    {tabs}
    {children}
  </div>
);
