import { useQuery } from '@tanstack/react-query';
import { EmailAddress, ENQUIRY_STATUS_LABELS, type StaffContactRow, type StaffEnquiryRow } from '#contract';
import { PAGE_SIZE } from '#contract/paging.ts';
import { staffCall } from '../data/staff-call.ts';
import { useSettled } from '../engine/use-settled.ts';
import { useSeesLeads } from '../live/lead-counts.ts';
import type { PaletteEntry } from './entries.ts';

const PAUSE_MS = 200;
const MIN_LENGTH = 3;
const MAX_SHOWN = 5;

const NUMBER = /^[\d\s()+.-]{6,}$/;

/** Whether the term is a phone number or an email address. */
const isContact = (term: string): boolean => NUMBER.test(term) || EmailAddress.safeParse(term).success;

const leadEntry = ({ id, full_name, country_code, phone_number, status, listing }: StaffEnquiryRow): PaletteEntry => ({
  to: `/admin/enquiries?open=${id}`,
  label: full_name,
  note: [`${country_code} ${phone_number}`, ENQUIRY_STATUS_LABELS[status], listing?.title].filter(Boolean).join(' · '),
  isPerson: true,
});

const contactEntry = ({ id, full_name, phones, wishes }: StaffContactRow): PaletteEntry => ({
  to: `/admin/contacts?open=${id}`,
  label: full_name,
  note: [phones[0], wishes].filter(Boolean).join(' · '),
  isPerson: true,
});

const inboxEntry = (term: string): PaletteEntry => ({
  to: `/admin/enquiries?${new URLSearchParams({ q: term })}`,
  label: `All enquiries of ${term}`,
  note: '',
  isPerson: true,
});

interface FoundPeople {
  leads: PaletteEntry[];
  contacts: PaletteEntry[];
  isSearching: boolean;
}

/** The people whose name, phone number or email has the term, and their leads, for those who see leads. */
export function useLeadSearch(term: string): FoundPeople {
  const seesLeads = useSeesLeads();
  const settled = useSettled(term, PAUSE_MS);
  const isAsked = seesLeads && term.length >= MIN_LENGTH;
  const { data, isFetching } = useQuery({
    queryKey: ['staff', 'enquiry', 'palette', settled],
    queryFn: async ({ signal }) => {
      const query = { q: settled, page: 1, size: PAGE_SIZE };
      const [leads, contacts] = await Promise.all([
        staffCall('GET /enquiry', { ...query, view: 'all' }, { signal }),
        staffCall('GET /contact', query, { signal }),
      ]);
      return { ...leads, ...contacts };
    },
    enabled: isAsked && settled.length >= MIN_LENGTH,
    gcTime: 0,
  });
  if (!isAsked) return { leads: [], contacts: [], isSearching: false };
  const isCurrent = term === settled;
  const found = isCurrent ? (data?.enquiries ?? []) : [];
  const people = isCurrent ? (data?.contacts ?? []) : [];
  const all = isContact(term) || found.length > 0 ? [inboxEntry(term)] : [];
  return {
    leads: [...found.slice(0, MAX_SHOWN).map(leadEntry), ...all],
    contacts: people.slice(0, MAX_SHOWN).map(contactEntry),
    isSearching: !isCurrent || isFetching,
  };
}
