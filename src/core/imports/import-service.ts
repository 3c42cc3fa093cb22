import type { ImportColumn, ImportGroup, ImportLeadOutcome } from '#contract';
import { and, asc, count, type Db, desc, eq, ne, or, type SQL, sql, tables } from '#db';
import { may } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import { type Actor, adminRecordService, contains } from '../records/index.ts';
import { seesOwnOnly } from './importer.ts';
import { readMemory, suggestMapping } from './memory.ts';
import { isListingImport, type StoredImport } from './stored-import.ts';

const { builders, importGroups, importLeads, importPictures, importProblems, imports, localities, users } = tables;

/** The page shows up to this many issues; the full list is available as a file. */
const MAX_SHOWN = 50;
/** And up to this many groups, those with the most rows first. */
const MAX_GROUPS = 300;

const columns = {
  id: imports.id,
  file_name: imports.fileName,
  kind: imports.kind,
  status: imports.status,
  publish: imports.publish,
  total_rows: imports.totalRows,
  checked_rows: imports.checkedRows,
  written_rows: imports.writtenRows,
  refused_rows: imports.refusedRows,
  started_by: sql<string | null>`(select u.full_name from ${users} u where u.id = ${imports.startedBy})`,
  finished_at: imports.finishedAt,
  createdAt: imports.createdAt,
  updatedAt: imports.updatedAt,
};

/** What is known about each column: from earlier files, by its name, or because the user chose it. */
async function readColumns(db: Db, found: StoredImport): Promise<ImportColumn[]> {
  const { mapping, sources } = suggestMapping(found.kind, found.columns, await readMemory(db, found.kind));
  const getField = (from: Record<string, string>, column: string) =>
    Object.keys(from).find((field) => from[field] === column);
  return found.columns.map((name, place) => {
    const field = getField(found.mapping, name);
    const isSuggested = field === getField(mapping, name);
    const source = isSuggested ? (sources.get(name) ?? 'check') : 'chosen';
    return { name, samples: found.samples[place] ?? [], source };
  });
}

/** The names that resemble a name which the master list does not have. */
async function findSimilar(db: Db, groups: { id: number; field: string; value: string; cityId: number }[]) {
  const getList = (table: typeof builders | typeof localities, wanted: typeof groups) => {
    const ids = sql.param(wanted.map(({ id }) => id));
    const values = sql.param(wanted.map(({ value }) => value));
    const cityIds = sql.param(wanted.map(({ cityId }) => cityId));
    const isTheirs = table === localities ? sql`n.city_id = w.city_id` : sql`true`;
    return db.execute<{ id: number; name: string }>(sql`
      select w.id::int as id, near.name from unnest(${ids}::bigint[], ${values}::text[], ${cityIds}::bigint[]) w (id, value, city_id)
      cross join lateral (
        select n.name from ${table} n where ${isTheirs} and similarity(n.name, w.value) > 0.3
        order by similarity(n.name, w.value) desc, n.id limit 1
      ) near`);
  };
  const unknown = (field: string) =>
    groups.filter((group) => group.field === field && group.value !== '').slice(0, MAX_SHOWN);
  const found = await Promise.all([getList(builders, unknown('builder_id')), getList(localities, unknown('locality'))]);
  return new Map(found.flatMap(({ rows }) => rows.map(({ id, name }) => [id, name] as const)));
}

async function readGroups(db: Db, importId: number): Promise<ImportGroup[]> {
  const rows = await db
    .select()
    .from(importGroups)
    .where(eq(importGroups.importId, importId))
    .orderBy(desc(importGroups.rows), asc(importGroups.id))
    .limit(MAX_GROUPS);
  const similar = await findSimilar(
    db,
    rows.filter(({ kind }) => kind === 'unknown' || kind === 'unmatched'),
  );
  return rows.map(({ cityId, ...group }) => ({
    ...group,
    city_id: cityId === 0 ? null : cityId,
    suggestion: similar.get(group.id) ?? null,
  }));
}

async function countPictures(db: Db, importId: number) {
  const rows = await db
    .select({ outcome: importPictures.outcome, pictures: count() })
    .from(importPictures)
    .where(eq(importPictures.importId, importId))
    .groupBy(importPictures.outcome);
  const get = (outcome: string) => rows.find((row) => row.outcome === outcome)?.pictures ?? 0;
  return { waiting: get('waiting'), fetched: get('fetched'), failed: get('failed') };
}

const readProblems = (db: Db, importId: number) =>
  db
    .select({ row: importProblems.row, field: importProblems.field, message: importProblems.message })
    .from(importProblems)
    .where(eq(importProblems.importId, importId))
    .orderBy(importProblems.row, importProblems.id)
    .limit(MAX_SHOWN);

async function countLeads(db: Db, importId: number) {
  const rows = await db
    .select({ outcome: importLeads.outcome, name: users.fullName, rows: count() })
    .from(importLeads)
    .leftJoin(users, eq(users.id, importLeads.ownerId))
    .where(eq(importLeads.importId, importId))
    .groupBy(importLeads.outcome, users.id)
    .orderBy(desc(count()), users.fullName);
  const get = (outcome: ImportLeadOutcome) => rows.find((row) => row.outcome === outcome)?.rows ?? 0;
  const colleagues = rows.filter(({ outcome }) => outcome === 'colleague');
  return {
    added: get('added'),
    same: get('same'),
    here: get('here'),
    colleagues: colleagues.map(({ name, rows: size }) => ({ name: name ?? 'A former colleague', rows: size })),
  };
}

async function readImport(db: Db, id: number, scope: SQL | undefined) {
  const [row] = await db
    .select(columns)
    .from(imports)
    .where(and(eq(imports.id, id), scope));
  const [found] = await db.select().from(imports).where(eq(imports.id, id));
  if (!row || !found) return undefined;
  return {
    ...row,
    columns: found.columns,
    mapping: found.mapping,
    problems: await readProblems(db, id),
    encoding: found.encoding,
    heading_row: found.headingRow,
    first_rows: found.firstRows,
    column_details: await readColumns(db, found),
    decisions: found.decisions,
    remember: found.remember,
    groups: await readGroups(db, id),
    updated_rows: found.updatedRows,
    same_rows: found.existingRows - found.updatedRows,
    incomplete_rows: found.incompleteRows,
    has_left_out: found.refusedRows > 0 && found.path !== '',
    contacted: found.contacted,
    leads: isListingImport(found) ? null : await countLeads(db, id),
    pictures: await countPictures(db, id),
  };
}

/** The imports that a user sees: sheets of leads only with the right to them, and some users only their own. */
function getScope(actor: Actor): SQL | undefined {
  const isListings = ne(imports.kind, 'enquiry');
  if (!may(actor.staff, 'lead-imports:see')) return isListings;
  return seesOwnOnly(actor) ? or(isListings, eq(imports.startedBy, actor.staff.id)) : undefined;
}

/** Imported files and their progress. */
export const importService = (ctx: Ctx, actor: Actor) => {
  const scope = getScope(actor);
  return adminRecordService(ctx, {
    ...(scope && { scope }),
    entity: 'import',
    noun: 'Import',
    table: imports,
    rows: (db, { where, orderBy, limit, offset }) =>
      db
        .select(columns)
        .from(imports)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    read: (db, id) => readImport(db, id, scope),
    matches: (query) => contains(query, imports.fileName),
    sorts: { file_name: imports.fileName, createdAt: imports.createdAt },
  });
};
