import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp } from '../../../test/app.ts';
import { sendApplication, storeJobs } from '../../../test/applications.ts';
import { newColleague } from '../../../test/staff.ts';

const app = createTestApp();
const { applicationEvents, auditEntries, consents, jobApplications, mails, media } = tables;

beforeAll(() => storeJobs(app.db));

async function apply(email: string) {
  const row = await sendApplication(app, { fields: { email, full_name: 'MARKER Applicant' } });
  const [file] = await app.db.select().from(media).where(eq(media.id, row.fileId));
  return { ...row, path: join(app.filesFolder, file?.path ?? '') };
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

test('R-299 an application leaves whole on the day after its last, with document, consent, history and letters', async () => {
  const [gone, retained] = [await apply('gone@lake.example'), await apply('kept@lake.example')];
  const devika = await newColleague(app, 'hr');
  await devika.call('POST', `/application/${gone.id}/note`, { body: 'MARKER note' });
  const rejectionEmail = { kind: 'rejection', subject: 'MARKER subject', body: 'MARKER body' };
  await devika.call('POST', `/application/${gone.id}/letter`, rejectionEmail);
  const retention = { retain_until: '2027-12-15', reason: 'Asked us to.' };
  await devika.call('POST', `/application/${retained.id}/retention`, retention);
  expect(await isThere(gone.path)).toBe(true);

  app.clock.now = new Date('2027-11-15T23:00:00+05:30');
  expect(await app.core.careers.deleteExpired()).toBe(0);
  app.clock.now = new Date('2027-11-16T00:30:00+05:30');
  const counts = await Promise.all([app.core.careers.deleteExpired(), app.core.careers.deleteExpired()]);
  expect(counts).toEqual(expect.arrayContaining([0, 1]));

  const { db } = app;
  expect((await db.select().from(jobApplications)).map(({ id }) => id)).toEqual([retained.id]);
  expect((await db.select().from(consents)).map(({ id }) => id)).toEqual([retained.consentId]);
  expect((await db.select().from(media)).map(({ id }) => id)).toEqual([retained.fileId]);
  expect((await db.select().from(applicationEvents)).map(({ applicationId }) => applicationId)).toEqual([retained.id]);
  expect(await db.select().from(mails).where(eq(mails.recipient, 'gone@lake.example'))).toEqual([]);
  const staffMails = await db.select().from(mails).where(eq(mails.template, 'application-to-desk'));
  expect(staffMails.map(({ data }) => data)).toEqual([expect.objectContaining({ applicationId: retained.id })]);
  expect(await db.select().from(mails).where(eq(mails.recipient, 'kept@lake.example'))).toHaveLength(1);
  await app.jobs.work('files.remove', 1, ({ paths }) => app.core.files.remove(paths));
  await expect.poll(() => isThere(gone.path), { timeout: 30_000 }).toBe(false);
  expect(await isThere(retained.path)).toBe(true);
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.action, 'delete'));
  expect(entry).toMatchObject({ actorId: null, entity: 'application', entityId: String(gone.id) });
  expect(JSON.stringify(await db.select().from(auditEntries))).not.toContain('MARKER');
});
