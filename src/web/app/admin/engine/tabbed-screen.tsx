import { type ComponentType, type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { labelClass } from '#ui/field.tsx';
import { Select } from '#ui/input.tsx';
import { type ChoiceKind, useChoices } from '../data/choices.ts';
import type { AnyRow, Resource } from './resource.ts';
import { ResourceScreen } from './resource-screen.tsx';

/** The props of a tab that is not a plain list. */
export interface TabProps {
  title: string;
  label: string;
  /** The tab navigation. */
  beside: ReactNode;
}

interface Tab {
  key: string;
  label: string;
  Screen: ComponentType<TabProps>;
  /** Whether it is a plain list. */
  isList?: true;
  /** The options that the tab lists, which are counted beside its name. */
  choices?: ChoiceKind | undefined;
}

/** A tab with the list of a resource, and something above it. */
export const createTab = <Row extends AnyRow, Full extends AnyRow>(
  key: string,
  label: string,
  resource: Resource<Row, Full>,
  above?: ReactNode,
): Tab => ({
  key,
  label,
  isList: true,
  choices: resource.replacedBy,
  Screen: ({ title, beside }) => <ResourceScreen resource={resource} title={title} beside={beside} above={above} />,
});

interface TabbedScreenProps {
  title: string;
  tabs: Tab[];
}

/** Tabs in a side list, or a select on small screens; search and Add apply to the current tab. */
function TabbedScreen({ title, tabs }: TabbedScreenProps) {
  const selectId = useId();
  const [search, setSearch] = useSearchParams();
  const choices = useChoices();
  const current = tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0];
  if (!current) return null;
  const choose = (tab: string) => setSearch(new URLSearchParams(tab === tabs[0]?.key ? '' : { tab }));
  const getCount = (kind: ChoiceKind | undefined) => kind && choices?.[kind].length;
  const side = (
    <>
      <nav aria-label={title} className="sticky top-20 hidden content-start gap-0.5 self-start admin-wide:grid">
        {tabs.map(({ key, label, choices: kind }) => (
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
            <span className="font-regular text-ink-3 tabular-nums">{getCount(kind)}</span>
          </button>
        ))}
      </nav>
      <div className="grid gap-1.5 admin-wide:hidden">
        <label htmlFor={selectId} className={labelClass}>
          {tabs.every(({ isList }) => isList) ? 'List' : 'Section'}
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
  const { key, label, Screen } = current;
  return <Screen key={key} title={title} label={label} beside={side} />;
}

/** Several lists or screens under one sidebar entry; the first is shown unless the URL names another. */
export const createTabbedScreen =
  (title: string, tabs: Tab[]): ComponentType =>
  () => <TabbedScreen title={title} tabs={tabs} />;
