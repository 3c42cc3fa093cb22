import { z } from 'zod';
import { IncomingLead } from '#contract';
import samples from './sample-patterns.json' with { type: 'json' };

const Labels = z.array(z.string().trim().min(1).max(60)).max(10);

/** How the emails of a portal are written: who sends them, and the words in front of each value. */
export const LeadMailPattern = z.object({
  name: z.string().trim().min(1).max(40),
  /** Addresses, or domains for all of their addresses. */
  senders: z.array(z.string().trim().toLowerCase().min(3)).min(1).max(20),
  labels: z.object({
    full_name: Labels.min(1),
    phone: Labels.min(1),
    email: Labels.default([]),
    message: Labels.default([]),
    listing: Labels.default([]),
    reference: Labels.default([]),
  }),
});
export type LeadMailPattern = z.infer<typeof LeadMailPattern>;

export const LeadMailPatterns = z.array(LeadMailPattern).max(100);

/** Of invented portals, as an example of the format. */
export const SAMPLE_LEAD_MAIL_PATTERNS = LeadMailPatterns.parse(samples);

export interface ReceivedMail {
  messageId: string;
  /** The address alone, in lower case. */
  sender: string;
  subject: string;
  text: string;
}

type FieldName = keyof LeadMailPattern['labels'];

const MAX_LINES = 2_000;
const MAX_MESSAGE_LENGTH = 2_000;
const MAX_LISTING_LENGTH = 300;
/** What may stand between a word and its value. */
const SEPARATORS = new Set([':', '\t', '-', '–', '—', '=']);

const isFrom = ({ senders }: LeadMailPattern, sender: string): boolean =>
  senders.some((each) => (each.includes('@') ? each === sender : sender.endsWith(`@${each}`)));

const trimSeparators = (text: string): string => {
  let start = 0;
  while (start < text.length && (SEPARATORS.has(text[start] ?? '') || text[start] === ' ')) start += 1;
  return text.slice(start).trim();
};

/** The value of a line that begins with one of these words; undefined if it does not. */
function readLine(line: string, labels: string[]): string | undefined {
  const lower = line.toLowerCase();
  for (const label of labels) {
    if (!lower.startsWith(label.toLowerCase())) continue;
    const rest = line.slice(label.length);
    if (rest.trim() === '' || SEPARATORS.has(rest.trimStart()[0] ?? '') || rest.startsWith('\t'))
      return trimSeparators(rest);
  }
  return undefined;
}

/** The values of an email, field by field; a value can stand in the line after its word. */
function readFields(text: string, labels: LeadMailPattern['labels']): Partial<Record<FieldName, string>> {
  const lines = text
    .split(/\r\n|\r|\n/)
    .slice(0, MAX_LINES)
    .map((line) => line.trim());
  const names = Object.keys(labels) as FieldName[];
  const isLabel = (line: string) => names.some((name) => readLine(line, labels[name]) !== undefined);
  const found: Partial<Record<FieldName, string>> = {};
  for (const [at, line] of lines.entries()) {
    const name = names.find((each) => found[each] === undefined && readLine(line, labels[each]) !== undefined);
    if (!name) continue;
    const value = readLine(line, labels[name]) ?? '';
    const below: string[] = [];
    const isLong = name === 'message';
    for (const next of lines.slice(at + 1)) {
      if (isLabel(next) || (next === '' && (value !== '' || below.length > 0))) break;
      if (!isLong && (value !== '' || below.length > 0)) break;
      if (next !== '') below.push(next);
    }
    found[name] = [value, ...below].filter(Boolean).join('\n');
  }
  return found;
}

/** A text without what separates its parts, for the number that a portal gives its lead. */
const toReference = (text: string): string => text.replaceAll(/[^\w.:-]/g, '').slice(0, 100);

export interface ReadLead {
  source: string;
  lead: IncomingLead;
}

/** Reads the email of a portal; undefined if no pattern has its sender, or if it lacks a name or a number. */
export function readLeadMail(mail: ReceivedMail, patterns: LeadMailPattern[]): ReadLead | undefined {
  const pattern = patterns.find((each) => isFrom(each, mail.sender));
  if (!pattern) return undefined;
  const { full_name, phone, email, message, listing, reference } = readFields(mail.text, pattern.labels);
  const values = {
    reference: toReference(reference ?? '') || toReference(mail.messageId),
    full_name,
    phone,
    message: (message ?? '').slice(0, MAX_MESSAGE_LENGTH),
    listing: (listing ?? '').slice(0, MAX_LISTING_LENGTH),
  };
  // An address that is none is left out rather than the whole lead.
  const withEmail = IncomingLead.safeParse({ ...values, email });
  const checked = withEmail.success ? withEmail : IncomingLead.safeParse(values);
  return checked.success ? { source: pattern.name, lead: checked.data } : undefined;
}
