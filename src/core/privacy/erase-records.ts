import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql, type Tx, tables } from '#db';
import { forgetRows } from '../bulk-changes/index.ts';
import { enqueuePurge } from '../cache-purges/index.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { releaseMedia } from '../files.ts';
import { eraseAuditValues } from '../history/index.ts';
import { forgetSheetRows } from '../imports/index.ts';
import { forgetBlocks, forgetContacts, forgetLeadMails, forgetWishes } from '../leads/index.ts';
import { removePostingProperty } from '../postings/index.ts';
import { type Actor, recordChange } from '../records/index.ts';
import { addToLedger, applyLedger } from './erasure-ledger.ts';
import {
  type Contacts,
  findHeldMails,
  findHeldRecords,
  getEmailAddresses,
  type HeldRecords,
  readContacts,
  toContactPoints,
} from './held-records.ts';

const {
  auditEntries,
  consents,
  enquiries,
  jobApplications,
  mails,
  postedProperties,
  postedPropertyImages: images,
  subscribers,
} = tables;

/** Entity names in the audit log for records about people who are not staff. */
const ENTITIES: Record<keyof HeldRecords, string> = {
  enquiries: 'enquiry',
  applications: 'application',
  postings: 'post-property',
  subscriptions: 'subscribers',
};

type Held = keyof HeldRecords;
const KINDS = Object.keys(ENTITIES) as Held[];

/** Number of erased records by kind. */
type ErasedCounts = Record<Held | 'mails' | 'files' | 'consents' | 'history', number>;

/** Matches the audit entries about these records. */
export const toHistoryCondition = (held: HeldRecords) => {
  const about = KINDS.filter((kind) => held[kind].length > 0).map((kind) =>
    and(eq(auditEntries.entity, ENTITIES[kind]), inArray(auditEntries.entityId, held[kind].map(String))),
  );
  return about.length === 0 ? sql`false` : sql`(${sql.join(about, sql` or `)})`;
};

/** The audit log still shows that something was changed, when and by whom, but not the values. */
async function redactHistory(tx: Tx, held: HeldRecords): Promise<number> {
  const entries = await tx.select({ id: auditEntries.id }).from(auditEntries).where(toHistoryCondition(held));
  return eraseAuditValues(
    tx,
    entries.map(({ id }) => id),
  );
}

/** Also deletes the jobs that send them, because an error from the mail server can contain the address. */
async function eraseMails(ctx: Ctx, tx: Tx, ids: number[]): Promise<number> {
  if (ids.length === 0) return 0;
  await tx.delete(mails).where(inArray(mails.id, ids));
  await ctx.jobs.deleteJobs(
    tx,
    'mail.send',
    ids.map((mailId) => ({ mailId })),
  );
  return ids.length;
}

/** A consent stays as an anonymous record; IP address and user agent are removed. */
async function redactConsents(ctx: Ctx, tx: Tx, ids: number[]): Promise<number> {
  if (ids.length === 0) return 0;
  await tx
    .update(consents)
    .set({ ip: null, userAgent: null, withdrawnAt: sql`coalesce(${consents.withdrawnAt}, ${ctx.now()})` })
    .where(inArray(consents.id, ids));
  return ids.length;
}

/** Deletes the rows and returns the ids of their consents and files; dependent rows are deleted by cascade. */
async function deleteRows(tx: Tx, held: HeldRecords): Promise<{ consentIds: number[]; fileIds: number[] }> {
  const consentIds: number[] = [];
  const fileIds: number[] = [];
  if (held.postings.length > 0) {
    const shown = await tx
      .select({ id: images.mediaId })
      .from(images)
      .where(inArray(images.postedPropertyId, held.postings));
    fileIds.push(...shown.map(({ id }) => id));
  }
  if (held.applications.length > 0) {
    const gone = await tx
      .delete(jobApplications)
      .where(inArray(jobApplications.id, held.applications))
      .returning({ consentId: jobApplications.consentId, fileId: jobApplications.fileId });
    consentIds.push(...gone.map(({ consentId }) => consentId));
    fileIds.push(...gone.map(({ fileId }) => fileId));
  }
  const others = [
    { table: enquiries, ids: held.enquiries },
    { table: postedProperties, ids: held.postings },
    { table: subscribers, ids: held.subscriptions },
  ];
  const people =
    held.enquiries.length === 0
      ? []
      : await tx
          .selectDistinct({ id: enquiries.contactId })
          .from(enquiries)
          .where(inArray(enquiries.id, held.enquiries));
  for (const { table, ids } of others) {
    if (ids.length === 0) continue;
    const gone = await tx.delete(table).where(inArray(table.id, ids)).returning({ consentId: table.consentId });
    consentIds.push(...gone.map(({ consentId }) => consentId));
  }
  await forgetContacts(
    tx,
    people.flatMap(({ id }) => id ?? []),
  );
  return { consentIds, fileIds };
}

/**
 * Erases records about people with every copy of their values: notes and events, visits and wishes, what changes of many
 * rows remember, emails and delivery errors, pictures and documents, values in the audit log, and the origin of consents. A job that commits with the rest removes the
 * files. Only counts remain.
 */
export async function eraseRecords(ctx: Ctx, tx: Tx, held: HeldRecords, emails?: string[]): Promise<ErasedCounts> {
  const mailIds = await findHeldMails(tx, held, emails);
  for (const id of held.postings) await removePostingProperty(tx, id);
  await forgetRows(tx, 'enquiry', held.enquiries);
  const { consentIds, fileIds } = await deleteRows(tx, held);
  for (const id of held.postings) await enqueuePurge(tx, { action: 'erase', entity: 'post-property', id });
  return {
    enquiries: held.enquiries.length,
    applications: held.applications.length,
    postings: held.postings.length,
    subscriptions: held.subscriptions.length,
    mails: await eraseMails(ctx, tx, mailIds),
    files: await releaseMedia(ctx, tx, fileIds),
    consents: await redactConsents(ctx, tx, consentIds),
    history: await redactHistory(tx, held),
  };
}

interface Erasure {
  contacts: Contacts;
  held: HeldRecords;
  /** Whether further records of the person are kept, with the emails about them. */
  keepsTransactions: boolean;
}

/**
 * Erases records of a person. The audit log records who did it and how many there were, under a random reference
 * instead of a name. Without an actor, the person did it.
 */
export async function eraseHeld(
  ctx: Ctx,
  tx: Tx,
  actor: Actor | undefined,
  { contacts, held, keepsTransactions }: Erasure,
): Promise<{ reference: string; erased: ErasedCounts }> {
  const addresses = keepsTransactions ? undefined : await getEmailAddresses(tx, held, contacts.emails);
  await forgetWishes(tx, toContactPoints(contacts));
  const numbers = contacts.phones.map(({ number }) => number);
  await forgetSheetRows(ctx, tx, { emails: contacts.emails, numbers });
  await forgetLeadMails(tx, { emails: contacts.emails, numbers });
  const blocks = await forgetBlocks(tx, toContactPoints(contacts));
  const erased = await eraseRecords(ctx, tx, held, addresses);
  if (blocks === 0 && Object.values(erased).every((count) => count === 0))
    throw new DomainError('not_found', 'We hold no data under these contacts');
  const reference = randomUUID();
  await addToLedger(ctx, reference, contacts, keepsTransactions);
  await recordChange(tx, actor, { action: 'erase', entity: 'person', id: reference, after: erased });
  return { reference, erased };
}

/** Erases all data about a person in one transaction; a job removes their files. */
export const erasePerson = (
  ctx: Ctx,
  actor: Actor,
  typed: string[],
): Promise<{ reference: string; erased: ErasedCounts }> =>
  ctx.db.transaction(async (tx) => {
    const contacts = readContacts(typed);
    const held = await findHeldRecords(tx, contacts);
    return eraseHeld(ctx, tx, actor, { contacts, held, keepsTransactions: false });
  });

/** Repeats the erasures that a restored database does not know; to be run before the site opens. */
export async function repeatErasures(ctx: Ctx): Promise<{ people: number; records: number }> {
  const repeated = await applyLedger(ctx, {
    records: (tx, held) => eraseRecords(ctx, tx, held),
    mails: (tx, ids) => eraseMails(ctx, tx, ids),
  });
  if (repeated.records > 0)
    await ctx.db.transaction((tx) =>
      recordChange(tx, undefined, { action: 'erase', entity: 'person', id: randomUUID(), after: repeated }),
    );
  return repeated;
}
