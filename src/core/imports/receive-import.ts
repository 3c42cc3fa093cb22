import { randomUUID } from 'node:crypto';
import { type ImportKind, suggestMapping } from '#contract';
import { tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { type Actor, recordChange } from '../records/index.ts';
import { checkSheetFile, type SentSheet } from './check-sheet-file.ts';
import { readSheet } from './read-sheet.ts';

const { imports } = tables;

/** Parses a file once and stores its rows privately; nothing is imported until staff start it. */
export async function receiveImport(ctx: Ctx, actor: Actor, kind: ImportKind, sent: SentSheet | undefined) {
  const { format, name } = checkSheetFile(sent);
  const body = sent?.body ?? Buffer.alloc(0);
  if ((await ctx.scan(body)) === 'infected')
    throw new DomainError('invalid', 'Our virus scanner refused this file. Please choose another one', 'file');
  const { columns, rows, lines } = await readSheet(body, format);
  const path = `private/imports/${randomUUID()}.ndjson`;
  await ctx.files.put(path, Buffer.from(lines), 'application/x-ndjson');
  try {
    return await ctx.db.transaction(async (tx) => {
      const mapping = suggestMapping(kind, columns);
      const values = { kind, fileName: name, path, columns, mapping, totalRows: rows, startedBy: actor.staff.id };
      const [added] = await tx.insert(imports).values(values).returning({ id: imports.id });
      if (!added) throw new Error('the import was not stored');
      await recordChange(tx, actor, { action: 'create', entity: 'import', id: added.id, after: { kind, rows } });
      return added.id;
    });
  } catch (error) {
    await ctx.files.remove(path);
    throw error;
  }
}
