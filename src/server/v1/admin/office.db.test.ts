import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StaffEnquiryRow } from '#contract';
import { toSiteFactsInput } from '#contract';
import { folderTransport } from '#core';
import { and, eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { sendEnquiry } from '../../../../test/enquiries.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const { mails, settings } = tables;

const app = createTestApp();
let asha: Colleague;

/** Monday to Friday, with a holiday on a Tuesday. */
const OFFICE = {
  days: [5, 1, 2, 3, 4],
  opens: '09:30',
  closes: '17:30',
  holidays: [{ day: '2026-11-17', name: 'Founding day' }],
  reply_minutes: 30,
};

const india = (time: string) => new Date(`${time}+05:30`);

beforeEach(async () => {
  await app.db.delete(settings);
  asha = await newColleague(app);
});

const save = (values: object) => asha.call('PUT', '/settings/office', values);
const readFacts = async () => (await app.server.inject('/api/v1/public/site')).json().site.facts;
const readStored = async () => (await asha.call('GET', '/settings')).json().settings;

/** The text of the email that thanks the sender of an enquiry. */
async function readAcknowledgement(recipient: string): Promise<string> {
  const [mail] = await app.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, recipient), eq(mails.template, 'enquiry-received')));
  const folder = await mkdtemp(join(tmpdir(), 'aangan-office-'));
  await app.core.mail.deliver(folderTransport(folder, 'no-reply@aangan.example'), mail?.id ?? 0);
  const [file = ''] = await readdir(folder);
  const text = await readFile(join(folder, file), 'utf8');
  await rm(folder, { recursive: true });
  return text.replaceAll(/=\r?\n/g, '').replaceAll(/\s+/g, ' ');
}

describe('R-411 the hours and the promise of the office', () => {
  test('are what a new installation says until staff change them', async () => {
    expect(await readFacts()).toMatchObject({
      office_hours: 'Monday to Sunday, 10:00 AM to 6:30 PM',
      reply_within: 'an hour',
    });
  });

  test('are read by visitors and by the reply clock, and stated in the email that thanks for an enquiry', async () => {
    expect((await save(OFFICE)).json()).toEqual({ success: true });
    expect(await readFacts()).toMatchObject({
      office_hours: 'Monday to Friday, 9:30 AM to 5:30 PM',
      reply_within: '30 minutes',
    });
    app.clock.now = india('2026-11-16T17:20:00');
    const ravi = await newColleague(app, 'sales');
    const id = await sendEnquiry(app, { email: 'tara@lake.example' });
    const read = async (): Promise<StaffEnquiryRow> => (await ravi.call('GET', `/enquiry/${id}`)).json().record;
    // Ten minutes on Monday, and twenty on Wednesday, because Tuesday is a holiday.
    expect(await read()).toMatchObject({
      reply_due_at: india('2026-11-18T09:50:00').toISOString(),
      reply_minutes_left: 30,
    });
    const isOverdue = async (time: string) => {
      app.clock.now = india(time);
      // The session of the day before has ended.
      const priya = await newColleague(app, 'sales');
      const { enquiries } = (await priya.call('GET', '/enquiry?view=overdue')).json();
      return enquiries.some((enquiry: StaffEnquiryRow) => enquiry.id === id);
    };
    expect(await isOverdue('2026-11-18T09:49:00')).toBe(false);
    expect(await isOverdue('2026-11-18T09:50:00')).toBe(true);
    expect(await readAcknowledgement('tara@lake.example')).toContain(
      'calls back within 30 minutes, during office hours: Monday to Friday, 9:30 AM to 5:30 PM.',
    );
  });

  test('are not changed by saving the company, nor lost for the release before', async () => {
    await save(OFFICE);
    const company = toSiteFactsInput((await readStored()).site);
    expect((await asha.call('PUT', '/settings/site', { ...company, tagline: 'Homes by the lake' })).statusCode).toBe(
      200,
    );
    const [row] = await app.db.select().from(settings).where(eq(settings.key, 'site'));
    expect(row?.value).toMatchObject({ office_hours: 'Monday to Friday, 9:30 AM to 5:30 PM' });
    await save({ ...OFFICE, days: [6, 7] });
    expect((await readFacts()).office_hours).toBe('Saturday and Sunday, 9:30 AM to 5:30 PM');
  });

  test('stay the text that staff wrote in an earlier release, until they enter them', async () => {
    const { site } = await readStored();
    const { reply_within: _later, ...earlier } = { ...site, office_hours: 'Mon-Sat, 9 to 6' };
    await app.db.insert(settings).values({ key: 'site', value: earlier });
    expect(await readFacts()).toMatchObject({ office_hours: 'Mon-Sat, 9 to 6', reply_within: 'an hour' });
    await save(OFFICE);
    expect((await readFacts()).office_hours).toBe('Monday to Friday, 9:30 AM to 5:30 PM');
  });

  test('are refused if the office closes before it opens, or what they contain does not exist', async () => {
    const early = await save({ ...OFFICE, closes: '08:00' });
    expect([early.statusCode, early.json().errors]).toEqual([
      400,
      [{ field: 'closes', message: 'Enter a time after the opening' }],
    ]);
    expect((await save({ ...OFFICE, days: [0] })).statusCode).toBe(400);
    expect((await save({ ...OFFICE, holidays: [{ day: 'soon', name: 'Diwali' }] })).statusCode).toBe(400);
    expect((await readStored()).office.reply_minutes).toBe(60);
  });

  test('are stored in order, and the change is in the history', async () => {
    const holidays = [
      { day: '2027-01-26', name: 'Republic Day' },
      { day: '2026-12-25', name: 'Christmas' },
    ];
    await save({ ...OFFICE, holidays });
    const { office } = await readStored();
    expect(office.days).toEqual([1, 2, 3, 4, 5]);
    expect(office.holidays.map(({ name }: { name: string }) => name)).toEqual(['Christmas', 'Republic Day']);
    const entries = await app.db
      .select()
      .from(tables.auditEntries)
      .where(and(eq(tables.auditEntries.entity, 'setting'), eq(tables.auditEntries.entityId, 'office')));
    expect(entries.length).toBeGreaterThan(0);
  });
});
