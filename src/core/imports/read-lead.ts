import { EmailAddress, type EnquiryStatus, type ImportIssue, MAX_SENTENCE_LENGTH, type PhoneNumber } from '#contract';
import { indiaDay } from '#contract/india-time.ts';
import { indianNumber } from '#contract/indian-number.ts';
import { cleanLine, cleanText } from '#contract/text.ts';
import { type SheetLead, toSubmissionKey } from '../leads/index.ts';
import { type ImportNames, splitPlace } from './import-names.ts';
import type { ReadCells } from './read-cells.ts';
import { getFieldLabels, type RejectedRow, toImpossible, toIssues } from './read-row.ts';

/** A lead whose listing and wishes are not looked up yet. */
export interface ReadLead {
  row: number;
  facts: RejectedRow['facts'];
  lead: Omit<SheetLead, 'listing' | 'wishes'>;
  /** What names its listing. */
  named: { id: string; title: string };
  wishes: string;
}

const MAX_TEXT = 2_000;
const MAX_NAME = 80;
const MAX_LINE = 200;

const MAX_LENGTHS: Record<string, number> = {
  full_name: MAX_NAME,
  message: MAX_TEXT,
  remarks: MAX_TEXT,
  source: 40,
  email: MAX_LINE,
  listing: MAX_LINE,
  listing_id: MAX_LINE,
  city: MAX_LINE,
  wishes: MAX_LINE,
  budget: 60,
};

/** How sheets write the ways that staff choose when they add a lead. */
const SOURCES: Record<string, string> = {
  walkin: 'walk-in',
  directwalkin: 'walk-in',
  call: 'call',
  phone: 'call',
  telephone: 'call',
  incomingcall: 'call',
  whatsapp: 'whatsapp',
  portal: 'portal',
  referral: 'referral',
  reference: 'referral',
};

const NO_NAME = 'Name not given';
/** The source of a lead whose sheet does not say where it came from. */
const NO_SOURCE = 'sheet';
const FIRST_DAY = '2000-01-01';

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

interface LeadPlan {
  names: ImportNames;
  /** Whether leads without a status were contacted. */
  contacted: boolean;
  now: Date;
}

/** Returns a function that makes a lead of the cells of a row, or says what is wrong with it. */
export function leadReader({ names, contacted, now }: LeadPlan) {
  const labels = getFieldLabels('enquiry');

  const findIssues = ({ errors, values }: ReadCells): Map<string, string> => {
    const issues = new Map(errors);
    for (const [field, max] of Object.entries(MAX_LENGTHS))
      if (toText(values[field]).length > max) issues.set(field, `At most ${indianNumber(max)} characters`);
    if (values['phone'] === undefined && !issues.has('phone')) issues.set('phone', 'Please enter a phone number');
    const day = values['received_on'];
    if (typeof day === 'string' && day > indiaDay(now)) issues.set('received_on', 'This date is in the future');
    if (typeof day === 'string' && day < FIRST_DAY) issues.set('received_on', 'This date is too long ago');
    return issues;
  };

  return (cells: ReadCells): ReadLead | RejectedRow => {
    const { row, facts, values } = cells;
    const issues = findIssues(cells);
    if (issues.size > 0) {
      const found: ImportIssue[] = toIssues(row, issues, labels);
      return { row, issues: found, facts: [...facts, ...toImpossible(cells, issues)] };
    }
    const line = (field: string): string => cleanLine(toText(values[field]));
    const text = (field: string): string => cleanText(toText(values[field]));
    const phones = values['phone'] as [PhoneNumber, ...PhoneNumber[]];
    const email = EmailAddress.safeParse(line('email'));
    const place = splitPlace(line('city'), names.findCity);
    const written = line('source');
    const named = { id: line('listing_id'), title: line('listing') };
    const colleague = values['assigned_to'] as number | undefined;
    const receivedOn = values['received_on'] as string | undefined;
    const requirement = [
      ['Requirement', line('wishes')],
      ['Budget', line('budget')],
      ['Location', place.locality === '' && place.cityId !== undefined ? '' : line('city')],
      ['Email', email.success ? '' : line('email')],
    ];
    const details = requirement.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
    const [phone] = phones;
    const identity = [phone.country_code, phone.phone_number, named, receivedOn ?? '', text('message'), written];
    return {
      row,
      facts,
      named,
      wishes: [line('wishes'), line('budget')].filter(Boolean).join(', ').slice(0, MAX_SENTENCE_LENGTH),
      lead: {
        key: toSubmissionKey(`lead of a sheet ${JSON.stringify(identity)}`),
        fullName: line('full_name') || NO_NAME,
        phones,
        email: email.success ? email.data : '',
        message: [text('message'), ...details].filter(Boolean).join('\n'),
        remarks: text('remarks'),
        source: SOURCES[written.toLowerCase().replaceAll(/[^a-z]/g, '')] ?? (written || NO_SOURCE),
        receivedOn,
        cityId: place.cityId ?? null,
        assignedTo:
          colleague === undefined ? undefined : { id: colleague, name: names.labels.colleague.get(colleague) ?? '' },
        status: (values['stage'] as EnquiryStatus | undefined) ?? (contacted ? 'contacted' : 'new'),
      },
    };
  };
}
