import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { DomainError } from '#core';
import { answerErrors } from './errors.ts';

test('an unavailable database is answered with Retry-After, and is never cached', async () => {
  const app = Fastify();
  answerErrors(app);
  app.get('/api/v1', async () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    throw new Error('Failed query', { cause });
  });
  const answer = await app.inject('/api/v1');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(answer.json()).toMatchObject({ success: false, msg: expect.stringContaining('try again') });
});

test('D-70 a page or a form without scripts gets an error as text to read, a call as JSON', async () => {
  const app = Fastify();
  answerErrors(app);
  for (const path of ['/contact-us', '/api/v1/enquiry']) {
    app.post(path, async () => {
      throw new DomainError('too_many', 'Wait <a while>');
    });
  }
  const page = await app.inject({ method: 'POST', url: '/contact-us' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect(page.body).toContain('<p>Wait &lt;a while&gt;</p>');
  expect((await app.inject({ method: 'POST', url: '/api/v1/enquiry' })).json()).toMatchObject({
    msg: 'Wait <a while>',
  });
});
