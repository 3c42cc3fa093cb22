import { findBarriers } from './find-barriers.ts';
import { ASHA, staffTest } from './staff.ts';
import { expect, expectAccessible, settled } from './visitor.ts';

/** Split into several tests, so that they can run in parallel. */
const PARTS = 3;

for (let part = 0; part < PARTS; part += 1) {
  staffTest(`R-310 every screen of the back office is accessible, part ${part + 1}`, async ({ staffPage: page }) => {
    await page.goto('/admin/dashboard');
    await expect(page.getByText(`Hello, ${ASHA.full_name}`)).toBeVisible();
    const navigation = page.getByRole('navigation', { name: 'Back office' });
    // On a phone the list of screens opens on demand.
    if (!(await navigation.isVisible())) await page.getByRole('button', { name: 'Toggle menu' }).click();
    const screens = navigation.getByRole('link');
    await expect(screens.first()).toBeVisible();
    const paths = await screens.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths.filter((_path, index) => index % PARTS === part)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      await expectAccessible(page);
      expect(await findBarriers(page), path).toEqual([]);
    }
  });
}
