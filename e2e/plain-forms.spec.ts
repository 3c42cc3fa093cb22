import type { Page } from '@playwright/test';
import { EXE, PDF } from '../test/documents.ts';
import { fillIn, newEnquirer, sendButton } from './enquirer.ts';
import { photo } from './photo.ts';
import { linkIn } from './poster.ts';
import { allowErrors, expect, httpTest, mailTo, test } from './visitor.ts';

test.use({ javaScriptEnabled: false });

/** Every answer of the server to a form that this page sends. */
function watchAnswers(page: Page): number[] {
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST') answers.push(response.status());
  });
  return answers;
}

const thanks = (page: Page, title = 'Thank You') => page.getByRole('heading', { level: 1, name: title });

/** An answer that names errors has the status of one. */
test.describe('without scripts', allowErrors('400'), () => {
  test('D-70 R-151 R-159 the contact form names its errors, keeps what was typed, and sends once', async ({ page }, {
    project,
  }) => {
    const meera = newEnquirer(project.name);
    const answers = watchAnswers(page);
    await page.goto('/contact-us');
    const form = page.getByRole('region', { name: 'Write to us' });
    await form.getByLabel('Full name').fill(meera.name);
    await form.getByLabel('Email').fill('meera@');
    await form.getByLabel('Message').fill(meera.message);
    await form.getByLabel('Country code').selectOption('AE');
    await sendButton(form).click();
    await expect(form.getByRole('alert')).toContainText('Please correct the fields below.');
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email');
    await expect(form.getByLabel('Email')).toBeFocused();
    await expect(form.getByLabel('Phone number')).toHaveAccessibleDescription('Please enter a valid phone number');
    await expect(form.getByRole('checkbox')).toHaveAccessibleDescription('Please agree to the terms');
    await expect(form.getByLabel('Full name')).toHaveValue(meera.name);
    await expect(form.getByLabel('Message')).toHaveValue(meera.message);
    await expect(form.getByLabel('Country code')).toHaveValue('AE');

    await form.getByLabel('Country code').selectOption('IN');
    await fillIn(form, meera);
    await sendButton(form).click();
    await expect(page).toHaveURL('/thank-you?for=enquiry');
    await expect(thanks(page)).toBeVisible();
    await page.reload();
    await expect(thanks(page)).toBeVisible();
    expect(answers).toEqual([400, 303]);
    expect(await mailTo(meera.email)).toContain('We have received your enquiry');
  });

  test('D-70 D-69 a callback form beside a list needs name and phone only', async ({ page }) => {
    await page.goto('/properties');
    const form = page.locator('form[action="/contact-us"]').first();
    await form.getByLabel('Full name').fill('Kabir Anand');
    await form.getByRole('checkbox').check();
    await sendButton(form).click();
    await expect(page).toHaveURL('/contact-us');
    await expect(form.getByLabel('Email (optional)')).toHaveValue('');
    await expect(form.getByLabel('Phone number')).toBeFocused();
    await expect(form.getByRole('checkbox')).toBeChecked();
    await form.getByLabel('Phone number').fill('98100 00070');
    await sendButton(form).click();
    await expect(thanks(page)).toBeVisible();
  });

  test('D-70 R-141 R-147 a job is applied for, with the roles of that job and a file', async ({ page }, {
    project,
  }) => {
    const { email } = newEnquirer(project.name);
    await page.goto('/career/customer-support-advisor');
    const form = page.getByRole('region', { name: 'Apply Now!' });
    await form.getByLabel('Full name').fill('Asha Verma');
    await form.getByLabel('Experience').selectOption('4+');
    const submit = form.getByRole('button', { name: 'Submit Application' });
    await submit.click();
    await expect(form.getByText('Please attach your resume')).toBeVisible();
    await expect(form.getByLabel('Email')).toBeFocused();
    await expect(form.getByLabel('Full name')).toHaveValue('Asha Verma');
    await expect(form.getByLabel('Experience')).toHaveValue('4+');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Phone number').fill('98765 43210');
    await form.getByLabel('Gender').selectOption('Female');
    await form.getByLabel('Role').selectOption('Sales Manager');
    await form.getByLabel('Location').fill('Gurugram');
    const resume = form.getByLabel('Resume');
    const pdf = { name: 'Resume.pdf', mimeType: 'application/pdf' };
    await resume.setInputFiles({ ...pdf, buffer: EXE });
    await form.getByRole('checkbox').check();
    await submit.click();
    await expect(form.getByText('The content of this file does not match its type.')).toBeVisible();
    await resume.setInputFiles({ ...pdf, buffer: PDF });
    await submit.click();
    await expect(page).toHaveURL('/thank-you?for=application');
    await expect(thanks(page, 'Application Submitted Successfully!')).toBeVisible();
    expect(await mailTo(email)).toContain('Thank you for applying for the position of Customer Support Advisor.');
  });

  test('D-70 R-130 R-337 a home for rent is posted from the menu, with its pictures', async ({ page }, { project }) => {
    const email = `poster-plain-${project.name}-${Date.now().toString(36)}@aangan.example`;
    await page.goto('/about-us');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Post Property' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Post Property' })).toBeVisible();
    const form = page.locator('form[action="/post-property"]');
    await form.getByLabel('You are').selectOption('Owner');
    await form.getByLabel('Full name').fill('Meera Kapoor');
    await form.getByLabel('Phone number').fill('00000 01070');
    await form.getByLabel('Sale or rent').selectOption('rent');
    await form.getByLabel('Property type').selectOption('Villa');
    await form.getByLabel('City').fill('Jaipur');
    await form.getByLabel('Address').fill('12 Nehru Marg, near the old well');
    await form.getByLabel('Details').fill('Three rooms around a yard, with morning light.');
    await form.getByLabel('Deposit').fill('1 lakh');
    const submit = form.getByRole('button', { name: 'Post Property' });
    await submit.click();
    await expect(form.getByLabel('Email')).toBeFocused();
    await expect(form.getByLabel('Deposit')).toHaveValue('1 lakh');
    await expect(form.getByLabel('Property type')).toHaveValue('villa');
    await form.getByLabel('Email').fill(email);
    await form.getByRole('checkbox').check();
    await form.getByLabel('Pictures').setInputFiles([await photo('yard.jpg', '#8a6')]);
    // A form that is sent within seconds of its opening counts as a machine's.
    await expect(async () => {
      await submit.click();
      await expect(thanks(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page).toHaveURL('/thank-you?for=property');
    expect(linkIn(await mailTo(email), 'confirm')).toContain('/posting/confirm?token=');
  });

  test('D-71 the menu of phones opens by touch and keyboard, and closes on Escape', async ({ page }) => {
    await page.goto('/about-us');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact-us');
  });
});

httpTest.describe('a form that is sent without scripts', () => {
  const form = (values: Record<string, string> = {}) => ({
    full_name: 'Meera Kapoor',
    email: `plain-${Date.now().toString(36)}@aangan.example`,
    country: 'IN',
    phone_number: '00000 01044',
    message: 'A flat near the lake, please.',
    iAgreeToTerms: 'Yes',
    source: 'contact-page',
    ...values,
  });

  httpTest('D-70 is stored once however often it is sent, and never from another site', async ({ request }) => {
    const sent = form();
    for (let n = 0; n < 2; n++) {
      const answer = await request.post('/contact-us', { form: sent, maxRedirects: 0 });
      expect(answer.status()).toBe(303);
      expect(answer.headers()['cache-control']).toBe('private, no-store');
    }
    const mails = (await mailTo(sent.email)).match(/^Subject: /gm) ?? [];
    expect(mails.length).toBeLessThanOrEqual(1);
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await request.post('/contact-us', { form: sent, headers: foreign, maxRedirects: 0 })).status()).toBe(403);
  });
});
