/** Any cache may store public reads for a minute and serve them stale while revalidating. */
export const PUBLIC_READ = 'public, max-age=30, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
