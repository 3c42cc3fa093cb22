import type { Locator, Page } from '@playwright/test';
import { photo } from './photo.ts';
import { linkIn } from './poster.ts';
import {
  allowErrors,
  DESKTOP,
  expect,
  expectAccessible,
  FROM_WORKER,
  mailTo,
  settled,
  test,
  visit,
} from './visitor.ts';

const newAddress = (project: string) => `poster-${project}-${Date.now().toString(36)}@aangan.example`;

const DETAILS = 'House with a neem tree\nThree rooms around a yard, with morning light.';

async function openForm(page: Page): Promise<Locator> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Post Property' }).click();
  const dialog = page.getByRole('dialog', { name: 'Post Property' });
  await expect(dialog).toBeVisible();
  // Advances the clock by a minute, because forms sent within seconds are treated as spam.
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 60_000;
  });
  return dialog;
}

/** Goes to the next step, where the form has several steps. */
async function next(dialog: Locator): Promise<void> {
  const button = dialog.getByRole('button', { name: 'Next' });
  if (await button.isVisible()) await button.click();
}

async function fillWho(dialog: Locator, email: string): Promise<void> {
  await dialog.getByLabel('You are').selectOption('Owner');
  await dialog.getByLabel('Full name').fill('Meera Kapoor');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone number').fill('00000 01044');
}

async function fillProperty(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Property type').selectOption('Villa');
  await dialog.getByLabel('City').fill('Jaipur');
  await dialog.getByLabel('Address').fill('12 Nehru Marg, near the old well');
  await dialog.getByLabel('Details').fill(DETAILS);
}

test.describe('posting a property', () => {
  test('R-130 D-10 takes one part after the other on phones, and pictures in an order', async ({ page }, {
    project,
  }) => {
    const email = newAddress(project.name);
    await visit(page, '/posted-properties');
    const dialog = await openForm(page);
    const submit = dialog.getByRole('button', { name: 'Post Property' });

    // The poster: an agent without a RERA number is asked for it, an owner is not.
    await fillWho(dialog, email);
    await dialog.getByLabel('You are').selectOption('Agent');
    await expectAccessible(page);
    await dialog.getByLabel('RERA agent number').press('Enter');
    await expect(dialog.getByText('Please enter your RERA agent number')).toBeVisible();
    await dialog.getByLabel('You are').selectOption('Owner');
    await expect(dialog.getByText('Please enter your RERA agent number')).toHaveCount(0);
    await next(dialog);

    // The property: the first empty field is shown below the head of the dialog, with its label.
    await fillProperty(dialog);
    await dialog.getByLabel('Property type').selectOption('');
    await dialog.getByLabel('Built-up area').press('Enter');
    await expect(dialog.getByLabel('Property type')).toBeFocused();
    const label = await dialog.getByText('Property type', { exact: true }).boundingBox();
    const description = await dialog.getByText(/^It's free\./).boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual((description?.y ?? 0) + (description?.height ?? 0));
    await dialog.getByLabel('Property type').selectOption('Villa');
    await dialog.getByLabel('Details').fill('Too short');
    await dialog.getByLabel('City').press('Enter');
    await expect(dialog.getByText('Please describe the property in at least 30 characters')).toBeVisible();
    await expect(dialog.getByLabel('Details')).toBeFocused();
    await dialog.getByLabel('Details').fill(DETAILS);
    await dialog.getByLabel('Price').fill('1.25 Cr');
    await dialog.getByLabel('Sale or rent').selectOption('For rent');
    await expect(dialog.getByLabel('Rent a month')).toHaveValue('1.25 Cr');
    await expect(dialog.getByLabel('Deposit')).toBeVisible();
    await dialog.getByLabel('Sale or rent').selectOption('For sale');
    await expect(dialog.getByLabel('Deposit')).toHaveCount(0);
    await dialog.getByLabel('BHK').selectOption('3\u00a0BHK');
    await next(dialog);

    // Pictures: previewed, reordered by keyboard, removed again.
    await dialog
      .getByLabel('Pictures')
      .setInputFiles([
        await photo('front.jpg', '#c84'),
        await photo('yard.jpg', '#4a6'),
        { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') },
      ]);
    await expect(dialog.getByText('plan.pdf is not a JPG, PNG or WebP picture')).toBeVisible();
    const chosen = dialog.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem');
    await expect(chosen).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Move picture 2 up' }).focus();
    await page.keyboard.press('Enter');
    await expect(chosen.first()).toContainText('yard.jpg');
    await expect(dialog.getByText('Moved to position 1 of 2')).toBeAttached();
    await dialog.getByRole('button', { name: 'Remove picture 2' }).click();
    await expect(chosen).toHaveCount(1);

    await expect(submit).toBeDisabled();
    await dialog.getByRole('checkbox').check();
    await expectAccessible(page);
    await submit.click();
    const thanks = page.getByRole('dialog', { name: 'Thank You' });
    await expect(thanks).toContainText(email);
    await thanks.getByRole('button', { name: 'Done' }).click();
    expect(linkIn(await mailTo(email), 'confirm')).not.toBe('');
  });

  test(
    'D-10 is confirmed by the link in one mail, and managed by that in the next',
    { ...DESKTOP, ...allowErrors('410') },
    async ({ page, request }, { project }) => {
      const email = newAddress(project.name);
      const multipart = {
        posted_by: 'owner',
        name: 'Meera Kapoor',
        email,
        phone_number: '00000 01044',
        city: 'Jaipur',
        address: '12 Nehru Marg, near the old well',
        property_type: 'villa',
        property_details: DETAILS,
        iAgreeToTerms: 'Yes',
        filled_in_ms: '60000',
      };
      expect((await request.post('/api/v1/public/public-property', { multipart })).status()).toBe(201);
      await visit(page, linkIn(await mailTo(email), 'confirm'));
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Confirm my email' }).click();
      await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
      await expect.poll(async () => linkIn(await mailTo(email), 'manage'), FROM_WORKER).not.toBe('');
      const manage = linkIn(await mailTo(email), 'manage');

      await visit(page, manage);
      await expect(page.getByText('Under review')).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel('Address').fill('short');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Please use at least 10 characters')).toBeVisible();
      await page.getByLabel('Address').fill('14 Nehru Marg, behind the old well');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
      await page.getByRole('button', { name: 'Mark as sold' }).click();
      await expect(page.getByText('Sold', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
      await page.getByText('Delete this property').click();
      await page.getByRole('button', { name: 'Delete permanently' }).click();
      await expect(page.getByRole('heading', { name: 'Property deleted' })).toBeVisible();
      await page.goto(manage);
      await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    },
  );

  test(
    'R-130 D-12 shows what the server refuses at its field, and loses no words',
    allowErrors('400', '500', 'net::ERR_INTERNET_DISCONNECTED'),
    async ({ page, watch }, { project }) => {
      const email = newAddress(project.name);
      await visit(page, '/posted-properties');
      const dialog = await openForm(page);
      await fillWho(dialog, email);
      await next(dialog);
      await fillProperty(dialog);
      await next(dialog);
      await dialog.getByLabel('Pictures').setInputFiles([await photo('front.jpg', '#c84')]);
      await dialog.getByRole('checkbox').check();

      let errors: object[] = [
        { field: 'city', message: 'Please enter a city' },
        { field: 'images.0', message: 'This picture cannot be read' },
      ];
      await page.route('**/api/v1/public/public-property', (route) =>
        route.fulfill({ status: errors.length > 0 ? 400 : 500, json: { success: false, msg: 'x', errors } }),
      );
      await dialog.getByRole('button', { name: 'Post Property' }).click();
      await expect(dialog.getByText('Picture 1: This picture cannot be read')).toBeAttached();
      await expect(dialog.getByLabel('City')).toBeFocused();
      await expect(dialog.getByLabel('City')).toHaveAttribute('aria-invalid', 'true');

      errors = [];
      await dialog.getByLabel('City').fill('Kochi');
      await next(dialog);
      await dialog.getByRole('button', { name: 'Post Property' }).click();
      await expect(page.getByText('Something went wrong!').first()).toBeVisible();
      await expect(dialog.getByLabel('City')).toHaveValue('Kochi');
      await page.keyboard.press('Escape');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
      const again = await openForm(page);
      await again.getByRole('button', { name: 'Restore my property' }).click();
      await expect(again.getByLabel('City')).toHaveValue('Kochi');
      await expect(again.getByLabel('You are')).toHaveValue('owner');
      await expect(again.getByLabel('Details')).toHaveValue(DETAILS);

      // Offline the form waits; online, two clicks post it once.
      await page.unroute('**/api/v1/public/public-property');
      await next(again);
      await next(again);
      await again.getByRole('checkbox').check();
      await settled(page);
      await page.context().setOffline(true);
      const submit = again.getByRole('button', { name: 'Post Property' });
      await submit.click();
      await expect(page.getByText('Something went wrong!').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.context().setOffline(false);
      const before = watch.calls.length;
      await submit.dblclick();
      await expect(page.getByRole('dialog', { name: 'Thank You' })).toContainText(email);
      expect(watch.calls.slice(before).filter((call) => call.endsWith('/public-property'))).toHaveLength(1);
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('D-10 a private link that is none offers a new one and never tells whether it was one', {
    ...DESKTOP,
    ...allowErrors('410'),
  }, async ({ page, request }) => {
    const address = '/posting/manage?token=1.0.forged';
    const answer = await request.get(address);
    expect(answer.status()).toBe(410);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
    await page.goto(address);
    await page.getByRole('button', { name: 'Send me a new link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  });
});
