/** Public reads may be kept by any cache for a minute and served stale while a fresh one is fetched. */
export const PUBLIC_READ = 'public, max-age=30, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
