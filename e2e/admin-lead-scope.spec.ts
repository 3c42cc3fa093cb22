import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newEnquirer } from './enquirer.ts';
import { newStaff } from './new-staff.ts';
import { staffTest as test } from './staff.ts';
import { DESKTOP, expect, expectAccessible } from './visitor.ts';

const signIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  const answer = await page.request.post('/api/v1/admin/auth/login', { data: { email, password } });
  expect(answer.ok()).toBe(true);
};

/** Sends an enquiry, assigns it to a user, and returns the sender. */
async function enquireFrom(page: Page, owner: { id: number }, project: string) {
  const { email, message } = newEnquirer(project);
  // A number of their own: leads of one number are those of one person.
  const phone = `73${String(Date.now()).slice(-8)}`;
  const name = `Tara ${email.split('@')[0]?.split('-').slice(-2).join(' ')}`;
  await page.request.post('/api/v1/contactUs', {
    data: { full_name: name, email, phone_number: phone, message, iAgreeToTerms: 'Yes' },
  });
  const found = await page.request.get(`/api/v1/admin/enquiry?q=${encodeURIComponent(email)}`);
  const [lead] = (await found.json()).enquiries;
  const assigned = await page.request.patch(`/api/v1/admin/enquiry/${lead.id}`, {
    data: { assigned_to: owner.id },
    headers: { origin: new URL(found.url()).origin },
  });
  expect(assigned.ok()).toBe(true);
  return { name, email };
}

test(
  "R-400 R-401 an advisor finds only that a colleague's lead exists, asks for it, and gets it in one press",
  DESKTOP,
  async ({ staffPage, browser }, { project }) => {
    const [owner, asker] = [await newStaff('sales'), await newStaff('sales')];
    const { name, email } = await enquireFrom(staffPage, owner, project.name);
    const context = await browser.newContext();
    const page = await context.newPage();
    // An open page would notice that its session is gone, and lead to the sign-in.
    const leave = async () => {
      await page.goto('about:blank');
      await context.clearCookies();
    };
    await signIn(page, asker);
    await page.goto('/admin/enquiries');
    await page.getByRole('searchbox', { name: 'Search' }).fill(email);
    const hidden = page.getByRole('region', { name: 'Leads of colleagues' });
    await expect(hidden).toContainText('You see that it exists, not the person.');
    await expect(page.getByText(name)).toHaveCount(0);
    await expectAccessible(page);
    await hidden.getByRole('button', { name: 'Request' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request this lead' });
    await dialog.getByLabel('Why do you ask?').fill('She walked in and asked for me.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(hidden).toContainText('Requested');

    await leave();
    await signIn(page, owner);
    await page.goto('/admin/enquiries');
    const requests = page.getByRole('region', { name: 'Requests for a lead' });
    await expect(requests).toContainText('“She walked in and asked for me.”');
    await expectAccessible(page);
    await requests.getByRole('button', { name: `Give ${name}` }).click();
    await expect(requests).toHaveCount(0);

    await leave();
    await signIn(page, asker);
    await page.goto(`/admin/enquiries?q=${encodeURIComponent(email)}`);
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
    await context.close();
  },
);

test(
  'R-401 deactivating a colleague shows the open leads and hands them over in the same step',
  DESKTOP,
  async ({ staffPage: page }, { project }) => {
    const leaver = await newStaff('sales');
    const receiver = await newStaff('sales', { full_name: `Nandini ${leaver.id}` });
    const { name, email } = await enquireFrom(page, leaver, project.name);
    await page.goto(`/admin/users?q=${encodeURIComponent(leaver.email)}`);
    const row = page.getByRole('row').filter({ hasText: leaver.email });
    await row.getByRole('switch').click();
    const dialog = page.getByRole('dialog', { name: 'Deactivate user' });
    await expect(dialog).toContainText('1 open lead');
    await expectAccessible(page);
    await dialog.getByRole('combobox', { name: 'Hand over to' }).fill(receiver.full_name);
    await page.getByRole('option', { name: receiver.full_name }).click();
    await dialog.getByRole('button', { name: 'Hand over and deactivate' }).click();
    await expect(row.getByRole('switch')).not.toBeChecked();

    await page.goto(`/admin/enquiries?q=${encodeURIComponent(email)}`);
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(receiver.full_name);
  },
);

test('R-400 an admin puts colleagues into a team', DESKTOP, async ({ staffPage: page }) => {
  const tag = randomUUID().slice(0, 8);
  const manager = await newStaff('manager', { full_name: `Meher ${tag}` });
  const member = await newStaff('sales', { full_name: `Omkar ${tag}` });
  await page.goto('/admin/settings?tab=teams');
  await page.getByRole('button', { name: 'Add Team' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Team' });
  const name = `Team of ${manager.full_name}`;
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('combobox', { name: 'Manager' }).fill(manager.full_name);
  await page.getByRole('option', { name: manager.full_name }).click();
  await dialog.getByRole('combobox', { name: 'Members' }).fill(member.full_name);
  await page.getByRole('option', { name: member.full_name }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(manager.full_name);
  await expect(row).toContainText(member.full_name);
});
