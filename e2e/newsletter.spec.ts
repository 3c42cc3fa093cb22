import { allowErrors, DESKTOP, expect, expectAccessible, LAYOUT, mailTo, test, visit } from './visitor.ts';

const newAddress = (project: string, name: string) => `${name}-${project}-${Date.now().toString(36)}@aangan.example`;

test.describe('the newsletter', () => {
  test('R-160 R-161 D-66 subscribes, says so with the hint to confirm, mails a link, and the link confirms', async ({
    page,
  }, { project }) => {
    const email = newAddress(project.name, 'reader');
    await visit(page, '/about-us');
    const form = page.getByRole('contentinfo');
    await expect(form.getByRole('button', { name: 'Subscribe' })).toBeDisabled();
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Subscribed Successfully' });
    await expect(toast.first()).toContainText('Success');
    await expect(toast.first()).toContainText('Open the link in the email that we just sent to confirm.');
    await expect(form.getByLabel('Email')).toHaveValue('');

    const link = /http\S+\/newsletter\/confirm\?token=[\w.-]+/.exec(await mailTo(email))?.[0] ?? '';
    await visit(page, link);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  });

  test('R-162 a second time says Already Subscribed', allowErrors('409'), async ({ page }, { project }) => {
    const email = newAddress(project.name, 'twice');
    await visit(page, '/about-us');
    const form = page.getByRole('contentinfo');
    for (const text of ['Subscribed Successfully', 'Already Subscribed']) {
      await form.getByLabel('Email').fill(email);
      await form.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText(text).first()).toBeVisible();
    }
    const toasts = page.locator('[data-state=open]').filter({ hasText: 'Already Subscribed' });
    await expect(toasts.first()).toContainText('Error');
    await expect(page.getByText('Subscribed Successfully')).toHaveCount(0);
  });

  test('R-163 any other failure says Something went wrong, and keeps what was typed', {
    ...DESKTOP,
    ...allowErrors('500'),
  }, async ({ page }) => {
    await visit(page, '/about-us');
    await page.route('**/api/v1/public/subscribers', (route) =>
      route.fulfill({ status: 500, json: { success: false, msg: 'x', errors: [] } }),
    );
    const form = page.getByRole('contentinfo');
    await form.getByLabel('Email').fill('kept@aangan.example');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Something went wrong').first()).toBeVisible();
    await expect(form.getByLabel('Email')).toHaveValue('kept@aangan.example');
  });

  test('R-160 shows a spinner while sending and takes no second click', DESKTOP, async ({ page, watch }) => {
    await visit(page, '/about-us');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/v1/public/subscribers', async (route) => {
      await held;
      await route.fulfill({ status: 201, json: { success: true } });
    });
    const form = page.getByRole('contentinfo');
    await form.getByLabel('Email').fill('slow@aangan.example');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    const sending = form.getByRole('button', { name: 'Sending' });
    await expect(sending).toHaveAttribute('aria-busy', 'true');
    await sending.click();
    await page.keyboard.press('Enter');
    release();
    await expect(page.getByText('Subscribed Successfully').first()).toBeVisible();
    expect(watch.calls.filter((call) => call.endsWith('/subscribers'))).toHaveLength(1);
  });

  test('D-15 an address that is none is told so beside the field', DESKTOP, async ({ page, watch }) => {
    await visit(page, '/about-us');
    const form = page.getByRole('contentinfo');
    await form.getByLabel('Email').fill('meera@');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByText('Please enter a valid email')).toBeVisible();
    await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(watch.calls).toEqual([]);
  });

  test('a forged link says that it no longer works', DESKTOP, async ({ page }) => {
    await visit(page, '/newsletter/unsubscribe?token=1.0.forged');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link of a mail still works', async ({ page }) => {
    await page.goto('/newsletter/unsubscribe?token=1.0.forged');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});

test.describe('a toast', () => {
  test(
    'R-191 R-254 stays five seconds, closes by its button or Escape, and is 420 px wide at most',
    LAYOUT,
    async ({ page }) => {
      await page.clock.install();
      await visit(page, '/about-us');
      await page.route('**/api/v1/public/subscribers', (route) =>
        route.fulfill({ status: 201, json: { success: true } }),
      );
      const form = page.getByRole('contentinfo');
      const show = async () => {
        await form.getByLabel('Email').fill('toast@aangan.example');
        await form.getByRole('button', { name: 'Subscribe' }).click();
        await expect(page.getByText('Subscribed Successfully').first()).toBeVisible();
      };
      await show();
      const toast = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Close' }) });
      await expect.poll(async () => (await toast.boundingBox())?.width).toBeLessThanOrEqual(420);
      await toast.getByRole('button', { name: 'Close' }).click();
      await expect(toast).toHaveCount(0);
      await show();
      await page.keyboard.press('F8');
      await page.keyboard.press('Escape');
      await expect(toast).toHaveCount(0);
      await show();
      await page.mouse.move(5, 5);
      await page.clock.runFor(5_000);
      await expect(toast).toHaveCount(0);
    },
  );
});
