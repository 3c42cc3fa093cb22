import { letAppear } from './held-clock.ts';
import { staffTest as test } from './staff.ts';
import { DESKTOP, expect } from './visitor.ts';

const SCREENS = [
  ['users', 'Users', 'Register'],
  ['projects', 'Projects', 'Add Project'],
  ['properties', 'Properties', 'Add Property'],
  ['careers', 'Careers', 'Add Job'],
  ['blogs', 'Blogs', 'Add Blog'],
  ['testimonials', 'Testimonials', 'Add Testimonial'],
  ['cities', 'Featured Cities', 'Add Featured City'],
  ['partners', 'Partners', 'Add Partner'],
  ['posted-property', 'Posted Properties', undefined],
  ['master-list', 'Master List', 'Add Builder'],
  ['subscribers', 'Subscribers', undefined],
] as const;

test(
  'R-236 R-244 every screen has its title, its search box and its Add button in one shell',
  DESKTOP,
  async ({ staffPage: page }) => {
    await page.goto('/admin/users');
    for (const [path, title, button] of SCREENS) {
      await page
        .getByRole('navigation', { name: 'Back office' })
        .getByRole('link', { name: title, exact: true })
        .click();
      await expect(page).toHaveURL(new RegExp(`/admin/${path}$`));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
      const add = page.getByRole('main').getByRole('button', { name: /^(Add|Register)/ });
      if (button) await expect(add).toHaveText(button);
      else await expect(add).toHaveCount(0);
    }
  },
);

test(
  'R-247 D-53 master list, careers and posted properties turn pages above ten rows',
  DESKTOP,
  async ({ staffPage: page }) => {
    for (const path of ['master-list', 'careers', 'posted-property']) {
      await page.goto(`/admin/${path}`);
      await expect(page.getByText(/^Showing 1 to 10 of \d+$/)).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(11);
    }
  },
);

test('R-254 a message stands alone and goes after five seconds', DESKTOP, async ({ staffPage: page }) => {
  await page.clock.install();
  await page.route('**/api/v1/admin/testimonial', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { success: true, id: 1 } }) : route.continue(),
  );
  const fields = { Name: 'Test Person', Location: 'Pune', Testimonial: 'Said twice.' };
  const message = page.getByText('Success, Testimonial Added Successfully', { exact: true });
  const send = async () => {
    await page.goto('/admin/testimonials?add=1');
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await letAppear(page, message);
  };
  await send();
  await page.clock.runFor(4_000);
  await expect(message).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(message).toBeHidden();
});
