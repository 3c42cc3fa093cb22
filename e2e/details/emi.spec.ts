import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, expectAccessible, LAYOUT, test, visit } from '../visitor.ts';

const getPanel = (page: Page) => page.getByRole('dialog', { name: 'EMI Calculator' });
const opener = (page: Page) => page.getByRole('complementary').getByRole('button', { name: 'EMI Calculator' });
const field = (panel: Locator, name: string) => panel.getByRole('textbox', { name });
const instalment = (panel: Locator) => panel.getByRole('status').filter({ hasText: 'Monthly EMI' });

async function openCalculator(page: Page): Promise<Locator> {
  await visit(page, '/available-cities');
  await opener(page).click();
  return getPanel(page);
}

async function enter(panel: Locator, amount: string, interest: string, tenure: string): Promise<void> {
  await field(panel, 'Loan amount').fill(amount);
  await field(panel, 'Interest per annum').fill(interest);
  await field(panel, 'Tenure').fill(tenure);
}

test.describe('the EMI calculator', () => {
  test(
    'R-035 R-164 R-165 R-173 opens as a panel with its defaults and closes on a click beside it',
    LAYOUT,
    async ({ page, isMobile }) => {
      const panel = await openCalculator(page);
      await expect(instalment(panel)).toContainText('Rs. 4,304');
      await expect(panel).toContainText('Rs. 1,640');
      await expect(panel).toContainText('Rs. 51,640');
      for (const [name, label, value] of [
        ['loan_amt', 'Loan amount', '50,000'],
        ['interest', 'Interest per annum', '6'],
        ['tenure', 'Tenure', '1'],
      ] as const) {
        await expect(field(panel, label)).toHaveAttribute('name', name);
        await expect(field(panel, label)).toHaveValue(value);
      }
      await expectAccessible(page);
      const { x, width } = (await panel.boundingBox()) ?? { x: 0, width: 0 };
      expect(x + width).toBe(page.viewportSize()?.width);
      // On a phone the panel fills the screen, so there is no outside to click on.
      if (isMobile) await panel.getByRole('button', { name: 'Close' }).click();
      else await page.mouse.click(5, 300);
      await expect(panel).toHaveCount(0);
    },
  );

  test(
    'R-169 R-171 R-321 D-16 calculates what is typed, year by year, also at 320 px',
    LAYOUT,
    async ({ page, isMobile }) => {
      const panel = await openCalculator(page);
      await enter(panel, '5000000', '9', '20');
      await expect(instalment(panel)).toContainText('Rs. 44,987');
      await expect(panel).toContainText('Rs. 57,96,712');
      await expect(panel).toContainText('Rs. 1,07,96,712');
      await expect(panel.getByRole('img', { name: '54 per cent of the final amount is interest' })).toBeVisible();
      const years = panel.getByRole('table', { name: 'Paid each year, in rupees' });
      await expect(years).toBeVisible({ visible: !isMobile });
      if (isMobile) await panel.getByText('Year by year').click();
      await expect(years.getByRole('columnheader')).toHaveText(['Year', 'Principal paid', 'Interest paid', 'Balance']);
      await expect(years.getByRole('rowheader')).toHaveCount(20);
      const last = years.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '20' }) });
      await expect(last.getByRole('cell')).toHaveText(['5,14,415', '25,421', '0']);
      await expectAccessible(page);

      await page.setViewportSize({ width: 320, height: 700 });
      await enter(panel, '999999999', '8.66', '30');
      await field(panel, 'Loan amount').focus();
      await expect(field(panel, 'Interest per annum')).toHaveValue('8.65');
      await field(panel, 'Tenure').focus();
      await expect(field(panel, 'Loan amount')).toHaveValue('10,00,00,000');
      await expect(instalment(panel)).toContainText('Rs. 7,79,570');
      await expect.poll(() => panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);

      await field(panel, 'Interest per annum').fill('0');
      await expect(instalment(panel)).toContainText('Rs. 2,77,778');
      await field(panel, 'Tenure').fill('');
      await expect(instalment(panel)).toContainText('Rs. 0');
      await expect(years).toHaveCount(0);
    },
  );

  test(
    'R-166 R-167 R-168 has three sliders, which the keyboard moves and a screen reader reads in words',
    DESKTOP,
    async ({ page }) => {
      const panel = await openCalculator(page);
      const scales = [
        ['Loan amount', '50000', '10000000', '60000', 'Rs. 60,000', 'Rs. 1,00,00,000', '50 K25 L50 L75 L1 CR'],
        ['Interest per annum', '6', '30', '7', '7 per cent', '30 per cent', '6%12%18%24%30%'],
        ['Tenure', '1', '30', '2', '2 years', '30 years', '1 Yr8 Yr15 Yr22 Yr30 Yr'],
      ] as const;
      for (const [name, min, max, next, valueText, end, ticks] of scales) {
        const slider = panel.getByRole('slider', { name });
        await expect(slider).toHaveAttribute('aria-valuemin', min);
        await expect(slider).toHaveAttribute('aria-valuemax', max);
        await expect(slider).toHaveAttribute('aria-valuenow', min);
        await slider.press('ArrowRight');
        await expect(slider).toHaveAttribute('aria-valuenow', next);
        await expect(slider).toHaveAttribute('aria-valuetext', valueText);
        await slider.press('End');
        await expect(slider).toHaveAttribute('aria-valuetext', end);
        await expect(panel).toContainText(ticks);
      }
      await expect(instalment(panel)).toContainText('Rs. 2,50,035');
      // Beyond the end of the slider its text still shows the typed value.
      await field(panel, 'Loan amount').fill('5,00,00,000');
      await expect(panel.getByRole('slider', { name: 'Loan amount' })).toHaveAttribute(
        'aria-valuetext',
        'Rs. 5,00,00,000',
      );
      // amounts are read as people write them.
      await field(panel, 'Loan amount').fill('1.5 Cr');
      await expect(panel.getByRole('slider', { name: 'Loan amount' })).toHaveAttribute(
        'aria-valuetext',
        'Rs. 1,50,00,000',
      );
      await field(panel, 'Loan amount').fill('');
      await expect(panel.getByRole('slider', { name: 'Loan amount' })).toHaveAttribute('aria-valuetext', 'Empty');
    },
  );

  test('R-164 can be used by keyboard alone, keeps the focus inside and gives it back', DESKTOP, async ({ page }) => {
    await visit(page, '/available-cities');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    const panel = getPanel(page);
    await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
    for (const stop of [
      field(panel, 'Loan amount'),
      panel.getByRole('slider', { name: 'Loan amount' }),
      field(panel, 'Interest per annum'),
      panel.getByRole('slider', { name: 'Interest per annum' }),
      field(panel, 'Tenure'),
      panel.getByRole('slider', { name: 'Tenure' }),
      panel.getByRole('button', { name: 'Talk to a home loan advisor' }),
      panel.getByRole('button', { name: 'Copy link' }),
      panel.locator('summary'),
      panel.getByRole('button', { name: 'Close' }),
    ]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await panel.getByRole('button', { name: 'Talk to a home loan advisor' }).click();
    await expect(page.getByRole('dialog', { name: 'Request Callback' })).toBeVisible();
  });
});

test.describe('a loan that is passed on', () => {
  test('R-165 is an address to copy, which opens the calculator with it, until it is closed', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const panel = await openCalculator(page);
    await enter(panel, '5000000', '8.65', '20');
    await panel.getByRole('button', { name: 'Copy link' }).click();
    const outcome = panel.getByRole('status').filter({ hasText: 'Link copied' });
    await expect(outcome).toBeVisible();
    await expectAccessible(page);
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toBe(`${baseURL}/available-cities#emi=5000000-8.65-20`);
    await field(panel, 'Tenure').fill('19');
    await expect(outcome).toHaveCount(0);

    await visit(page, '/');
    await visit(page, address);
    await expect(field(panel, 'Loan amount')).toHaveValue('50,00,000');
    await expect(field(panel, 'Interest per annum')).toHaveValue('8.65');
    await expect(field(panel, 'Tenure')).toHaveValue('20');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/available-cities$/);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/available-cities');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Available Cities');
    await expect(panel).toHaveCount(0);
  });

  test(
    'R-165 is shown to be copied by hand where the browser does not allow it',
    DESKTOP,
    async ({ page, baseURL }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
      });
      const panel = await openCalculator(page);
      await panel.getByRole('button', { name: 'Copy link' }).click();
      await expect(panel.getByRole('status').last()).toContainText(`${baseURL}/available-cities#emi=50000-6-1`);
    },
  );

  test.describe('to a new visitor', () => {
    test.use({ firstVisit: true });

    test('R-164 waits until the terms are answered', DESKTOP, async ({ page }) => {
      await page.goto('/available-cities#emi=5000000-9-20');
      await page.getByRole('checkbox', { name: /I have read and agree/ }).check();
      await expect(getPanel(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Accept & Proceed' }).click();
      await expect(instalment(getPanel(page))).toContainText('Rs. 44,987');
    });
  });
});
