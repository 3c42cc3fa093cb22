import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type StaffProjectRow, type StaffPropertyRow, validateSchedule } from '#contract';
import { dayText, timeText } from '#contract/india-time.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import { toast } from '#ui/toast-store.ts';
import { MomentControl } from '../../controls/basic-controls.tsx';
import { staffCall } from '../../data/staff-call.ts';
import { announceSuccess } from '../../engine/announce.ts';
import { ConfirmDialog } from '../../engine/confirm-dialog.tsx';
import type { RowAction, RowChange } from '../../engine/resource.ts';
import { ICONS } from '../../icons.ts';
import { useRefusedWarnings, WarningChecklist } from './warning-checklist.tsx';

export type ListingPath = 'property' | 'project';

/** The publishing fields of a property or project row. */
export type ListingRow = Pick<
  StaffPropertyRow | StaffProjectRow,
  'id' | 'title' | 'status' | 'scheduled_for' | 'confirmed_at' | 'freshness'
>;

/** Whether staff can confirm that it is still available. */
export const isConfirmable = ({ status, freshness }: Pick<ListingRow, 'status' | 'freshness'>): boolean =>
  status === 'published' || freshness === 'hidden';

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    announceSuccess('Link copied');
  } catch {
    toast({
      variant: 'destructive',
      title: 'Error',
      description: 'We could not copy the link. Please copy it yourself.',
    });
  }
}

interface PreviewDialogProps {
  path: ListingPath;
  id: number;
  title: string;
  onClose: () => void;
}

/** The private preview link of a listing, to open or to share. */
export function PreviewDialog({ path, id, title, onClose }: PreviewDialogProps) {
  const { data, isError } = useQuery({
    queryKey: ['staff', 'preview', path, id],
    queryFn: ({ signal }) => staffCall(`GET /${path}/:id/preview`, { id }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: false,
  });
  const hint = data && `Anyone with the link can see the saved page until ${timeText(data.expires_at)}`;
  return (
    <Dialog
      open
      title="Preview"
      description={title}
      onOpenChange={onClose}
      footer={
        data && (
          <>
            <Button variant="outline" onClick={() => void copy(data.url)}>
              <Icon name={ICONS.copy} size="sm" /> Copy link
            </Button>
            <a className={buttonClass()} href={data.url} target="_blank" rel="noopener">
              Open preview
            </a>
          </>
        )
      }
    >
      <div data-first-focus>
        <Field label="Private link" hint={hint} error={isError ? 'Something went wrong' : undefined}>
          {(control) => (
            <Input
              {...control}
              readOnly
              value={data?.url ?? 'Loading...'}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}

interface ActionDialogProps {
  row: ListingRow;
  act: (action: RowChange) => Promise<void>;
  onClose: () => void;
}

/** Publishes a listing; warnings of the server need a tick first. */
function PublishDialog({ row, act, onClose }: ActionDialogProps) {
  const { acknowledge, keep, ...checklist } = useRefusedWarnings();
  const publish = async () => {
    const checked = acknowledge();
    if (!checked) return;
    try {
      await act({ change: { status: 'published', ...checked }, done: 'Published Successfully' });
      onClose();
    } catch (error) {
      if (!keep(error)) onClose();
    }
  };
  return (
    <ConfirmDialog
      title="Publish"
      question={`Publish ${row.title}?`}
      note={checklist.warnings.length > 0 && <WarningChecklist {...checklist} />}
      confirmLabel="Publish"
      onConfirm={publish}
      onClose={onClose}
    />
  );
}

/** Asks when a listing is to be published. */
function ScheduleDialog({ row, act, onClose }: ActionDialogProps) {
  const formId = useId();
  const [moment, setMoment] = useState(row.scheduled_for);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { acknowledge, keep, ...checklist } = useRefusedWarnings();
  const schedule = async () => {
    const change = { status: 'scheduled', scheduled_for: moment };
    const [wrong] = validateSchedule(change, new Date());
    if (wrong) return setError(wrong.message);
    const checked = acknowledge();
    if (!checked) return undefined;
    setBusy(true);
    try {
      await act({ change: { ...change, ...checked }, done: 'Scheduled Successfully' });
      return onClose();
    } catch (failure) {
      // `act` shows the server's message, and the dialog stays open for another try.
      keep(failure);
      return setBusy(false);
    }
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
        {checklist.warnings.length > 0 && (
          <div className="mt-4">
            <WarningChecklist {...checklist} />
          </div>
        )}
      </form>
    </Dialog>
  );
}

/** Filters for listings that need attention. */
export const LISTING_STATES = {
  to_confirm: 'Availability check due',
  hidden: 'Hidden until confirmed',
  scheduled: 'Scheduled',
};

/** Confirms that a listing is still available. */
export const CONFIRM: RowChange = { change: { confirmed: true }, done: 'Availability confirmed' };

/** The actions that publish, confirm and withdraw a listing. */
export const listingActions = (path: ListingPath): RowAction<ListingRow>[] => [
  { label: 'Confirm availability', icon: 'check', key: 'c', shown: isConfirmable, ...CONFIRM },
  {
    label: 'Preview',
    icon: ICONS.eye,
    dialog: ({ row, onClose }) => <PreviewDialog path={path} id={row.id} title={row.title} onClose={onClose} />,
  },
  {
    label: 'Publish',
    icon: ICONS.upload,
    shown: ({ status }) => status !== 'published',
    dialog: PublishDialog,
  },
  { label: 'Schedule…', icon: 'clock', shown: ({ status }) => status !== 'published', dialog: ScheduleDialog },
  {
    label: 'Withdraw',
    icon: ICONS.undo,
    shown: ({ status }) => status === 'published' || status === 'scheduled',
    question: (title) => `Withdraw ${title}?`,
    change: { status: 'withdrawn' },
    done: 'Withdrawn Successfully',
  },
  {
    label: 'Mark as sold',
    icon: 'key',
    shown: ({ status }) => status === 'published',
    question: (title) => `Mark ${title} as sold?`,
    change: { status: 'sold' },
    done: 'Marked as sold',
  },
];

/** Whether visitors see a listing, and why not. */
export function getStatusText({ status, freshness, confirmed_at, scheduled_for }: ListingRow): string {
  if (freshness === 'hidden')
    return 'Hidden because its availability was not confirmed. Confirm availability to show it again.';
  if (status === 'scheduled' && scheduled_for) return `Will be published on ${timeText(scheduled_for)}`;
  if (status !== 'published') return 'Not visible on the site';
  return confirmed_at ? `Availability confirmed on ${dayText(confirmed_at)}` : 'Availability not confirmed yet';
}
