import { buffer } from 'node:stream/consumers';
import { type AnyPgColumn, type Db, eq, inArray, type PgTable, sql, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { type Actor, recordChange } from '../records/index.ts';
import { readContacts, shownContacts } from './contacts.ts';
import { toHistoryCondition } from './erase-records.ts';
import { findHeldMails, getEmailAddresses } from './held-mails.ts';
import { findHeldRecords, type HeldRecords } from './held-records.ts';
import { getConsents } from './person-consents.ts';
import { type ZippedFile, zipFile } from './zip-file.ts';

const {
  applicationEvents,
  auditEntries,
  enquiries,
  enquiryEvents,
  jobApplications,
  mails,
  media,
  postedProperties,
  postedPropertyImages: images,
  subscribers,
} = tables;

/** Internal keys: they are not personal data, and some of them grant access. */
const OURS = new Set(['manageTokenHash', 'submissionKey', 'consentId', 'messageId', 'requestId']);

interface StoredFile {
  name: string;
  path: string;
}

async function getRows(db: Db, table: PgTable, column: AnyPgColumn, ids: number[]): Promise<Record<string, unknown>[]> {
  if (ids.length === 0) return [];
  const rows = await db.select().from(table).where(inArray(column, ids)).orderBy(column);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !OURS.has(name))));
}

/** The largest variant of a picture, or the document itself. */
function storedPath({ path, variants }: Pick<typeof media.$inferSelect, 'path' | 'variants'>): string | undefined {
  if (path.startsWith('private/')) return path;
  const largest = variants.toSorted((one, other) => other.width - one.width).find(({ format }) => format === 'webp');
  return largest && `public/${largest.path}`;
}

async function getFiles(db: Db, held: HeldRecords): Promise<StoredFile[]> {
  const columns = { id: media.id, path: media.path, variants: media.variants };
  const documents =
    held.applications.length === 0
      ? []
      : await db
          .select({ ...columns, of: sql<string>`'application-' || ${jobApplications.id}` })
          .from(jobApplications)
          .innerJoin(media, eq(media.id, jobApplications.fileId))
          .where(inArray(jobApplications.id, held.applications));
  const pictures =
    held.postings.length === 0
      ? []
      : await db
          .select({
            ...columns,
            of: sql<string>`'posting-' || ${images.postedPropertyId} || '-' || ${images.position}`,
          })
          .from(images)
          .innerJoin(media, eq(media.id, images.mediaId))
          .where(inArray(images.postedPropertyId, held.postings));
  return [...documents, ...pictures].flatMap((file) => {
    const path = storedPath(file);
    if (path === undefined) return [];
    const ending = /\.[a-z0-9]+$/.exec(path)?.[0] ?? '';
    return [{ path, name: `files/${file.of}${ending}` }];
  });
}

async function* packed(ctx: Ctx, json: string, files: StoredFile[]): AsyncGenerator<ZippedFile> {
  yield { name: 'person.json', body: Buffer.from(json) };
  for (const { name, path } of files) {
    const file = await ctx.files.get(path);
    if (file) yield { name, body: await buffer(file.body) };
  }
}

export interface PersonExport {
  fileName: string;
  contentType: string;
  body: AsyncIterable<string | Buffer>;
}

/** Exports all data about a person: JSON, or an archive with their files if there are any. */
export async function exportPerson(ctx: Ctx, actor: Actor, typed: string[]): Promise<PersonExport> {
  const { db } = ctx;
  const contacts = readContacts(typed);
  const held = await findHeldRecords(db, contacts);
  const mailIds = await findHeldMails(db, held, await getEmailAddresses(db, held, contacts.emails));
  const whole = {
    contacts: shownContacts(typed),
    exported_at: ctx.now(),
    enquiries: await getRows(db, enquiries, enquiries.id, held.enquiries),
    enquiry_steps: await getRows(db, enquiryEvents, enquiryEvents.enquiryId, held.enquiries),
    applications: await getRows(db, jobApplications, jobApplications.id, held.applications),
    application_steps: await getRows(db, applicationEvents, applicationEvents.applicationId, held.applications),
    posted_properties: await getRows(db, postedProperties, postedProperties.id, held.postings),
    subscriptions: await getRows(db, subscribers, subscribers.id, held.subscriptions),
    consents: await getConsents(db, held),
    mails: await getRows(db, mails, mails.id, mailIds),
    history: await db
      .select({
        at: auditEntries.at,
        action: auditEntries.action,
        entity: auditEntries.entity,
        entity_id: auditEntries.entityId,
        before: auditEntries.before,
        after: auditEntries.after,
      })
      .from(auditEntries)
      .where(toHistoryCondition(held))
      .orderBy(auditEntries.id),
  };
  const files = await getFiles(db, held);
  const counts = Object.fromEntries(
    Object.entries(whole).flatMap(([name, value]) =>
      Array.isArray(value) && name !== 'contacts' ? [[name, value.length]] : [],
    ),
  );
  if (Object.values(counts).every((count) => count === 0))
    throw new DomainError('not_found', 'Nothing is held under these contacts');
  await db.transaction((tx) =>
    recordChange(tx, actor, { action: 'export', entity: 'person', id: 0, after: { ...counts, files: files.length } }),
  );
  const json = JSON.stringify(whole, null, 2);
  if (files.length === 0)
    return { fileName: 'person.json', contentType: 'application/json; charset=utf-8', body: lines(json) };
  return { fileName: 'person.zip', contentType: 'application/zip', body: zipFile(packed(ctx, json, files)) };
}

async function* lines(text: string): AsyncGenerator<string> {
  yield text;
}
