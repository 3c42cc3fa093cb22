import type { ImportIssue, PublicApi } from '#contract';
import { and, between, count, eq, inArray, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import {
  type Judgement,
  judgeLead,
  type KnownLead,
  lockPeople,
  readKnownLeads,
  readLeadViewer,
  type SheetImport,
  type SheetLead,
  storeSheetLead,
  toLeadPoints,
  toListingKey,
} from '../leads/index.ts';
import { queueMail } from '../mail/index.ts';
import { forgetSheet } from './forget-person.ts';
import type { ImportDefinition, RowSummary } from './import-definition.ts';
import { readImporter } from './importer.ts';
import { type CompleteLead, type LeadBatch, openLeadReader } from './read-lead-batch.ts';
import type { StoredImport } from './stored-import.ts';
import type { SheetRow } from './stored-rows.ts';

const { auditEntries, enquiries, importLeads, users } = tables;

interface JudgedRow extends Judgement {
  row: number;
}

/** Stores what becomes of the rows of a batch. */
async function storeOutcomes(tx: Tx, importId: number, rows: SheetRow[], judged: JudgedRow[]): Promise<void> {
  const [first, last] = [rows[0]?.[0] ?? 0, rows.at(-1)?.[0] ?? 0];
  await tx.delete(importLeads).where(and(eq(importLeads.importId, importId), between(importLeads.row, first, last)));
  const values = judged.map(({ row, outcome, id, ownerId }) => ({ importId, row, outcome, enquiryId: id, ownerId }));
  if (values.length > 0) await tx.insert(importLeads).values(values);
}

/** Names the colleagues who have leads that the user does not see. */
async function describeColleagues(tx: Tx, judged: JudgedRow[]): Promise<ImportIssue[]> {
  const ids = [...new Set(judged.flatMap(({ ownerId }) => ownerId ?? []))];
  if (ids.length === 0) return [];
  const owners = await tx.select({ id: users.id, name: users.fullName }).from(users).where(inArray(users.id, ids));
  const names = new Map(owners.map(({ id, name }) => [id, name]));
  return judged.flatMap(({ row, ownerId }) =>
    ownerId === null
      ? []
      : [{ row, field: 'Phone', message: `With ${names.get(ownerId)}, who has a lead of this person` }],
  );
}

async function summarize(tx: Tx, { leads, rejected }: LeadBatch, judged: JudgedRow[]): Promise<RowSummary> {
  const withColleagues = await describeColleagues(tx, judged);
  const issues = [
    ...withColleagues.map((issue) => ({ ...issue, isLeftOut: false })),
    ...rejected.flatMap((each) => each.issues.map((issue) => ({ ...issue, isLeftOut: true }))),
  ].toSorted((one, other) => one.row - other.row);
  const existingRows = judged.filter(({ outcome }) => outcome !== 'added').length;
  return { issues, facts: [...leads, ...rejected], counts: { refusedRows: rejected.length, existingRows } };
}

const getListingKey = ({ listing }: SheetLead): string => toListingKey(listing?.reference ?? {});

/** Returns a function that judges the rows of a sheet one after another, as if each had been stored. */
function rowJudge(viewer: SheetImport['viewer']) {
  const earlier = new Map<string, KnownLead[]>();
  return ({ lead }: CompleteLead, stored: KnownLead[]): Judgement => {
    const points = toLeadPoints(lead).map(({ value }) => value);
    const [point = ''] = [...points.filter((value) => earlier.has(value)), ...points];
    const ofSheet = earlier.get(point) ?? [];
    const listing = getListingKey(lead);
    const judgement = judgeLead({ key: lead.key, listing }, [...ofSheet, ...stored], viewer);
    const isNew = judgement.outcome === 'added';
    const added = { id: null, keys: new Set([lead.key]), listing, isOpen: true, isOfSheet: true, assignedTo: null };
    const known = isNew ? [...ofSheet, added] : ofSheet;
    for (const value of points) earlier.set(value, known);
    return judgement;
  };
}

/** Rejects every row, because the user may not import them any more. */
const rejectAll =
  ({ message }: DomainError) =>
  async (rows: SheetRow[]) => {
    const rejected = rows.map(([row]) => ({ row, issues: [{ row, field: 'Import', message }], facts: [] }));
    return (tx: Tx) => summarize(tx, { rows, leads: [], rejected }, []);
  };

async function openSheet(ctx: Ctx, found: StoredImport): Promise<SheetImport> {
  const actor = await readImporter(ctx, found);
  const viewer = await readLeadViewer(ctx.db, actor.staff, ctx.now());
  return { id: found.id, fileName: found.fileName, actor, viewer };
}

const orError = (error: unknown): DomainError => {
  if (error instanceof DomainError) return error;
  throw error;
};

/** One email to each colleague for all leads that they got. */
async function mailColleagues(ctx: Ctx, tx: Tx, { id, startedBy }: StoredImport): Promise<void> {
  const [starter] = await tx
    .select({ name: users.fullName })
    .from(users)
    .where(eq(users.id, startedBy ?? 0));
  const got = await tx
    .select({ id: users.id, email: users.email, leads: count() })
    .from(importLeads)
    .innerJoin(enquiries, eq(enquiries.id, importLeads.enquiryId))
    .innerJoin(users, eq(users.id, enquiries.assignedTo))
    .where(and(eq(importLeads.importId, id), eq(importLeads.outcome, 'added')))
    .groupBy(users.id);
  for (const { id: userId, email, leads } of got) {
    if (userId === startedBy) continue;
    const data = { leads, assignedBy: starter?.name ?? 'A colleague' };
    await queueMail(ctx, tx, { template: 'leads-assigned', recipient: email, data });
  }
}

/** One short history entry per lead; what it says is in the lead itself. */
async function recordAdded(tx: Tx, { id, startedBy }: StoredImport, judged: JudgedRow[]): Promise<void> {
  const entries = judged.flatMap(({ row, outcome, id: enquiryId }) =>
    outcome === 'added'
      ? [
          {
            actorId: startedBy,
            action: 'import',
            entity: 'enquiry',
            entityId: String(enquiryId),
            after: { import_id: id, row },
          },
        ]
      : [],
  );
  if (entries.length > 0) await tx.insert(auditEntries).values(entries);
}

/** Imports leads, in small batches, because the form of a visitor may wait for one. */
export const leadImport = (ctx: Ctx, api: PublicApi): ImportDefinition => ({
  batchSize: 50,
  comparesRows: true,
  async openCheck(_, found) {
    const sheet = await openSheet(ctx, found).catch(orError);
    if (sheet instanceof DomainError) return rejectAll(sheet);
    const read = await openLeadReader(ctx, found);
    const judge = rowJudge(sheet.viewer);
    return async (rows) => {
      const batch = await read(rows);
      const getKnown = await readKnownLeads(
        ctx.db,
        batch.leads.map(({ lead }) => lead),
        found.id,
      );
      const judged = batch.leads.map((each) => ({ row: each.row, ...judge(each, getKnown(each.lead)) }));
      return async (tx) => {
        await storeOutcomes(tx, found.id, rows, judged);
        return summarize(tx, batch, judged);
      };
    };
  },
  async openRun(_, found) {
    const sheet = await openSheet(ctx, found).catch(orError);
    if (sheet instanceof DomainError) return rejectAll(sheet);
    const read = await openLeadReader(ctx, found, api);
    return async (rows) => {
      const batch = await read(rows);
      return async (tx) => {
        await lockPeople(
          tx,
          batch.leads.map(({ lead }) => lead),
        );
        const judged: JudgedRow[] = [];
        await storeOutcomes(tx, found.id, rows, []);
        for (const { row, lead } of batch.leads) {
          const getKnown = await readKnownLeads(tx, [lead], found.id);
          const judgement = judgeLead({ key: lead.key, listing: getListingKey(lead) }, getKnown(lead), sheet.viewer);
          const id = await storeSheetLead(ctx, tx, sheet, lead, judgement);
          judged.push({ row, ...judgement, id });
          await tx
            .insert(importLeads)
            .values({ importId: found.id, row, outcome: judgement.outcome, enquiryId: id, ownerId: judgement.ownerId });
        }
        await recordAdded(tx, found, judged);
        const { issues, counts } = await summarize(tx, batch, judged);
        const writtenRows = judged.filter(({ outcome }) => outcome === 'added').length;
        return { issues, facts: [], counts: { ...counts, writtenRows } };
      };
    };
  },
  async finish(tx, found) {
    await mailColleagues(ctx, tx, found);
    await forgetSheet(tx, found.id);
  },
});
