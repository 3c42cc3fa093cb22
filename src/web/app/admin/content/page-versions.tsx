import { useState } from 'react';
import type { StaffPage } from '#contract';
import { Button } from '#ui/button.tsx';
import { day } from '../engine/columns.tsx';
import { PagePreview } from './page-preview.tsx';
import { usePageVersion } from './use-page.ts';

function OneVersion({ pageKey, version, onClose }: { pageKey: string; version: number; onClose: () => void }) {
  const pageContent = usePageVersion(pageKey, version);
  return pageContent && <PagePreview title={`Version ${version}`} pageContent={pageContent} onClose={onClose} />;
}

interface PageVersionsProps {
  page: StaffPage;
  onRestore: (version: number) => Promise<void>;
}

/** The published versions, newest first, with author and date; each can be viewed or restored as the draft. */
export function PageVersions({ page: { key, version: present, versions }, onRestore }: PageVersionsProps) {
  const [open, setOpen] = useState<number>();
  if (versions.length === 0)
    return <p className="text-ink-3">Visitors read the words of the installation. Nothing else was published yet.</p>;
  return (
    <>
      <ol className="grid gap-2.5">
        {versions.map(({ version, published_by, published_at }) => (
          <li
            key={version}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-line py-2 pr-2 pl-4"
          >
            <span className="mr-auto">
              <b className="font-semibold text-ink">Version {version}</b>
              {version === present && ', read by visitors now'}
              <span className="block text-[0.8438rem] text-ink-3">
                {day(published_at)}
                {published_by === null ? ', with the installation' : `, ${published_by}`}
              </span>
            </span>
            <Button variant="ghost" size="sm" aria-label={`Read version ${version}`} onClick={() => setOpen(version)}>
              Read
            </Button>
            {version !== present && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Restore as draft, version ${version}`}
                onClick={() => void onRestore(version)}
              >
                Restore as draft
              </Button>
            )}
          </li>
        ))}
      </ol>
      {open !== undefined && <OneVersion pageKey={key} version={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
