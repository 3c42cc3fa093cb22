import type { APIRequestContext } from '@playwright/test';
import { recordScreen } from './record-screen.ts';
import { staffTest as test } from './staff.ts';
import { expect, expectAccessible, expected } from './visitor.ts';

/** Somebody posts a villa, and has not confirmed the address yet. */
async function post(request: APIRequestContext, name: string, email: string): Promise<void> {
  const answer = await request.post('/api/v1/public/public-property', {
    multipart: {
      posted_by: 'owner',
      name,
      email,
      phone_number: '9000012345',
      city: 'Jaipur',
      address: '12 Nehru Marg, near the old well',
      property_type: 'villa',
      property_details: 'Three rooms around a yard, with morning light.',
      iAgreeToTerms: 'Yes',
      filled_in_ms: '60000',
    },
  });
  expect(answer.status()).toBe(201);
}

test('R-274 R-275 R-327 a posting is found, read, not approved before its e-mail is confirmed, and deleted', async ({
  staffPage: page,
  watch,
}, { project }) => {
  const name = `Lata ${project.name}`;
  await post(page.request, name, `lata.${project.name}@posted.example`);
  const screen = recordScreen(page, { path: 'posted-property', noun: 'Property' });
  await screen.open();
  await expect(page.getByRole('button', { name: /^Add/ })).toHaveCount(0);
  await screen.search(name);
  await expect(screen.row(name)).toContainText('E-mail not confirmed');
  await expectAccessible(page);

  await screen
    .row(name)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  const view = page.getByRole('dialog', { name });
  await expect(view).toContainText('+91 9000012345');
  await expect(view).toContainText('morning light');
  await expectAccessible(page);
  await page.goBack();
  await expect(view).toBeHidden();

  await screen.row(name).getByRole('switch').click();
  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(page.getByText('The poster has not confirmed their e-mail address yet', { exact: true })).toBeVisible();
  await expect(screen.row(name).getByRole('switch')).not.toBeChecked();
  await screen.remove(name);
  expected(watch, '409');
});
