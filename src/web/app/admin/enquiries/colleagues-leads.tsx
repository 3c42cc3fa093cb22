import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ColleaguesLead, StaffCallWire } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { getScope } from '#contract/people/permissions.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Textarea } from '#ui/input.tsx';
import { Panel } from '#ui/panel.tsx';
import { staffCall, staffRequest } from '../data/staff-call.ts';
import { ICONS } from '../icons.ts';
import { useAdminWrite } from '../shared/use-admin-record.ts';
import { useStaff } from '../shell/session.ts';
import { useUnsavedText } from '../unsaved/use-unsaved.ts';
import { inbox } from './inbox.tsx';

const describe = ({ listing }: ColleaguesLead) => (listing ? `A lead for ${listing}` : 'A lead');

const FORM = 'request-lead';

/** Asks a colleague for a lead, with an optional reason. */
function RequestDialog({ lead, onClose }: { lead: ColleaguesLead; onClose: () => void }) {
  const reason = useUnsavedText(`lead-request/${lead.id}`);
  const [busy, setBusy] = useState(false);
  const write = useAdminWrite(inbox);
  const owner = lead.assigned_to.full_name;
  const send = async () => {
    setBusy(true);
    const sent = await write(
      () => staffCall('POST /enquiry/:id/request', { id: lead.id, body: { reason: reason.value } }),
      `Request sent to ${owner}`,
    );
    setBusy(false);
    if (!sent) return;
    reason.clear();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="confirm"
      title="Request this lead"
      description={`${describe(lead)}, with ${owner}. We email ${owner} and their manager.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} busy={busy} busyLabel="Sending">
            Send request
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field label="Why do you ask?" optional>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={300}
              value={reason.value}
              onChange={(event) => reason.set(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

interface ColleaguesLeadsProps {
  /** The search text and the listing filters of the inbox. */
  query: Record<string, string>;
}

/** Leads of colleagues that a search names: only that they exist and whose they are, with a button to ask for them. */
export function ColleaguesLeads({ query }: ColleaguesLeadsProps) {
  const { role } = useStaff();
  const [asking, setAsking] = useState<ColleaguesLead>();
  const isNamed = Object.keys(query).length > 0;
  const { data } = useQuery({
    queryKey: ['staff', inbox.path, 'with-colleagues', query],
    queryFn: ({ signal }) =>
      staffRequest<StaffCallWire<'GET /enquiry/with-colleagues'>>(
        `/enquiry/with-colleagues?${new URLSearchParams(query)}`,
        { signal },
      ),
    enabled: isNamed && getScope(role, 'leads') !== 'all',
    placeholderData: keepPreviousData,
  });
  if (!isNamed || !data || data.leads.length === 0) return null;
  const more = data.totalItems - data.leads.length;
  return (
    <Panel role="region" className="mb-3 overflow-hidden bg-sunken" aria-label="Leads of colleagues">
      <ul className="divide-y divide-line">
        {data.leads.map((lead) => (
          <li key={lead.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
            <Icon name={ICONS.lock} size="sm" className="text-ink-3" />
            <p className="min-w-52 flex-1 wrap-anywhere">
              {describe(lead)}
              <span className="block text-note text-ink-3">
                With {lead.assigned_to.full_name}. You see that it exists, not the person.
              </span>
            </p>
            {lead.is_requested ? (
              <span className="text-note text-ink-3">Requested</span>
            ) : (
              <Button size="sm" variant="soft" onClick={() => setAsking(lead)}>
                Request
              </Button>
            )}
          </li>
        ))}
        {more > 0 && <li className="px-4 py-2 text-note text-ink-3">{indianNumber(more)} more with colleagues</li>}
      </ul>
      {asking && <RequestDialog lead={asking} onClose={() => setAsking(undefined)} />}
    </Panel>
  );
}
