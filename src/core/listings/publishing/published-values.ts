import { sql, type tables } from '#db';

type ListingTable = typeof tables.properties | typeof tables.projects;

/** The columns of a listing that is published now: the first publication counts, and it starts fresh. */
export const publishedValues = (table: ListingTable, now: Date) => ({
  status: 'published' as const,
  publishedAt: sql<Date>`coalesce(${table.publishedAt}, ${now})`,
  confirmedAt: now,
  scheduledFor: null,
  hiddenForAgeAt: null,
  freshnessRemindedAt: null,
});
