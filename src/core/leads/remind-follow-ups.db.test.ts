import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { and, eq, tables } from '#db';
import { createTestApp } from '../../../test/app.ts';
import { type Colleague, newColleague } from '../../../test/staff.ts';

const app = createTestApp();
const { enquiries, mails } = tables;

const inMinutes = (minutes: number) => new Date(app.clock.now.getTime() + minutes * 60_000);

async function planned(assignedTo: number | null, nextFollowUpAt: Date): Promise<number> {
  const [consent] = await app.db
    .insert(tables.consents)
    .values({ noticeVersion: 'enquiry-1', purposes: ['contact'] })
    .returning();
  const [enquiry] = await app.db
    .insert(enquiries)
    .values({
      submissionKey: randomUUID(),
      fullName: 'Meera Kapoor',
      email: 'meera@aangan.example',
      countryCode: '+91',
      phoneNumber: '0000001044',
      message: 'A flat near the lake, please.',
      status: 'contacted',
      consentId: consent?.id ?? 0,
      assignedTo,
      nextFollowUpAt,
    })
    .returning();
  return enquiry?.id ?? 0;
}

const mailsTo = ({ email }: Colleague) =>
  app.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.template, 'enquiry-follow-up')));

test('R-298 the assignee of an enquiry is reminded once when the time has come', async () => {
  const ravi = await newColleague(app, 'sales');
  const id = await planned(ravi.id, inMinutes(10));
  expect(await app.core.enquiries.remind()).toBe(0);
  app.clock.now = inMinutes(10);
  await Promise.all([app.core.enquiries.remind(), app.core.enquiries.remind()]);
  await app.core.enquiries.remind();
  const sent = await mailsTo(ravi);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.data).toMatchObject({ enquiryId: id, fullName: 'Meera Kapoor', listing: null });
  expect(JSON.stringify(sent[0])).not.toMatch(/meera@|0000001044/);
  await app.db
    .update(enquiries)
    .set({ nextFollowUpAt: inMinutes(5) })
    .where(eq(enquiries.id, id));
  app.clock.now = inMinutes(5);
  expect(await app.core.enquiries.remind()).toBe(1);
  expect(await mailsTo(ravi)).toHaveLength(2);
});

test('R-298 D-55 no one is reminded who does not work on enquiries any more, nor of what is long past', async () => {
  const editor = await newColleague(app, 'editor');
  const gone = await newColleague(app, 'sales');
  await app.db.update(tables.users).set({ isActive: false }).where(eq(tables.users.id, gone.id));
  const priya = await newColleague(app, 'sales');
  await planned(editor.id, app.clock.now);
  await planned(gone.id, app.clock.now);
  await planned(null, app.clock.now);
  await planned(priya.id, inMinutes(-8 * 24 * 60));
  expect(await app.core.enquiries.remind()).toBe(0);
});
