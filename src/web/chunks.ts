import { basename, dirname } from 'node:path';
import type { Rolldown } from 'vite';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'code' | 'isEntry' | 'importers' | 'dynamicImporters' | 'importedIds'>;

/** The part of the module graph that is needed to choose a chunk. */
interface Graph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

interface Chunk {
  name: string;
  /**
   * Chunks of a lower rank are created first. A chunk takes all imports of its modules that no other chunk has taken.
   */
  rank: number;
}

const FRAMEWORK =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](react-query|query-core))[\\/]/;

/** The entries that every public page loads first. */
const EVERY_PAGE = /[\\/]app[\\/](entry\.client|root|site[\\/]chrome[\\/]site\.layout)\.tsx/;
/** Parts that every public page loads right after it has started. */
const DEFERRED = /\.deferred\.tsx/;
const ROUTE = /\.(route|layout)\.tsx/;
const SITE = /[\\/]app[\\/]site[\\/]/;
/** Schemas of the site's forms, which are loaded on first use, and their copy of zod. */
const SCHEMA = /[\\/]contract[\\/]forms[\\/]|\?mini$/;
const SIGN_IN = /[\\/]admin[\\/]sign-in[\\/]/;

/** From this number of pages on, one shared file is cheaper than an extra request. */
const MANY_PAGES = 4;
/** In characters: a smaller module would be mostly overhead as a separate file. */
const SMALL_MODULE = 800;
/** In characters: up to this size, a module that the back office shares with deferred parts of the site joins them. */
const MEDIUM_MODULE = 3000;
/** The rank of the file with the deferred parts; files of a lower rank are loaded first by every public page. */
const DEFERRED_RANK = 2;
/** From this number of entries on, modules get the same rank. */
const MANY_ENTRIES = 4;

/** The entry and dynamically imported modules that reach this one by static imports. */
function findEntries(id: string, graph: Graph): string[] {
  const entries: string[] = [];
  const seen = new Set([id]);
  for (const current of seen) {
    const info = graph.getModuleInfo(current);
    if (!info) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) entries.push(current);
    for (const importer of info.importers) seen.add(importer);
  }
  return entries;
}

/** Whether this module and all its imports are small, so that it adds no large dependency. */
function isSmall(id: string, graph: Graph): boolean {
  const info = graph.getModuleInfo(id);
  if (!info?.code || info.code.length > SMALL_MODULE) return false;
  return info.importedIds.every((imported) => isSmall(imported, graph));
}

/** Whether this module is of medium size and all its imports are in files that every public page loads. */
function isMedium(id: string, graph: Graph): boolean {
  const info = graph.getModuleInfo(id);
  if (!info?.code || info.code.length > MEDIUM_MODULE) return false;
  return info.importedIds.every((imported) => {
    const chunk = findChunk(imported, graph);
    return chunk !== undefined && chunk.rank <= DEFERRED_RANK;
  });
}

const countFolders = (entries: string[]): number => new Set(entries.map((entry) => dirname(entry))).size;

/** The back office has forty entries that share most of their code: one file for its start, one for the rest. */
function findAdminChunk(entries: string[]): Chunk | undefined {
  if (entries.length === 1) return undefined;
  const isNeededAtOnce = entries.some((entry) => ROUTE.test(entry) || SIGN_IN.test(entry));
  return isNeededAtOnce ? { name: 'admin-start', rank: 8 } : { name: 'admin', rank: 9 };
}

/**
 * The chunk of a module, chosen by the entries that need it. Modules without one are left to the bundler, which creates
 * one file for all modules that the same entries need.
 */
function findChunk(id: string, graph: Graph): Chunk | undefined {
  if (FRAMEWORK.test(id)) return { name: 'framework', rank: 0 };
  const allEntries = findEntries(id, graph);
  const entries = allEntries.filter((entry) => !SCHEMA.test(entry));
  const isOfSchemas = entries.length < allEntries.length;
  const siteEntries = entries.filter((entry) => SITE.test(entry));
  const isNeededAtOnce = entries.some((entry) => ROUTE.test(entry));
  const isDeferred = entries.some((entry) => DEFERRED.test(entry));
  if (
    entries.some((entry) => EVERY_PAGE.test(entry)) ||
    countFolders(siteEntries.filter((entry) => ROUTE.test(entry))) >= MANY_PAGES ||
    (isDeferred && isNeededAtOnce) ||
    (!isDeferred && !isOfSchemas && countFolders(siteEntries) > 1 && isSmall(id, graph))
  )
    return { name: 'site', rank: 1 };
  if (isDeferred) return { name: 'deferred', rank: DEFERRED_RANK };
  if (SCHEMA.test(id) || (isOfSchemas && entries.length === 0)) return { name: 'schemas', rank: 7 };
  // What schemas share with other code is in files of its own, so that no page loads the schemas with it.
  if (siteEntries.length === 0) return isOfSchemas ? { name: 'schema-parts', rank: 3 } : findAdminChunk(entries);
  if (siteEntries.length === entries.length && !isOfSchemas) return undefined;
  // The back office loads the deferred parts too, so that a medium-sized module costs no extra request there.
  if (!isNeededAtOnce && isMedium(id, graph)) return { name: 'deferred', rank: DEFERRED_RANK };
  // One file for what schemas share with parts that are loaded on first use: the back office needs all of it.
  if (isOfSchemas && !isNeededAtOnce) return { name: 'schema-parts', rank: 3 };
  // Modules shared by the site and the back office are split as if only the site needed them.
  const names = siteEntries.map((entry) => basename(entry).replace(/\..*/, '')).toSorted();
  return { name: [...new Set(names)].join('-'), rank: 7 - Math.min(names.length, MANY_ENTRIES) };
}

const RANKS = 10;

export const chunkGroups = Array.from({ length: RANKS }, (_, rank) => ({
  name: (id: string, graph: Graph) => {
    const chunk = findChunk(id, graph);
    return chunk?.rank === rank ? chunk.name : null;
  },
  priority: RANKS - rank,
}));
