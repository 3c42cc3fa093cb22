import type { ImportChangesQuery, ImportCheck, ImportKind, ImportStart } from '#contract';
import { authorise } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import type { Actor } from '../records/index.ts';
import type { UploadedFile } from '../storage/index.ts';
import { checkImport, deleteExpiredImports, startCheck, startImport } from './check-import.ts';
import { fetchImportPictures } from './fetch-pictures.ts';
import { readImportChanges } from './import-changes.ts';
import { leftOutFile } from './left-out.ts';
import { listingImport } from './listing-import.ts';
import { changeHeading, importIssuesFile, importTemplate, receiveImport } from './receive-import.ts';
import { runImport } from './run-import.ts';
import type { OpenService } from './update-listings.ts';

export { importService } from './import-service.ts';

/** Imports listings from files: upload, check of every row, import. */
export function openImports(ctx: Ctx, openService: OpenService) {
  const listings = listingImport(openService, ctx);
  const getDefinition = () => listings;
  return {
    receive: async (actor: Actor, kind: ImportKind, sent: UploadedFile | undefined) => {
      authorise(actor.staff, 'imports:change');
      return receiveImport(ctx, actor, kind, sent);
    },
    changeHeading: async (actor: Actor, id: number, row: number) => {
      authorise(actor.staff, 'imports:change');
      return changeHeading(ctx, id, row);
    },
    check: async (actor: Actor, id: number, check: ImportCheck) => {
      authorise(actor.staff, 'imports:change');
      return startCheck(ctx, getDefinition, actor, id, check);
    },
    start: async (actor: Actor, id: number, start: ImportStart) => {
      authorise(actor.staff, 'imports:change');
      return startImport(ctx, actor, id, start);
    },
    changes: async (actor: Actor, id: number, query: ImportChangesQuery) => {
      authorise(actor.staff, 'imports:see');
      return readImportChanges(ctx, id, query);
    },
    problems: async (actor: Actor, id: number) => {
      authorise(actor.staff, 'imports:see');
      return importIssuesFile(ctx, id);
    },
    leftOut: async (actor: Actor, id: number) => {
      authorise(actor.staff, 'imports:see');
      return leftOutFile(ctx, id);
    },
    template: importTemplate,
    /** Runs as a job. */
    checkRows: (id: number, signal?: AbortSignal) => checkImport(ctx, getDefinition, id, signal),
    /** Runs as a job. */
    writeRows: (id: number, signal?: AbortSignal) => runImport(ctx, getDefinition, id, signal),
    /** Runs as a job. */
    fetchPictures: (id: number, signal?: AbortSignal) => fetchImportPictures(ctx, openService, id, signal),
    deleteExpired: () => deleteExpiredImports(ctx),
  };
}

export type Imports = ReturnType<typeof openImports>;
