import { staffTest as test } from '../staff.ts';
import { collectScripts, DESKTOP, expect, settled } from '../visitor.ts';

/** Script files that a screen of the back office may load before any interaction. */
const MAX_SCRIPTS = 20;

test('every screen of the back office asks for few scripts', DESKTOP, async ({ staffPage: page }) => {
  await page.goto('/admin/dashboard');
  const links = page.getByRole('navigation', { name: 'Back office' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const scripts = collectScripts(page);
  for (const path of paths) {
    scripts.length = 0;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    expect(scripts.length, `${path}\n${scripts.join('\n')}`).toBeLessThanOrEqual(MAX_SCRIPTS);
  }
});
