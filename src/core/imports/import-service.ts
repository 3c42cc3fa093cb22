import { eq, sql, tables } from '#db';
import type { Ctx } from '../context.ts';
import { adminRecordService, contains } from '../records/index.ts';

const { importProblems, imports, users } = tables;

/** The page shows up to this many issues; the full list is available as a file. */
const MAX_SHOWN = 50;

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

/** Imported files and their progress. */
export const importService = (ctx: Ctx) =>
  adminRecordService(ctx, {
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
    read: async (db, id) => {
      const [found] = await db
        .select({ ...columns, columns: imports.columns, mapping: imports.mapping })
        .from(imports)
        .where(eq(imports.id, id));
      if (!found) return undefined;
      const problems = await db
        .select({ row: importProblems.row, field: importProblems.field, message: importProblems.message })
        .from(importProblems)
        .where(eq(importProblems.importId, id))
        .orderBy(importProblems.row, importProblems.id)
        .limit(MAX_SHOWN);
      return { ...found, problems };
    },
    matches: (query) => contains(query, imports.fileName),
    sorts: { file_name: imports.fileName, createdAt: imports.createdAt },
  });
