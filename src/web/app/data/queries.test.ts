import { expect, test } from 'vitest';
import { queryClient } from './queries.ts';

test('what a page has read on the server is kept by no timer after the page is sent', async () => {
  const client = queryClient();
  await client.fetchQuery({ queryKey: ['site'], queryFn: async () => 'everything on the page' });
  const [query] = client.getQueryCache().getAll();
  // Any finite value starts a timer that keeps the whole page in memory until it fires.
  expect(query?.gcTime).toBe(Number.POSITIVE_INFINITY);
});
