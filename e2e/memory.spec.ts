import { fillIn, newEnquirer, sendButton, thankYou } from './enquirer.ts';
import { box, list } from './search-box.ts';
import { expect, expectAccessible, test, visit } from './visitor.ts';

const allowAll = () => {
  document.cookie = 'cookie-choice=all; path=/';
};

test('R-345 the box offers what was searched for and viewed before, and can be cleared', async ({ page }) => {
  await page.addInitScript(allowAll);
  await visit(page, '/');
  await box(page).fill('3 bhk in gurgaon');
  await box(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3\u00a0BHK Properties in Gurugram');
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/properties\/[\w-]+$/);
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('recently-viewed'))).not.toBeNull();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await visit(page, '/properties');
  await box(page).click();
  const recent = (name: string) => list(page).getByRole('group', { name }).getByRole('option');
  await expect(recent('Recent searches')).toHaveText(['3 bhk in gurgaon']);
  await expect(recent('Recently viewed')).toHaveText([title]);
  await expectAccessible(page);
  await recent('Recent searches').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3\u00a0BHK Properties in Gurugram');
  await box(page).click();
  await list(page).getByRole('option', { name: 'Clear this list' }).click();
  await expect(list(page)).toHaveCount(0);
  await box(page).click();
  await expect(box(page)).toBeFocused();
  await expect(list(page)).toHaveCount(0);
});

test('R-345 the next enquiry knows the contact details of the first, until they are cleared', async ({ page }, {
  project,
}) => {
  await page.addInitScript(allowAll);
  const meera = newEnquirer(project.name);
  const form = page.getByRole('region', { name: 'Write to us' });
  await visit(page, '/contact-us');
  await fillIn(form, meera);
  await sendButton(form).click();
  await expect(thankYou(page)).toBeVisible();
  await visit(page, '/contact-us');
  await expect(form.getByLabel('Email')).toHaveValue(meera.email);
  await expect(form.getByLabel('Message')).toHaveValue('');
  await form.getByRole('button', { name: 'Clear' }).click();
  await expect(form.getByLabel('Email')).toHaveValue('');
  await visit(page, '/contact-us');
  await expect(form.getByLabel('Full name')).toHaveValue('');
});
