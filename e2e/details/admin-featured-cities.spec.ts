import type { Page } from '@playwright/test';
import { recordScreen } from '../record-screen.ts';
import { staffTest as test } from '../staff.ts';
import { allowErrors, DESKTOP, expect, expectAccessible, LAYOUT } from '../visitor.ts';

const chooseCity = async (page: Page, name: string) => {
  await page.getByRole('combobox', { name: 'City' }).fill(name);
  await page.getByRole('option', { name }).click();
};

test('R-272 R-266 R-296 a city of the master list is featured, switched off and taken away', async ({
  staffPage: page,
  request,
}, { project }) => {
  const screen = recordScreen(page, { path: 'cities', noun: 'Featured City' });
  const name = project.name === 'staff-phone' ? 'Kochi' : 'Chandigarh';
  const isShown = async () => (await (await request.get('/api/v1/public/featured-city')).text()).includes(`"${name}"`);

  await screen.open();
  await screen.add(() => chooseCity(page, name));
  expect(await isShown()).toBe(true);

  await screen.search(name);
  await screen.edit(
    name,
    async () => {
      await expect(page.getByRole('tab', { name: 'Edit Image' })).toHaveAttribute('aria-selected', 'true');
      await screen.sendPicture('Picture', 'The river at dusk');
    },
    'Save picture',
  );
  await screen.toggle(name, 'Deactivate');
  expect(await isShown()).toBe(false);
  await screen.remove(name);
});

test('R-272 D-52 a city that is featured already is refused at its field; list and form are accessible', {
  ...DESKTOP,
  ...allowErrors('409'),
}, async ({ staffPage: page }) => {
  await page.goto('/admin/cities');
  await expect(page.getByRole('switch').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Featured City' }).click();
  await chooseCity(page, 'Gurugram');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('This city is already featured')).toBeVisible();
  await expectAccessible(page);
});

test.describe('a form that slides in', () => {
  test.use({ motion: true });

  test(
    'a list of choices stays at its field when the user types before the form has stopped moving',
    LAYOUT,
    async ({ staffPage: page }) => {
      await page.goto('/admin/cities');
      await page.addStyleTag({ content: '[role="dialog"] { animation-duration: 1s !important; }' });
      await page.getByRole('button', { name: 'Add Featured City' }).click();
      const field = page.getByRole('combobox', { name: 'City' });
      await field.fill('Kochi');
      const gap = async () => {
        const [box, list] = [
          await field.boundingBox(),
          await page.getByRole('option', { name: 'Kochi' }).boundingBox(),
        ];
        return Math.round((list?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0));
      };
      // The gap between field and list plus the border of the list.
      await expect.poll(gap).toBe(13);
    },
  );
});
