import type { Page } from '@playwright/test';
import { enterProperty, publicAnswer } from './listing-form.ts';
import { listingScreen } from './listing-screen.ts';
import { staffTest as test } from './staff.ts';
import { allowErrors, DESKTOP, expect, expectAccessible } from './visitor.ts';

const propertyScreen = (page: Page) => {
  const screen = listingScreen(page, 'Property');
  return {
    ...screen,
    choose: async (title: string, entry: string) => {
      await screen
        .row(title)
        .getByRole('button', { name: `Actions for ${title}` })
        .click();
      await page.getByRole('menuitem', { name: entry }).click();
    },
    answer: async (question: string, button: string) => {
      const dialog = page.getByRole('dialog').filter({ hasText: question });
      await dialog.getByRole('button', { name: button, exact: true }).click();
      await expect(dialog).toBeHidden();
    },
  };
};

/** D-43: the listing is marked as no longer listed, and similar ones are shown. */
async function expectGone(path: string): Promise<void> {
  const { status, body } = await publicAnswer(path);
  expect(status).toBe(410);
  expect(body.includes('id="similar"')).toBe(true);
}

test(
  'D-43 R-303 R-306 R-421 a listing is previewed by a private link, scheduled, published and sold from its row',
  allowErrors('409'),
  async ({ staffPage: page, browser }, { project }) => {
    const screen = propertyScreen(page);
    const title = `House on its way ${project.name}`;
    const path = `/properties/house-on-its-way-${project.name}`;
    await enterProperty(page, title, 'draft', {
      slug: path.split('/')[2],
      rera_id: 'UPRERAPRJ900001',
      rera_checked: true,
    });
    const row = screen.row(title);
    await screen.open();

    await screen.choose(title, 'Preview');
    const dialog = page.getByRole('dialog', { name: 'Preview' });
    await expect(dialog.getByRole('link', { name: 'Open preview' })).toBeVisible();
    await expectAccessible(page);
    const url = await dialog.getByLabel('Private link').inputValue();
    const visitor = await browser.newContext({ baseURL: new URL(url).origin });
    await visitor.addInitScript(() => {
      document.cookie = 'terms-accepted=Yes; path=/';
      document.cookie = 'cookie-choice=necessary; path=/';
    });
    const preview = await visitor.newPage();
    const shown = await preview.goto(url);
    expect(shown?.headers()['cache-control']).toBe('private, no-store');
    await expect(preview.getByRole('complementary', { name: 'Preview' })).toContainText('Only people with this link');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(preview);
    expect((await publicAnswer(path)).status).toBe(404);
    expect((await publicAnswer(`${new URL(url).pathname}x`)).status).toBe(404);
    await page.keyboard.press('Escape');

    await screen.choose(title, 'Schedule…');
    const schedule = page.getByRole('dialog', { name: 'Schedule' });
    await schedule.getByLabel('Publish on').fill('2020-01-05T12:30');
    await schedule.getByRole('button', { name: 'Schedule' }).click();
    await expect(schedule).toContainText('Choose a time in the future');
    await schedule.getByLabel('Publish on').fill('2036-01-05T12:30');
    await schedule.getByRole('button', { name: 'Schedule' }).click();
    await expect(schedule).toContainText('No picture.');
    await schedule.getByRole('checkbox', { name: 'I have checked this. Publish anyway.' }).check();
    await schedule.getByRole('button', { name: 'Schedule' }).click();
    await expect(row).toContainText('Scheduled: 5 Jan 2036, 12:30 PM IST');
    expect((await publicAnswer(path)).status).toBe(404);

    await screen.choose(title, 'Publish');
    const question = page.getByRole('dialog', { name: 'Publish' });
    await expect(question).toContainText(`Publish ${title}?`);
    await question.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(question).toContainText('No picture.');
    await expectAccessible(page);
    await question.getByRole('checkbox', { name: 'I have checked this. Publish anyway.' }).check();
    await screen.answer(`Publish ${title}?`, 'Publish');
    await expect(row).not.toContainText('Scheduled');
    await preview.goto(path);
    await expect(preview.getByText(/^Availability and price confirmed on \d{1,2} \w{3} \d{4}$/)).toBeVisible();
    await expect(preview.getByText(/^Verified on the RERA portal by our team on \d{1,2} \w{3} \d{4}$/)).toBeVisible();
    await expect(preview.getByRole('complementary', { name: 'Preview' })).toBeHidden();
    await visitor.close();

    await screen.choose(title, 'Mark as sold');
    await screen.answer(`Mark ${title} as sold?`, 'Mark as sold');
    await expect(row).toContainText('Sold');
    await expectGone(path);
    await screen.remove(title);
  },
);

test('R-303 listings that wait for it are confirmed with a click or a key each', async ({ staffPage: page }, {
  project,
}) => {
  // Both widths run concurrently, so each uses a different list.
  await page.goto(`/admin/${project.name === 'staff-phone' ? 'projects' : 'properties'}`);
  await page.getByRole('button', { name: 'Availability check due' }).click();
  await expect(page).toHaveURL(/state=to_confirm/);
  const waiting = page.getByRole('button', { name: /^Confirm availability of / });
  await expect(waiting.first()).toBeVisible();
  await expectAccessible(page);
  const [first, second, third] = await waiting.evaluateAll((buttons) =>
    buttons.map((button) => button.closest<HTMLElement>('[data-row]')?.dataset.row),
  );
  const row = (id?: string) => page.locator(`[data-row="${id}"]`);
  await waiting.first().click();
  await expect(row(first)).toHaveCount(0);
  await row(second).getByRole('link').first().focus();
  await page.keyboard.press('c');
  await expect(row(second)).toHaveCount(0);
  await expect(row(third).getByRole('link').first()).toBeFocused();
});

test(
  'D-43 R-303 the page confirms what is published, schedules what is complete, and the row withdraws it',
  DESKTOP,
  async ({ staffPage: page }) => {
    const screen = propertyScreen(page);
    const { field, form } = screen;
    const title = 'House for next year';
    await enterProperty(page, title, 'published');
    await screen.open();
    await screen.choose(title, 'Edit');
    await form.getByRole('button', { name: 'Confirm availability' }).click();
    await expect(form).toContainText('Availability confirmed just now');
    await field('Status').selectOption('Scheduled');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(field('Publish on')).toBeFocused();
    await expect(form).toContainText('Choose when to publish it');
    await field('Publish on').fill('2036-02-01T09:00');
    await screen.save();
    await screen.close();
    await expect(screen.row(title)).toContainText('Scheduled: 1 Feb 2036, 9:00 AM IST');
    expect((await publicAnswer('/properties/house-for-next-year')).status).toBe(404);
    await screen.remove(title);
  },
);
