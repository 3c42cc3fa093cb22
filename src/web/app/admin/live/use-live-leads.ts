import { useQueryClient } from '@tanstack/react-query';
import { createContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { announceLead } from './lead-alerts.ts';
import { LEAD_COUNTS, useLeadCounts, useSeesLeads } from './lead-counts.ts';
import { type LiveState, watchLeads } from './leads-channel.ts';

/** Whether changes arrive at once in this tab. */
export const LiveContext = createContext<LiveState>('waiting');

/** The number of new leads before the title of every page. */
function useCountInTitle(count: number): void {
  // After every rendering, because each screen sets its own title.
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '');
    document.title = count > 0 ? `(${count}) ${title}` : title;
  });
}

/** Shows changes of leads at once: refetches what is open, counts in the title, and rings if the user wants that. */
export function useLiveLeads(): LiveState {
  const client = useQueryClient();
  const navigate = useNavigate();
  const seesLeads = useSeesLeads();
  const [state, setState] = useState<LiveState>('waiting');
  useCountInTitle(useLeadCounts()?.new ?? 0);

  /** The newest lead that the user has been told of, once it is known. */
  const told = useRef<number>(undefined);
  const announce = async () => {
    const { newest } = await client.fetchQuery({ ...LEAD_COUNTS, staleTime: Number.POSITIVE_INFINITY });
    const id = newest?.id ?? 0;
    if (newest && told.current !== undefined && id > told.current)
      announceLead(newest, (open) => void navigate(`/admin/enquiries?open=${open}`));
    told.current = Math.max(id, told.current ?? 0);
  };
  const changed = useEffectEvent(async (isHolder: boolean) => {
    await client.invalidateQueries({ queryKey: ['staff', 'enquiry'] });
    // One tab of several rings. What cannot be fetched now is fetched with the next change.
    if (isHolder) await announce().catch(() => {});
  });
  useEffect(
    () =>
      seesLeads ? watchLeads({ changed: (isHolder) => void changed(isHolder), stateChanged: setState }) : undefined,
    [seesLeads],
  );
  return state;
}
