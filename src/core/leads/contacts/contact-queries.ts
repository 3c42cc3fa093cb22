import type { ContactQuery } from '#contract';
import { and, countDistinct, type Db, desc, eq, inArray, isNotNull, max, ne, sql, type Tx, tables } from '#db';
import { DomainError } from '../../errors.ts';
import { totals, toWindow } from '../../paging.ts';
import { ANY_ENQUIRY, newestEnquiries, toListingTitle } from '../enquiry-queries.ts';
import { isVisibleTo, type LeadViewer, maySeeLead } from '../lead-scope.ts';
import { visitRows } from '../visits/visit-queries.ts';
import { matchesPoint, toPoints } from './join-contact.ts';

const { contactPoints, contacts, enquiries, postedProperties, projects, properties, users } = tables;

/** Far more than a person has. */
const MAX_ENQUIRIES = 200;

const contactNotFound = () => new DomainError('not_found', 'Contact not found');

const enquiryColumns = {
  id: enquiries.id,
  contactId: enquiries.contactId,
  propertyId: enquiries.propertyId,
  projectId: enquiries.projectId,
  email: enquiries.email,
  countryCode: enquiries.countryCode,
  phoneNumber: enquiries.phoneNumber,
  message: enquiries.message,
  status: enquiries.status,
  fake: enquiries.fake,
  source_path: enquiries.sourcePath,
  source_button: enquiries.sourceButton,
  property: { title: properties.title },
  project: { title: projects.title },
  posted: { city: postedProperties.city },
  assigned_to: { id: users.id, full_name: users.fullName },
  createdAt: enquiries.createdAt,
};

const selectEnquiriesByContact = (db: Db | Tx, contactIds: number[]) =>
  db
    .select(enquiryColumns)
    .from(enquiries)
    .leftJoin(properties, eq(properties.id, enquiries.propertyId))
    .leftJoin(projects, eq(projects.id, enquiries.projectId))
    .leftJoin(postedProperties, eq(postedProperties.id, enquiries.postedPropertyId))
    .leftJoin(users, eq(users.id, enquiries.assignedTo))
    .where(inArray(enquiries.contactId, contactIds))
    .orderBy(desc(enquiries.createdAt), enquiries.id)
    .limit(MAX_ENQUIRIES * contactIds.length);

type ContactEnquiry = Awaited<ReturnType<typeof selectEnquiriesByContact>>[number];

const isVisible =
  (viewer: LeadViewer) =>
  ({ assigned_to }: ContactEnquiry): boolean =>
    maySeeLead(viewer, assigned_to && assigned_to.id);

const getValues = (rows: ContactEnquiry[], kind: 'phone' | 'email'): string[] => [
  ...new Set(rows.flatMap(toPoints).flatMap((point) => (point.kind === kind ? [point.value] : []))),
];

/** People by their newest enquiry that the viewer sees. */
async function findPeople(db: Db, query: ContactQuery, viewer: LeadViewer) {
  const { found, where } = await newestEnquiries(db, { ...ANY_ENQUIRY, ...query }, viewer);
  return { found, where: and(where, isNotNull(found.contactId)) };
}

/** The people whose enquiries the viewer sees, with what those say. */
export async function listContacts(db: Db, query: ContactQuery, viewer: LeadViewer) {
  const { found, where } = await findPeople(db, query, viewer);
  const { limit, offset } = toWindow(query);
  const last = max(found.createdAt);
  const [page, [all]] = await Promise.all([
    db
      .select({ id: found.contactId })
      .from(found)
      .where(where)
      .groupBy(found.contactId)
      .orderBy(desc(last), desc(found.contactId))
      .limit(limit)
      .offset(offset),
    db
      .select({ people: countDistinct(found.contactId) })
      .from(found)
      .where(where),
  ]);
  const ids = page.flatMap(({ id }) => id ?? []);
  const [people, rows] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          db.select().from(contacts).where(inArray(contacts.id, ids)),
          selectEnquiriesByContact(db, ids).then((each) => each.filter(isVisible(viewer))),
        ]);
  const list = ids.flatMap((id) => {
    const person = people.find((each) => each.id === id);
    const own = rows.filter(({ contactId }) => contactId === id);
    const [newest] = own;
    if (!person || !newest) return [];
    const { fullName, wishes, minBudget, maxBudget } = person;
    return {
      id,
      full_name: fullName,
      phones: getValues(own, 'phone'),
      emails: getValues(own, 'email'),
      wishes,
      min_budget: minBudget,
      max_budget: maxBudget,
      enquiries: own.length,
      last_enquiry_at: newest.createdAt,
      assigned_to: newest.assigned_to,
    };
  });
  return { contacts: list, ...totals(all?.people ?? 0, query.size) };
}

/** A person and the enquiries that the viewer sees; throws if there are none. */
export async function readVisibleContact(db: Db | Tx, id: number, viewer: LeadViewer) {
  const [[contact], rows] = await Promise.all([
    db.select().from(contacts).where(eq(contacts.id, id)),
    selectEnquiriesByContact(db, [id]),
  ]);
  if (!contact) throw contactNotFound();
  const visible = rows.filter(isVisible(viewer));
  if (visible.length === 0) throw new DomainError('forbidden', 'The enquiries of this person are with colleagues');
  return { contact, visible, rows };
}

/** Other people who have a number or an address that these enquiries name. */
async function readPerhapsSame(db: Db, contactId: number, rows: ContactEnquiry[], viewer: LeadViewer) {
  const seen = db
    .select({ one: sql`1` })
    .from(enquiries)
    .where(and(eq(enquiries.contactId, contacts.id), isVisibleTo(viewer)));
  return db
    .selectDistinct({ id: contacts.id, full_name: contacts.fullName })
    .from(contactPoints)
    .innerJoin(contacts, eq(contacts.id, contactPoints.contactId))
    .where(and(matchesPoint(rows.flatMap(toPoints)), ne(contacts.id, contactId), sql`exists ${seen}`))
    .limit(MAX_ENQUIRIES);
}

/** A person with everything that the viewer may see; numbers from the leads of colleagues are not shown. */
export async function readContact(db: Db, id: number, viewer: LeadViewer) {
  const { contact, visible, rows } = await readVisibleContact(db, id, viewer);
  const [points, visits, perhaps_same] = await Promise.all([
    db.select().from(contactPoints).where(eq(contactPoints.contactId, id)).orderBy(contactPoints.id),
    visitRows(
      db,
      inArray(
        tables.visits.enquiryId,
        visible.map((row) => row.id),
      ),
    ),
    readPerhapsSame(db, id, visible, viewer),
  ]);
  const known = new Set(visible.flatMap(toPoints).map(({ value }) => value));
  const others = rows.flatMap((row) => (isVisible(viewer)(row) || !row.assigned_to ? [] : [row.assigned_to]));
  return {
    id,
    full_name: contact.fullName,
    wishes: contact.wishes,
    places: contact.places,
    about: contact.about,
    points: points.flatMap(({ id: pointId, kind, value, addedBy }) =>
      addedBy !== null || known.has(value) ? [{ id: pointId, kind, value, is_added: addedBy !== null }] : [],
    ),
    enquiries: visible.map((row) => ({
      id: row.id,
      message: row.message,
      status: row.status,
      fake: row.fake,
      listing: toListingTitle(row),
      source_path: row.source_path,
      source_button: row.source_button,
      assigned_to: row.assigned_to,
      createdAt: row.createdAt,
    })),
    others_with: [...new Map(others.map((owner) => [owner.id, owner])).values()],
    visits,
    perhaps_same,
  };
}

/** Who has a number or an address, for a lead that is being entered: the name only if the viewer sees an enquiry. */
export async function lookUpContact(db: Db, points: Parameters<typeof matchesPoint>[0], viewer: LeadViewer) {
  const [point] = await db
    .select({ id: contactPoints.contactId })
    .from(contactPoints)
    .where(matchesPoint(points))
    .limit(1);
  if (!point) return null;
  const [[contact], rows] = await Promise.all([
    db.select({ fullName: contacts.fullName }).from(contacts).where(eq(contacts.id, point.id)),
    selectEnquiriesByContact(db, [point.id]),
  ]);
  const visible = rows.filter(isVisible(viewer));
  const owners = rows.flatMap(({ assigned_to }) => assigned_to ?? []);
  return {
    id: visible.length > 0 ? point.id : null,
    full_name: visible.length > 0 && contact ? contact.fullName : null,
    enquiries: rows.length,
    last_enquiry_at: rows[0]?.createdAt ?? null,
    with: [...new Map(owners.map((owner) => [owner.id, owner])).values()],
  };
}
