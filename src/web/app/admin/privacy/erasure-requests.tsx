import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DeclineInput, type ErasureRequest } from '#contract';
import { timeText } from '#contract/india-time.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/input.tsx';
import { Panel } from '#ui/panel.tsx';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';
import { useUnsavedText } from '../unsaved/use-unsaved.ts';

const KEY = ['staff', 'erasure-requests'];

const KIND_LABELS: Record<ErasureRequest['kind'], string> = {
  enquiry: 'Enquiry that was won',
  application: 'Hired applicant',
};

const useErasureRequests = (): ErasureRequest[] =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await staffCall('GET /privacy/requests', undefined, { signal })).requests,
  }).data ?? [];

/** Reloads the requests, after one of them was decided. */
export function useReloadRequests(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}

/** The reason is emailed to the person, so it is required. */
function DeclineDialog({ request, onClose }: { request: ErasureRequest; onClose: () => void }) {
  const reason = useUnsavedText(`erasure/${request.kind}/${request.id}`);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const reload = useReloadRequests();
  const submit = async () => {
    const checked = DeclineInput.safeParse({ kind: request.kind, id: request.id, reason: reason.value });
    if (!checked.success) return setError(checked.error.issues[0]?.message);
    setBusy(true);
    try {
      await staffCall('POST /privacy/decline', { body: checked.data });
      announceSuccess('Request Declined Successfully');
      reason.clear();
      onClose();
    } catch (failure) {
      announceFailure(failure);
    }
    setBusy(false);
    await reload();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Decline the erasure"
      description={request.email}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="decline-erasure" busy={busy} busyLabel="Sending">
            Decline and send email
          </Button>
        </>
      }
    >
      <form
        id="decline-erasure"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>The record stays, and we email the person the reason.</p>
        <Field label="Reason" error={error} hint="Name the law and for how long the data is kept">
          {(control) => (
            <Textarea
              {...control}
              data-first-focus
              rows={4}
              maxLength={500}
              value={reason.value}
              onChange={(event) => reason.set(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

/** People who asked to erase their data, where a law may require to keep it. */
export function ErasureRequests({ onOpen }: { onOpen: (email: string) => void }) {
  const requests = useErasureRequests();
  const [declining, setDeclining] = useState<ErasureRequest>();
  if (requests.length === 0) return null;
  return (
    <Panel className="mb-5 grid gap-3 p-4">
      <h2 className="text-subheading">Erasure requests to decide</h2>
      <ul className="grid gap-3">
        {requests.map((request) => (
          <li key={`${request.kind} ${request.id}`} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <div className="mr-auto min-w-0">
              <p className="font-medium wrap-anywhere text-ink">
                {request.name}, {request.email}
              </p>
              <p className="text-note text-ink-3">
                {KIND_LABELS[request.kind]}, asked {timeText(request.asked_at)}
              </p>
            </div>
            <Button variant="outline" size="sm" onClick={() => onOpen(request.email)}>
              Open
            </Button>
            <Button variant="outline" size="sm" onClick={() => setDeclining(request)}>
              Decline
            </Button>
          </li>
        ))}
      </ul>
      {declining && <DeclineDialog request={declining} onClose={() => setDeclining(undefined)} />}
    </Panel>
  );
}
