import {
  type ContactPoint,
  type EnquiryStatus,
  OPEN_ENQUIRY_STATUSES,
  type PhoneNumber,
  toPhonePoint,
} from '#contract';
import { dayText, startOfIndiaDay } from '#contract/india-time.ts';
import { and, type Db, eq, inArray, sql, type Tx, tables } from '#db';
import type { Ctx } from '../../context.ts';
import type { Actor } from '../../records/index.ts';
import { assignEnquiry } from '../assignment.ts';
import { addPoints, lockPoints, toPoints } from '../contacts/join-contact.ts';
import type { toStoredWishes } from '../contacts/stored-wishes.ts';
import type { LeadViewer } from '../lead-scope.ts';
import type { NamedListing } from './find-listing.ts';
import { type Judgement, type KnownLead, toListingKey } from './judge-lead.ts';
import { storeLead } from './store-lead.ts';

const { contactPoints, contacts, enquiries, enquiryEvents, importLeads } = tables;

/** A row of a sheet of leads. */
export interface SheetLead {
  /** The same whenever the same row is imported. */
  key: string;
  fullName: string;
  /** The first is the number of the lead, the others are added to its person. */
  phones: [PhoneNumber, ...PhoneNumber[]];
  email: string;
  message: string;
  /** What staff wrote in the sheet. */
  remarks: string;
  source: string;
  /** An ISO date. */
  receivedOn: string | undefined;
  listing: NamedListing | undefined;
  cityId: number | null;
  assignedTo: { id: number; name: string } | undefined;
  status: EnquiryStatus;
  /** What a new person looks for. */
  wishes: Awaited<ReturnType<typeof toStoredWishes>> | undefined;
}

/** The import that a row belongs to. */
export interface SheetImport {
  id: number;
  fileName: string;
  actor: Actor;
  viewer: LeadViewer;
}

const toPhone = ({ phones }: SheetLead) => ({
  countryCode: phones[0].country_code,
  phoneNumber: phones[0].phone_number,
});

/** What finds the person of a lead, the number first. */
export const toLeadPoints = (lead: SheetLead): ContactPoint[] => toPoints({ email: lead.email, ...toPhone(lead) });

const isOpen = (status: EnquiryStatus): boolean => OPEN_ENQUIRY_STATUSES.some((open) => open === status);

/** The people who have these numbers and addresses, by those. */
async function readPeople(db: Db | Tx, points: ContactPoint[]): Promise<ReadonlyMap<string, number>> {
  if (points.length === 0) return new Map();
  const values = [...new Set(points.map(({ value }) => value))];
  const rows = await db
    .select({ value: contactPoints.value, contactId: contactPoints.contactId })
    .from(contactPoints)
    .where(and(inArray(contactPoints.kind, ['phone', 'email']), inArray(contactPoints.value, values)));
  return new Map(rows.map(({ value, contactId }) => [value, contactId]));
}

/** Returns a function that says which leads the person of a row has. */
export async function readKnownLeads(
  db: Db | Tx,
  leads: SheetLead[],
  importId: number,
): Promise<(lead: SheetLead) => KnownLead[]> {
  const people = await readPeople(db, leads.flatMap(toLeadPoints));
  const ids = [...new Set(people.values())];
  const noted = sql<string[]>`array(select ${enquiryEvents.data} ->> 'import_key' from ${enquiryEvents}
    where ${enquiryEvents.enquiryId} = ${enquiries.id} and ${enquiryEvents.data} ->> 'import_key' is not null)`;
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({
            id: enquiries.id,
            contactId: enquiries.contactId,
            key: enquiries.submissionKey,
            noted,
            status: enquiries.status,
            propertyId: enquiries.propertyId,
            projectId: enquiries.projectId,
            postedPropertyId: enquiries.postedPropertyId,
            assignedTo: enquiries.assignedTo,
            importedBy: importLeads.importId,
          })
          .from(enquiries)
          .leftJoin(
            importLeads,
            and(
              eq(importLeads.enquiryId, enquiries.id),
              eq(importLeads.importId, importId),
              eq(importLeads.outcome, 'added'),
            ),
          )
          .where(inArray(enquiries.contactId, ids));
  const known = Map.groupBy(rows, ({ contactId }) => contactId);
  return (lead) => {
    const contactId = toLeadPoints(lead).flatMap(({ value }) => people.get(value) ?? [])[0];
    return (known.get(contactId ?? 0) ?? []).map((row) => ({
      id: row.id,
      keys: new Set([row.key, ...row.noted]),
      listing: toListingKey(row),
      isOpen: isOpen(row.status),
      isOfSheet: row.importedBy !== null,
      assignedTo: row.assignedTo,
    }));
  };
}

/** Locks the people of a batch at once, so that an enquiry that arrives meanwhile never waits for them crosswise. */
export const lockPeople = (tx: Tx, leads: SheetLead[]): Promise<void> =>
  lockPoints(
    tx,
    leads.flatMap((lead) => [...toLeadPoints(lead), ...lead.phones.slice(1).map(toPhonePoint)]),
  );

/** A lead that was contacted keeps its date, without a reply time to measure; the clock of another starts now. */
function getProgress({ status, receivedOn }: SheetLead, now: Date) {
  if (status === 'new') return { status, firstReplyAt: null, createdAt: now };
  const createdAt = receivedOn === undefined ? now : startOfIndiaDay(receivedOn);
  const lostReason = status === 'lost' ? 'Lost before the import' : null;
  return { status, lostReason, firstReplyAt: createdAt, createdAt };
}

const describeOrigin = ({ receivedOn }: SheetLead, { fileName }: SheetImport): string =>
  `${fileName}${receivedOn === undefined ? '' : `, received on ${dayText(receivedOn)}`}`;

/** Adds the further numbers of a row to its person, unless they are those of another one. */
async function addFurtherPoints(tx: Tx, lead: SheetLead, contactId: number, { actor }: SheetImport): Promise<void> {
  const [, ...others] = lead.phones;
  await addPoints(tx, contactId, [...toLeadPoints(lead), ...others.map(toPhonePoint)], actor.staff.id);
}

async function assign(ctx: Ctx, tx: Tx, id: number, { assignedTo, cityId, status }: SheetLead, actor: Actor) {
  if (assignedTo === undefined) {
    if (isOpen(status)) await assignEnquiry(ctx, tx, { id, cityId });
    return;
  }
  await tx.update(enquiries).set({ assignedTo: assignedTo.id }).where(eq(enquiries.id, id));
  await tx.insert(enquiryEvents).values({
    enquiryId: id,
    actorId: actor.staff.id,
    kind: 'assignment',
    body: `Assigned to ${assignedTo.name} by the imported sheet`,
    data: { from: null, to: assignedTo.id },
    createdAt: ctx.now(),
  });
}

/** Stores a row as a new lead; returns its id. */
async function addLead(ctx: Ctx, tx: Tx, sheet: SheetImport, lead: SheetLead): Promise<number> {
  const { listing, wishes, remarks, phones, key, ...values } = lead;
  const { id, contactId, isKnown, isFake } = await storeLead(ctx, tx, {
    ...values,
    phone: `${phones[0].country_code} ${phones[0].phone_number}`,
    reference: listing?.reference,
    submissionKey: key,
    progress: getProgress(lead, ctx.now()),
  });
  await addFurtherPoints(tx, lead, contactId, sheet);
  if (wishes && !isKnown)
    await tx
      .update(contacts)
      .set(wishes)
      .where(and(eq(contacts.id, contactId), eq(contacts.wishes, '')));
  const note = { enquiryId: id, actorId: sheet.actor.staff.id, kind: 'note' as const, createdAt: ctx.now() };
  const bodies = [`Imported from ${describeOrigin(lead, sheet)}`, ...(remarks === '' ? [] : [remarks])];
  await tx.insert(enquiryEvents).values(bodies.map((body) => ({ ...note, body, data: { is_contact: false } })));
  if (!isFake) await assign(ctx, tx, id, lead, sheet.actor);
  return id;
}

/** Keeps what a row says as a note on the lead that it belongs to. */
async function noteOnLead(ctx: Ctx, tx: Tx, sheet: SheetImport, lead: SheetLead, enquiryId: number): Promise<void> {
  const body = [`Again in ${describeOrigin(lead, sheet)}`, lead.message, lead.remarks].filter(Boolean).join('\n');
  await tx.insert(enquiryEvents).values({
    enquiryId,
    actorId: sheet.actor.staff.id,
    kind: 'note',
    body,
    data: { is_contact: false, import_key: lead.key },
    createdAt: ctx.now(),
  });
  const [known] = await tx
    .select({ contactId: enquiries.contactId })
    .from(enquiries)
    .where(eq(enquiries.id, enquiryId));
  if (known?.contactId) await addFurtherPoints(tx, lead, known.contactId, sheet);
}

/** Does with a row what was judged; returns the lead that it became or belongs to. */
export async function storeSheetLead(
  ctx: Ctx,
  tx: Tx,
  sheet: SheetImport,
  lead: SheetLead,
  { outcome, id, isStored }: Judgement,
): Promise<number | null> {
  if (outcome === 'added') return addLead(ctx, tx, sheet, lead);
  if (id !== null && outcome !== 'colleague' && !isStored) await noteOnLead(ctx, tx, sheet, lead, id);
  return id;
}
