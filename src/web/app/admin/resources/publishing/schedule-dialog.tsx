import { useId, useState } from 'react';
import { validateSchedule } from '#contract';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { MomentControl } from '../../controls/basic-controls.tsx';
import type { RowChange } from '../../engine/resource.ts';
import type { ListingRow } from './listing-row.ts';

interface ScheduleDialogProps {
  row: ListingRow;
  act: (action: RowChange) => Promise<void>;
  onClose: () => void;
}

/** Asks when a listing is to be published. */
export function ScheduleDialog({ row, act, onClose }: ScheduleDialogProps) {
  const formId = useId();
  const [moment, setMoment] = useState(row.scheduled_for);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const schedule = async () => {
    const change = { status: 'scheduled', scheduled_for: moment };
    const [wrong] = validateSchedule(change, new Date());
    if (wrong) return setError(wrong.message);
    setBusy(true);
    // On an error `act` shows the server's message, and the dialog stays open for another try.
    await act({ change, done: 'Scheduled Successfully' }).then(onClose, () => setBusy(false));
  };
  return (
    <Dialog
      open
      width="confirm"
      title="Schedule"
      description={row.title}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            Schedule
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        data-first-focus
        onSubmit={(event) => {
          event.preventDefault();
          void schedule();
        }}
      >
        <MomentControl
          label="Publish on"
          value={moment}
          error={error}
          onChange={(value) => {
            setMoment(value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
