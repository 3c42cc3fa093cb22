import { staffTest as test } from '../staff.ts';
import { DESKTOP, expect, settled } from '../visitor.ts';

for (const [width, height] of [
  [1366, 768],
  [1440, 900],
] as const) {
  const name = `R-423 no table of the back office is cut off in a window ${width} px wide`;
  test(name, DESKTOP, async ({ staffPage: page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/admin/dashboard');
    const links = page.getByRole('navigation', { name: 'Back office' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      const cut = await page
        .getByRole('table')
        .evaluateAll((tables) =>
          tables
            .filter(({ parentElement: box }) => box && box.scrollWidth > box.clientWidth)
            .map((table) => table.ariaLabel),
        );
      expect(cut, path).toEqual([]);
    }
  });
}
