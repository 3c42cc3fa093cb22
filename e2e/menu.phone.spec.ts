import { ENTRIES } from './navigation-entries.ts';
import { expect, expectAccessible, listening, test, visit } from './visitor.ts';

test.describe('the mobile menu', () => {
  test.use({ motion: true });

  test('R-033 R-034 R-037 opens with every entry in order and a LOGIN button', async ({ page }) => {
    await visit(page, '/about-us');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('navigation').getByRole('listitem')).toHaveText([...ENTRIES, /^Dholera Project/]);
    await expect(menu.getByRole('link', { name: 'LOGIN' })).toHaveAttribute('href', '/login');
    await expect(menu.getByRole('button', { name: 'Post Property' })).toBeVisible();
    await expectAccessible(page);
  });

  test('R-036 slides in from the right', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const box = await page.getByRole('dialog', { name: 'Menu' }).boundingBox();
    await expect
      .poll(async () => Math.round((await page.getByRole('dialog').boundingBox())?.x ?? 0))
      .toBe(390 - Math.round(box?.width ?? 0));
  });

  test('R-036 closes when the window becomes wider than 1024 px, and not at 1024', async ({ page }) => {
    await visit(page, '/about-us');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.setViewportSize({ width: 1025, height: 800 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('R-036 closes on every route change, also to the page one is on', async ({ page }) => {
    await visit(page, '/available-cities');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('R-036 opened while a page is on its way, stays when that page comes', async ({ page }) => {
    await visit(page, '/about-us');
    const code = Promise.withResolvers<void>();
    await page.route('**/assets/properties.route-*.js', async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Properties', exact: true }).last().click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    code.resolve();
    await expect(page).toHaveTitle(/^Properties/);
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: 'About Us', exact: true }).click();
    await expect(page).toHaveURL('/about-us');
    await expect(menu).toHaveCount(0);
  });

  test('closes on Escape and on a tap beside it, and gives the focus back', async ({ page }) => {
    await visit(page, '/about-us');
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await listening(page.getByRole('dialog'));
    await page.mouse.click(10, 400);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
