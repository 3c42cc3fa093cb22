import { DESKTOP, expect, expectAccessible, LAYOUT, settled, test, visit } from './visitor.ts';

test.use({ firstVisit: true });

test.describe('the first visit of a session', () => {
  test(
    'R-187 D-61 asks to agree to the terms; the button waits for the tick; the answer lasts for the session, in all tabs',
    LAYOUT,
    async ({ page, context }) => {
      await visit(page, '/about-us');
      const notice = page.getByRole('dialog', { name: 'Before you browse' });
      await expect(notice).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Before you browse' })).toBeFocused();
      const proceed = notice.getByRole('button', { name: 'Accept & Proceed' });
      await expect(proceed).toBeDisabled();
      await expectAccessible(page);
      await notice.getByLabel('I have read and agree to the Terms & Conditions').check();
      await proceed.click();
      await expect(notice).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
      await expect(notice).toHaveCount(0);
      const tab = await context.newPage();
      await visit(tab, '/about-us');
      await expect(tab.getByRole('region', { name: 'Cookies' })).toContainText('We store your choices on this device.');
      await expect(tab.getByRole('dialog', { name: 'Before you browse' })).toHaveCount(0);
    },
  );

  test('R-187 D-72 covers at most about a third of a phone, with all of its text and a button of 44 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/');
    const notice = page.getByRole('dialog', { name: 'Before you browse' });
    const proceed = notice.getByRole('button', { name: 'Accept & Proceed' });
    await expect(notice.getByText(/^Beware of .+ Privacy Policy\.$/)).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await notice.boundingBox())?.height).toBeLessThanOrEqual(844 * 0.35);
    await expect.poll(async () => (await proceed.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test('D-17 leaves the page beneath in its HTML, readable, and out of reach until answered', async ({
    page,
    request,
  }) => {
    expect(await (await request.get('/')).text()).toContain('Find Your Better Future in');
    await visit(page, '/');
    await expect(page.getByRole('dialog', { name: 'Before you browse' })).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
    for (let n = 0; n < 8; n++) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('[role=dialog]') !== null,
      );
      expect(inside).toBe(true);
    }
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });

  test('D-17 R-185 D-36 never covers a legal page, so that the terms can be read first', async ({ page }) => {
    await visit(page, '/terms-and-conditions');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: 'EMI Calculator' }).filter({ visible: true }).and(page.locator('aside *')),
    ).toHaveCount(0);
    const help = page.getByRole('complementary', { name: 'Quick help' });
    await expect(help.getByRole('link')).toHaveCount(2);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('dialog', { name: 'Before you browse' })).toBeVisible();
    await expect(help.getByRole('button', { name: 'EMI Calculator', includeHidden: true })).toHaveCount(1);
  });

  for (const choice of ['Allow', 'Only necessary']) {
    test(`R-188 D-18 asks about cookies after the terms, and '${choice}' is kept for the session`, async ({ page }) => {
      await visit(page, '/about-us');
      await page.getByLabel('I have read and agree to the Terms & Conditions').check();
      await page.getByRole('button', { name: 'Accept & Proceed' }).click();
      const bar = page.getByRole('region', { name: 'Cookies' });
      await expect(bar).toBeVisible();
      await expectAccessible(page);
      await bar.getByRole('button', { name: choice }).click();
      await expect(bar).toHaveCount(0);
      await page.goto('/available-cities');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      await expect(bar).toHaveCount(0);
    });
  }

  test('a new session asks again', DESKTOP, async ({ page, browser, baseURL }) => {
    await visit(page, '/about-us');
    await page.getByLabel('I have read and agree to the Terms & Conditions').check();
    await page.getByRole('button', { name: 'Accept & Proceed' }).click();
    const session = await browser.newContext();
    const other = await session.newPage();
    await other.goto(`${baseURL}/about-us`);
    await expect(other.getByRole('dialog', { name: 'Before you browse' })).toBeVisible();
    await session.close();
  });
});
