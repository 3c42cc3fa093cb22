import type { Locator, Page } from '@playwright/test';
import { generate } from 'otplib';
import { type NewStaff, newStaff } from './new-staff.ts';
import { allowErrors, expect, expectAccessible, test } from './visitor.ts';

async function signIn(page: Page, { email, password }: NewStaff): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function editProfile(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('R-241 D-52 changes name and number, and throws nothing away unasked', async ({ page }) => {
  const staff = await newStaff();
  await signIn(page, staff);
  const dialog = await editProfile(page);
  await expectAccessible(page);
  await dialog.getByLabel('Full name').fill('Kabir Rao');
  await dialog.getByLabel('Mobile number').fill('call me');
  await dialog.getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('tab', { name: 'Sessions' }).click();
  await dialog.getByRole('tab', { name: 'Profile' }).click();
  await expect(dialog.getByLabel('Full name')).toHaveValue('Kabir Rao');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter a valid mobile number')).toBeVisible();
  await dialog.getByLabel('Mobile number').fill('+91 00000 01044');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile Updated Successfully', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Hello, Kabir Rao')).toBeVisible();

  const again = await editProfile(page);
  await expect(again.getByLabel('Mobile number')).toHaveValue('+91 00000 01044');
  await again.getByRole('tab', { name: 'Password' }).click();
  await again.getByLabel('New password').fill('a swing on the veranda');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(again).toBeHidden();
});

test('R-241 D-52 changes the password with the current one', allowErrors('400'), async ({ page, request }) => {
  const staff = await newStaff();
  await signIn(page, staff);
  const dialog = await editProfile(page);
  await dialog.getByRole('tab', { name: 'Password' }).click();
  await expectAccessible(page);
  await dialog.getByLabel('Current password').fill('wrong password');
  await dialog.getByLabel('New password').fill('a swing on the veranda');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('The password is wrong')).toBeVisible();
  await dialog.getByLabel('Current password').fill(staff.password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password Updated Successfully', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('New password')).toHaveValue('');

  const { email } = staff;
  await request.post('/api/v1/admin/auth/login', { data: { email, password: 'a swing on the veranda' } });
  await dialog.getByRole('tab', { name: 'Sessions' }).click();
  await expect(dialog.getByText('This browser')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign out Unknown browser' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  expect((await request.get('/api/v1/admin/user/me')).status()).toBe(401);
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, { ...staff, password: 'a swing on the veranda' });
  await expect(page).toHaveURL('/admin/my-day');
});

test('D-51 turns two-factor sign-in on, and asks for a code from then on', allowErrors('401'), async ({ page }) => {
  const staff = await newStaff();
  await signIn(page, staff);
  const dialog = await editProfile(page);
  await dialog.getByRole('tab', { name: 'Two-step' }).click();
  await dialog.getByRole('button', { name: 'Set up' }).click();
  await dialog.getByLabel('Your password').fill(staff.password);
  await dialog.getByRole('button', { name: 'Set up' }).click();
  const key = dialog.locator('code');
  await expect(key).toHaveText(/^[A-Z2-7 ]{39}$/);
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code').fill(await generate({ secret }));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = dialog.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const recovery = (await codes.first().textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I’ve saved these codes' }).click();
  await expect(dialog.getByText('Recovery codes left: 10')).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, staff);
  await expect(page.getByText('Enter the code from your authenticator app.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('The code is wrong');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/admin/my-day');

  const after = await editProfile(page);
  await after.getByRole('tab', { name: 'Two-step' }).click();
  await after.getByRole('button', { name: 'Turn off' }).click();
  await after.getByLabel('Your password').fill(staff.password);
  await after.getByRole('button', { name: 'Turn off' }).click();
  await expect(after.getByRole('button', { name: 'Set up' })).toBeVisible();
});
