import type { Page } from '@playwright/test';
import { alert, fillIn, newEnquirer, sendButton, submitted, thankYou } from './enquirer.ts';
import { holdScripts } from './held-scripts.ts';
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

const CALL = '**/api/v1/contactUs';
const SALES_INBOX = 'hello@aangan.example';

const contactForm = (page: Page) => page.getByRole('region', { name: 'Write to us' });

test.describe('an enquiry', () => {
  test('R-002 R-150 R-154 R-308 is sent, thanked for, mailed to both sides, and can be withdrawn', async ({ page }, {
    project,
  }) => {
    const meera = newEnquirer(project.name);
    await visit(page, '/contact-us');
    const form = contactForm(page);
    await expect(form.getByLabel('Country code')).toHaveValue('IN');
    await expect(sendButton(form)).toBeDisabled();
    await fillIn(form, meera);
    await sendButton(form).click();
    await expect(thankYou(page)).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => submitted(page)).not.toBeNull();
    await thankYou(page).getByRole('button', { name: 'Done' }).click();
    await expect(form.getByLabel('Message')).toHaveValue('');
    await expect(sendButton(form)).toBeDisabled();

    await expect.poll(() => mailTo(SALES_INBOX), FROM_WORKER).toContain(`Email: ${meera.email}`);
    const mail = await mailTo(meera.email);
    expect(mail).toContain('We have received your enquiry');
    const link = /http\S+\/enquiry\/withdraw\?token=[\w.-]+/.exec(mail)?.[0] ?? '';
    await visit(page, link);
    await page.getByRole('button', { name: 'Withdraw consent' }).click();
    await expect(page.getByRole('heading', { name: 'Your consent is withdrawn' })).toBeVisible();
  });

  test('R-151 R-310 is checked on leaving a field, mended on edit, and leads to the first mistake', async ({
    page,
    watch,
  }) => {
    await visit(page, '/contact-us');
    const form = contactForm(page);
    const email = form.getByLabel('Email');
    await form.getByLabel('Full name').focus();
    await page.keyboard.press('Tab');
    await expect(email).toBeFocused();
    await expect(form.getByText('Please enter your name')).toHaveCount(0);
    await email.fill('meera@');
    await form.getByLabel('Phone number').click();
    await expect(form.getByText('Please enter a valid email')).toBeVisible();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription('Please enter a valid email');
    await email.fill('meera@a');
    await expect(form.getByText('Please enter a valid email')).toHaveCount(0);
    await form.getByLabel('Phone number').fill('98765');
    await form.getByRole('checkbox').click();
    await expect(form.getByRole('checkbox')).toBeChecked();
    await expect(form.getByText('Please enter a valid phone number')).toBeVisible();
    await sendButton(form).click();
    for (const missing of ['your name', 'a valid email', 'a valid phone number', 'a message'])
      await expect(form.getByText(`Please enter ${missing}`)).toBeVisible();
    await expect(form.getByLabel('Full name')).toBeFocused();
    await expectAccessible(page);
    expect(watch.calls).toEqual([]);
  });

  test(
    'R-151 that the server refuses shows why at the field, and keeps what was typed',
    allowErrors('400'),
    async ({ page }, { project }) => {
      await page.route(CALL, (route) =>
        route.fulfill({
          status: 400,
          json: {
            success: false,
            msg: 'x',
            errors: [{ field: 'phone_number', message: 'This number cannot be reached' }],
          },
        }),
      );
      await visit(page, '/contact-us');
      const form = contactForm(page);
      await fillIn(form, newEnquirer(project.name));
      await sendButton(form).click();
      await expect(form.getByText('This number cannot be reached')).toBeVisible();
      await expect(form.getByLabel('Phone number')).toBeFocused();
      await expect(form.getByLabel('Message')).toHaveValue('A flat near the lake, please.');
      await expect(alert(page)).toHaveCount(0);
    },
  );

  test(
    "R-320 R-155 R-156 with the server down says 'Something went wrong!' and loses no words",
    allowErrors('net::ERR_FAILED'),
    async ({ page }, { project }) => {
      const meera = newEnquirer(project.name);
      await page.route(CALL, (route) => route.abort());
      await visit(page, '/contact-us');
      const form = contactForm(page);
      await fillIn(form, meera);
      await sendButton(form).click();
      await expect(alert(page)).toContainText('Error');
      await expect(form.getByLabel('Message')).toHaveValue('');
      await expect.poll(() => submitted(page)).toBeNull();
      await alert(page).getByRole('button', { name: 'Restore my message' }).click();
      await expect(form.getByLabel('Full name')).toHaveValue(meera.name);
      await expect(form.getByLabel('Email')).toHaveValue(meera.email);
      await expect(form.getByLabel('Phone number')).toHaveValue(meera.phone);
      await expect(form.getByLabel('Message')).toHaveValue(meera.message);
      // Consent must be given again, it is never restored.
      await expect(form.getByRole('checkbox')).not.toBeChecked();
      await expect(form.getByRole('checkbox')).toBeFocused();
    },
  );

  test(
    'R-320 D-12 written without a connection is sent with its words when it is back',
    allowErrors('net::ERR_INTERNET_DISCONNECTED'),
    async ({ page }, { project }) => {
      const meera = newEnquirer(project.name);
      await visit(page, '/contact-us');
      const form = contactForm(page);
      await fillIn(form, meera);
      // The code that shows the result must already be loaded, because the page goes offline next.
      await settled(page);
      await page.context().setOffline(true);
      await sendButton(form).click();
      await alert(page).getByRole('button', { name: 'Restore my message' }).click();
      await expect(form.getByLabel('Message')).toHaveValue(meera.message);
      await page.context().setOffline(false);
      await form.getByRole('checkbox').check();
      await sendButton(form).click();
      await expect(thankYou(page)).toBeVisible();
      expect(await mailTo(meera.email)).toContain('We have received your enquiry');
    },
  );

  test(
    'D-12 that failed is offered on the next page too, until it has arrived',
    { ...DESKTOP, ...allowErrors('net::ERR_FAILED') },
    async ({ page }, { project }) => {
      const meera = newEnquirer(project.name);
      await page.route(CALL, (route) => route.abort());
      await visit(page, '/contact-us');
      const form = contactForm(page);
      await fillIn(form, meera);
      await sendButton(form).click();
      await expect(alert(page)).toBeVisible();
      await page.unroute(CALL);
      await visit(page, '/contact-us');
      await expect(form.getByText('Your last message was not sent.')).toBeVisible();
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Restore my message' }).click();
      await expect(form.getByLabel('Message')).toHaveValue(meera.message);
      await form.getByRole('checkbox').check();
      await sendButton(form).click();
      await expect(thankYou(page)).toBeVisible();
      await expect(form.getByText('Your last message was not sent.')).toHaveCount(0);
    },
  );

  test(
    'D-12 that failed is offered for 30 minutes and no longer',
    { ...DESKTOP, ...allowErrors('net::ERR_FAILED') },
    async ({ page }, { project }) => {
      await page.clock.install();
      await page.route(CALL, (route) => route.abort());
      await visit(page, '/contact-us');
      const form = contactForm(page);
      await fillIn(form, newEnquirer(project.name));
      await sendButton(form).click();
      await expect(alert(page)).toBeVisible();
      await page.clock.fastForward('29:00');
      await expect(form.getByText('Your last message was not sent.')).toBeVisible();
      await page.clock.fastForward('02:00');
      await expect(form.getByText('Your last message was not sent.')).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => window.sessionStorage.getItem('enquiry-draft'))).toBeNull();
    },
  );

  test('R-155 that was not accepted counts as failed', DESKTOP, async ({ page }, { project }) => {
    await page.route(CALL, (route) => route.fulfill({ status: 201, json: { success: true, accepted: [] } }));
    await visit(page, '/contact-us');
    await fillIn(contactForm(page), newEnquirer(project.name));
    await sendButton(contactForm(page)).click();
    await expect(alert(page)).toBeVisible();
    await expect.poll(() => submitted(page)).toBeNull();
  });

  test('R-153 shows a spinner while it is sent, and a double click sends once', async ({ page, watch }, {
    project,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(CALL, async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, '/contact-us');
    const form = contactForm(page);
    await fillIn(form, newEnquirer(project.name));
    await sendButton(form).dblclick();
    const sending = form.getByRole('button', { name: 'Sending' });
    await expect(sending).toHaveAttribute('aria-busy', 'true');
    await expect(sending).toBeDisabled();
    await sending.click({ force: true });
    await form.getByLabel('Full name').press('Enter');
    release();
    await expect(thankYou(page)).toBeVisible();
    expect(watch.calls.filter((call) => call.endsWith('/contactUs'))).toHaveLength(1);
  });

  test(
    'carries the same key when the same words are sent again, and a new one when they changed',
    { ...DESKTOP, ...allowErrors('net::ERR_FAILED') },
    async ({ page }, { project }) => {
      const keys: string[] = [];
      await page.route(CALL, (route) => {
        keys.push(route.request().postDataJSON().submission_key);
        return route.abort();
      });
      await visit(page, '/contact-us');
      const form = contactForm(page);
      await fillIn(form, newEnquirer(project.name));
      for (const messageText of [undefined, undefined, 'A villa by the sea.']) {
        if (keys.length > 0) await form.getByRole('button', { name: 'Restore my message' }).click();
        if (messageText) await form.getByLabel('Message').fill(messageText);
        await form.getByRole('checkbox').check();
        await sendButton(form).click();
        await expect(form.getByText('Your last message was not sent.')).toBeVisible();
      }
      const [first, second, third] = keys;
      expect(second).toBe(first);
      expect(third).not.toBe(first);
    },
  );

  test('R-310 can be written and sent by keyboard alone', async ({ page }, { project }) => {
    const { name, email, phone, message } = newEnquirer(project.name);
    await visit(page, '/contact-us');
    const form = contactForm(page);
    await form.getByLabel('Full name').focus();
    for (const [keys, next] of [
      [name, 'Email'],
      [email, 'Country code'],
      ['', 'Phone number'],
      [phone, 'Message'],
      [message, /^I agree to the/],
    ] as const) {
      await page.keyboard.type(keys);
      await page.keyboard.press('Tab');
      await expect(form.getByLabel(next)).toBeFocused();
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(form.getByRole('link', { name: /^Terms & Conditions/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sendButton(form)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(thankYou(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(thankYou(page)).toHaveCount(0);
    // The focus returns to the form shortly after the message closes.
    await expect.poll(() => form.evaluate((region) => region.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Tab');
    await expect(form.getByLabel('Full name')).toBeFocused();
  });

  test('D-69 to be called, name and phone are enough, and the form says how to withdraw', async ({ page }) => {
    await visit(page, '/properties');
    const form = page.getByRole('dialog', { name: 'Request Callback' });
    await page.getByRole('button', { name: 'Request Callback' }).first().click();
    await expect(form.getByLabel('Email (optional)')).toBeVisible();
    await expect(form.getByLabel('Message (optional)')).toBeVisible();
    await expect(form).toContainText('Call or write to us, and we will withdraw it.');
    await expectAccessible(page);
    await form.getByLabel('Full name').fill('Kabir Anand');
    await form.getByLabel('Phone number').fill('98100 00069');
    await form.getByLabel('Email').fill('kabir@');
    await form.getByRole('checkbox').check();
    await sendButton(form).click();
    await expect(form.getByText('Please enter a valid email')).toBeVisible();
    await expect(form.getByLabel('Email')).toBeFocused();
    await form.getByLabel('Email').fill('');
    await sendButton(form).click();
    await expect(thankYou(page)).toBeVisible();
  });

  test('keeps what was typed and ticked before the page came alive', DESKTOP, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact-us', { waitUntil: 'commit' });
    const form = contactForm(page);
    await form.getByLabel('Full name').fill('Meera Kapoor');
    await form.getByLabel('Message').fill('A flat near the lake, please.');
    await form.getByLabel('Country code').selectOption('AE');
    await form.getByRole('checkbox').check();
    await expect(sendButton(form)).toBeDisabled();
    release();
    await expect(sendButton(form)).toBeEnabled();
    await expect(form.getByLabel('Full name')).toHaveValue('Meera Kapoor');
    await expect(form.getByLabel('Message')).toHaveValue('A flat near the lake, please.');
    await expect(form.getByText('+971', { exact: true })).toBeVisible();
    await form.getByLabel('Email').fill('meera@');
    await form.getByLabel('Message').focus();
    await expect(form.getByText('Please enter a valid email')).toBeVisible();
    await expect(form.getByLabel('Full name')).toHaveValue('Meera Kapoor');
  });
});
