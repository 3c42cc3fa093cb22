import type { Page } from '@playwright/test';
import { newStaff } from './new-staff.ts';
import { ASHA } from './staff.ts';
import { allowErrors, DESKTOP, expect, expectAccessible, mailTo, test } from './visitor.ts';

const LOGIN = '**/api/v1/admin/auth/login';
const FORGOT = '**/api/v1/admin/auth/forgot-password';

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true });
const reset = (page: Page) => page.getByRole('button', { name: 'Reset Password' });

async function enter(page: Page, who: { email: string; password: string }): Promise<void> {
  await email(page).fill(who.email);
  await password(page).fill(who.password);
  await signIn(page).click();
}

test('R-224 R-226 asks for what is missing, and forgets a problem when its field is edited', async ({
  page,
  watch,
}) => {
  await page.goto('/login');
  await expect(email(page)).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveTitle('Sign in | Aangan');
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  await expect(page.getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute(
    'href',
    '/terms-and-conditions',
  );

  await email(page).fill('   ');
  await signIn(page).click();
  await expect(page.getByText('email is required')).toBeVisible();
  await expect(page.getByText('password is required')).toBeVisible();
  await expect(email(page)).toBeFocused();
  await expectAccessible(page);
  await email(page).fill(ASHA.email);
  await expect(page.getByText('email is required')).toBeHidden();
  await expect(page.getByText('password is required')).toBeVisible();
  await signIn(page).click();
  await expect(password(page)).toBeFocused();
  // The name and look of the company; nothing was sent.
  expect(watch.calls).toEqual(['/api/v1/public/site']);

  await page.getByRole('link', { name: 'Aangan' }).click();
  await expect(page).toHaveURL('/');
});

test('R-225 R-227 R-229 shows the password, is busy while signing in, and leads to the users', async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route(LOGIN, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/login');
  await password(page).fill(` ${ASHA.password} `);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');

  await email(page).fill(`  ${ASHA.email}  `);
  await email(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Signing in' })).toHaveAttribute('aria-busy', 'true');
  answer.resolve();
  await expect(page).toHaveURL('/admin/users');
  await expect(page.getByText(`Hello, ${ASHA.full_name}`)).toBeVisible();
});

test('R-226 reads what the browser filled in without telling anybody', DESKTOP, async ({ page }) => {
  await page.goto('/login');
  await email(page).evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, ASHA.email);
  await password(page).evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, ASHA.password);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(email(page)).toHaveValue(ASHA.email);
  await expect(reset(page)).toBeEnabled();

  await page.reload();
  await email(page).evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, ASHA.email);
  await password(page).evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, ASHA.password);
  await signIn(page).click();
  await expect(page).toHaveURL('/admin/users');
});

test('R-228 shows what the server says, and that something went wrong when it says nothing', {
  ...DESKTOP,
  ...allowErrors('401', 'Failed to load resource'),
}, async ({ page }) => {
  await page.goto('/login');
  await enter(page, { email: 'nobody@aangan.example', password: 'wrong' });
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Incorrect email or password');
  await expectAccessible(page);
  await password(page).fill('other');
  await expect(alert).toBeHidden();

  await page.route(LOGIN, (route) => route.abort());
  await signIn(page).click();
  await expect(alert).toHaveText('Something went wrong');
  await page.unroute(LOGIN);
  await page.route(LOGIN, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await signIn(page).click();
  await expect(alert).toHaveText('Something went wrong');
});

test(
  'R-230 R-231 R-232 asks for a link, and comes back cleared',
  allowErrors('Failed to load resource'),
  async ({ page }) => {
    await page.goto('/login');
    await password(page).fill('something');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(password(page)).toBeHidden();
    await expect(reset(page)).toBeDisabled();
    await expectAccessible(page);
    await email(page).fill('asha@aangan');
    await reset(page).click();
    await expect(page.getByText('Please enter a valid email')).toBeVisible();
    await page.getByRole('button', { name: 'Back to sign in' }).click();
    await expect(email(page)).toHaveValue('');
    await expect(password(page)).toHaveValue('');

    await email(page).fill('nobody@aangan.example');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.route(FORGOT, (route) =>
      route.fulfill({ status: 404, json: { success: false, msg: 'User not found.', errors: [] } }),
    );
    await reset(page).click();
    await expect(page.getByRole('alert')).toHaveText('User not found');
    await page.unroute(FORGOT);
    await page.route(FORGOT, (route) => route.abort());
    await reset(page).click();
    await expect(page.getByRole('alert')).toHaveText('Something went wrong');
    await page.unroute(FORGOT);

    await reset(page).click();
    await expect(page.getByRole('status')).toHaveText('Please check your mail for new password');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(email(page)).toHaveValue('');
    await expect(email(page)).toBeFocused();
    await expectAccessible(page);
  },
);

test('R-322 D-50 a new password is chosen by the link in the mail, once', allowErrors('410'), async ({ page }) => {
  const staff = await newStaff();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await email(page).fill(staff.email);
  await reset(page).click();
  await expect(page.getByRole('status')).toBeVisible();
  const link = /http\S+\/choose-password\?token=[\w.-]+/.exec(await mailTo(staff.email))?.[0] ?? '';

  const opened = await page.goto(link);
  expect(opened?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(email(page)).toHaveValue(staff.email);
  await expectAccessible(page);
  const chosen = page.getByLabel('New password');
  await chosen.fill('too short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Use at least 12 characters')).toBeVisible();
  await chosen.fill('a swing on the veranda');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status')).toHaveText('Your password is saved. Please sign in.');
  await enter(page, { ...staff, password: 'a swing on the veranda' });
  await expect(page).toHaveURL('/admin/my-day');

  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText('This link has already been used. Please request a new one.');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(reset(page)).toBeVisible();
});

test('R-234 D-51 leads back to the page that was asked for, by keyboard alone', {
  ...DESKTOP,
  ...allowErrors('401'),
}, async ({ page }) => {
  await page.goto('/admin/projects');
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fprojects');
  await email(page).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aangan' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(ASHA.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ASHA.password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/projects');
});

test('R-224 fits a screen of 320 px', DESKTOP, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(reset(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
