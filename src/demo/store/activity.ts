import type { Tx } from '#db';
import { tables } from '#db';
import { dayBefore, replyTo, toArrivalDate } from '../calendar.ts';
import type { DemoData } from '../demo-data.ts';
import { toUuid } from '../random.ts';
import type { DemoEnquiry } from '../rows/enquiries.ts';
import { insertNamed, insertRows, type KeyLookup } from './insert.ts';

const { consents, enquiries, enquiryEvents, missedSearches, pageViews } = tables;

/** Version of the notice shown with the form. */
const NOTICE = 'enquiry-1';

interface ActivityKeys {
  city: KeyLookup;
  project: KeyLookup;
  property: KeyLookup;
}

const toUserAgent = ({ number }: DemoEnquiry): string => `Demo browser ${number}`;

/** Contact data of no real person: domains and numbers reserved for examples. */
const makeContact = ({ number, name }: DemoEnquiry) => ({
  fullName: name,
  email: `${name.toLowerCase().replace(' ', '.')}.${number}@visitor.example`,
  countryCode: '+91',
  phoneNumber: String(30_000 + number).padStart(10, '0'),
});

function enquiryRow(one: DemoEnquiry, keys: ActivityKeys, now: Date): Omit<typeof enquiries.$inferInsert, 'consentId'> {
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
    createdAt,
    updatedAt: firstReplyAt ?? createdAt,
  };
}

async function storeEnquiries(tx: Tx, all: readonly DemoEnquiry[], keys: ActivityKeys, staffId: number, now: Date) {
  const rows = all.map((one) => ({ one, row: enquiryRow(one, keys, now) }));
  const agreements = rows.map(({ one, row }) => ({
    noticeVersion: NOTICE,
    purposes: ['terms', 'contact'],
    agreedAt: row.createdAt,
    userAgent: toUserAgent(one),
  }));
  const consent = await insertNamed(tx, consents, 'userAgent', agreements);
  const stored = rows.map(({ one, row }) => ({
    ...row,
    consentId: consent(toUserAgent(one)),
    assignedTo: row.firstReplyAt && staffId,
  }));
  const enquiry = await insertNamed(tx, enquiries, 'submissionKey', stored);
  await insertRows(
    tx,
    enquiryEvents,
    stored.flatMap(({ submissionKey, firstReplyAt }) => {
      if (!firstReplyAt) return [];
      const data = { from: 'new', to: 'contacted' };
      const event = { kind: 'status' as const, body: 'New → Contacted', data, createdAt: firstReplyAt };
      return [{ enquiryId: enquiry(submissionKey), actorId: staffId, ...event }];
    }),
  );
}

/** Stores recent activity: enquiries with their events, page views and searches without results. */
export async function storeActivity(
  tx: Tx,
  data: Pick<DemoData, 'enquiries' | 'pageViews' | 'missedSearches'>,
  keys: ActivityKeys,
  { staffId, now }: { staffId: number; now: Date },
): Promise<void> {
  await storeEnquiries(tx, data.enquiries, keys, staffId, now);
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
