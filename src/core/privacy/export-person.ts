import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type AnyPgColumn, type Db, eq, inArray, type PgTable, sql, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { readSheetRows } from '../imports/index.ts';
import { readBlocks } from '../leads/index.ts';
import { type Actor, recordChange } from '../records/index.ts';
import { toHistoryCondition } from './erase-records.ts';
import {
  findHeldMails,
  findHeldRecords,
  getEmailAddresses,
  type HeldRecords,
  readContacts,
  shownContacts,
  toContactPoints,
} from './held-records.ts';
import { getConsents } from './person-summary.ts';

interface ZippedFile {
  name: string;
  body: Buffer;
}

const STORED = 0;
const NAMES_ARE_UTF8 = 0x0800;
const NEEDED_VERSION = 20;
/** The earliest date that the format supports; the real packing time is not disclosed. */
const NO_DATE = 0x0021;

function header(signature: number, { name, body }: ZippedFile, length: number, start: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32LE(signature, 0);
  bytes.writeUInt16LE(NEEDED_VERSION, start);
  bytes.writeUInt16LE(NAMES_ARE_UTF8, start + 2);
  bytes.writeUInt16LE(STORED, start + 4);
  bytes.writeUInt16LE(NO_DATE, start + 8);
  bytes.writeUInt32LE(crc32(body), start + 10);
  bytes.writeUInt32LE(body.length, start + 14);
  bytes.writeUInt32LE(body.length, start + 18);
  bytes.writeUInt16LE(Buffer.byteLength(name), start + 22);
  return bytes;
}

const local = (file: ZippedFile): Buffer => Buffer.concat([header(0x04034b50, file, 30, 4), Buffer.from(file.name)]);

function listed(file: ZippedFile, offset: number): Buffer {
  const bytes = header(0x02014b50, file, 46, 6);
  bytes.writeUInt16LE(NEEDED_VERSION, 4);
  bytes.writeUInt32LE(offset, 42);
  return Buffer.concat([bytes, Buffer.from(file.name)]);
}

/** Streams files into an uncompressed archive, with at most one of them in memory. */
async function* zipFile(files: AsyncIterable<ZippedFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const file of files) {
    const head = local(file);
    yield head;
    yield file.body;
    directory.push(listed(file, offset));
    offset += head.length + file.body.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  yield list;
  yield end;
}

const {
  applicationEvents,
  auditEntries,
  contacts,
  enquiries,
  enquiryEvents,
  jobApplications,
  mails,
  media,
  postedProperties,
  postedPropertyImages: images,
  subscribers,
  visits,
} = tables;

/** Internal keys: they are not personal data, and some of them grant access. */
const INTERNAL_COLUMNS = new Set(['manageTokenHash', 'submissionKey', 'consentId', 'messageId', 'requestId']);

interface StoredFile {
  name: string;
  path: string;
}

async function getRows(db: Db, table: PgTable, column: AnyPgColumn, ids: number[]): Promise<Record<string, unknown>[]> {
  if (ids.length === 0) return [];
  const rows = await db.select().from(table).where(inArray(column, ids)).orderBy(column);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !INTERNAL_COLUMNS.has(name))));
}

/** What staff wrote down about the person of these enquiries. */
async function getPeople(db: Db, enquiryIds: number[]): Promise<Record<string, unknown>[]> {
  if (enquiryIds.length === 0) return [];
  const people = await db
    .selectDistinct({ id: enquiries.contactId })
    .from(enquiries)
    .where(inArray(enquiries.id, enquiryIds));
  return getRows(
    db,
    contacts,
    contacts.id,
    people.flatMap(({ id }) => id ?? []),
  );
}

/** The largest variant of a picture, or the document itself. */
function storedPath({
  path,
  visibility,
  variants,
}: Pick<typeof media.$inferSelect, 'path' | 'visibility' | 'variants'>): string | undefined {
  if (path.startsWith('private/')) return path;
  const largest = variants.toSorted((one, other) => other.width - one.width).find(({ format }) => format === 'webp');
  return largest && `${visibility}/${largest.path}`;
}

async function getFiles(db: Db, held: HeldRecords): Promise<StoredFile[]> {
  const columns = { id: media.id, path: media.path, visibility: media.visibility, variants: media.variants };
  const documents =
    held.applications.length === 0
      ? []
      : await db
          .select({ ...columns, owner: sql<string>`'application-' || ${jobApplications.id}` })
          .from(jobApplications)
          .innerJoin(media, eq(media.id, jobApplications.fileId))
          .where(inArray(jobApplications.id, held.applications));
  const pictures =
    held.postings.length === 0
      ? []
      : await db
          .select({
            ...columns,
            owner: sql<string>`'posting-' || ${images.postedPropertyId} || '-' || ${images.position}`,
          })
          .from(images)
          .innerJoin(media, eq(media.id, images.mediaId))
          .where(inArray(images.postedPropertyId, held.postings));
  return [...documents, ...pictures].flatMap((file) => {
    const path = storedPath(file);
    if (path === undefined) return [];
    const ending = /\.[a-z0-9]+$/.exec(path)?.[0] ?? '';
    return [{ path, name: `files/${file.owner}${ending}` }];
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
export async function exportPerson(ctx: Ctx, actor: Actor | undefined, typed: string[]): Promise<PersonExport> {
  const { db } = ctx;
  const { emails, ...rest } = readContacts(typed);
  const held = await findHeldRecords(db, { emails, ...rest });
  const mailIds = await findHeldMails(db, held, await getEmailAddresses(db, held, emails));
  const whole = {
    contacts: shownContacts(typed),
    exported_at: ctx.now(),
    enquiries: await getRows(db, enquiries, enquiries.id, held.enquiries),
    enquiry_steps: await getRows(db, enquiryEvents, enquiryEvents.enquiryId, held.enquiries),
    enquiry_visits: await getRows(db, visits, visits.enquiryId, held.enquiries),
    contacts_of_enquiries: await getPeople(db, held.enquiries),
    rows_of_sheets: await readSheetRows(ctx, { emails, numbers: rest.phones.map(({ number }) => number) }),
    blocked: await readBlocks(ctx, toContactPoints({ emails, ...rest })),
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
    throw new DomainError('not_found', 'We hold no data under these contacts');
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
