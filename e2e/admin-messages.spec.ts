import type { Page } from '@playwright/test';
import { newLead } from './new-lead.ts';
import { newStaff, openAs } from './new-staff.ts';
import { expect, LAYOUT, test } from './visitor.ts';

/** The buttons of bars in the window that something else is hit instead of, by their text. */
const findCovered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-foot] :is(a, button)')]
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return width > 0 && hit !== null && !control.contains(hit);
      })
      .map((control) => control.textContent ?? ''),
  );

const getMessage = (page: Page) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByText('Enquiry Updated Successfully');

test(
  'R-423 a message covers no button of the dialog that it is about',
  LAYOUT,
  async ({ browser, page }, { project }) => {
    const lead = await newLead(page, project.name);
    const admin = await openAs(browser, await newStaff('sales'), `/admin/enquiries?open=${lead.id}`);
    const dialog = admin.getByRole('dialog', { name: lead.name });
    await dialog.getByLabel('Status').selectOption('Negotiating');
    await expect(getMessage(admin)).toBeVisible();
    await expect.poll(() => findCovered(admin)).toEqual([]);
    await expect(dialog.getByRole('button', { name: 'Save contact' })).toBeInViewport();
    await admin.context().close();
  },
);

test('R-423 a message covers no button of the bar for chosen rows', LAYOUT, async ({ browser, page }, { project }) => {
  const farah = await newStaff('sales');
  const lead = await newLead(page, project.name, { owner: farah });
  const admin = await openAs(browser, farah, `/admin/enquiries?q=${lead.phone}`);
  await admin.getByRole('checkbox', { name: `Select ${lead.name}` }).check();
  await admin.getByText(lead.name).click();
  const dialog = admin.getByRole('dialog', { name: lead.name });
  await dialog.getByLabel('Status').selectOption('Negotiating');
  await expect(getMessage(admin)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(admin.getByRole('toolbar', { name: 'Chosen rows' })).toBeInViewport();
  await expect.poll(() => findCovered(admin)).toEqual([]);
  await expect(getMessage(admin)).toBeVisible();
  await admin.context().close();
});
