import type { Page } from '@playwright/test';
import { recordScreen } from '../record-screen.ts';
import { staffTest as test } from '../staff.ts';
import { allowErrors, DESKTOP, expect, expectAccessible, visibleOne } from '../visitor.ts';

/** Opens another list of the screen: next to the table, or in the select above it on narrow screens. */
async function choose(page: Page, tab: string): Promise<void> {
  const select = page.getByLabel('List', { exact: true });
  const side = page.getByRole('navigation', { name: 'Master List' }).getByRole('button', { name: tab });
  if ((await visibleOne(select, side)) === select) await select.selectOption(tab);
  else await side.click();
}

const publicCities = async (page: Page): Promise<string[]> => {
  const { cities } = await (await page.request.get('/api/v1/public/city')).json();
  return cities.map(({ city_name }: { city_name: string }) => city_name);
};

test('R-279 R-283 R-285 R-286 R-287 a city is added, renamed and deleted in its tab, and the site knows it at once', async ({
  staffPage: page,
}, { project }) => {
  const screen = recordScreen(page, { path: 'master-list', noun: 'City' });
  const [name, renamed] = [`Alibag ${project.name}`, `Murud ${project.name}`];
  await screen.open();
  await expect(page.getByRole('button', { name: 'Add Builder' })).toBeVisible();
  await choose(page, 'City');
  await screen.add(async () => {
    const city = page.getByLabel('City', { exact: true });
    await city.pressSequentially(`7/${name}!`);
    await expect(city).toHaveValue(name);
    await city.fill('');
    await expect(city).toHaveValue('');
    await city.fill(name);
    await page.getByLabel('State or union territory').selectOption('Maharashtra');
    await expectAccessible(page);
  });
  expect(await publicCities(page)).toContain(name);
  await screen.edit(name, () => page.getByLabel('City', { exact: true }).fill(renamed));
  expect(await publicCities(page)).toContain(renamed);
  await screen.search(renamed);
  await expectAccessible(page);
  await screen.remove(renamed);
  expect(await publicCities(page)).not.toContain(renamed);
});

test('R-288 R-330 D-58 deleting a city with listings says how many there are and asks what takes its place', {
  ...DESKTOP,
  ...allowErrors('409'),
}, async ({ staffPage: page }) => {
  const screen = recordScreen(page, { path: 'master-list', noun: 'City' });
  await screen.open('?tab=city&q=Pune');
  await screen.row('Pune').getByRole('button', { name: 'Actions for Pune' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete city' });
  await expect(dialog).toContainText(/This city is used by \d+ records/);
  await dialog.getByRole('button', { name: 'Replace and delete' }).click();
  await expect(dialog).toContainText('Please choose one');
  await dialog.getByRole('combobox', { name: 'Replace with' }).fill('Mum');
  await expect(page.getByRole('option', { name: /Mumbai/ })).toBeVisible();
  await expectAccessible(page);
  // The browser logs the 409 response as an error, which the test allows.
});

test(
  'R-281 R-282 a BHK is added and deleted by its icon, and found by its value',
  DESKTOP,
  async ({ staffPage: page }) => {
    const screen = recordScreen(page, { path: 'master-list', noun: 'BHK' });
    await screen.open('?tab=bhk');
    await screen.add(() => page.getByRole('textbox', { name: 'BHK' }).fill('7.5+'));
    await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
    await screen.search('7.5');
    await screen.remove('7.5+');
    await expect(page.getByText('No Result Found')).toBeVisible();
  },
);
