import { ENTRIES } from '../navigation-entries.ts';
import { expect, test, visit } from '../visitor.ts';

test.describe('the header', () => {
  test('R-034 has the ten entries in order, the current one marked', async ({ page }) => {
    await visit(page, '/');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('listitem')).toHaveText(ENTRIES);
    await expect(navigation.locator('[aria-current=page]')).toHaveText('Home');
  });

  test('R-030 opens the external project in a new tab', async ({ page }) => {
    await visit(page, '/about-us');
    const link = page.getByRole('banner').getByRole('link', { name: /Dholera Project/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  });

  test('R-026 has a logo that leads home and to the top', async ({ page }) => {
    await visit(page, '/available-cities');
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await page.getByRole('banner').getByRole('link', { name: 'Aangan' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('R-032 counts what is saved', async ({ page }) => {
    await visit(page, '/about-us');
    await expect(page.getByRole('link', { name: 'Wishlist', exact: true })).toBeVisible();
    await page.evaluate(() => {
      const saved = [1, 2, 3].map((id) => ({ type: 'property', id }));
      window.localStorage.setItem('wishlist-items', JSON.stringify(saved));
    });
    await page.reload();
    await expect(page.getByRole('link', { name: 'Wishlist, 3 saved' })).toHaveText('3');
  });

  test('R-310 can be used by keyboard alone, from the skip link to the last entry', async ({ page }) => {
    await visit(page, '/about-us');
    const focused = () =>
      page.evaluate(
        () =>
          (document.activeElement as HTMLElement | null)?.getAttribute('aria-label') ??
          document.activeElement?.textContent?.trim() ??
          '',
      );
    const stops: string[] = [];
    for (let n = 0; n < 16; n++) {
      await page.keyboard.press('Tab');
      stops.push(await focused());
    }
    expect(stops).toEqual([
      'Skip to content',
      'Aangan',
      'City',
      expect.stringContaining('Dholera Project'),
      'Post Property',
      'Wishlist',
      ...ENTRIES,
    ]);
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
    expect(outline).toBe('solid');
  });

  test('R-031 opens Post Property by keyboard, keeps the focus inside and gives it back', async ({ page }) => {
    await visit(page, '/about-us');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Post Property' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Post Property' });
    await expect(dialog).toBeVisible();
    for (let n = 0; n < 6; n++) {
      await page.keyboard.press('Tab');
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('R-182 a button with a progress ring leads back to the top, once scrolled', async ({ page }) => {
    await visit(page, '/');
    const button = page.getByRole('button', { name: 'Scroll to top' });
    await expect(button).toHaveCount(0);
    await page.mouse.wheel(0, 3000);
    await expect(button).toBeVisible();
    const ring = button.locator('circle');
    await expect.poll(async () => Number(await ring.getAttribute('stroke-dashoffset'))).toBeLessThan(0.9);
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('R-183 R-184 shows the tips on hover and on focus', async ({ page }) => {
    await visit(page, '/about-us');
    const tip = page.getByText('Have a question? WhatsApp us today!');
    await expect(tip).toBeHidden();
    await page.getByRole('link', { name: 'Have a question? WhatsApp us today!' }).hover();
    await expect(tip).toBeVisible();
    await page.mouse.move(10, 10);
    await page.getByRole('link', { name: 'Give us a call on the phone number' }).focus();
    await expect(page.getByText('Give us a call on the phone number')).toBeVisible();
  });
});
