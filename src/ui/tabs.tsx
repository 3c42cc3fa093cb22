import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';

export interface TabsProps {
  tabs: { value: string; label: ReactNode; content: ReactNode }[];
  value?: string;
  /** Initial tab when uncontrolled; defaults to the first. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Accessible name of the tab list. */
  label: string;
}

/** Shows one panel at a time; arrow keys move between the tabs. */
export function Tabs({ tabs, value, defaultValue = tabs[0]?.value, onValueChange, label }: TabsProps) {
  return (
    <Radix.Root value={value} defaultValue={defaultValue} onValueChange={onValueChange}>
      <Radix.List
        aria-label={label}
        className="-mx-1.5 flex gap-2 overflow-x-auto border-b border-line no-scrollbar sm:gap-5"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="shrink-0 border-b-2 border-transparent px-1.5 pt-3.75 pb-3.25 font-medium text-ink-3 transition-colors duration-(--duration-fast) hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-primary data-[state=active]:font-semibold data-[state=active]:text-primary"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
