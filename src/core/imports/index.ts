import {
  getImportPermission,
  type ImportChangesQuery,
  type ImportCheck,
  type ImportKind,
  type ImportStart,
  type PublicApi,
} from '#contract';
import { authorise } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import type { Actor } from '../records/index.ts';
import type { UploadedFile } from '../storage/index.ts';
import { checkImport, deleteExpiredImports, type GetDefinition, startCheck, startImport } from './check-import.ts';
import { fetchImportPictures } from './fetch-pictures.ts';
import { readImportChanges } from './import-changes.ts';
import { authoriseImport } from './importer.ts';
import { leadImport } from './lead-import.ts';
import { leftOutFile } from './left-out.ts';
import { listingImport } from './listing-import.ts';
import { changeHeading, importIssuesFile, importTemplate, receiveImport } from './receive-import.ts';
import { runImport } from './run-import.ts';
import type { OpenService } from './update-listings.ts';

export { forgetSheetRows, readSheetRows } from './forget-person.ts';
export { importService } from './import-service.ts';

/** Imports listings and leads from files: upload, check of every row, import. */
export function openImports(ctx: Ctx, openService: OpenService, api: PublicApi) {
  const listings = listingImport(openService, ctx);
  const leads = leadImport(ctx, api);
  const getDefinition: GetDefinition = ({ kind }) => (kind === 'enquiry' ? leads : listings);
  return {
    receive: async (actor: Actor, kind: ImportKind, sent: UploadedFile | undefined) => {
      authorise(actor.staff, getImportPermission(kind, 'change'));
      return receiveImport(ctx, actor, kind, sent);
    },
    changeHeading: async (actor: Actor, id: number, row: number) => {
      await authoriseImport(ctx, actor, id, 'change');
      return changeHeading(ctx, id, row);
    },
    check: async (actor: Actor, id: number, check: ImportCheck) => {
      await authoriseImport(ctx, actor, id, 'change');
      return startCheck(ctx, getDefinition, actor, id, check);
    },
    start: async (actor: Actor, id: number, start: ImportStart) => {
      await authoriseImport(ctx, actor, id, 'change');
      return startImport(ctx, actor, id, start);
    },
    changes: async (actor: Actor, id: number, query: ImportChangesQuery) => {
      await authoriseImport(ctx, actor, id, 'see');
      return readImportChanges(ctx, id, query);
    },
    problems: async (actor: Actor, id: number) => {
      await authoriseImport(ctx, actor, id, 'see');
      return importIssuesFile(ctx, id);
    },
    leftOut: async (actor: Actor, id: number) => {
      await authoriseImport(ctx, actor, id, 'see');
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
