import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerErrors } from './errors.ts';

test('an unavailable database is answered with Retry-After, and is never cached', async () => {
  const app = Fastify();
  answerErrors(app);
  app.get('/', async () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    throw new Error('Failed query', { cause });
  });
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(answer.json()).toMatchObject({ success: false, msg: expect.stringContaining('try again') });
});
