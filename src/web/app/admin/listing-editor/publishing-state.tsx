import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { getStatusText, isConfirmable, type ListingRow } from '../resources/publishing/listing-actions.tsx';

interface PublishingStateProps {
  record: ListingRow;
  /** Undefined where nothing can be changed. */
  onConfirm: ((then: () => void) => void) | undefined;
}

/** Whether visitors see the listing, and a button that confirms that it is still available. */
export function PublishingState({ record, onConfirm }: PublishingStateProps) {
  const [confirmed, setConfirmed] = useState(false);
  return (
    <div className="grid justify-items-start gap-2 text-small">
      <p>{confirmed ? 'Availability confirmed just now' : getStatusText(record)}</p>
      {isConfirmable(record) && !confirmed && onConfirm && (
        <Button variant="soft" size="sm" onClick={() => onConfirm(() => setConfirmed(true))}>
          Confirm availability
        </Button>
      )}
    </div>
  );
}
