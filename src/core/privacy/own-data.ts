import type {
  DeclineInput,
  KeptKind,
  OwnData,
  OwnDataChange,
  OwnDataOutcome,
  OwnDataRequest,
  OwnRecord,
} from '#contract';
import { and, desc, eq, inArray, isNotNull, isNull, type Tx, tables } from '#db';
import { siteFacts } from '../content/index.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { queueMail, queueVisitorMail } from '../mail/index.ts';
import { type Actor, recordChange } from '../records/index.ts';
import { eraseHeld } from './erase-records.ts';
import { exportPerson, type PersonExport } from './export-person.ts';
import { type Contacts, findHeldRecords, type HeldRecords, isTransaction } from './held-records.ts';
import { summarisePerson } from './person-summary.ts';

const { enquiries, enquiryEvents, jobApplications, postedProperties, subscribers } = tables;

const LINK_MS = 24 * 60 * 60 * 1000;

interface Link {
  token: string;
}

/** Where the address of a link comes from. After the erasure of that record the link is worth nothing. */
const SOURCES = {
  enquiries,
  applications: jobApplications,
  postings: postedProperties,
  subscriptions: subscribers,
} satisfies Record<keyof HeldRecords, unknown>;
const KINDS = Object.keys(SOURCES) as (keyof HeldRecords)[];

const toContacts = (email: string): Contacts => ({ emails: [email], phones: [] });

/**
 * Emails a link to the data stored under an address. A stranger who types it learns nothing: the answer is the same for
 * every address, and only the owner of the mailbox gets the link.
 */
export async function requestOwnData(ctx: Ctx, { email, website }: OwnDataRequest): Promise<void> {
  if (website) return;
  await ctx.db.transaction(async (tx) => {
    const held = await findHeldRecords(tx, toContacts(email));
    const kind = KINDS.find((each) => held[each].length > 0);
    const id = kind && held[kind].at(-1);
    if (kind === undefined || id === undefined) return;
    const until = new Date(ctx.now().getTime() + LINK_MS).toISOString();
    await queueVisitorMail(
      ctx,
      tx,
      { template: 'own-data', recipient: email, data: { kind, id, until } },
      'confirmation',
    );
  });
}

/** The address that a link was sent to; undefined if the link is forged, expired or its record is gone. */
async function readAddress(ctx: Ctx, { token }: Link): Promise<string | undefined> {
  for (const kind of KINDS) {
    const id = ctx.links.read(`own-data:${kind}`, token, ctx.now());
    if (id === undefined) continue;
    const source = SOURCES[kind];
    const [row] = await ctx.db.select({ email: source.email }).from(source).where(eq(source.id, id));
    return row?.email.toLowerCase();
  }
  return undefined;
}

type Summary = Awaited<ReturnType<typeof summarisePerson>>;
type Held = Summary['enquiries'][number];

const toRecords = (kind: OwnRecord['kind'], rows: Held[], keptState?: string): OwnRecord[] =>
  rows.map(({ id, title, createdAt, state }) => ({ kind, id, title, createdAt, isKept: state === keptState }));

/** Name and number as the newest record has them. Applications store the number without its country. */
function toContact({ enquiries: sent, postings, applications }: Summary): OwnData['contact'] {
  const [newest] = [...sent, ...postings].toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  if (newest) {
    const [country_code = '', phone_number = ''] = newest.phone.split(' ');
    return { full_name: newest.name, country_code, phone_number };
  }
  const [application] = applications;
  return (
    application && { full_name: application.name, country_code: '+91', phone_number: application.phone.slice(-10) }
  );
}

async function isErasureWaiting(ctx: Ctx, held: HeldRecords): Promise<boolean> {
  const sources = [
    { table: enquiries, ids: held.enquiries },
    { table: jobApplications, ids: held.applications },
  ];
  for (const { table, ids } of sources) {
    if (ids.length === 0) continue;
    if ((await ctx.db.$count(table, and(inArray(table.id, ids), isNotNull(table.erasureAskedAt)))) > 0) return true;
  }
  return false;
}

/** What is stored under the address that the link was sent to. */
export async function readOwnData(ctx: Ctx, link: Link): Promise<OwnData | undefined> {
  const email = await readAddress(ctx, link);
  if (email === undefined) return undefined;
  const summary = await summarisePerson(ctx.db, [email]);
  return {
    email,
    contact: toContact(summary),
    records: [
      ...toRecords('enquiry', summary.enquiries, 'won'),
      ...toRecords('application', summary.applications, 'hired'),
      ...toRecords('posting', summary.postings),
      ...toRecords('newsletter', summary.subscriptions),
    ],
    mails: summary.totals.mails,
    isWaiting: await isErasureWaiting(ctx, await findHeldRecords(ctx.db, toContacts(email))),
  };
}

/** The same export as staff can make, for the address of the link. */
export async function exportOwnData(ctx: Ctx, link: Link): Promise<PersonExport | undefined> {
  const email = await readAddress(ctx, link);
  return email === undefined ? undefined : exportPerson(ctx, undefined, [email]);
}

async function correctEnquiries(ctx: Ctx, tx: Tx, ids: number[], change: OwnDataChange): Promise<void> {
  const values = { fullName: change.full_name, countryCode: change.country_code, phoneNumber: change.phone_number };
  const before = await tx
    .select({
      id: enquiries.id,
      fullName: enquiries.fullName,
      countryCode: enquiries.countryCode,
      phoneNumber: enquiries.phoneNumber,
    })
    .from(enquiries)
    .where(inArray(enquiries.id, ids))
    .for('update');
  for (const { id, ...former } of before) {
    await tx.update(enquiries).set(values).where(eq(enquiries.id, id));
    const body = 'The visitor corrected their name or phone number';
    await tx.insert(enquiryEvents).values({ enquiryId: id, kind: 'note', body, createdAt: ctx.now() });
    await recordChange(tx, undefined, { action: 'update', entity: 'enquiry', id, before: former, after: values });
  }
}

async function correctApplications(tx: Tx, ids: number[], change: OwnDataChange): Promise<void> {
  const values = { fullName: change.full_name, mobile: `${change.country_code.slice(1)}${change.phone_number}` };
  const before = await tx
    .select({ id: jobApplications.id, fullName: jobApplications.fullName, mobile: jobApplications.mobile })
    .from(jobApplications)
    .where(inArray(jobApplications.id, ids))
    .for('update');
  for (const { id, ...former } of before) {
    await tx.update(jobApplications).set(values).where(eq(jobApplications.id, id));
    await recordChange(tx, undefined, { action: 'update', entity: 'application', id, before: former, after: values });
  }
}

/** The name of a posted property is public after a review, so that only its number changes here. */
async function correctPostings(tx: Tx, ids: number[], change: OwnDataChange): Promise<void> {
  const values = { countryCode: change.country_code, phoneNumber: change.phone_number };
  const before = await tx
    .select({
      id: postedProperties.id,
      countryCode: postedProperties.countryCode,
      phoneNumber: postedProperties.phoneNumber,
    })
    .from(postedProperties)
    .where(inArray(postedProperties.id, ids))
    .for('update');
  for (const { id, ...former } of before) {
    await tx.update(postedProperties).set(values).where(eq(postedProperties.id, id));
    await recordChange(tx, undefined, { action: 'update', entity: 'post-property', id, before: former, after: values });
  }
}

/** Corrects name and phone number in the records under the address of the link; staff see the change in the history. */
export async function correctOwnData(ctx: Ctx, link: Link, change: OwnDataChange): Promise<OwnDataOutcome> {
  const email = await readAddress(ctx, link);
  if (email === undefined) return 'invalid';
  await ctx.db.transaction(async (tx) => {
    const held = await findHeldRecords(tx, toContacts(email));
    if (held.enquiries.length > 0) await correctEnquiries(ctx, tx, held.enquiries, change);
    if (held.applications.length > 0) await correctApplications(tx, held.applications, change);
    if (held.postings.length > 0) await correctPostings(tx, held.postings, change);
  });
  return 'done';
}

/** Marks the records of transactions and returns their ids; `isNew` is false if that had been asked for before. */
async function askStaff(ctx: Ctx, tx: Tx, held: HeldRecords) {
  const kept = { enquiries: [] as number[], applications: [] as number[] };
  let isNew = false;
  const sources = [
    { kind: 'enquiries', table: enquiries, condition: isTransaction.enquiries },
    { kind: 'applications', table: jobApplications, condition: isTransaction.applications },
  ] as const;
  for (const { kind, table, condition } of sources) {
    if (held[kind].length === 0) continue;
    const matching = and(inArray(table.id, held[kind]), condition);
    const rows = await tx.select({ id: table.id }).from(table).where(matching);
    kept[kind] = rows.map(({ id }) => id);
    const marked = await tx
      .update(table)
      .set({ erasureAskedAt: ctx.now() })
      .where(and(matching, isNull(table.erasureAskedAt)))
      .returning({ id: table.id });
    if (marked.length > 0) isNew = true;
  }
  return { kept, isNew };
}

/**
 * Erases what is stored under the address of the link. Records of a transaction stay until staff have decided, because
 * a law may require to keep them.
 */
export async function eraseOwnData(ctx: Ctx, link: Link): Promise<OwnDataOutcome> {
  const email = await readAddress(ctx, link);
  if (email === undefined) return 'invalid';
  const facts = await siteFacts(ctx.db);
  return ctx.db.transaction(async (tx): Promise<OwnDataOutcome> => {
    const contacts = toContacts(email);
    const held = await findHeldRecords(tx, contacts);
    const { kept, isNew } = await askStaff(ctx, tx, held);
    const isKept = kept.enquiries.length + kept.applications.length > 0;
    const erasable = {
      ...held,
      enquiries: held.enquiries.filter((id) => !kept.enquiries.includes(id)),
      applications: held.applications.filter((id) => !kept.applications.includes(id)),
    };
    if (KINDS.some((kind) => erasable[kind].length > 0))
      await eraseHeld(ctx, tx, undefined, { contacts, held: erasable, keepsTransactions: isKept });
    else if (!isKept) return 'invalid';
    if (isNew) await queueMail(ctx, tx, { template: 'erasure-asked', recipient: facts.email, data: {} });
    return isKept ? 'partly' : 'done';
  });
}

const KEPT_SOURCES = { enquiry: enquiries, application: jobApplications } satisfies Record<KeptKind, unknown>;
const MAX_LISTED = 100;

/** People who asked to erase a record of a transaction, newest first. */
export async function listErasureRequests({ db }: Pick<Ctx, 'db'>) {
  const found = await Promise.all(
    (Object.keys(KEPT_SOURCES) as KeptKind[]).map(async (kind) => {
      const table = KEPT_SOURCES[kind];
      const rows = await db
        .select({ id: table.id, name: table.fullName, email: table.email, asked_at: table.erasureAskedAt })
        .from(table)
        .where(isNotNull(table.erasureAskedAt))
        .orderBy(desc(table.erasureAskedAt))
        .limit(MAX_LISTED);
      return rows.flatMap(({ asked_at, ...row }) => (asked_at ? [{ kind, ...row, asked_at }] : []));
    }),
  );
  return found.flat().toSorted((one, other) => other.asked_at.getTime() - one.asked_at.getTime());
}

/** Keeps a record although its person asked to erase it, and tells them why. */
export const declineErasure = (ctx: Ctx, actor: Actor, { kind, id, reason }: DeclineInput): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const table = KEPT_SOURCES[kind];
    const [declined] = await tx
      .update(table)
      .set({ erasureAskedAt: null })
      .where(and(eq(table.id, id), isNotNull(table.erasureAskedAt)))
      .returning({ email: table.email });
    if (!declined) throw new DomainError('not_found', 'This request has been decided already');
    await queueMail(ctx, tx, { template: 'erasure-declined', recipient: declined.email, data: { reason } });
    await recordChange(tx, actor, { action: 'update', entity: kind, id, after: { erasureDeclined: true } });
  });
