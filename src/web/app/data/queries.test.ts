import { expect, test } from 'vitest';
import { queryClient } from './queries.ts';

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

test('a page that was rendered leaves no timer behind, which would keep all it read in memory', async () => {
  const before = timers();
  const client = queryClient();
  await client.fetchQuery({ queryKey: ['site'], queryFn: async () => 'everything on the page' });
  expect(timers()).toBe(before);
});
