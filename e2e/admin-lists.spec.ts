import type { Page, Route } from '@playwright/test';
import { recordScreen } from './record-screen.ts';
import { ASHA, staffTest as test } from './staff.ts';
import { allowErrors, DESKTOP, expect, expectAccessible, LAYOUT } from './visitor.ts';

const LIST = /\/api\/v1\/admin\/testimonial(\?|$)/;
const ANY = /\/api\/v1\/admin\/testimonial(\/|\?|$)/;

const getRows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Error' });
const openProperties = async (page: Page, query = '') => {
  await page.goto(`/admin/properties${query}`);
  await expect(getRows(page).first()).toContainText('₹');
};

test(
  'R-245 D-47 the menu of a row is there for pointer, finger and keyboard',
  LAYOUT,
  async ({ staffPage: page, hasTouch }) => {
    await openProperties(page);
    await expectAccessible(page);
    const row = getRows(page).first();
    const button = row.getByRole('button', { name: /^Actions for/ });
    if (hasTouch) {
      await expect(button).toHaveCSS('opacity', '1');
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await button.tap();
    } else {
      await expect(button).toHaveCSS('opacity', '0.55');
      await row.hover();
      await expect(button).toHaveCSS('opacity', '1');
      await button.click();
    }
    // The items in between depend on the state of the listing.
    const items = page.getByRole('menuitem');
    await expect(items.nth(0)).toHaveText('Edit');
    await expect(items.nth(1)).toHaveText('Duplicate');
    await expect(items.nth(-2)).toHaveText('History');
    await expect(items.nth(-1)).toHaveText('Delete');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('Escape');
  },
);

test(
  'R-246 a long list has pages, a short one has none; page and order are in the address',
  DESKTOP,
  async ({ staffPage: page }) => {
    await openProperties(page);
    const previous = page.getByRole('button', { name: 'Previous page' });
    const next = page.getByRole('button', { name: 'Next page' });
    await expect(page.getByText(/^Showing 1 to 10 of 1,\d{3}$/)).toBeVisible();
    await expect(previous).toBeDisabled();
    const first = await getRows(page).first().innerText();
    const requested = page.waitForRequest(/\/admin\/property\?page=3$/);
    await next.click();
    await expect(page).toHaveURL('/admin/properties?page=2');
    await expect(page.getByText(/^Showing 11 to 20 of 1,\d{3}$/)).toBeVisible();
    await expect(getRows(page)).toHaveCount(10);
    // The next page is prefetched.
    await requested;
    await previous.click();
    await expect(page).toHaveURL('/admin/properties');
    await expect(getRows(page).first()).toHaveText(first, { useInnerText: true });

    const byTitle = page.getByRole('columnheader', { name: 'Title' });
    await byTitle.getByRole('button').click();
    await expect(page).toHaveURL('/admin/properties?sort=title');
    await expect(byTitle).toHaveAttribute('aria-sort', 'ascending');
    await byTitle.getByRole('button').click();
    await expect(page).toHaveURL('/admin/properties?sort=-title');
    await page.goBack();
    await expect(byTitle).toHaveAttribute('aria-sort', 'ascending');
    await page.goBack();
    await expect(byTitle).not.toHaveAttribute('aria-sort');

    await page.goto('/admin/properties?page=99999');
    await expect(page).toHaveURL(/\?page=\d{3}$/);
    await page.goto('/admin/projects?of=1');
    await expect(getRows(page).first()).toContainText('BHK');
    await expect(page.getByText('Showing')).toBeHidden();
  },
);

test('R-246 the second of two quick changes keeps the first', DESKTOP, async ({ staffPage: page }) => {
  await openProperties(page);
  const order = await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').elementHandle();
  // Both clicks happen before the list updates.
  await page.getByRole('button', { name: 'Next page' }).evaluate((next: HTMLElement, title) => {
    (title as HTMLElement | null)?.click();
    next.click();
  }, order);
  await expect(page).toHaveURL('/admin/properties?page=2&sort=title');
  await expect(page.getByText(/^Showing 11 to 20 of 1,\d{3}$/)).toBeVisible();
});

test(
  'R-250 R-252 R-253 a list is fetched again after every write, and says what was done',
  DESKTOP,
  async ({ staffPage: page, watch }) => {
    const screen = recordScreen(page, { path: 'testimonials', noun: 'Testimonial' });
    await screen.open();
    await expect(
      getRows(page)
        .first()
        .getByRole('cell', { name: /^\d{1,2} \w{3} \d{4}$/ }),
    ).toBeVisible();
    const fetched = () => watch.calls.filter((path) => LIST.test(path)).length;
    for (const write of [
      () =>
        screen.add(async () => {
          await page.getByLabel('Name').fill('Reload Rao');
          await page.getByLabel('Location').fill('Alibag');
          await page.getByLabel('Testimonial', { exact: true }).fill('They answered on a Sunday.');
        }),
      () => screen.edit('Reload Rao', () => page.getByLabel('Location').fill('Murud')),
      () => screen.remove('Reload Rao'),
    ]) {
      const before = fetched();
      await write();
      await expect.poll(fetched).toBeGreaterThan(before);
    }
    // Tests of imports add homes without pictures, all of them in another city.
    await openProperties(page, '?q=Baner');
    await expect(page.locator('tbody img').first()).toHaveAttribute('src', /^\/media\//);
  },
);

test(
  'R-251 a list is fetched again every ten minutes, not when the user returns to it',
  DESKTOP,
  async ({ staffPage: page, watch }) => {
    await page.clock.install();
    await page.goto('/admin/testimonials');
    await expect(getRows(page).first()).toContainText(/\d{4}/);
    const fetched = () => watch.calls.filter((path) => LIST.test(path)).length;
    const before = fetched();
    for (const event of ['focus', 'online', 'visibilitychange']) {
      await page.evaluate((type) => {
        window.dispatchEvent(new Event(type));
        document.dispatchEvent(new Event(type));
      }, event);
    }
    await page.clock.runFor('09:50');
    expect(fetched()).toBe(before);
    await page.clock.runFor('00:20');
    await expect.poll(fetched).toBeGreaterThan(before);
  },
);

test('R-253 what fails is said in the words of the server, or that something did', {
  ...DESKTOP,
  ...allowErrors('409', '502', 'ERR_INTERNET_DISCONNECTED'),
}, async ({ staffPage: page }) => {
  await page.goto('/admin/testimonials');
  const remove = async () => {
    await getRows(page)
      .first()
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  let answer: Parameters<Route['fulfill']>[0] = {};
  await page.route(ANY, (route) => (route.request().method() === 'DELETE' ? route.fulfill(answer) : route.continue()));
  for (const [response, message] of [
    [{ status: 409, json: { success: false, msg: 'Another user is editing this' } }, 'Another user is editing this'],
    [{ status: 200, json: { success: false, msg: 'Not today' } }, 'Not today'],
    [{ status: 502, body: 'Bad gateway' }, 'Something went wrong'],
  ] as const) {
    answer = response;
    await remove();
    await expect(failure(page)).toContainText(message);
    await failure(page).getByRole('button', { name: 'Close' }).click();
  }
  await page.unroute(ANY);
  await page.context().setOffline(true);
  await remove();
  await expect(failure(page)).toContainText('Something went wrong');
  await page.context().setOffline(false);
});

test('R-242 leaving a screen closes what was open on it', DESKTOP, async ({ staffPage: page }) => {
  await page.goto('/admin/testimonials');
  await page.getByRole('link', { name: 'Properties', exact: true }).click();
  await expect(getRows(page).first()).toContainText('₹');
  await getRows(page)
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Testimonials' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(getRows(page).first()).toContainText('₹');
  await expect(dialog).toBeHidden();
});

test('R-011 D-31 an answer that says so ends at sign-in, and comes back here afterwards', {
  ...DESKTOP,
  ...allowErrors('401'),
}, async ({ staffPage: page }) => {
  const signIn = async () => {
    await page.getByLabel('Email').fill(ASHA.email);
    await page.getByLabel('Password', { exact: true }).fill(ASHA.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  await openProperties(page, '?sort=title');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fproperties%3Fpage%3D2%26sort%3Dtitle$/);
  await signIn();
  await expect(page).toHaveURL(/\/admin\/properties\?page=2&sort=title$/);

  await page.route(LIST, (route) => route.fulfill({ json: { success: true, logout: true } }), { times: 1 });
  await page.context().clearCookies();
  await page.goto('/login?next=%2Fadmin%2Ftestimonials');
  await signIn();
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Ftestimonials');
});

test('a list says that it loads, that it failed and that it is empty, and can be tried again', {
  ...DESKTOP,
  ...allowErrors('500'),
}, async ({ staffPage: page }) => {
  const waiting = Promise.withResolvers<void>();
  let answer: Parameters<Route['fulfill']>[0] = {
    status: 500,
    json: { success: false, msg: 'Something went wrong' },
  };
  await page.route(LIST, async (route) => {
    await waiting.promise;
    await route.fulfill(answer);
  });
  await page.goto('/admin/testimonials');
  await expect(page.getByRole('cell', { name: 'Loading...' })).toBeVisible();
  waiting.resolve();
  await expect(page.getByRole('table').getByRole('alert')).toContainText('Something went wrong');
  await expectAccessible(page);
  answer = { json: { success: true, testimonials: [], totalItems: 0, totalPages: 0 } };
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('cell', { name: 'No Data Yet' })).toBeVisible();
  await expect(page.getByText('Showing')).toBeHidden();
});

test('D-47 arrows lead from row to row, and Enter opens one', DESKTOP, async ({ staffPage: page }) => {
  await openProperties(page);
  const nameIn = (index: number) => getRows(page).nth(index).getByRole('link').first();
  await nameIn(0).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(nameIn(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'Edit Property' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Properties' }).click();
  await expect(nameIn(1)).toBeFocused();
});

test(
  'R-424 deleting says how it is undone, and Undo brings the record back',
  LAYOUT,
  async ({ staffPage: page, baseURL }, { project }) => {
    const title = `Deleted by mistake ${project.name} ${Date.now().toString(36)}`;
    const added = await page.request.post('/api/v1/admin/blog', {
      data: { title, author: 'Asha Menon', content: '<p>Look twice.</p>', status: 'draft' },
      headers: { origin: baseURL ?? '' },
    });
    expect(added.ok()).toBe(true);
    await page.goto(`/admin/blogs?q=${encodeURIComponent(title)}`);
    const row = page.getByRole('row').filter({ hasText: title });
    await row.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete blog' });
    await expect(dialog).toContainText('It can be restored for 30 days');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(row).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(row).toBeVisible();
    await expect(page.getByText('Success, Blog restored as a draft', { exact: true })).toBeVisible();
  },
);
