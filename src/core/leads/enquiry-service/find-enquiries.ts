import { type EnquiryQuery, MAX_PAGE, nationalNumber, PAGE_SIZE, type StaffMember } from '#contract';
import { and, count, type Db, desc, eq, inArray, isNull, lte, or, type SQL, sql, tables } from '#db';
import { contains } from '../../records/index.ts';
import { lastArrivalDue } from '../office-hours.ts';

const { enquiries } = tables;

/** No page and no search goes beyond these rows, so the cost does not grow with the table. */
export const MAX_LISTED = MAX_PAGE * PAGE_SIZE;

const OPEN = ['new', 'contacted', 'visit_planned', 'visited', 'negotiating'] as const;

export interface EnquiryViewer {
  staff: StaffMember;
  now: Date;
}

function ofView(view: EnquiryQuery['view'], { staff, now }: EnquiryViewer): SQL | undefined {
  if (view === 'new') return eq(enquiries.status, 'new');
  if (view === 'mine') return and(eq(enquiries.assignedTo, staff.id), inArray(enquiries.status, [...OPEN]));
  if (view === 'overdue') {
    const noReply = and(
      eq(enquiries.status, 'new'),
      lte(enquiries.createdAt, lastArrivalDue(now)),
      isNull(enquiries.firstReplyAt),
    );
    return or(noReply, lte(enquiries.nextFollowUpAt, now));
  }
  return undefined;
}

type Place = 'propertyId' | 'projectId' | 'postedPropertyId' | 'cityId' | 'sourceButton';

const equal = (place: Place, value: number | string | undefined) =>
  value === undefined ? undefined : eq(enquiries[place], value);

/** Conditions that an index serves. */
const indexed = (query: EnquiryQuery, viewer: EnquiryViewer) =>
  and(
    ofView(query.view, viewer),
    query.status && eq(enquiries.status, query.status),
    equal('propertyId', query.property_id),
    equal('projectId', query.project_id),
    equal('postedPropertyId', query.posted_property_id),
    equal('cityId', query.city_id),
    equal('sourceButton', query.source),
  );

/** A complete address or number is found however old the enquiry is. */
function wholeContact(text: string): SQL | undefined {
  const number = nationalNumber('+91', text);
  return or(
    text.includes('@') ? eq(sql`lower(${enquiries.email})`, text.toLowerCase()) : undefined,
    number === undefined ? undefined : eq(enquiries.phoneNumber, number),
  );
}

async function existingContact(db: Db, text: string): Promise<SQL | undefined> {
  const contact = wholeContact(text);
  if (!contact) return undefined;
  const [existing] = await db.select({ id: enquiries.id }).from(enquiries).where(contact).limit(1);
  return existing && contact;
}

/** Selects the newest rows by index; free text is then matched only within them. */
async function newest(db: Db, query: EnquiryQuery, viewer: EnquiryViewer) {
  const contact = query.q === '' ? undefined : await existingContact(db, query.q);
  const found = db
    .select({
      id: enquiries.id,
      createdAt: enquiries.createdAt,
      fullName: enquiries.fullName,
      email: enquiries.email,
      phoneNumber: enquiries.phoneNumber,
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
  viewer: EnquiryViewer,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const { found, where } = await newest(db, query, viewer);
  const rows = await db
    .select({ id: found.id })
    .from(found)
    .where(where)
    .orderBy(desc(found.createdAt), found.id)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

export async function countEnquiries(db: Db, query: EnquiryQuery, viewer: EnquiryViewer): Promise<number> {
  const { found, where } = await newest(db, query, viewer);
  const [all] = await db.select({ rows: count() }).from(found).where(where);
  return all?.rows ?? 0;
}
