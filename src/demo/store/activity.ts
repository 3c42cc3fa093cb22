import type { Tx } from '#db';
import { tables } from '#db';
import { dayBefore, inDaysAt, replyTo, toArrivalDate } from '../calendar.ts';
import type { DemoData } from '../demo-data.ts';
import { toUuid } from '../random.ts';
import type { DemoEnquiry } from '../rows/enquiries.ts';
import { storeContacts } from './contacts.ts';
import { insertNamed, insertRows, type KeyLookup } from './insert.ts';

const { consents, enquiries, enquiryEvents, missedSearches, pageViews } = tables;

/** Version of the notice shown with the form. */
const NOTICE = 'enquiry-1';

/** The people of older enquiries are nothing but a name. */
const RECENT_DAYS = 30;

interface ActivityKeys {
  city: KeyLookup;
  project: KeyLookup;
  property: KeyLookup;
  user: KeyLookup;
}

const toUserAgent = ({ number }: DemoEnquiry): string => `Demo browser ${number}`;

/** Contact data of no real person: domains and numbers reserved for examples. */
const makeContact = ({ number, name }: DemoEnquiry) => ({
  fullName: name,
  email: `${name.toLowerCase().replace(' ', '.')}.${number}@visitor.example`,
  countryCode: '+91',
  phoneNumber: String(30_000 + number).padStart(10, '0'),
});

type EnquiryRow = Omit<typeof enquiries.$inferInsert, 'consentId'>;

function enquiryRow(one: DemoEnquiry, keys: ActivityKeys, now: Date): EnquiryRow & { submissionKey: string } {
  const createdAt = toArrivalDate(one, now);
  const repliedAt = one.replyMinutes === null ? null : replyTo(createdAt, one.replyMinutes);
  // A recent enquiry cannot have a reply in the future.
  const firstReplyAt = repliedAt && repliedAt <= now ? repliedAt : null;
  return {
    submissionKey: toUuid(`enquiry ${one.number}`),
    ...makeContact(one),
    message: one.message,
    sourcePath: one.path,
    sourceButton: one.source,
    cityId: one.listing && keys.city(one.listing.city),
    propertyId: one.listing?.kind === 'property' ? keys.property(one.listing.slug) : null,
    projectId: one.listing?.kind === 'project' ? keys.project(one.listing.slug) : null,
    status: firstReplyAt ? one.status : 'new',
    lostReason: firstReplyAt && one.lostReason,
    firstReplyAt,
    replyMinutes: firstReplyAt && one.replyMinutes,
    assignedTo: one.owner === null ? null : keys.user(one.owner),
    nextFollowUpAt: firstReplyAt && one.followUp && inDaysAt(now, one.followUp),
    nextStep: firstReplyAt && one.followUp && (one.status === 'visit_planned' ? 'visit' : 'call'),
    createdAt,
    updatedAt: firstReplyAt ?? createdAt,
  };
}

type TimelineEntry = Omit<typeof enquiryEvents.$inferInsert, 'enquiryId'>;

const HOUR_MS = 60 * 60 * 1000;
/** How long after the first reply a lead is won, at most until now. */
const WON_AFTER_MS = 9 * 24 * HOUR_MS;

/** The first reply, the win, and the reminder of an overdue follow-up, which would otherwise be emailed. */
function timeline({ firstReplyAt, assignedTo, nextFollowUpAt, status }: EnquiryRow, now: Date): TimelineEntry[] {
  if (!firstReplyAt) return [];
  const reply = { from: 'new', to: 'contacted' };
  const call = { is_contact: true, channel: 'call', outcome: 'reached' };
  const entries: TimelineEntry[] = [
    { kind: 'note', actorId: assignedTo, body: '', data: call, createdAt: firstReplyAt },
    { kind: 'status', actorId: assignedTo, body: 'New → Contacted', data: reply, createdAt: firstReplyAt },
  ];
  if (status === 'won') {
    const at = new Date(Math.min(firstReplyAt.getTime() + WON_AFTER_MS, now.getTime() - HOUR_MS));
    const data = { from: 'negotiating', to: 'won' };
    entries.push({ kind: 'status', actorId: assignedTo, body: 'Negotiating → Won', data, createdAt: at });
  }
  if (nextFollowUpAt && nextFollowUpAt < now) {
    const reminder = { body: 'Follow-up reminder emailed', data: { follow_up_at: nextFollowUpAt } };
    entries.push({ kind: 'mail', actorId: null, ...reminder, createdAt: nextFollowUpAt });
  }
  return entries;
}

async function storeEnquiries(tx: Tx, all: readonly DemoEnquiry[], keys: ActivityKeys, now: Date) {
  const rows = all.map((one) => ({ one, row: enquiryRow(one, keys, now) }));
  const agreements = rows.map(({ one, row }) => ({
    noticeVersion: NOTICE,
    purposes: ['terms', 'contact'],
    agreedAt: row.createdAt,
    userAgent: toUserAgent(one),
  }));
  const consent = await insertNamed(tx, consents, 'userAgent', agreements);
  const stored = rows.map(({ one, row }) => ({ ...row, consentId: consent(toUserAgent(one)) }));
  const enquiry = await insertNamed(tx, enquiries, 'submissionKey', stored);
  const events = stored.flatMap((row) =>
    timeline(row, now).map((event) => ({ ...event, enquiryId: enquiry(row.submissionKey) })),
  );
  await insertRows(tx, enquiryEvents, events);
  const recent = rows.filter(({ one }) => one.daysAgo <= RECENT_DAYS);
  await storeContacts(
    tx,
    recent.map(({ one, row }) => ({ one, submissionKey: row.submissionKey })),
  );
}

/** Stores recent activity: enquiries with their events, page views and searches without results. */
export async function storeActivity(
  tx: Tx,
  data: Pick<DemoData, 'enquiries' | 'pageViews' | 'missedSearches'>,
  keys: ActivityKeys,
  now: Date,
): Promise<void> {
  await storeEnquiries(tx, data.enquiries, keys, now);
  await insertRows(
    tx,
    pageViews,
    data.pageViews.map(({ name, daysAgo, times }) => ({ day: dayBefore(now, daysAgo), path: name, views: times })),
  );
  await insertRows(
    tx,
    missedSearches,
    data.missedSearches.map(({ name, daysAgo, times }) => ({ day: dayBefore(now, daysAgo), words: name, times })),
  );
}
