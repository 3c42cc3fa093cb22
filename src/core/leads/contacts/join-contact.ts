import { type ContactPoint, toPhonePoint } from '#contract';
import { and, eq, inArray, or, type SQL, sql, type Tx, tables } from '#db';

const { contactPoints, contacts } = tables;

interface Person {
  fullName: string;
  email: string;
  countryCode: string;
  phoneNumber: string;
}

/** The phone number and the email address of an enquiry as contacts have them. */
export function toPoints({ email, countryCode, phoneNumber }: Omit<Person, 'fullName'>): ContactPoint[] {
  return [
    ...(phoneNumber ? [toPhonePoint({ country_code: countryCode, phone_number: phoneNumber })] : []),
    ...(email ? [{ kind: 'email' as const, value: email.toLowerCase() }] : []),
  ];
}

export const matchesPoint = (points: ContactPoint[]): SQL | undefined =>
  or(sql`false`, ...points.map(({ kind, value }) => and(eq(contactPoints.kind, kind), eq(contactPoints.value, value))));

/** Serialises changes of the people who have these numbers and addresses. Sorted, so that two of them never deadlock. */
export async function lockPoints(tx: Tx, points: ContactPoint[]): Promise<void> {
  const keys = points.map(({ kind, value }) => `contact ${kind} ${value}`).toSorted();
  for (const each of keys) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${each}, 0))`);
}

/** Stores numbers and addresses of a person; those of another person stay with them. */
export async function addPoints(tx: Tx, contactId: number, points: ContactPoint[], addedBy?: number): Promise<void> {
  if (points.length === 0) return;
  await tx
    .insert(contactPoints)
    .values(points.map((point) => ({ ...point, contactId, addedBy })))
    .onConflictDoNothing();
}

/**
 * Returns the person of an enquiry: who has its phone number, or else its email address, or a new one. The number counts
 * first, because families share addresses less often than forms are filled in for another person.
 */
export async function joinContact(tx: Tx, person: Person): Promise<number> {
  const points = toPoints(person);
  await lockPoints(tx, points);
  const known = await tx
    .select({ contactId: contactPoints.contactId, kind: contactPoints.kind })
    .from(contactPoints)
    .where(matchesPoint(points));
  const found = known.find(({ kind }) => kind === 'phone') ?? known[0];
  const contactId = found?.contactId ?? (await addContact(tx, person.fullName));
  await addPoints(tx, contactId, points);
  return contactId;
}

async function addContact(tx: Tx, fullName: string): Promise<number> {
  const [added] = await tx.insert(contacts).values({ fullName }).returning({ id: contacts.id });
  if (!added) throw new Error('the contact was not stored');
  return added.id;
}

/** Deletes people without enquiries, and the numbers and addresses that only erased enquiries had. */
export async function forgetContacts(tx: Tx, contactIds: number[]): Promise<void> {
  if (contactIds.length === 0) return;
  const { enquiries } = tables;
  const remaining = tx.select({ one: sql`1` }).from(enquiries).where(eq(enquiries.contactId, contacts.id));
  await tx.delete(contacts).where(and(inArray(contacts.id, contactIds), sql`not exists ${remaining}`));
  const used = sql`exists (select from ${enquiries} e where e.contact_id = ${contactPoints.contactId}
    and ${contactPoints.value} in (e.country_code || ' ' || e.phone_number, lower(e.email)))`;
  await tx
    .delete(contactPoints)
    .where(and(inArray(contactPoints.contactId, contactIds), sql`${contactPoints.addedBy} is null`, sql`not ${used}`));
}

/** Removes what we know of the people with these numbers and addresses, beside the enquiries that the law keeps. */
export async function forgetWishes(tx: Tx, points: ContactPoint[]): Promise<void> {
  const people = await tx
    .selectDistinct({ id: contactPoints.contactId })
    .from(contactPoints)
    .where(matchesPoint(points));
  if (people.length === 0) return;
  const ids = people.map(({ id }) => id);
  await tx
    .update(contacts)
    .set({ wishes: '', places: [], about: '', minBudget: null, maxBudget: null })
    .where(inArray(contacts.id, ids));
  await tx.delete(contactPoints).where(matchesPoint(points));
}
