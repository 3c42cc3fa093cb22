import { and, type Db, desc, eq, ne, or, sql, tables } from '#db';
import { DomainError } from '../../errors.ts';
import { readConsent } from '../read-consent.ts';
import { type EnquiryRow, enquiryRows } from './enquiry-rows.ts';

const { enquiries, enquiryEvents, users } = tables;

const MAX_EARLIER = 50;
const MAX_EVENTS = 500;

export const enquiryNotFound = () => new DomainError('not_found', 'Enquiry not found');

const getEvents = (db: Db, id: number) =>
  db
    .select({
      id: enquiryEvents.id,
      kind: enquiryEvents.kind,
      body: enquiryEvents.body,
      actor: { id: users.id, full_name: users.fullName },
      createdAt: enquiryEvents.createdAt,
    })
    .from(enquiryEvents)
    .leftJoin(users, eq(users.id, enquiryEvents.actorId))
    .where(eq(enquiryEvents.enquiryId, id))
    .orderBy(desc(enquiryEvents.id))
    .limit(MAX_EVENTS);

/** The same number with another country code belongs to another person. */
async function getEarlierEnquiries(
  db: Db,
  { id, email, country_code, phone_number, createdAt }: EnquiryRow,
  now: Date,
) {
  const samePhone = and(eq(enquiries.phoneNumber, phone_number), eq(enquiries.countryCode, country_code));
  const sameEmail = eq(sql`lower(${enquiries.email})`, email.toLowerCase());
  const found = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(
      and(or(samePhone, sameEmail), ne(enquiries.id, id), sql`${enquiries.createdAt} <= ${createdAt.toISOString()}`),
    )
    .orderBy(desc(enquiries.createdAt), enquiries.id)
    .limit(MAX_EARLIER);
  return enquiryRows(
    db,
    found.map((row) => row.id),
    now,
  );
}

/** Returns an enquiry with its history (newest first), its consent and the person's earlier enquiries. */
export async function readEnquiry(db: Db, id: number, now: Date) {
  const [row] = await enquiryRows(db, [id], now);
  if (!row) throw enquiryNotFound();
  const [events, consent, earlier] = await Promise.all([
    getEvents(db, id),
    readConsent(db, row.consentId),
    getEarlierEnquiries(db, row, now),
  ]);
  return { ...row, events, consent, earlier };
}
