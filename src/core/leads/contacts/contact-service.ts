import {
  type ContactChange,
  type ContactQuery,
  type NewLeadInput,
  type PublicApi,
  type Reading,
  readContactPoint,
  type SendHomesInput,
  type VisitChange,
  type VisitQuery,
} from '#contract';
import { and, eq, type Tx, tables } from '#db';
import { authorise, permitted } from '../../accounts/index.ts';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { type Actor, recordChange } from '../../records/index.ts';
import { addLead } from '../intake/add-lead.ts';
import { readLeadViewer } from '../lead-scope.ts';
import { listVisits } from '../visits/visit-queries.ts';
import { changeVisit, readVisitCalendar } from '../visits/visit-service.ts';
import { listContacts, lookUpContact, readContact, readVisibleContact } from './contact-queries.ts';
import { addPoints, lockPoints, matchesPoint } from './join-contact.ts';
import { findMatchingHomes, readWishes } from './matching-homes.ts';
import { sendHomes } from './send-homes.ts';
import { toStoredWishes } from './stored-wishes.ts';

const { contactPoints, contacts, enquiries } = tables;

/** The address of a question's option ends with the keys of the chosen places; the new one is the last. */
const getPlaceKey = (path: string): string =>
  new URL(path, 'https://site.invalid').searchParams.get('place')?.split(',').at(-1) ?? '';

const presentReading = (reading: Reading | undefined) => ({
  labels: reading?.labels ?? [],
  not_understood: reading?.not_understood ?? [],
  questions: (reading?.questions ?? []).map(({ text, options }) => ({
    text,
    options: options.map(({ name, note, path }) => ({ key: getPlaceKey(path), name, note })),
  })),
});

/** A changed contact as it is stored. */
async function toStored(
  api: PublicApi,
  before: typeof contacts.$inferSelect,
  { full_name: fullName, wishes, places, about }: ContactChange,
) {
  const isReworded = wishes !== undefined && wishes !== before.wishes;
  const next = {
    wishes: wishes ?? before.wishes,
    // Other words may name other places.
    places: places ?? (isReworded ? [] : before.places),
  };
  return { fullName: fullName ?? before.fullName, about: about ?? before.about, ...(await toStoredWishes(api, next)) };
}

/** Records that something was changed; what it was is about the person, and stays out of the history. */
const recordContact = (tx: Tx, actor: Actor, id: number, changed: string[]) =>
  recordChange(tx, actor, { action: 'update', entity: 'contact', id, after: { changed } });

/** Service for the people who enquired; throws unless the user may work on enquiries. */
export function contactService(ctx: Ctx, actor: Actor, api: PublicApi) {
  authorise(actor.staff, 'leads:see');
  const { db } = ctx;
  const { staff } = actor;
  const readViewer = (tx: Tx | typeof db = db) => readLeadViewer(tx, staff, ctx.now());

  const change = async (id: number, input: ContactChange): Promise<void> => {
    const { contact } = await readVisibleContact(db, id, await readViewer());
    const values = await toStored(api, contact, input);
    await db.transaction(async (tx) => {
      await tx.update(contacts).set(values).where(eq(contacts.id, id));
      await recordContact(tx, actor, id, Object.keys(input));
    });
  };

  const addPoint = (id: number, typed: string): Promise<void> =>
    db.transaction(async (tx) => {
      const point = readContactPoint(typed);
      if (!point) throw new DomainError('invalid', 'Please enter a full phone number or email address', 'value');
      await lockPoints(tx, [point]);
      await readVisibleContact(tx, id, await readViewer(tx));
      const [known] = await tx
        .select({ id: contactPoints.contactId })
        .from(contactPoints)
        .where(matchesPoint([point]));
      if (known && known.id !== id) throw new DomainError('conflict', 'Another contact has this', 'value');
      await addPoints(tx, id, [point], staff.id);
      await recordContact(tx, actor, id, [point.kind]);
    });

  const removePoint = (id: number, pointId: number): Promise<void> =>
    db.transaction(async (tx) => {
      await readVisibleContact(tx, id, await readViewer(tx));
      const [point] = await tx
        .select({ kind: contactPoints.kind, addedBy: contactPoints.addedBy })
        .from(contactPoints)
        .where(and(eq(contactPoints.id, pointId), eq(contactPoints.contactId, id)));
      if (!point) throw new DomainError('not_found', 'It is not there anymore');
      if (point.addedBy === null) throw new DomainError('conflict', 'This comes from an enquiry');
      await tx.delete(contactPoints).where(eq(contactPoints.id, pointId));
      await recordContact(tx, actor, id, [point.kind]);
    });

  /** Joins another person to this one. Both must be open to the user in full, because their enquiries move. */
  const merge = (id: number, otherId: number): Promise<void> =>
    db.transaction(async (tx) => {
      if (id === otherId) throw new DomainError('invalid', 'Choose another contact');
      const viewer = await readViewer(tx);
      const ids = [id, otherId].toSorted((one, other) => one - other);
      for (const each of ids)
        await tx.select({ id: contacts.id }).from(contacts).where(eq(contacts.id, each)).for('update');
      const [into, other] = [await readVisibleContact(tx, id, viewer), await readVisibleContact(tx, otherId, viewer)];
      if (other.visible.length < other.rows.length)
        throw new DomainError('forbidden', 'A colleague has enquiries of that contact');
      const { wishes, about, places, minBudget, maxBudget } = other.contact;
      await tx
        .update(enquiries)
        .set({ contactId: id, updatedAt: enquiries.updatedAt })
        .where(eq(enquiries.contactId, otherId));
      await tx.update(contactPoints).set({ contactId: id }).where(eq(contactPoints.contactId, otherId));
      await tx
        .update(contacts)
        .set({
          ...(into.contact.wishes === '' && { wishes, places, minBudget, maxBudget }),
          about: [into.contact.about, about].filter(Boolean).join('\n'),
        })
        .where(eq(contacts.id, id));
      await tx.delete(contacts).where(eq(contacts.id, otherId));
      await recordContact(tx, actor, id, ['merged']);
    });

  return {
    list: async (query: ContactQuery) => listContacts(db, query, await readViewer()),
    async lookUp(typed: string) {
      const point = readContactPoint(typed);
      return { contact: point ? await lookUpContact(db, [point], await readViewer()) : null };
    },
    async read(id: number) {
      const contact = await readContact(db, id, await readViewer());
      return { ...contact, reading: presentReading(await readWishes(api, contact)) };
    },
    async homes(id: number) {
      const { contact, visible } = await readVisibleContact(db, id, await readViewer());
      return findMatchingHomes(db, api, { ...contact, enquiries: visible });
    },
    change: permitted(staff, 'leads:change', change),
    addPoint: permitted(staff, 'leads:change', addPoint),
    removePoint: permitted(staff, 'leads:change', removePoint),
    merge: permitted(staff, 'leads:change', merge),
    addLead: permitted(staff, 'leads:change', (input: NewLeadInput) => addLead(ctx, actor, api, input)),
    sendHomes: permitted(staff, 'leads:change', (enquiryId: number, input: SendHomesInput) =>
      sendHomes(ctx, actor, api, enquiryId, input),
    ),
    visits: async (query: VisitQuery) => ({ visits: await listVisits(db, query, await readViewer()) }),
    changeVisit: permitted(staff, 'leads:change', (id: number, input: VisitChange) =>
      changeVisit(ctx, actor, id, input),
    ),
    visitCalendar: async (id: number) => readVisitCalendar(ctx, id, await readViewer()),
  };
}

export type ContactService = ReturnType<typeof contactService>;
