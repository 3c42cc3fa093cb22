import type { Core } from '#core';

const FOLD_EVERY_MS = 5_000;
/** Short enough for visitors to see a published change within two seconds. */
const PURGE_CACHES_EVERY_MS = 500;
const SUGGEST_EVERY_MS = 10 * 60 * 1000;
/** Names that staff added are applied soon; without new ones a run is one short query. */
const MATCH_LOCALITIES_EVERY_MS = 15 * 1000;
/** Done once after an upgrade; later runs find it finished. */
const COPY_PRICES_EVERY_MS = 60 * 60 * 1000;
const COPY_PRICES_FIRST_MS = 20_000;
const FILL_FILTERS_EVERY_MS = 60 * 60 * 1000;
const FILL_FILTERS_FIRST_MS = 6_000;
const JOIN_CONTACTS_EVERY_MS = 60 * 1000;
const JOIN_CONTACTS_FIRST_MS = 5_000;
const SITEMAP_EVERY_MS = 10 * 60 * 1000;
const COUNT_EVERY_MS = 10 * 60 * 1000;
const SEAL_EVERY_MS = 60 * 1000;
const EXPIRE_EVERY_MS = 15 * 60 * 1000;
const REMIND_EVERY_MS = 60 * 1000;
const PUBLISH_EVERY_MS = 60 * 1000;
const FRESHNESS_EVERY_MS = 15 * 60 * 1000;
const CLEANUP_EVERY_MS = 60 * 60 * 1000;
const RETENTION_EVERY_MS = 60 * 60 * 1000;
const DELETE_FILES_EVERY_MS = 6 * 60 * 60 * 1000;
const ASSETS_EVERY_MS = 24 * 60 * 60 * 1000;
const ASSETS_FIRST_MS = 60_000;
const MOVE_PICTURES_EVERY_MS = 60 * 60 * 1000;
const MOVE_PICTURES_FIRST_MS = 30_000;
/** Done after an upgrade and then once a day; a run in between is one short query. */
const PUBLISH_POSTINGS_EVERY_MS = 60 * 1000;
/** A new installation should not wait ten minutes for its first sitemap and dashboard. */
const SITEMAP_FIRST_MS = 3_000;
const COUNT_FIRST_MS = 2_000;
const MATCH_LOCALITIES_FIRST_MS = 4_000;

export interface Scheduler {
  stop: () => Promise<void>;
}

/** Callbacks for logging and metrics of the tasks. */
export interface TaskWatch {
  planned?: (task: string, everySeconds: number) => void;
  done?: (task: string) => void;
  failed: (error: unknown, task: string) => void;
}

export interface SchedulerOptions {
  /** URLs of the caches that accept `PURGE`. */
  purgeUrls?: string[] | undefined;
  /** The built scripts, styles and fonts of this release. */
  assetsFolder?: string | undefined;
}

interface Task {
  name: string;
  everyMs: number;
  firstMs?: number;
  /** The signal asks the task to stop. */
  run: (signal: AbortSignal) => Promise<unknown>;
}

/** Runs a task repeatedly and never concurrently; a failure is reported and the next run tries again. */
function repeat({ name, everyMs, firstMs = everyMs, run }: Task, watch: TaskWatch): Scheduler {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const tick = () => {
    running = run(stopping.signal)
      .then(
        () => watch.done?.(name),
        (error: unknown) => watch.failed(error, name),
      )
      .finally(() => {
        if (!stopping.signal.aborted) timer = setTimeout(tick, everyMs);
      });
  };
  watch.planned?.(name, everyMs / 1000);
  timer = setTimeout(tick, firstMs);
  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

/**
 * Starts the scheduled tasks: cache purges, search and dashboard counts, suggestions, the sitemap, publishing,
 * reminders, and the deletion of expired data and unused files. The constants above define their intervals.
 */
export function startScheduler(
  {
    accounts,
    assets,
    bulkChanges,
    caches,
    careers,
    counts,
    deleted,
    enquiries,
    files,
    imports,
    listings,
    sitemap,
    postings,
    history,
    privacy,
  }: Core,
  watch: TaskWatch,
  { purgeUrls = [], assetsFolder }: SchedulerOptions = {},
): Scheduler {
  const tasks: Task[] = [
    { name: 'purge-caches', everyMs: PURGE_CACHES_EVERY_MS, run: (signal) => caches.purge(purgeUrls, signal) },
    { name: 'fold-counts', everyMs: FOLD_EVERY_MS, run: () => listings.foldCounts() },
    { name: 'rebuild-suggestions', everyMs: SUGGEST_EVERY_MS, run: () => listings.rebuildSuggestions() },
    {
      name: 'match-localities',
      everyMs: MATCH_LOCALITIES_EVERY_MS,
      firstMs: MATCH_LOCALITIES_FIRST_MS,
      run: (signal) => listings.matchLocalities(signal),
    },
    {
      name: 'join-contacts',
      everyMs: JOIN_CONTACTS_EVERY_MS,
      firstMs: JOIN_CONTACTS_FIRST_MS,
      run: (signal) => enquiries.joinEarlier(signal),
    },
    {
      name: 'copy-earlier-prices',
      everyMs: COPY_PRICES_EVERY_MS,
      firstMs: COPY_PRICES_FIRST_MS,
      run: (signal) => listings.copyEarlierPrices(signal),
    },
    {
      name: 'fill-search-filters',
      everyMs: FILL_FILTERS_EVERY_MS,
      firstMs: FILL_FILTERS_FIRST_MS,
      run: (signal) => listings.fillSearchFilters(signal),
    },
    {
      name: 'refresh-sitemap',
      everyMs: SITEMAP_EVERY_MS,
      firstMs: SITEMAP_FIRST_MS,
      run: (signal) => sitemap.refresh(signal),
    },
    { name: 'count-listings', everyMs: COUNT_EVERY_MS, firstMs: COUNT_FIRST_MS, run: () => listings.count() },
    { name: 'expire-postings', everyMs: EXPIRE_EVERY_MS, run: () => postings.expire() },
    {
      name: 'publish-earlier-postings',
      everyMs: PUBLISH_POSTINGS_EVERY_MS,
      run: (signal) => postings.publishEarlier(signal),
    },
    {
      name: 'move-earlier-pictures',
      everyMs: MOVE_PICTURES_EVERY_MS,
      firstMs: MOVE_PICTURES_FIRST_MS,
      run: (signal) => postings.moveEarlierPictures(signal),
    },
    { name: 'remind-follow-ups', everyMs: REMIND_EVERY_MS, run: () => enquiries.remind() },
    { name: 'publish-due', everyMs: PUBLISH_EVERY_MS, run: (signal) => listings.publishDue(signal) },
    { name: 'enforce-freshness', everyMs: FRESHNESS_EVERY_MS, run: (signal) => listings.enforceFreshness(signal) },
    { name: 'cleanup-accounts', everyMs: CLEANUP_EVERY_MS, run: () => accounts.deleteExpired() },
    { name: 'delete-applications', everyMs: CLEANUP_EVERY_MS, run: () => careers.deleteExpired() },
    { name: 'purge-deleted', everyMs: RETENTION_EVERY_MS, run: (signal) => deleted.purge(signal) },
    { name: 'cleanup-access-log', everyMs: CLEANUP_EVERY_MS, run: (signal) => history.deleteOldAccess(signal) },
    { name: 'seal-history', everyMs: SEAL_EVERY_MS, run: (signal) => history.seal(signal) },
    { name: 'enforce-retention', everyMs: RETENTION_EVERY_MS, run: (signal) => privacy.enforceRetention(signal) },
    { name: 'delete-unused-files', everyMs: DELETE_FILES_EVERY_MS, run: () => files.sweep() },
    { name: 'cleanup-counts', everyMs: CLEANUP_EVERY_MS, run: () => counts.deleteExpired() },
    ...(assetsFolder === undefined
      ? []
      : [
          {
            name: 'refresh-assets',
            everyMs: ASSETS_EVERY_MS,
            firstMs: ASSETS_FIRST_MS,
            run: () => assets.refresh(assetsFolder),
          },
        ]),
    { name: 'cleanup-bulk-changes', everyMs: CLEANUP_EVERY_MS, run: () => bulkChanges.deleteOld() },
    { name: 'cleanup-signals', everyMs: CLEANUP_EVERY_MS, run: () => enquiries.deleteOldSignals() },
    { name: 'cleanup-imports', everyMs: CLEANUP_EVERY_MS, run: () => imports.deleteExpired() },
  ];
  const started = tasks.map((task) => repeat(task, watch));
  return { stop: async () => void (await Promise.all(started.map((task) => task.stop()))) };
}
