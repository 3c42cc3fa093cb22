import { text as readText } from 'node:stream/consumers';
import { z } from 'zod';
import {
  type AnyPgColumn,
  and,
  asc,
  gt,
  inArray,
  lt,
  notInArray,
  type PgTable,
  type SQL,
  sql,
  type Tx,
  tables,
} from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import type { Links } from '../links.ts';
import type { FileStore } from '../storage/index.ts';
import {
  ACCOUNT_TEMPLATES,
  applicationNumbers,
  type Contacts,
  type HeldRecords,
  isTransaction,
  NOTHING_HELD,
} from './held-records.ts';

const { enquiries, jobApplications, mails, postedProperties, subscribers } = tables;

/**
 * The ledger of erasures: one file for each person in the file store, outside the database, so that a restored database
 * does not bring erased people back. It holds keyed hashes of their contacts, never the contacts.
 */
export const LEDGER_FOLDER = 'private/erasures';
const HASHED = 'erased contact';
/** Its hash tells which secret an entry was written with. */
const KEY_CHECK = 'key';

const LedgerEntry = z.object({
  at: z.coerce.date(),
  key: z.string(),
  contacts: z.array(z.string()).max(1_000),
  /** Records of transactions were kept. */
  keeps_transactions: z.boolean().default(false),
});
type LedgerEntry = z.infer<typeof LedgerEntry>;

const emailForm = (email: string): string => `email ${email.toLowerCase()}`;
const phoneForm = (countryCode: string, number: string): string => `phone ${countryCode} ${number}`;
const mobileForm = (number: string): string => `mobile ${number}`;

/** The forms in which records may hold these contacts, as `findHeldRecords` compares them. */
const toForms = ({ emails, phones }: Contacts): string[] => [
  ...emails.map(emailForm),
  ...phones.map(({ countryCode, number }) => phoneForm(countryCode ?? '', number)),
  ...applicationNumbers(phones).map(mobileForm),
];

/**
 * Adds an erasure to the ledger. Called before the erasure commits: if the entry cannot be written, nothing is erased
 * and staff can repeat it.
 */
export async function addToLedger(
  { files, links, now }: Pick<Ctx, 'files' | 'links' | 'now'>,
  reference: string,
  contacts: Contacts,
  keepsTransactions: boolean,
): Promise<void> {
  const entry: LedgerEntry = {
    at: now(),
    key: links.hashes(HASHED, KEY_CHECK)[0],
    contacts: [...new Set(toForms(contacts))].map((form) => links.hashes(HASHED, form)[0]),
    keeps_transactions: keepsTransactions,
  };
  await files.put(`${LEDGER_FOLDER}/${reference}.json`, Buffer.from(JSON.stringify(entry)), 'application/json');
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Entries outlive the backups by this, in case one is kept for a little longer. */
const MARGIN_DAYS = 30;

/** Removes entries that no backup needs any more. */
export async function removeOldErasures({ files, now }: Pick<Ctx, 'files' | 'now'>, backupDays: number): Promise<void> {
  const latest = now().getTime() - (backupDays + MARGIN_DAYS) * DAY_MS;
  const old: string[] = [];
  for await (const { path, modifiedAt } of files.list(LEDGER_FOLDER)) if (modifiedAt.getTime() < latest) old.push(path);
  for (const path of old) await files.remove(path);
}

async function readLedger(files: FileStore): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for await (const { path } of files.list(LEDGER_FOLDER)) {
    const file = await files.get(path);
    if (file) entries.push(LedgerEntry.parse(JSON.parse(await readText(file.body))));
  }
  return entries;
}

/** Hashes of erased contacts with the time of the latest erasure. */
type ErasureTimes = Map<string, Date>;

/** Throws if an entry was written with a secret that is missing. */
function assertReadable(links: Links, entries: LedgerEntry[]): void {
  const keys = new Set<string>(links.hashes(HASHED, KEY_CHECK));
  const foreign = entries.filter(({ key }) => !keys.has(key));
  if (foreign.length > 0)
    throw new DomainError(
      'conflict',
      `The ledger of erasures has ${foreign.length} of ${entries.length} entries that were written with another APP_SECRET. Set APP_SECRET_PREVIOUS to that secret and run "aangan erasures apply".`,
    );
}

function indexEntries(entries: LedgerEntry[]): ErasureTimes {
  const erasedAt: ErasureTimes = new Map();
  for (const { at, contacts } of entries)
    for (const contact of contacts) if (at > (erasedAt.get(contact) ?? 0)) erasedAt.set(contact, at);
  return erasedAt;
}

interface ScannedTable {
  table: PgTable & { id: AnyPgColumn; createdAt: AnyPgColumn };
  email: AnyPgColumn;
  countryCode?: AnyPgColumn;
  phone?: AnyPgColumn;
  isTransaction?: SQL;
}

/** Where records about people are. Emails come last, because records tell further addresses of a person. */
const SCANNED: Record<keyof HeldRecords | 'mails', ScannedTable> = {
  enquiries: {
    table: enquiries,
    email: enquiries.email,
    countryCode: enquiries.countryCode,
    phone: enquiries.phoneNumber,
    isTransaction: isTransaction.enquiries,
  },
  applications: {
    table: jobApplications,
    email: jobApplications.email,
    phone: jobApplications.mobile,
    isTransaction: isTransaction.applications,
  },
  postings: {
    table: postedProperties,
    email: postedProperties.email,
    countryCode: postedProperties.countryCode,
    phone: postedProperties.phoneNumber,
  },
  subscriptions: { table: subscribers, email: subscribers.email },
  mails: { table: mails, email: mails.recipient },
};

const none = sql<null>`null`;
const PAGE_SIZE = 5_000;

interface ScannedRow {
  id: number;
  createdAt: Date;
  email: string;
  countryCode: string | null;
  phone: string | null;
  isTransaction: boolean;
}

/** The forms of a row's contacts, the email address first, also if it is empty; an application has one field for the whole number. */
function toRowForms({ email, countryCode, phone }: ScannedRow): string[] {
  if (phone === null) return [emailForm(email)];
  if (countryCode === null) return [emailForm(email), mobileForm(phone)];
  return [emailForm(email), phoneForm(countryCode, phone), phoneForm('', phone)];
}

/** Reads all rows of a table that are older than `before`, in pages. */
async function* scan(ctx: Pick<Ctx, 'db'>, scanned: ScannedTable, before: Date) {
  const { table, email, countryCode, phone } = scanned;
  let last = 0;
  for (;;) {
    const rows = (await ctx.db
      .select({
        id: table.id,
        createdAt: table.createdAt,
        email,
        countryCode: countryCode ?? none,
        phone: phone ?? none,
        isTransaction: scanned.isTransaction ?? sql`false`,
      })
      .from(table)
      .where(and(gt(table.id, last), lt(table.createdAt, before)))
      .orderBy(asc(table.id))
      .limit(PAGE_SIZE)) as ScannedRow[];
    yield* rows;
    if (rows.length < PAGE_SIZE) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** The first erasure of these contacts that is later than a row. */
const findErasure = (hashes: string[], { createdAt }: ScannedRow, times: ErasureTimes[]): Date | undefined =>
  times
    .flatMap((erasedAt) => hashes.map((hash) => erasedAt.get(hash)))
    .find((at) => at !== undefined && createdAt < at);

/**
 * Ids of the records of erased people that are older than the erasure: who came back later stays, and so do
 * transactions that were kept. Emails go with the records that name their address, as when the person was erased.
 */
async function findErased(ctx: Ctx, entries: LedgerEntry[]): Promise<Record<keyof typeof SCANNED, number[]>> {
  const found: Record<keyof typeof SCANNED, number[]> = { ...structuredClone(NOTHING_HELD), mails: [] };
  const erased = indexEntries(entries);
  const erasedCompletely = indexEntries(entries.filter((entry) => !entry.keeps_transactions));
  const relatedAddresses: ErasureTimes = new Map();
  const newest = new Date(Math.max(...entries.map(({ at }) => at.getTime())));
  for (const kind of Object.keys(SCANNED) as (keyof typeof SCANNED)[]) {
    for await (const row of scan(ctx, SCANNED[kind], newest)) {
      const hashes = toRowForms(row).map((form) => ctx.links.hashes(HASHED, form));
      const complete = findErasure(hashes.flat(), row, [
        erasedCompletely,
        ...(kind === 'mails' ? [relatedAddresses] : []),
      ]);
      const isErased =
        complete ?? (kind !== 'mails' && !row.isTransaction && findErasure(hashes.flat(), row, [erased]));
      if (isErased) found[kind].push(row.id);
      if (complete) for (const hash of hashes[0] ?? []) relatedAddresses.set(hash, complete);
    }
  }
  return found;
}

const BATCH_SIZE = 100;

function* batches(ids: number[]): Iterable<number[]> {
  for (let start = 0; start < ids.length; start += BATCH_SIZE) yield ids.slice(start, start + BATCH_SIZE);
}

/** Ids without those of emails about staff accounts. */
async function withoutAccountMails(tx: Tx, ids: number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(inArray(mails.id, ids), notInArray(mails.template, ACCOUNT_TEMPLATES)));
  return rows.map(({ id }) => id);
}

interface Erasers {
  records: (tx: Tx, held: HeldRecords) => Promise<unknown>;
  mails: (tx: Tx, ids: number[]) => Promise<unknown>;
}

/** Erases everyone in the ledger again, for a database that was restored; returns the number of records. */
export async function applyLedger(ctx: Ctx, erase: Erasers): Promise<{ people: number; records: number }> {
  const entries = await readLedger(ctx.files);
  if (entries.length === 0) return { people: 0, records: 0 };
  assertReadable(ctx.links, entries);
  const { mails: mailIds, ...held } = await findErased(ctx, entries);
  let records = 0;
  for (const kind of Object.keys(held) as (keyof HeldRecords)[]) {
    for (const ids of batches(held[kind])) {
      await ctx.db.transaction((tx) => erase.records(tx, { ...NOTHING_HELD, [kind]: ids }));
      records += ids.length;
    }
  }
  for (const ids of batches(mailIds))
    await ctx.db.transaction(async (tx) => erase.mails(tx, await withoutAccountMails(tx, ids)));
  return { people: entries.length, records };
}
