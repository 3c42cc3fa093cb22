import type { ImportCheck, ImportKind, ImportStart } from '#contract';
import type { Ctx } from '../context.ts';
import type { Actor } from '../records/index.ts';
import type { UploadedFile } from '../storage/index.ts';
import { checkImport, deleteExpiredImports, startCheck, startImport } from './check-import.ts';
import { importIssuesFile, importTemplate, receiveImport } from './receive-import.ts';
import { runImport } from './run-import.ts';

export { importService } from './import-service.ts';

/** Imports listings from files: upload, check of every row, import. */
export const openImports = (ctx: Ctx) => ({
  receive: (actor: Actor, kind: ImportKind, sent: UploadedFile | undefined) => receiveImport(ctx, actor, kind, sent),
  check: (actor: Actor, id: number, check: ImportCheck) => startCheck(ctx, actor, id, check),
  start: (actor: Actor, id: number, start: ImportStart) => startImport(ctx, actor, id, start),
  problems: (id: number) => importIssuesFile(ctx, id),
  template: importTemplate,
  /** Runs as a job. */
  checkRows: (id: number, signal?: AbortSignal) => checkImport(ctx, id, signal),
  /** Runs as a job. */
  writeRows: (id: number, signal?: AbortSignal) => runImport(ctx, id, signal),
  deleteExpired: () => deleteExpiredImports(ctx),
});

export type Imports = ReturnType<typeof openImports>;
