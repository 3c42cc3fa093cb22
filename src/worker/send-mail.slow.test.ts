import { describe, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { freePort } from '../../scripts/local-postgres.ts';
import { createTestApp } from '../../test/app.ts';
import { startRole } from '../../test/process.ts';
import { startSmtp } from '../../test/smtp.ts';

const app = createTestApp();
const ORIGIN = { ip: undefined, userAgent: undefined };

/** A promise with its resolve function. */
const promise = () => Promise.withResolvers<void>();

const unsent = async () => {
  const mails = await app.db.select().from(tables.mails);
  return mails.filter(({ sentAt }) => sentAt === null).length;
};

describe('the worker', () => {
  test('killed in the middle of sending: the mail arrives exactly once after a restart', {
    timeout: 90_000,
  }, async () => {
    const received = promise();
    const never = promise();
    let first = true;
    const smtp = await startSmtp({
      beforeAccept: async () => {
        if (!first) return;
        first = false;
        received.resolve();
        // The server has the whole email but has not acknowledged it: the worker is killed now, and this copy is
        // discarded.
        await never.promise;
      },
    });
    const env = { DATABASE_URL: app.url, SMTP_URL: smtp.url };
    await app.core.newsletter.subscribe({ email: 'killed@aangan.example' }, ORIGIN);

    const doomed = await startRole('worker', env);
    await received.promise;
    await doomed.kill();
    expect(smtp.mails).toHaveLength(0);

    const next = await startRole('worker', env);
    await smtp.mailTo('killed@aangan.example');
    await expect.poll(unsent, { timeout: 10_000 }).toBe(0);
    expect(smtp.mails).toHaveLength(1);
    expect(await next.stop()).toBe(0);
    await smtp.stop();
  });

  test('finds the mail server down: the subscriber is stored, and the mail goes out when it is back', {
    timeout: 60_000,
  }, async () => {
    const port = await freePort();
    const worker = await startRole('worker', { DATABASE_URL: app.url, SMTP_URL: `smtp://127.0.0.1:${port}` });
    await app.core.newsletter.subscribe({ email: 'patient@aangan.example' }, ORIGIN);
    const stored = () => app.db.select().from(tables.mails).where(eq(tables.mails.recipient, 'patient@aangan.example'));
    await expect.poll(async () => (await stored())[0]?.attempts, { timeout: 15_000 }).toBeGreaterThan(0);

    const smtp = await startSmtp({ port });
    await smtp.mailTo('patient@aangan.example');
    await expect.poll(async () => (await stored())[0]?.sentAt, { timeout: 10_000 }).not.toBeNull();
    expect(await worker.stop()).toBe(0);
    await smtp.stop();
  });

  test('asked to stop while sending finishes that mail first', { timeout: 60_000 }, async () => {
    const receiving = promise();
    const accept = promise();
    const smtp = await startSmtp({
      beforeAccept: async () => {
        receiving.resolve();
        await accept.promise;
      },
    });
    const worker = await startRole('worker', { DATABASE_URL: app.url, SMTP_URL: smtp.url });
    await app.core.newsletter.subscribe({ email: 'polite@aangan.example' }, ORIGIN);
    await receiving.promise;
    const stopped = worker.stop();
    accept.resolve();
    expect(await stopped).toBe(0);
    expect(smtp.mails.map(({ to }) => to)).toEqual([['polite@aangan.example']]);
    expect(await unsent()).toBe(0);
    await smtp.stop();
  });
});
