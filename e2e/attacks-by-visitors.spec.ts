import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PDF } from '../test/documents.ts';
import { inDatabase, keepOpeningOpen } from './database.ts';
import { expectHarmless } from './harmless.ts';
import { newPoster, post } from './poster.ts';
import { staffTest as test } from './staff.ts';
import { DESKTOP, expect } from './visitor.ts';
import { makeAttackLine, WRITTEN_ATTACK } from './xss-corpus.ts';

const LONG = WRITTEN_ATTACK.slice(0, 2000);
const address = () => `attack-${randomUUID()}@aangan.example`;

/** Admin screens that show submitted content of any sender. */
async function expectHarmlessEverywhere(page: Page, paths: string[]): Promise<void> {
  for (const path of [...paths, '/admin/history', '/admin/dashboard']) await expectHarmless(page, path);
}

/** The newest row of a table. */
const newest = (table: string): Promise<number> =>
  inDatabase(async (client) => {
    const [row] = (await client.query<{ id: number }>(`select id from ${table} order by id desc limit 1`)).rows;
    return row?.id ?? 0;
  });

test('R-304 no attack in an enquiry runs in the back office', DESKTOP, async ({ staffPage: page }) => {
  const answer = await page.request.post('/api/v1/contactUs', {
    data: {
      full_name: makeAttackLine(78),
      email: address(),
      country_code: '+91',
      phone_number: '0000001044',
      message: LONG,
      iAgreeToTerms: 'Yes',
    },
  });
  expect(answer.ok()).toBe(true);
  await expectHarmlessEverywhere(page, ['/admin/enquiries', `/admin/enquiries/${await newest('enquiries')}`]);
});

test('R-304 no attack in an application runs in the back office', DESKTOP, async ({ staffPage: page }) => {
  await keepOpeningOpen();
  const answer = await page.request.post('/api/v1/public/jobs/customer-support-advisor/apply', {
    multipart: {
      full_name: makeAttackLine(70),
      email: address(),
      mobile: '00000 01077',
      gender: 'Male',
      role: 'Sales Executive',
      location: makeAttackLine(70),
      experience: '4+',
      about_yourself: LONG.slice(0, 1000),
      iAgreeToTerms: 'Yes',
      file: { name: `${makeAttackLine(60)}.pdf`, mimeType: 'application/pdf', buffer: PDF },
    },
  });
  expect([answer.status(), await answer.text()]).toEqual([201, expect.anything()]);
  const id = await newest('job_applications');
  await expectHarmlessEverywhere(page, ['/admin/applications', `/admin/applications?view=${id}`]);
});

test(
  'R-304 no attack in a posted property runs, in the back office or for visitors',
  DESKTOP,
  async ({ staffPage: page }, { project }) => {
    const id = await post(page.request, {
      ...newPoster(project.name, makeAttackLine(60)),
      address: makeAttackLine(110),
      details: LONG,
    });
    await expectHarmlessEverywhere(page, ['/admin/posted-property', `/admin/posted-property?view=${id}`]);
    await inDatabase((client) =>
      client.query(
        "update posted_properties set status = 'pending_review', email_confirmed_at = now(), expires_at = now() + interval '9 days' where id = $1",
        [id],
      ),
    );
    await page.goto(`/admin/posted-property?view=${id}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Success, Property Approved Successfully', { exact: true })).toBeVisible();
    await expectHarmless(page, `/posted-properties/${id}`);
  },
);
