import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp } from '../../../test/app.ts';
import { type Colleague, newColleague } from '../../../test/staff.ts';
import { runLeads } from './leads.ts';

const { enquiries, leadMails } = tables;

const app = createTestApp();
let folder: string;
let asha: Colleague;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lead-mails-'));
  asha = await newColleague(app);
});
afterAll(() => rm(folder, { recursive: true }));

async function receive(mail: string | Buffer, patterns?: string): Promise<string> {
  const lines: string[] = [];
  const input = Readable.from([Buffer.from(mail)]);
  await runLeads(app.core, patterns, { input, print: (line) => void lines.push(line) });
  return lines.join('\n');
}

interface Mail {
  from?: string;
  text?: string;
  html?: string;
  id?: string;
}

const compose = ({ from = 'Leads <no-reply@neem-homes.example>', text, html, id = randomUUID() }: Mail): string =>
  [
    `From: ${from}`,
    'To: leads@aangan.example',
    'Subject: =?utf-8?B?TmV3IGxlYWQ=?=',
    `Message-ID: <${id}@portal.example>`,
    'MIME-Version: 1.0',
    `Content-Type: text/${html === undefined ? 'plain' : 'html'}; charset=utf-8`,
    '',
    html ?? text ?? '',
  ].join('\r\n');

const findByNumber = (number: string) => app.db.select().from(enquiries).where(eq(enquiries.phoneNumber, number));
const waiting = async () => (await asha.call('GET', '/lead-mail')).json().mails;

describe('aangan leads receive', () => {
  test('R-412 stores the lead of a portal, once', async () => {
    const mail = compose({ text: 'Lead ID: 71\nName: Meera Iyer\nMobile: 98765 10001\nMessage: Still free?' });
    expect(await receive(mail)).toBe('The lead was stored.');
    expect(await receive(mail)).toBe('This email was received before. Nothing was changed.');
    const [lead, ...others] = await findByNumber('9876510001');
    expect(lead).toMatchObject({ fullName: 'Meera Iyer', sourceButton: 'Neem Homes', message: 'Still free?' });
    expect(others).toEqual([]);
  });

  test('R-412 reads an email that has only HTML, without running anything in it', async () => {
    const html =
      '<table><tr><td>Name</td><td>Ravi <b>Nair</b></td></tr><tr><td>Mobile</td><td>9876510002</td></tr></table><script>alert(1)</script>';
    expect(await receive(compose({ html }))).toBe('The lead was stored.');
    expect((await findByNumber('9876510002'))[0]?.fullName).toBe('Ravi Nair');
  });

  test('R-412 keeps what it cannot read for staff, once, until they deal with it', async () => {
    const mail = compose({ from: 'new@portal.example', text: 'Please call Kavya on 98765 10003' });
    expect(await receive(mail)).toBe('The lead could not be read. The email waits for staff in Enquiries.');
    expect(await receive(mail)).toMatch(/received before/);
    const [kept, ...others] = await waiting();
    expect(kept).toMatchObject({ sender: 'new@portal.example', subject: 'New lead' });
    expect(kept.body).toContain('Please call Kavya');
    expect(others).toEqual([]);
    expect((await asha.call('DELETE', `/lead-mail/${kept.id}`)).statusCode).toBe(200);
    expect((await asha.call('DELETE', `/lead-mail/${kept.id}`)).statusCode).toBe(404);
    expect(await waiting()).toEqual([]);
  });

  test('R-412 knows the patterns of the operator, and says what is wrong with them', async () => {
    const own = join(folder, 'patterns.json');
    const labels = { full_name: ['Naam'], phone: ['Phone'] };
    await writeFile(own, JSON.stringify([{ name: 'Own', senders: ['own.example'], labels }]));
    const mail = compose({ from: 'x@own.example', text: 'Naam: Asha\nPhone: 9876510004' });
    expect(await receive(mail, own)).toBe('The lead was stored.');
    await writeFile(own, JSON.stringify([{ name: 'Own', senders: [], labels }]));
    await expect(receive(mail, own)).rejects.toThrow(/patterns\.json is not valid: 0\.senders/);
  });

  test('R-412 refuses an email that is empty or too large', async () => {
    await expect(receive('')).rejects.toThrow(/aangan leads receive/);
    await expect(receive(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).rejects.toThrow(/larger than 5 MB/);
  });

  test('R-412 forgets the emails of a person who is erased, and those of a month ago', async () => {
    await receive(compose({ text: 'Name: Erased\nMobile: 9876510005', from: 'a@b.example' }));
    await receive(compose({ text: 'Please call Old on 91-98765-10006', from: 'a@b.example' }));
    await receive(compose({ text: 'Name: Erased\nMobile: 9876510005' }));
    const erased = await asha.call('POST', '/privacy/erase', { contacts: ['9876510005'], confirmation: 'ERASE' });
    expect(erased.statusCode).toBe(200);
    expect((await waiting()).map(({ body }: { body: string }) => body.trim())).toEqual([
      'Please call Old on 91-98765-10006',
    ]);
    await app.db.update(leadMails).set({ createdAt: new Date(app.clock.now.getTime() - 31 * 24 * 60 * 60 * 1000) });
    await app.core.privacy.enforceRetention();
    expect(await waiting()).toEqual([]);
  });
});
