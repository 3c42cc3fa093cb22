import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { RowChange } from '../../engine/resource.ts';
import { ICONS } from '../../icons.ts';
import { indiaTime } from '../../india-clock.ts';
import { CONFIRM } from './listing-actions.tsx';
import { indiaDay, type ListingPath, type ListingRow } from './listing-row.ts';
import { PreviewDialog } from './preview-dialog.tsx';

function getStatusText({ status, freshness, confirmed_at, scheduled_for }: ListingRow): string {
  if (freshness === 'hidden') return 'Hidden because its availability was not confirmed. Publish it to show it again.';
  if (status === 'scheduled' && scheduled_for) return `Will be published on ${indiaTime(scheduled_for)} (India time)`;
  if (status !== 'published') return 'Not visible on the site';
  return confirmed_at ? `Availability confirmed on ${indiaDay(confirmed_at)}` : 'Availability not confirmed yet';
}

interface PublishingHeadProps {
  record: ListingRow;
  act: (action: RowChange) => Promise<void>;
}

/** Shown above the form of a listing: its status, a preview and, while it is published, a button to confirm it. */
export const publishingHead = (path: ListingPath) =>
  function PublishingHead({ record: row, act }: PublishingHeadProps) {
    const [confirmed, setConfirmed] = useState(false);
    const [previewing, setPreviewing] = useState(false);
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken px-4 py-3">
        <p className="mr-auto">{confirmed ? 'Availability confirmed just now' : getStatusText(row)}</p>
        {row.status === 'published' && !confirmed && (
          <Button
            variant="soft"
            size="sm"
            onClick={() =>
              void act(CONFIRM).then(
                () => setConfirmed(true),
                () => {},
              )
            }
          >
            Confirm availability
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => setPreviewing(true)}>
          <Icon name={ICONS.eye} size="sm" /> Preview
        </Button>
        {previewing && <PreviewDialog path={path} id={row.id} title={row.title} onClose={() => setPreviewing(false)} />}
      </div>
    );
  };
