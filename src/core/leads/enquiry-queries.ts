import {
  type ContactChannel,
  type ContactOutcome,
  EnquiryQuery,
  type EnquiryStatus,
  listingPath,
  OPEN_ENQUIRY_STATUSES,
  readContactPoint,
} from '#contract';
import {
  and,
  count,
  type Db,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
  type Tx,
  tables,
} from '#db';
import { DomainError } from '../errors.ts';
import { MAX_LISTED } from '../paging.ts';
import { contains } from '../records/index.ts';
import { readConsent } from './consents.ts';
import { matchesPoint } from './contacts/join-contact.ts';
import { assertVisible, isVisibleTo, type LeadViewer, maySeeLead } from './lead-scope.ts';
import { type OfficeClock, readOfficeClock } from './office-clock.ts';

const { contactPoints, enquiries, cities, postedProperties, projects, properties, users, enquiryEvents } = tables;

/** The query that every enquiry matches. */
export const ANY_ENQUIRY = EnquiryQuery.parse({});

function ofView(view: EnquiryQuery['view'], { staff, now, office }: LeadViewer): SQL | undefined {
  if (view === 'fake') return isNotNull(enquiries.fake);
  if (view === 'new') return eq(enquiries.status, 'new');
  if (view === 'mine')
    return and(eq(enquiries.assignedTo, staff.id), inArray(enquiries.status, [...OPEN_ENQUIRY_STATUSES]));
  if (view === 'overdue') {
    const noReply = and(
      eq(enquiries.status, 'new'),
      lte(enquiries.createdAt, office.lastArrivalDue(now)),
      isNull(enquiries.firstReplyAt),
    );
    return or(noReply, lte(enquiries.nextFollowUpAt, now));
  }
  return undefined;
}

type FilterColumn = 'assignedTo' | 'propertyId' | 'projectId' | 'postedPropertyId' | 'cityId' | 'sourceButton';

const equal = (column: FilterColumn, value: number | string | undefined) =>
  value === undefined ? undefined : eq(enquiries[column], value);

type ListingFilters = Pick<EnquiryQuery, 'property_id' | 'project_id' | 'posted_property_id'>;

export const isAboutListing = (query: ListingFilters): SQL | undefined =>
  and(
    equal('propertyId', query.property_id),
    equal('projectId', query.project_id),
    equal('postedPropertyId', query.posted_property_id),
  );

/** Fake ones have a view of their own, and are found by a search or by their id. */
const isShown = ({ ids, q, view }: EnquiryQuery): SQL | undefined =>
  view === 'fake' || q !== '' || ids ? undefined : isNull(enquiries.fake);

/** Conditions that an index serves. */
export const indexed = (query: EnquiryQuery, viewer: LeadViewer) =>
  and(
    isVisibleTo(viewer),
    isShown(query),
    isAboutListing(query),
    query.ids && inArray(enquiries.id, query.ids),
    ofView(query.view, viewer),
    query.status && eq(enquiries.status, query.status),
    equal('cityId', query.city_id),
    query.assigned_to === 'none' ? isNull(enquiries.assignedTo) : equal('assignedTo', query.assigned_to),
    equal('sourceButton', query.source),
  );

/** A complete address or number finds every enquiry of its person, however old; undefined if a text is neither. */
export async function findWholeContact(db: Db, text: string): Promise<SQL | undefined> {
  const point = readContactPoint(text);
  if (!point) return undefined;
  const found = await db
    .select({ id: contactPoints.contactId })
    .from(contactPoints)
    .where(matchesPoint([point]));
  const ids = found.map(({ id }) => id);
  const ofPerson = ids.length > 0 ? inArray(enquiries.contactId, ids) : undefined;
  if (point.kind === 'email') return or(eq(sql`lower(${enquiries.email})`, point.value), ofPerson);
  return or(eq(enquiries.phoneNumber, point.value.slice(point.value.indexOf(' ') + 1)), ofPerson);
}

async function existingContact(db: Db, text: string): Promise<SQL | undefined> {
  const contact = await findWholeContact(db, text);
  if (!contact) return undefined;
  const [existing] = await db.select({ id: enquiries.id }).from(enquiries).where(contact).limit(1);
  return existing && contact;
}

/** Selects the newest rows by index; free text is then matched only within them. */
export async function newestEnquiries(db: Db, query: EnquiryQuery, viewer: LeadViewer) {
  const contact = query.q === '' ? undefined : await existingContact(db, query.q);
  const found = db
    .select({
      id: enquiries.id,
      createdAt: enquiries.createdAt,
      fullName: enquiries.fullName,
      email: enquiries.email,
      phoneNumber: enquiries.phoneNumber,
      contactId: enquiries.contactId,
    })
    .from(enquiries)
    .where(and(indexed(query, viewer), contact))
    .orderBy(desc(enquiries.createdAt), enquiries.id)
    .limit(MAX_LISTED)
    .as('found');
  const digits = query.q.replaceAll(/[\s().+-]/g, '');
  const where =
    query.q === '' || contact
      ? undefined
      : or(
          contains(query.q, found.fullName, found.email),
          /^\d{3,}$/.test(digits) ? contains(digits, found.phoneNumber) : undefined,
        );
  return { found, where };
}

/** Returns the ids of the matching enquiries, newest first. */
export async function findEnquiries(
  db: Db,
  query: EnquiryQuery,
  viewer: LeadViewer,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const { found, where } = await newestEnquiries(db, query, viewer);
  const rows = await db
    .select({ id: found.id })
    .from(found)
    .where(where)
    .orderBy(desc(found.createdAt), found.id)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

export async function countEnquiries(db: Db, query: EnquiryQuery, viewer: LeadViewer): Promise<number> {
  const { found, where } = await newestEnquiries(db, query, viewer);
  const [all] = await db.select({ rows: count() }).from(found).where(where);
  return all?.rows ?? 0;
}

const columns = {
  id: enquiries.id,
  full_name: enquiries.fullName,
  email: enquiries.email,
  country_code: enquiries.countryCode,
  phone_number: enquiries.phoneNumber,
  message: enquiries.message,
  status: enquiries.status,
  lost_reason: enquiries.lostReason,
  fake: enquiries.fake,
  source_path: enquiries.sourcePath,
  source_button: enquiries.sourceButton,
  city: cities.name,
  property: { id: properties.id, slug: properties.slug, title: properties.title, status: properties.status },
  project: { id: projects.id, slug: projects.slug, title: projects.title, status: projects.status },
  posted: { id: postedProperties.id, city: postedProperties.city, isShown: postedProperties.isActive },
  assigned_to: { id: users.id, full_name: users.fullName },
  next_follow_up_at: enquiries.nextFollowUpAt,
  next_step: enquiries.nextStep,
  first_reply_at: enquiries.firstReplyAt,
  consentId: enquiries.consentId,
  contact_id: enquiries.contactId,
  createdAt: enquiries.createdAt,
};

const selectEnquiries = (db: Db | Tx) =>
  db
    .select(columns)
    .from(enquiries)
    .leftJoin(cities, eq(cities.id, enquiries.cityId))
    .leftJoin(properties, eq(properties.id, enquiries.propertyId))
    .leftJoin(projects, eq(projects.id, enquiries.projectId))
    .leftJoin(postedProperties, eq(postedProperties.id, enquiries.postedPropertyId))
    .leftJoin(users, eq(users.id, enquiries.assignedTo));

type Selected = Awaited<ReturnType<typeof selectEnquiries>>[number];

/** The title of the listing of an enquiry. */
export function toListingTitle({
  property,
  project,
  posted,
}: {
  property: { title: string } | null;
  project: { title: string } | null;
  posted: { city: string } | null;
}): string | null {
  if (posted) return `Posted property in ${posted.city}`;
  return (property ?? project)?.title ?? null;
}

function toListing({ property, project, posted }: Selected) {
  const title = toListingTitle({ property, project, posted }) ?? '';
  if (posted) {
    const path = posted.isShown ? listingPath('posted_property', posted.id) : null;
    return { kind: 'posted_property' as const, id: posted.id, title, path };
  }
  const kind = property ? 'property' : 'project';
  const found = property ?? project;
  if (!found) return null;
  const { id, slug, status } = found;
  return { kind, id, title, path: status === 'published' ? listingPath(kind, slug) : null } as const;
}

/** Whether nothing more is done with a lead. */
export const isOver = (status: EnquiryStatus): boolean => status === 'won' || status === 'lost';

const present = (row: Selected, now: Date, office: OfficeClock) => ({
  ...row,
  listing: toListing(row),
  reply_due_at: office.replyDueAt(row.createdAt),
  reply_minutes_left: row.first_reply_at || isOver(row.status) ? null : office.replyMinutesLeft(row.createdAt, now),
});

/** Returns enquiries as staff see them, newest first. */
export async function enquiryRows(db: Db | Tx, ids: number[], now: Date) {
  if (ids.length === 0) return [];
  const office = await readOfficeClock(db);
  const rows = await selectEnquiries(db)
    .where(inArray(enquiries.id, ids))
    .orderBy(desc(enquiries.createdAt), enquiries.id);
  return rows.map((row) => present(row, now, office));
}

export type EnquiryRow = Awaited<ReturnType<typeof enquiryRows>>[number];

const MAX_EARLIER = 50;
const MAX_EVENTS = 500;

export const enquiryNotFound = () => new DomainError('not_found', 'Enquiry not found');

type Contact = { channel: ContactChannel; outcome: ContactOutcome };

const getEvents = (db: Db, id: number) =>
  db
    .select({
      id: enquiryEvents.id,
      kind: enquiryEvents.kind,
      body: enquiryEvents.body,
      contact: sql<Contact | null>`case when ${enquiryEvents.data} ? 'outcome' then
        jsonb_build_object('channel', ${enquiryEvents.data} -> 'channel', 'outcome', ${enquiryEvents.data} -> 'outcome') end`,
      actor: { id: users.id, full_name: users.fullName },
      createdAt: enquiryEvents.createdAt,
    })
    .from(enquiryEvents)
    .leftJoin(users, eq(users.id, enquiryEvents.actorId))
    .where(eq(enquiryEvents.enquiryId, id))
    .orderBy(desc(enquiryEvents.id))
    .limit(MAX_EVENTS);

interface Earlier {
  /** Those that the viewer sees. */
  earlier: EnquiryRow[];
  /** Who has the others. */
  earlier_with: { id: number; full_name: string }[];
}

/** The same number with another country code belongs to another person. */
async function readEarlier(
  db: Db,
  { id, contact_id, email, country_code, phone_number, createdAt }: EnquiryRow,
  viewer: LeadViewer,
): Promise<Earlier> {
  const samePhone = and(eq(enquiries.phoneNumber, phone_number), eq(enquiries.countryCode, country_code));
  // Enquiries without an address have only that in common.
  const sameEmail = email === '' ? undefined : eq(sql`lower(${enquiries.email})`, email.toLowerCase());
  const samePerson = contact_id === null ? undefined : eq(enquiries.contactId, contact_id);
  const found = await db
    .select({ id: enquiries.id, owner: { id: users.id, full_name: users.fullName } })
    .from(enquiries)
    .leftJoin(users, eq(users.id, enquiries.assignedTo))
    .where(
      and(
        or(samePhone, sameEmail, samePerson),
        ne(enquiries.id, id),
        sql`${enquiries.createdAt} <= ${createdAt.toISOString()}`,
      ),
    )
    .orderBy(desc(enquiries.createdAt), enquiries.id)
    .limit(MAX_EARLIER);
  const isVisible = ({ owner }: (typeof found)[number]) => maySeeLead(viewer, owner && owner.id);
  const others = found.flatMap((row) => (isVisible(row) || !row.owner ? [] : [row.owner]));
  const ids = found.filter(isVisible).map((row) => row.id);
  return {
    earlier: await enquiryRows(db, ids, viewer.now),
    earlier_with: [...new Map(others.map((owner) => [owner.id, owner])).values()],
  };
}

/** Returns an enquiry with its history (newest first), its consent and the person's earlier enquiries. */
export async function readEnquiry(db: Db, id: number, viewer: LeadViewer) {
  const [row] = await enquiryRows(db, [id], viewer.now);
  if (!row) throw enquiryNotFound();
  await assertVisible(db, viewer, row.assigned_to && row.assigned_to.id);
  const [events, consent, earlier] = await Promise.all([
    getEvents(db, id),
    readConsent(db, row.consentId),
    readEarlier(db, row, viewer),
  ]);
  return { ...row, events, consent, ...earlier };
}
