import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eq, sql, tables } from '#db';
import { createTestApp } from '../../../test/app.ts';
import { normaliseMailbox, queueConfirmation, queueVisitorMail } from './visitor-mail.ts';

const app = createTestApp();
const { mails } = tables;

const data = { enquiryId: 1, listing: null };

/** Queues an acknowledgement in a transaction of its own, as a form does. */
const acknowledge = (recipient: string, visitorMailsPerHour = 10_000) => {
  const ctx = { jobs: app.jobs, links: app.links, now: () => app.clock.now, visitorMailsPerHour };
  return app.db.transaction((tx) =>
    queueVisitorMail(ctx, tx, { template: 'enquiry-received', recipient, data }, 'acknowledgement'),
  );
};

const confirm = (recipient: string) => {
  const ctx = { jobs: app.jobs, links: app.links, now: () => app.clock.now };
  const mail = { template: 'confirm-posting' as const, recipient, data: { postingId: 1, confirmUntil: '2026-11-20' } };
  return app.db.transaction((tx) => queueConfirmation(ctx, tx, mail));
};

const countMails = (mailbox: string) => app.db.$count(mails, eq(mails.mailbox, mailbox));

describe('emails that the forms of visitors cause', () => {
  test('ten forms at the same moment with ten spellings of one address send three', async () => {
    const spellings = Array.from({ length: 10 }, (_, n) => `Vic.Tim+${n}@gmail.com`);
    const queued = await Promise.all(spellings.map((email) => acknowledge(email)));
    expect(queued.filter(Boolean)).toHaveLength(3);
    expect(await countMails('victim@gmail.com')).toBe(3);
  });

  test('confirmation links have an allowance of their own, and the sixth in an hour is refused', async () => {
    for (let n = 0; n < 3; n += 1) await acknowledge('both@aangan.example');
    for (let n = 0; n < 5; n += 1) await confirm(`both+${n}@aangan.example`);
    await expect(confirm('both@aangan.example')).rejects.toMatchObject({ code: 'too_many', field: 'email' });
    expect(await countMails('both@aangan.example')).toBe(8);
  });

  test('an hour later the address may get emails again', async () => {
    for (let n = 0; n < 3; n += 1) await acknowledge('later@aangan.example');
    expect(await acknowledge('later@aangan.example')).toBe(false);
    app.clock.now = new Date(app.clock.now.getTime() + 61 * 60 * 1000);
    expect(await acknowledge('later@aangan.example')).toBe(true);
  });

  test('beyond the hourly budget of the site they are delayed in order, and none is dropped', async () => {
    await app.db.delete(mails);
    for (let n = 0; n < 7; n += 1) expect(await acknowledge(`flood${n}@aangan.example`, 3)).toBe(true);
    const rows = await app.db
      .select({ hours: sql<number>`round(extract(epoch from ${mails.sendAfter} - ${mails.createdAt}) / 3600)::int` })
      .from(mails)
      .orderBy(mails.id);
    expect(rows.map(({ hours }) => hours)).toEqual([0, 0, 0, 1, 1, 1, 2]);
    const { rows: jobs } = await app.db.execute<{ isDelayed: boolean }>(
      sql`select start_after >= m.send_after as "isDelayed" from jobs.job j
        join mails m on j.data = jsonb_build_object('mailId', m.id)
        where j.name = 'mail.send' and m.send_after > m.created_at`,
    );
    expect(jobs).toEqual(Array.from({ length: 4 }, () => ({ isDelayed: true })));
    expect(await app.core.mail.waiting()).toMatchObject({ waiting: 3, delayed: 4 });
  });
});

test.each([
  ['Asha.Menon+flats@GMAIL.com', 'ashamenon@gmail.com'],
  ['asha.menon@googlemail.com', 'ashamenon@gmail.com'],
  ['Asha.Menon+1+2@aangan.example', 'asha.menon@aangan.example'],
])('%s reaches the mailbox %s', (email, mailbox) => {
  expect(normaliseMailbox(email)).toBe(mailbox);
});

test('a mailbox is its own normal form', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const mailbox = normaliseMailbox(email);
      expect(normaliseMailbox(mailbox)).toBe(mailbox);
      expect(normaliseMailbox(email.toUpperCase())).toBe(mailbox);
    }),
  );
});
