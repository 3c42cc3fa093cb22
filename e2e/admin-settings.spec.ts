import type { APIRequestContext, Page } from '@playwright/test';
import { inDatabase } from './database.ts';
import { newStaff } from './new-staff.ts';
import { recordScreen } from './record-screen.ts';
import { staffTest } from './staff.ts';
import { DESKTOP, expect, expectAccessible, LAYOUT, visibleOne } from './visitor.ts';

const saved = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Success, Settings Updated Successfully', { exact: true }).last()).toBeVisible();
  await expect(page.getByText('All changes are saved')).toBeVisible();
};

const html = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

const CHANGED = ['site', 'counters', 'home-sections', 'mail'];

/** These settings are global to the site, so they are restored afterwards, also when a test fails. */
const test = staffTest.extend<{ restoredSettings: void }>({
  restoredSettings: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture's shape is Playwright's
    async ({}, use) => {
      const { rows } = await inDatabase((client) =>
        client.query('select key, value from settings where key = any($1)', [CHANGED]),
      );
      await use();
      await inDatabase(async (client) => {
        await client.query('delete from settings where key = any($1)', [CHANGED]);
        for (const { key, value } of rows)
          await client.query('insert into settings (key, value) values ($1, $2)', [key, JSON.stringify(value)]);
      });
    },
    { auto: true },
  ],
});

// For the same reason the tests run one after another.
test.describe.configure({ mode: 'default' });

test(
  'R-300 D-40 what the company says of itself is changed in one place and read on every page',
  DESKTOP,
  async ({ staffPage: page }) => {
    await page.goto('/admin/settings');
    const tagline = page.getByLabel('Tagline');
    const phone = page.getByLabel('Phone', { exact: true });
    await phone.fill('98765');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Enter the number with its country code, such as +91 98765 43210')).toBeVisible();
    await expect(phone).toBeFocused();
    await expectAccessible(page);
    await phone.fill('+910000001044');
    await tagline.fill('Homes around a courtyard');
    const shown = page.getByLabel('Phone (as displayed)');
    await shown.fill('+91 00000 02299');
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name: 'Email' }).click();
    await expect(page.getByText('Your changes are not saved yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await saved(page);
    for (const path of ['/', '/blogs']) expect(await html(page.request, path)).toContain('Homes around a courtyard');
  },
);

test('R-300 D-45 a counter needs a basis, and visitors read it in its place', DESKTOP, async ({ staffPage: page }) => {
  await page.goto('/admin/settings?tab=counters');
  await page.getByRole('button', { name: 'Add counter' }).click();
  const added = page.getByRole('list', { name: 'Counters' }).getByRole('listitem').last();
  await added.getByLabel('Value').fill('42');
  await added.getByLabel('Label').fill('Courtyards drawn');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(added.getByText('This is required')).toBeVisible();
  await added.getByLabel('Source').fill('Counted by hand');
  await expectAccessible(page);
  await saved(page);
  expect(await html(page.request, '/')).toContain('Courtyards drawn');
  await page.getByRole('button', { name: 'Remove Courtyards drawn' }).click();
  await saved(page);
  expect(await html(page.request, '/')).not.toContain('Courtyards drawn');
});

test(
  'R-300 the sections of the home page come in another order, and one is hidden',
  DESKTOP,
  async ({ staffPage: page }) => {
    const positions = async () => {
      const home = await html(page.request, '/');
      return ['id="partners"', 'id="latest-blogs"'].map((section) => home.indexOf(section));
    };
    const [partners = 0, blogs = 0] = await positions();
    expect(blogs).toBeGreaterThan(partners);
    await page.goto('/admin/settings?tab=home');
    const up = page.getByRole('button', { name: 'Move Latest Blogs up' });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Latest Blogs is now 12 of 13')).toBeAttached();
    await expect(up).toBeFocused();
    const how = page.getByRole('switch', { name: 'How We Work' });
    await how.click();
    await saved(page);
    const [after = 0, before = 0] = await positions();
    expect(after).toBeGreaterThan(before);
    expect(await html(page.request, '/')).not.toContain('id="how-we-work"');
  },
);

test('R-300 an old address leads to its new place, and only while it has no page', async ({ staffPage: page }, {
  project,
}) => {
  const screen = recordScreen(page, { path: 'settings', noun: 'Redirect' });
  const from = `/old-${project.name}`;
  await screen.open('?tab=redirects');
  await screen.add(async () => {
    await page.getByLabel('From', { exact: true }).fill(`${from}/`);
    await page.getByLabel('To', { exact: true }).fill('/about-us');
  });
  await expectAccessible(page);
  const moved = await page.request.get(`${from}?from=mail`, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers()['location']).toBe('/about-us?from=mail');
  await screen.remove(from);
  expect((await page.request.get(from, { maxRedirects: 0 })).status()).toBe(404);
});

test('R-300 every tab of the settings can be read and reached', LAYOUT, async ({ staffPage: page }) => {
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { level: 2, name: 'Company details' })).toBeVisible();
  for (const [tab, text] of [
    ['Counters', 'Add counter'],
    ['Home page', 'Move Latest Blogs up'],
    ['Email', 'Save'],
  ] as const) {
    const side = page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name: tab });
    const select = page.getByLabel('Section', { exact: true });
    if ((await visibleOne(side, select)) === side) await side.click();
    else await select.selectOption(tab);
    await expect(page.getByRole('button', { name: text, exact: true })).toBeVisible();
    await expectAccessible(page);
  }
});

test('D-55 a user who may not change settings finds neither screen', DESKTOP, async ({ page }) => {
  const { email, password } = await newStaff('sales');
  await page.request.post('/api/v1/admin/auth/login', { data: { email, password } });
  await page.goto('/admin/blogs');
  const screens = page.getByRole('navigation', { name: 'Back office' });
  await expect(screens.getByRole('link', { name: 'Blogs' })).toBeVisible();
  for (const [label, path] of [
    ['Settings', 'settings'],
    ['Content', 'content'],
  ] as const) {
    await expect(screens.getByRole('link', { name: label })).toHaveCount(0);
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { name: '404 | Page not found' })).toBeVisible();
  }
});
