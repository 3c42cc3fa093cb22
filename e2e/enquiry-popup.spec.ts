import type { Page } from '@playwright/test';
import { alert, fillIn, newEnquirer, sendButton, submitted, thankYou } from './enquirer.ts';
import { allowErrors, DESKTOP, expect, expectAccessible, settled, test, visit } from './visitor.ts';

const CALL = '**/api/v1/contactUs';
const EVERY = 300_000;

const popup = (page: Page) => page.getByRole('dialog', { name: 'Request Callback' });

/** Opens a page with a controlled clock. */
async function visitWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await visit(page, path);
  // The timer of the form starts when the page is idle.
  await settled(page);
}

const nextTurn = (page: Page) => page.clock.fastForward(EVERY);

/** The first interval loads the code that decides about opening; waits until it has run. */
async function firstTurn(page: Page): Promise<void> {
  const [code] = await Promise.all([page.waitForResponse('**/assets/offer-enquiry-*.js'), nextTurn(page)]);
  await page.evaluate((address) => import(address), code.url());
}

/** How often the form has opened in this session; counted before its code loads, so that 0 is reliable immediately. */
const openings = (page: Page) => page.evaluate(() => Number(window.sessionStorage.getItem('enquiry-popups')));

test.describe('the enquiry form that opens automatically', () => {
  test(
    'R-157 R-186 comes after 300000 ms, not a moment before, and twice a session at most',
    DESKTOP,
    async ({ page }) => {
      await visitWithClock(page, '/');
      await page.clock.fastForward(EVERY - 20_000);
      await expect.poll(() => openings(page)).toBe(0);
      await page.clock.fastForward(20_000);
      await expect(popup(page)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(popup(page)).toHaveCount(0);
      await nextTurn(page);
      await expect(popup(page)).toBeVisible();
      await popup(page).getByRole('button', { name: 'Close' }).click();
      await expect(popup(page)).toHaveCount(0);
      for (let turn = 0; turn < 3; turn++) await nextTurn(page);
      await expect.poll(() => openings(page)).toBe(2);
      await expect(popup(page)).toHaveCount(0);
    },
  );

  test("D-13 'Don't show again' stops it for good", DESKTOP, async ({ page }) => {
    await visitWithClock(page, '/');
    await nextTurn(page);
    await popup(page).getByRole('button', { name: "Don't show again" }).click();
    await expect(popup(page)).toHaveCount(0);
    await page.evaluate(() => window.sessionStorage.removeItem('enquiry-popups'));
    await visit(page, '/');
    await settled(page);
    await firstTurn(page);
    await expect.poll(() => openings(page)).toBe(0);
  });

  test('D-13 waits while a field is in use, another overlay is open or the tab is hidden', async ({ page }) => {
    await visitWithClock(page, '/');
    const calculator = page.getByRole('complementary').getByRole('button', { name: 'EMI Calculator' });
    await calculator.click();
    await expect(page.getByRole('dialog', { name: 'EMI Calculator' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).focus();
    await firstTurn(page);
    await expect.poll(() => openings(page)).toBe(0);
    await expect(page.getByRole('dialog', { name: 'EMI Calculator' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The focus returns asynchronously and would otherwise leave the field again.
    await page.clock.runFor(1_000);
    await expect(calculator).toBeFocused();

    const field = page.getByRole('contentinfo').getByLabel('Email');
    await field.focus();
    await nextTurn(page);
    await expect.poll(() => openings(page)).toBe(0);
    await field.blur();

    await page.evaluate(() =>
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
    );
    await nextTurn(page);
    await expect.poll(() => openings(page)).toBe(0);
    await page.evaluate(() =>
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true }),
    );
    await nextTurn(page);
    await expect(popup(page)).toBeVisible();
  });

  test('R-157 D-13 never comes on the contact page or on a legal page', { ...DESKTOP, ...allowErrors('404') }, async ({
    page,
  }) => {
    for (const path of ['/contact-us', '/terms-and-conditions']) {
      await visitWithClock(page, path);
      await firstTurn(page);
      await expect.poll(() => openings(page)).toBe(0);
    }
  });

  test(
    'R-154 R-157 sends like any other, and never comes back to who has written',
    DESKTOP,
    async ({ page }, { project }) => {
      await visitWithClock(page, '/');
      await nextTurn(page);
      await fillIn(popup(page), newEnquirer(project.name));
      await sendButton(popup(page)).click();
      await expect(thankYou(page)).toBeVisible();
      await expect(popup(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect.poll(() => submitted(page)).not.toBeNull();
      await nextTurn(page);
      await expect.poll(() => openings(page)).toBe(1);
    },
  );

  test(
    'R-156 R-320 D-12 closes when sending fails, and opens again with the words',
    { ...DESKTOP, ...allowErrors('net::ERR_FAILED') },
    async ({ page }, { project }) => {
      await page.route(CALL, (route) => route.abort());
      await visitWithClock(page, '/');
      await nextTurn(page);
      await fillIn(popup(page), newEnquirer(project.name));
      await sendButton(popup(page)).click();
      await expect(alert(page)).toBeVisible();
      await expect(popup(page)).toHaveCount(0);
      await alert(page).getByRole('button', { name: 'Restore my message' }).click();
      await expect(popup(page).getByLabel('Message')).toHaveValue('A flat near the lake, please.');
      await expect(popup(page).getByText('Your last message was not sent.')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await nextTurn(page);
      await popup(page).getByRole('button', { name: 'Restore my message' }).click();
      await expect(popup(page).getByLabel('Message')).toHaveValue('A flat near the lake, please.');
    },
  );
});
