import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffUser } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { PickMany } from '../controls/pick-options.tsx';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';
import { ConfirmDialog } from '../engine/confirm-dialog.tsx';
import { RECORD_TEXTS } from '../engine/record-texts.ts';
import type { DeactivationProps } from '../engine/resource.ts';
import { useColleagues } from '../enquiries/use-enquiry.ts';

const SIGNED_OUT = 'They are signed out immediately.';

/** Deactivates a user, and hands over their open leads in the same step. */
export function HandOverDialog({ row: { id, full_name }, onDone, onClose }: DeactivationProps<StaffUser>) {
  const [receivers, setReceivers] = useState<number[]>([]);
  const colleagues = useColleagues();
  const { data: work, isPending } = useQuery({
    queryKey: ['staff', 'user', 'open-work', id],
    queryFn: ({ signal }) => staffCall('GET /user/:id/open-work', { id }, { signal }),
    gcTime: 0,
  });
  const leads = work?.open_leads ?? 0;
  const deactivate = async () => {
    try {
      await staffCall('POST /user/:id/deactivation', { id, body: { hand_over_to: receivers } });
    } catch (error) {
      announceFailure(error);
      return;
    }
    announceSuccess(RECORD_TEXTS.updated('User'));
    onClose();
    await onDone();
  };
  return (
    <ConfirmDialog
      title={RECORD_TEXTS.deactivateTitle('User')}
      question={RECORD_TEXTS.deactivateQuestion(full_name)}
      note={
        leads === 0 ? (
          isPending ? (
            'Loading...'
          ) : (
            SIGNED_OUT
          )
        ) : (
          <div className="grid gap-4">
            <p className="rounded-md bg-accent-soft p-3 text-ink">
              {full_name} has <b>{leads === 1 ? '1 open lead' : `${indianNumber(leads)} open leads`}</b> and is signed
              out immediately.
            </p>
            <PickMany
              label="Hand over to"
              hint="Several colleagues share the leads in turn. Leave empty to unassign them."
              value={receivers}
              onChange={setReceivers}
              options={colleagues
                .filter((colleague) => colleague.id !== id)
                .map((colleague) => ({ id: colleague.id, label: colleague.full_name }))}
            />
          </div>
        )
      }
      confirmLabel={
        leads === 0 ? 'Deactivate' : receivers.length === 0 ? 'Unassign and deactivate' : 'Hand over and deactivate'
      }
      onConfirm={deactivate}
      onClose={onClose}
    />
  );
}
