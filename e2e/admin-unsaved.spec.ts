import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newEnquirer } from './enquirer.ts';
import { type NewStaff, newStaff } from './new-staff.ts';
import { newPoster, postAndConfirm } from './poster.ts';
import { recordScreen } from './record-screen.ts';
import { staffTest as test } from './staff.ts';
import { allowErrors, DESKTOP, expect, expectAccessible, LAYOUT } from './visitor.ts';

const signInAs = async (page: Page, { email, password }: NewStaff) => {
  const answer = await page.request.post('/api/v1/admin/auth/login', { data: { email, password } });
  expect(answer.ok()).toBe(true);
};

/** Opens the form of a new testimonial and types a name. */
async function typeName(page: Page, name: string) {
  await page.goto('/admin/testimonials?add=1');
  await page.getByLabel('Name').fill(name);
}

const restored = (page: Page) => page.getByText(/^Your unsaved changes from .+ are back\.$/);

test(
  'R-416 a form keeps what was typed through a reload and a closed form, until it is discarded',
  LAYOUT,
  async ({ page }) => {
    await signInAs(page, await newStaff());
    await typeName(page, 'Half a word');
    await page.getByLabel('Location').fill('Alibag');
    // The browser does not ask, because nothing is lost.
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('Half a word');
    await expect(page.getByLabel('Location')).toHaveValue('Alibag');
    await expect(restored(page)).toBeVisible();
    // Enter must not discard what has just come back.
    await expect(page.getByLabel('Name')).toBeFocused();
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Unsaved changes' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep for later' }).click();
    await expect(page.getByLabel('Name')).toBeHidden();
    await page.getByRole('button', { name: 'Add Testimonial' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Half a word');
    await page.getByRole('button', { name: 'Discard them' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('');
    await expect(restored(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('R-416 what was typed is there again after the session has ended, and is gone once it is saved', {
  ...DESKTOP,
  ...allowErrors('401'),
}, async ({ page }) => {
  const staff = await newStaff();
  await signInAs(page, staff);
  const name = `Reena ${randomUUID().slice(0, 8)}`;
  await typeName(page, name);
  await page.getByLabel('Location').fill('Alibag');
  await page.getByLabel('Testimonial', { exact: true }).fill('They answered on a Sunday.');
  expect((await page.request.post('/api/v1/admin/auth/logout')).ok()).toBe(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Sign In' }).click();

  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(restored(page)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Testimonial Added Successfully').first()).toBeVisible();
  await page.goto('/admin/testimonials?add=1');
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test(
  'R-416 kept changes do not overwrite what a colleague saved meanwhile',
  { ...DESKTOP, ...allowErrors('412') },
  async ({ page, playwright, baseURL }, { project }) => {
    await signInAs(page, await newStaff());
    const screen = recordScreen(page, { path: 'testimonials', noun: 'Testimonial' });
    const name = `Tara ${project.name} ${randomUUID().slice(0, 8)}`;
    await screen.open();
    await screen.add(async () => {
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Location').fill('Alibag');
      await page.getByLabel('Testimonial', { exact: true }).fill('They answered on a Sunday.');
    });
    await screen
      .row(name)
      .getByRole('button', { name: `Actions for ${name}` })
      .click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabel('Location').fill('Murud');
    const address = page.url();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep for later' }).click();

    const colleague = await newStaff();
    const other = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    await other.post('/api/v1/admin/auth/login', { data: colleague });
    const id = new URL(address).searchParams.get('edit');
    expect((await other.patch(`/api/v1/admin/testimonial/${id}`, { data: { location: 'Kashid' } })).ok()).toBe(true);
    await other.dispose();
    await page.goto(address);
    await expect(page.getByLabel('Location')).toHaveValue('Murud');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Changed in the meantime' });
    await expect(question).toContainText(`${colleague.full_name} saved a change on`);
  },
);

test(
  'R-416 a note is kept through Escape and a reload, and says that it is not added',
  LAYOUT,
  async ({ staffPage: page }, { project }) => {
    const { email, phone, message } = newEnquirer(project.name);
    const name = `Ishani ${randomUUID().slice(0, 8)}`;
    const sent = await page.request.post('/api/v1/contactUs', {
      data: { full_name: name, email, phone_number: phone, message, iAgreeToTerms: 'Yes', page_path: '/properties' },
    });
    expect(sent.ok()).toBe(true);
    await page.goto(`/admin/enquiries?q=${encodeURIComponent(name)}`);
    await page.getByRole('row').filter({ hasText: name }).getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByLabel('Note').fill('Wants a corner flat.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Your note is kept until you save it.', { exact: true })).toBeVisible();
    await page.getByRole('row').filter({ hasText: name }).getByRole('button', { name }).click();
    await expect(dialog.getByLabel('Note')).toHaveValue('Wants a corner flat.');
    await expect(dialog.getByText(/^Not saved yet, from/)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(dialog.getByLabel('Note')).toHaveValue('Wants a corner flat.');
    await dialog.getByRole('button', { name: 'Save contact' }).click();
    await expect(dialog.getByRole('region', { name: 'History' })).toContainText('Wants a corner flat.');
    await page.reload();
    await expect(dialog.getByLabel('Note')).toHaveValue('');
  },
);

test('R-416 a message to a poster is kept until it is sent', DESKTOP, async ({ staffPage: page }, { project }) => {
  const id = await postAndConfirm(page, newPoster(project.name, 'Vasudha'));
  await page.goto(`/admin/posted-property?view=${id}`);
  await page.getByRole('button', { name: 'Request changes' }).click();
  const message = page.getByLabel('What should the poster change?');
  await message.fill('Please add a picture of the kitchen.');
  await page.keyboard.press('Escape');
  await page.goto(`/admin/posted-property?view=${id}`);
  await page.getByRole('button', { name: 'Request changes' }).click();
  await expect(message).toHaveValue('Please add a picture of the kitchen.');
});

test(
  'R-416 logging out asks about unsaved changes and deletes them; others never see them',
  DESKTOP,
  async ({ page }) => {
    const staff = await newStaff();
    await signInAs(page, staff);
    await typeName(page, 'Half a word');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep for later' }).click();

    // Another user of the same computer, after the session has ended.
    await signInAs(page, await newStaff());
    await page.goto('/admin/testimonials?add=1');
    await expect(page.getByLabel('Name')).toHaveValue('');
    await signInAs(page, staff);
    await page.goto('/admin/testimonials?add=1');
    await expect(page.getByLabel('Name')).toHaveValue('Half a word');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep for later' }).click();

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('dialog', { name: 'Logout' });
    await expect(question).toContainText('You have unsaved changes in 1 form.');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete and log out' }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Half a word');
  },
);

test('R-416 stored input that is old, damaged or of another release does no harm', DESKTOP, async ({ page }) => {
  const staff = await newStaff();
  await signInAs(page, staff);
  await page.goto('/admin/testimonials');
  const key = `back-office-unsaved:${staff.id}:testimonial/add`;
  const before = { name: '', location: '' };
  const day = 24 * 60 * 60_000;
  for (const stored of [
    '{"at":',
    '"text"',
    JSON.stringify({ at: Date.now(), value: 'text' }),
    JSON.stringify({ at: Date.now(), value: { before, values: { gone: 'x', name: { first: 'x' } } } }),
    JSON.stringify({ at: Date.now() - 8 * day, value: { before, values: { name: 'x' } } }),
  ]) {
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, stored] as const);
    await page.goto('/admin/testimonials?add=1');
    await expect(page.getByLabel('Name')).toHaveValue('');
  }
});
