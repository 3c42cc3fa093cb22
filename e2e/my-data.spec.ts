import { allowErrors, expect, expectAccessible, FROM_WORKER, mailTo, test, visit } from './visitor.ts';

const linkIn = (mail: string): string => [...mail.matchAll(/http\S+\/my-data\?token=[\w.-]+/g)].at(-1)?.[0] ?? '';

test(
  'D-55 a visitor sees, corrects and erases their own data after confirming the address',
  allowErrors('410'),
  async ({ page }, { project }) => {
    const email = `own-data-${project.name}-${Date.now().toString(36)}@mail.example`;
    const sent = await page.request.post('/api/v1/contactUs', {
      data: {
        full_name: 'Meera Kapor',
        email,
        phone_number: '9876501234',
        message: 'A flat near the lake',
        iAgreeToTerms: 'Yes',
      },
    });
    expect(sent.status()).toBe(201);

    await visit(page, '/privacy-policy');
    await page.getByRole('link', { name: 'on this website' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await expect(page.getByText('Please enter a valid email')).toBeVisible();
    await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email.toUpperCase());
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();

    await expect.poll(async () => linkIn(await mailTo(email)), FROM_WORKER).not.toBe('');
    await visit(page, linkIn(await mailTo(email)));
    await expect(page.getByText('A flat near the lake')).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download everything' }).click();
    expect((await download).suggestedFilename()).toBe('person.json');

    await page.getByLabel('Name', { exact: true }).fill('Meera Kapoor');
    await page.getByLabel('Phone number', { exact: true }).fill('12');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meera Kapoor');
    await page.getByLabel('Phone number', { exact: true }).fill('+91 98765 09999');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Your details are corrected.' })).toBeVisible();

    await page.getByText('Erase my data').click();
    await page.getByRole('button', { name: 'Erase permanently' }).click();
    await expect(page.getByRole('heading', { name: 'Your data is erased' })).toBeVisible();
    await page.goto(linkIn(await mailTo(email)));
    await expect(page.getByText('This link no longer works.')).toBeVisible();
  },
);
