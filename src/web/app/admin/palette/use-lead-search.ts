import { useQuery } from '@tanstack/react-query';
import { EmailAddress, ENQUIRY_STATUS_LABELS, type StaffEnquiryRow } from '#contract';
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

const inboxEntry = (term: string): PaletteEntry => ({
  to: `/admin/enquiries?${new URLSearchParams({ q: term })}`,
  label: `All enquiries of ${term}`,
  note: '',
  isPerson: true,
});

/** The leads of people whose name, phone number or email has the term, for those who see leads. */
export function useLeadSearch(term: string): { leads: PaletteEntry[]; isSearching: boolean } {
  const seesLeads = useSeesLeads();
  const settled = useSettled(term, PAUSE_MS);
  const isAsked = seesLeads && term.length >= MIN_LENGTH;
  const { data, isFetching } = useQuery({
    queryKey: ['staff', 'enquiry', 'palette', settled],
    queryFn: ({ signal }) =>
      staffCall('GET /enquiry', { q: settled, view: 'all', page: 1, size: PAGE_SIZE }, { signal }),
    enabled: isAsked && settled.length >= MIN_LENGTH,
    gcTime: 0,
  });
  if (!isAsked) return { leads: [], isSearching: false };
  const found = term === settled ? (data?.enquiries ?? []) : [];
  const all = isContact(term) || found.length > 0 ? [inboxEntry(term)] : [];
  return {
    leads: [...found.slice(0, MAX_SHOWN).map(leadEntry), ...all],
    isSearching: term !== settled || isFetching,
  };
}
