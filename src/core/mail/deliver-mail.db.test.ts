import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp } from '../../../test/app.ts';
import { mailSamples } from '../../../test/mail-samples.ts';
import { startSilentServer } from '../../../test/silent-server.ts';
import { startSmtp, type TestSmtp, unfold } from '../../../test/smtp.ts';
import { queueMail } from './mail-queue.ts';
import type { TemplateName } from './templates/index.ts';
import { type MailTransport, smtpTransport } from './transport.ts';

const app = createTestApp();
let smtp: TestSmtp;
let transport: MailTransport;

beforeAll(async () => {
  smtp = await startSmtp();
  transport = smtpTransport(smtp.url, 'no-reply@aangan.example');
});
afterAll(async () => {
  transport.close();
  await smtp.stop();
});

const ORIGIN = { ip: undefined, userAgent: undefined };

async function storedMail(email: string) {
  await app.core.newsletter.subscribe({ email }, ORIGIN);
  const [mail] = await app.db.select().from(tables.mails).where(eq(tables.mails.recipient, email));
  if (!mail) throw new Error('no mail was stored');
  return mail;
}

const reread = async (id: number) => (await app.db.select().from(tables.mails).where(eq(tables.mails.id, id)))[0];

describe('every mail', () => {
  const samples = mailSamples();

  test.each(Object.keys(samples) as TemplateName[])('%s goes out once, as HTML and text', async (template) => {
    const recipient = `${template}@aangan.example`;
    await app.db.transaction((tx) => queueMail(app, tx, { template, recipient, data: samples[template] }));
    const [mail] = await app.db.select().from(tables.mails).where(eq(tables.mails.recipient, recipient));
    if (!mail) throw new Error('no mail was stored');
    await app.core.mail.deliver(transport, mail.id);
    await app.core.mail.deliver(transport, mail.id);
    const received = smtp.mails.filter(({ to }) => to.includes(recipient));
    expect(received).toHaveLength(1);
    const text = unfold(received[0]?.raw ?? '');
    expect(text).toMatch(/^Subject: \S/m);
    expect(text).toContain(`Message-ID: ${mail.messageId}`);
    expect(text.match(/^Content-Type: text\/plain/gm)).toHaveLength(1);
    expect(text.match(/^Content-Type: text\/html/gm)).toHaveLength(1);
    // Only a visit has an attachment, for calendars.
    const attached = text.match(/^Content-Disposition: attachment.*/gm) ?? [];
    expect(attached).toEqual(
      template.startsWith('visit-') ? ['Content-Disposition: attachment; filename=visit.ics'] : [],
    );
    // A link to the site in the text and in the HTML.
    expect(text.split('https://www.aangan.example').length).toBeGreaterThan(2);
  });
});

describe('the confirmation mail', () => {
  test('arrives as HTML and text, with the link, an unsubscribe header and our fixed Message-ID', async () => {
    const mail = await storedMail('reader@aangan.example');
    await app.core.mail.deliver(transport, mail.id);
    const { raw } = await smtp.mailTo('reader@aangan.example');
    const text = unfold(raw);
    expect(text).toContain(`Message-ID: ${mail.messageId}`);
    expect(text).toContain('Subject: Confirm your subscription to Aangan');
    expect(text).toContain('Content-Type: text/plain');
    expect(text).toContain('Content-Type: text/html');
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(text).toMatch(/https:\/\/www\.aangan\.example\/newsletter\/confirm\?token=\d+\.\d+\.[\w-]{43}/);
    expect(await reread(mail.id)).toMatchObject({ sentAt: app.clock.now, attempts: 1, lastError: null });
  });

  test('whose link works', async () => {
    const mail = await storedMail('works@aangan.example');
    await app.core.mail.deliver(transport, mail.id);
    const { raw } = await smtp.mailTo('works@aangan.example');
    const token = /confirm\?token=([\w.-]+)/.exec(unfold(raw))?.[1] ?? '';
    expect(await app.core.forms.confirmSubscription({ token })).toBe('confirmed');
  });
});

describe('a mail', () => {
  test('that went out is not sent again, however often its job runs', async () => {
    const mail = await storedMail('once@aangan.example');
    await app.core.mail.deliver(transport, mail.id);
    await app.core.mail.deliver(transport, mail.id);
    expect(smtp.mails.filter(({ to }) => to.includes('once@aangan.example'))).toHaveLength(1);
  });

  test('is sent once when two workers take it up together', async () => {
    const mail = await storedMail('together@aangan.example');
    const both = await Promise.allSettled([
      app.core.mail.deliver(transport, mail.id),
      app.core.mail.deliver(transport, mail.id),
    ]);
    // The other one fails or finds the mail sent; a job that fails is tried again later.
    expect(both.map(({ status }) => status)).toContain('fulfilled');
    await app.core.mail.deliver(transport, mail.id);
    expect(smtp.mails.filter(({ to }) => to.includes('together@aangan.example'))).toHaveLength(1);
  });

  test('that the server did not take stays waiting, with the reason', async () => {
    const mail = await storedMail('refused@aangan.example');
    const closed = smtpTransport('smtp://127.0.0.1:9', 'no-reply@aangan.example');
    await expect(app.core.mail.deliver(closed, mail.id)).rejects.toThrow();
    expect(await reread(mail.id)).toMatchObject({
      sentAt: null,
      attempts: 1,
      lastError: expect.stringContaining('ECONNREFUSED'),
    });
  });

  test('goes out twice in one window only: accepted by the server, but the row could not be marked. Both carry one Message-ID', async () => {
    const mail = await storedMail('window@aangan.example');
    await app.ownerPool.query(`create function not_marked() returns trigger language plpgsql as
      $$ begin raise exception 'the worker has died'; end $$`);
    await app.ownerPool.query(
      'create trigger not_marked before update on mails for each row when (new.sent_at is not null) execute function not_marked()',
    );
    await expect(app.core.mail.deliver(transport, mail.id)).rejects.toThrow();
    await app.ownerPool.query('drop trigger not_marked on mails');
    await expect(app.core.mail.deliver(transport, mail.id)).rejects.toThrow('another worker is sending this mail');
    await app.pool.query("update mails set claimed_until = now() - interval '1 second' where id = $1", [mail.id]);
    await app.core.mail.deliver(transport, mail.id);
    const copies = smtp.mails.filter(({ to }) => to.includes('window@aangan.example'));
    expect(copies).toHaveLength(2);
    for (const { raw } of copies) expect(raw).toContain(mail.messageId);
  });
});

describe('a database that cannot write any more', () => {
  test('is noticed before the mail has left: it goes out once, when there is room again', async () => {
    const mail = await storedMail('full@aangan.example');
    await app.ownerPool.query(`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await app.ownerPool.query('create trigger no_room before update on mails for each row execute function no_room()');
    await expect(app.core.mail.deliver(transport, mail.id)).rejects.toThrow();
    await app.ownerPool.query('drop trigger no_room on mails');
    expect(smtp.mails.filter(({ to }) => to.includes('full@aangan.example'))).toHaveLength(0);
    await app.core.mail.deliver(transport, mail.id);
    expect(smtp.mails.filter(({ to }) => to.includes('full@aangan.example'))).toHaveLength(1);
  });
});

describe('a mail server that accepts connections and says nothing', () => {
  test('leaves no database connection idle in a transaction, and no lock on the mail', async () => {
    const mail = await storedMail('silent@aangan.example');
    const silent = await startSilentServer();
    const slow = smtpTransport(`smtp://127.0.0.1:${silent.port}`, 'no-reply@aangan.example');
    const delivering = app.core.mail.deliver(slow, mail.id).catch((error: unknown) => error);
    await expect.poll(async () => (await reread(mail.id))?.claimedUntil).toBeInstanceOf(Date);
    const { rows } = await app.pool.query(
      "select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    expect(rows).toEqual([]);
    await app.pool.query(
      "begin; set local lock_timeout = '1s'; update mails set data = data where recipient = 'silent@aangan.example'; commit",
    );
    await silent.stop();
    expect(await delivering).toBeInstanceOf(Error);
    expect(await reread(mail.id)).toMatchObject({ sentAt: null, claimedUntil: null, attempts: 1 });
    slow.close();
  });
});
