import { sql, type tables } from '#db';

type ListingTable = typeof tables.properties | typeof tables.projects;

/** Column values for publishing now: the first publication date is preserved, and freshness restarts. */
export const publishedValues = (table: ListingTable, now: Date) => ({
  status: 'published' as const,
  publishedAt: sql<Date>`coalesce(${table.publishedAt}, ${now})`,
  confirmedAt: now,
  scheduledFor: null,
  hiddenForAgeAt: null,
  freshnessRemindedAt: null,
});
