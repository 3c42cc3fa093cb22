import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newStaff } from '../new-staff.ts';
import { ASHA, staffTest as test } from '../staff.ts';
import { DESKTOP, expect, expectAccessible } from '../visitor.ts';

/** Calls the admin API as the page would. */
async function call(page: Page, method: 'post' | 'patch' | 'delete', path: string, data: object = {}) {
  const answer = await page.request[method](`/api/v1/admin${path}`, { data });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

test('R-307 the menu of a record leads to its history, and an entry shows what differs', async ({ staffPage: page }, {
  project,
}) => {
  const name = `Zoya ${project.name} ${randomUUID().slice(0, 8)}`;
  const content = 'They found us a flat near the lake within a month, and told us what they did not know, too.';
  const { id } = await call(page, 'post', '/testimonial', { name, location: 'Pune', content });
  await call(page, 'patch', `/testimonial/${id}`, { content: content.replace('flat', 'villa') });
  await page.goto(`/admin/testimonials?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page).toHaveURL(new RegExp(`entity=testimonial&record=${id}`));
  await expect(page.getByText(`Testimonial No. ${id}`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Action' }).selectOption('Changed');
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name: `Changed: ${name}` });
  const change = dialog.getByRole('region', { name: 'Content' });
  await expect(change.locator('del')).toHaveText('flat');
  await expect(change.locator('ins')).toHaveText('villa');
  await expect(dialog).toContainText(ASHA.full_name);
  await expect(dialog.getByRole('region')).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.goto(`/admin/history?q=${encodeURIComponent(name)}&entity=testimonial`);
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(2);
  await page.getByLabel('From').fill('2035-01-01');
  await expect(page.getByText('No Result Found')).toBeVisible();
});

test('D-58 what was deleted is restored', async ({ staffPage: page }, { project }) => {
  const title = `A deleted plot ${project.name} ${randomUUID().slice(0, 8)}`;
  const blog = { title, author: 'Asha', content: '<p>Look twice.</p>', status: 'published' };
  const { id } = await call(page, 'post', '/blog', blog);
  await call(page, 'delete', `/blog/${id}`);
  await page.goto('/admin/history');
  await page.getByRole('navigation', { name: 'History' }).getByRole('link', { name: 'Deleted' }).click();
  // The previous list has a filter by kind too.
  await expect(page.getByRole('combobox', { name: 'Action' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Blogs');
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText(ASHA.full_name);
  await page.getByRole('searchbox', { name: 'Search' }).fill(title);
  await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(1);
  await expectAccessible(page);
  await row.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByText('Success, Restored as a draft', { exact: true })).toBeVisible();
  await expect(page.getByText('No Result Found')).toBeVisible();
  await page.goto(`/admin/blogs?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Draft');
});

test('R-307 older pages are a click away, and the way back, too', DESKTOP, async ({ staffPage: page }, { project }) => {
  const name = `Paged ${project.name} ${randomUUID().slice(0, 8)}`;
  const { id } = await call(page, 'post', '/testimonial', { name, location: 'Pune', content: 'Start' });
  for (let n = 0; n < 21; n++) await call(page, 'patch', `/testimonial/${id}`, { content: `Change ${n}` });
  await page.goto(`/admin/history?entity=testimonial&record=${id}`);
  const rows = page.getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Older' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('Added');
  await page.getByRole('button', { name: 'Newest' }).click();
  await expect(rows).toHaveCount(20);
});

test('D-55 a user who is not an admin finds neither history nor privacy', DESKTOP, async ({ page }) => {
  const { email, password } = await newStaff();
  await page.request.post('/api/v1/admin/auth/login', { data: { email, password } });
  await page.goto('/admin/testimonials');
  const screens = page.getByRole('navigation', { name: 'Back office' });
  await expect(screens.getByRole('link', { name: 'Blogs' })).toBeVisible();
  for (const name of ['History', 'Privacy']) await expect(screens.getByRole('link', { name })).toHaveCount(0);
  for (const path of ['history', 'privacy']) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { name: '404 | Page not found' })).toBeVisible();
  }
});
