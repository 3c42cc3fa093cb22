import type { ReactNode } from 'react';
import type { Settings } from '#contract';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { BesideTabs } from '../engine/beside-tabs.tsx';
import type { TabProps } from '../engine/tabbed-screen.tsx';
import { useSettings } from './use-settings.ts';

interface SettingTabProps extends TabProps {
  /** The purpose of the tab. */
  line: string;
  children: (settings: Settings) => ReactNode;
}

/** One tab of the settings, once they are loaded. */
export function SettingTab({ title, label, beside, line, children }: SettingTabProps) {
  const { data, isError, refetch } = useSettings();
  return (
    <>
      <h1 className="mb-4 text-[1.875rem]">{title}</h1>
      <BesideTabs tabs={beside}>
        <div className="grid content-start gap-3">
          <div>
            <h2 className="text-2xl">{label}</h2>
            <p className="mt-1 max-w-[75ch] text-ink-3">{line}</p>
          </div>
          {data && children(data)}
          {!data && (
            <Panel className="grid min-h-40 place-items-center text-ink-3" aria-busy={!isError}>
              {isError ? (
                <span role="alert" className="grid justify-items-center gap-3">
                  Something went wrong
                  <Button variant="outline" onClick={() => void refetch()}>
                    Try again
                  </Button>
                </span>
              ) : (
                'Loading...'
              )}
            </Panel>
          )}
        </div>
      </BesideTabs>
    </>
  );
}
