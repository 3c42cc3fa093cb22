import { afterEach, expect, test, vi } from 'vitest';
import { createTestApp } from '../../test/app.ts';

const app = createTestApp();
const HOUR_MS = 3_600_000;

afterEach(() => vi.restoreAllMocks());

test('a clock that is set back while a job runs does not hold up the next one', async () => {
  const done: number[] = [];
  const enqueue = (mailId: number) => app.db.transaction((tx) => app.jobs.enqueue(tx, 'mail.send', { mailId }));
  const realNow = Date.now;
  await enqueue(1);
  await app.jobs.work('mail.send', 1, async ({ mailId }) => {
    vi.spyOn(Date, 'now').mockImplementation(() => realNow() - mailId * HOUR_MS);
    done.push(mailId);
  });
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([1]);
  await enqueue(2);
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([1, 2]);
});
