import { expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { sendEnquiry } from '../../../../test/enquiries.ts';
import { newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
const { enquiries } = tables;

/** A colleague who signs in at this time in India. */
async function at(time: string) {
  app.clock.now = new Date(`${time}+05:30`);
  return newColleague(app, 'sales');
}

async function getReplyMinutes(id: number): Promise<number | null | undefined> {
  const [row] = await app.db.select().from(enquiries).where(eq(enquiries.id, id));
  return row?.replyMinutes;
}

test('R-298 the first reply is kept with the office minutes it took, and a month of them gives the median', async () => {
  const monday = await at('2026-11-16T18:00:00');
  const none = await monday.call('GET', '/enquiry/reply-times');
  expect(none.json()).toEqual({ success: true, median_minutes: null, replies: 0 });
  const [overnight, called, open] = [await sendEnquiry(app), await sendEnquiry(app), await sendEnquiry(app)];

  const early = await at('2026-11-17T10:10:00');
  await early.call('PATCH', `/enquiry/${overnight}`, { status: 'contacted' });
  const later = await at('2026-11-17T11:00:00');
  await later.call('POST', `/enquiry/${called}/note`, { body: 'Spoke to her.', is_contact: true });
  await later.call('PATCH', `/enquiry/${overnight}`, { status: 'visited' });
  expect([await getReplyMinutes(overnight), await getReplyMinutes(called), await getReplyMinutes(open)]).toEqual([
    40,
    90,
    null,
  ]);
  const both = await later.call('GET', '/enquiry/reply-times');
  expect(both.json()).toEqual({ success: true, median_minutes: 65, replies: 2 });

  // The thirty days are those of the dashboard: whole days, including today.
  const lastDay = await at('2026-12-16T23:30:00');
  const still = await lastDay.call('GET', '/enquiry/reply-times');
  expect(still.json()).toEqual({ success: true, median_minutes: 65, replies: 2 });
  const dashboard = await lastDay.call('GET', '/dashboard?days=30');
  expect(dashboard.json().enquiries.replies).toMatchObject({ median_minutes: 65, total: 2 });
  const nextDay = await at('2026-12-17T00:30:00');
  const past = await nextDay.call('GET', '/enquiry/reply-times');
  expect(past.json()).toEqual({ success: true, median_minutes: null, replies: 0 });
});
