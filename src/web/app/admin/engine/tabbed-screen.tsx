import { type ComponentType, type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { labelClass } from '#ui/field.tsx';
import { Select } from '#ui/input.tsx';
import { useChoices } from '../data/choices.ts';
import type { AnyResource } from './resource.ts';
import { ResourceScreen } from './resource-screen.tsx';

/** The props of a tab that is not a plain list. */
export interface TabProps {
  title: string;
  label: string;
  /** The tab navigation. */
  beside: ReactNode;
}

/** Several lists or screens under one sidebar entry; the first is shown unless the URL names another. */
export interface TabbedResource {
  title: string;
  tabs: { key: string; label: string; resource?: AnyResource; Screen?: ComponentType<TabProps> }[];
}

export const isTabbed = (screen: AnyResource | TabbedResource): screen is TabbedResource => 'tabs' in screen;

/** Tabs in a side list, or a select on small screens; search and Add apply to the current tab. */
export function TabbedScreen({ screen: { title, tabs } }: { screen: TabbedResource }) {
  const selectId = useId();
  const [search, setSearch] = useSearchParams();
  const choices = useChoices();
  const current = tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0];
  if (!current) return null;
  const choose = (tab: string) => setSearch(new URLSearchParams(tab === tabs[0]?.key ? '' : { tab }));
  const getCount = (resource: AnyResource | undefined) => resource?.replacedBy && choices?.[resource.replacedBy].length;
  const side = (
    <>
      <nav aria-label={title} className="hidden content-start gap-0.5 admin-wide:grid">
        {tabs.map(({ key, label, resource }) => (
          <button
            key={key}
            type="button"
            aria-current={key === current.key || undefined}
            className={classNames(
              'flex h-11 items-center justify-between gap-3 rounded-md px-3.5 text-left font-medium text-ink-2 hover:bg-well',
              'aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-primary aria-[current]:shadow-marker aria-[current]:inset-ring aria-[current]:inset-ring-line',
            )}
            onClick={() => choose(key)}
          >
            {label}
            <span className="font-regular text-ink-3 tabular-nums">{getCount(resource)}</span>
          </button>
        ))}
      </nav>
      <div className="grid gap-1.5 admin-wide:hidden">
        <label htmlFor={selectId} className={labelClass}>
          {tabs.some(({ Screen }) => Screen) ? 'Section' : 'List'}
        </label>
        <Select id={selectId} value={current.key} onChange={(event) => choose(event.target.value)}>
          {tabs.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </>
  );
  const { key, label, resource, Screen } = current;
  if (Screen) return <Screen key={key} title={title} label={label} beside={side} />;
  return resource && <ResourceScreen key={key} resource={resource} title={title} beside={side} />;
}
