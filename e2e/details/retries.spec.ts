import { allowErrors, expect, test, visit } from '../visitor.ts';

/** Seven by the lazy component, and one when the button is approached. */
const MAX_ATTEMPTS = 8;

test(
  'code that does not arrive is not asked for without end, and again when the connection is back',
  allowErrors('ERR_FAILED'),
  async ({ page }) => {
    // The enquiry form would open by the clock and cover the page.
    await page.addInitScript(() => localStorage.setItem('enquiry-popup-declined', 'true'));
    await page.clock.install();
    await visit(page, '/properties');
    let attempts = 0;
    let isAway = true;
    await page.route('**/assets/share-list-*.js', async (route) => {
      attempts += 1;
      await (isAway ? route.abort() : route.continue());
    });
    const passTime = async () => {
      await page.clock.runFor(120_000);
      // A round trip, so that requests which have begun are counted.
      await page.evaluate(async () => fetch('/robots.txt', { cache: 'no-store' }));
      return attempts;
    };
    await page
      .getByRole('button', { name: /^Share / })
      .first()
      .click();
    await expect.poll(passTime).toBeGreaterThanOrEqual(7);
    for (let turn = 0; turn < 3; turn += 1) expect(await passTime()).toBeLessThanOrEqual(MAX_ATTEMPTS);
    isAway = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('link', { name: 'Whatsapp' }).first()).toBeVisible();
  },
);
