import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadRequest } from '#contract';
import { timeText } from '#contract/india-time.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { staffCall } from '../data/staff-call.ts';
import { useAdminWrite, useOpenRow } from '../shared/use-admin-record.ts';
import { inbox } from './inbox.tsx';

/** One request of a colleague, with both answers. */
function RequestRow({ request }: { request: LeadRequest }) {
  const { id, enquiry_id, full_name, assigned_to, requested_by, reason, createdAt } = request;
  const [busy, setBusy] = useState(false);
  const { show } = useOpenRow();
  const write = useAdminWrite(inbox);
  const answer = async (give: boolean) => {
    setBusy(true);
    await write(
      () => staffCall('POST /lead-request/:id/answer', { id, body: { give } }),
      give ? `${full_name} is with ${requested_by.full_name} now` : `${full_name} stays with ${assigned_to.full_name}`,
    );
    setBusy(false);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-2.5">
      <p className="min-w-60 flex-1 wrap-anywhere">
        <b className="font-semibold text-ink">{requested_by.full_name}</b> asks for{' '}
        <button type="button" className="font-semibold text-primary underline" onClick={() => show(enquiry_id)}>
          {full_name}
        </button>
        , with {assigned_to.full_name}
        <span className="block text-note text-ink-3">
          {reason && `“${reason}” `}
          {timeText(createdAt)}
        </span>
      </p>
      <Button size="sm" variant="outline" disabled={busy} onClick={() => void answer(true)}>
        Give<span className="sr-only"> {full_name}</span>
      </Button>
      <Button size="sm" variant="ghost" disabled={busy} onClick={() => void answer(false)}>
        Keep<span className="sr-only"> {full_name}</span>
      </Button>
    </li>
  );
}

/** Requests for leads that wait for the user's answer; nothing if there are none. */
export function LeadRequests() {
  const { data } = useQuery({
    queryKey: ['staff', inbox.path, 'requests'],
    queryFn: ({ signal }) => staffCall('GET /lead-request', undefined, { signal }),
  });
  if (!data || data.requests.length === 0) return null;
  return (
    <Panel role="region" className="mb-4 overflow-hidden" aria-label="Requests for a lead">
      <h2 className="px-4 py-3 text-subheading">Requests for a lead</h2>
      <ul>
        {data.requests.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
    </Panel>
  );
}
