import type { Page } from '@playwright/test';
import { newStaff } from './new-staff.ts';
import { staffTest as test } from './staff.ts';
import { DESKTOP, expect, expectAccessible, LAYOUT } from './visitor.ts';

const figure = (page: Page, name: string) => page.getByRole('figure', { name });

test(
  'R-298 R-310 the dashboard is read by keys, as a chart and as a table, for the period in its address',
  LAYOUT,
  async ({ staffPage: page }) => {
    await page.goto('/admin/dashboard');
    const byDay = figure(page, 'Enquiries by day');
    await expect(byDay).toContainText(/enquiries in 30 days/);
    for (const name of ['Enquiries by source', 'Enquiries by listing', 'Most viewed pages', 'Searches without results'])
      await expect(figure(page, name).getByRole('listitem').first()).toBeVisible();
    await expect(figure(page, 'Listings by status')).toContainText('Published');
    await expectAccessible(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

    const reader = byDay.getByRole('slider', { name: 'Enquiries by day' });
    await reader.focus();
    const today = await reader.getAttribute('aria-valuetext');
    expect(today).toMatch(/^\w+ \d+ \w+: [\d,]+ enquir/);
    await page.keyboard.press('ArrowLeft');
    await expect(reader).not.toHaveAttribute('aria-valuetext', today ?? '');
    await expect(byDay.getByRole('status')).toHaveText((await reader.getAttribute('aria-valuetext')) ?? '');
    await page.keyboard.press('End');
    await expect(byDay.getByRole('status')).toHaveText(today ?? '');
    const sources = figure(page, 'Enquiries by source').getByRole('slider');
    await sources.focus();
    await page.keyboard.press('ArrowDown');
    await expect(sources).toHaveAttribute('aria-valuetext', /% of the total/);
    await expect(sources).toHaveValue('1');

    await byDay.getByRole('button', { name: 'Show as table: Enquiries by day' }).click();
    await expect(byDay.getByRole('row')).toHaveCount(31);
    await expectAccessible(page);

    await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '7 days' }).click();
    await expect(page).toHaveURL('/admin/dashboard?days=7');
    await expect(byDay).toContainText(/enquiries in 7 days|No enquiries in 7 days/);
    await page.getByRole('listitem').getByRole('link', { name: 'Overdue' }).click();
    await expect(page).toHaveURL('/admin/enquiries?view=overdue');
  },
);

test('D-55 a user who may not see enquiries sees the rest of the dashboard', DESKTOP, async ({ page }) => {
  const { email, password } = await newStaff();
  await page.request.post('/api/v1/admin/auth/login', { data: { email, password } });
  await page.goto('/admin/dashboard?days=90');
  await expect(figure(page, 'Most viewed pages')).toContainText('Home page');
  await expect(figure(page, 'Listings by status')).toBeVisible();
  await expect(figure(page, 'Enquiries by day')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /Enquiries|Overdue|reply/ })).toHaveCount(0);
});
