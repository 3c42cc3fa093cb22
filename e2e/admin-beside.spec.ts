import { newLead } from './new-lead.ts';
import { newStaff, openAs } from './new-staff.ts';
import { DESKTOP, expect, expectAccessible, test } from './visitor.ts';

test(
  'R-414 on a wide screen a lead is open beside the list, and the next one is a key away',
  DESKTOP,
  async ({ browser, page }, { project }) => {
    const farah = await newStaff('sales');
    const older = await newLead(page, project.name, { owner: farah });
    const newer = await newLead(page, project.name, { owner: farah });
    const admin = await openAs(browser, farah, `/admin/enquiries?assigned_to=${farah.id}`);
    await admin.getByRole('button', { name: newer.name }).click();
    const panel = (name: string) => admin.getByRole('dialog', { name });
    await expect(panel(newer.name)).toBeVisible();
    await expect(admin.getByRole('row', { name: newer.name })).toHaveAttribute('aria-current', 'true');
    await expect(panel(newer.name).getByRole('button', { name: 'Save contact' })).toBeInViewport({ ratio: 1 });
    await expectAccessible(admin);
    await admin.keyboard.press('j');
    await expect(panel(older.name)).toBeVisible();
    await expect(admin.getByRole('heading', { name: older.name })).toBeFocused();
    await admin.keyboard.press('k');
    await expect(panel(newer.name)).toBeVisible();
    await admin.keyboard.press('n');
    await admin.keyboard.type('Wants a park view.');
    await admin.keyboard.press('Escape');
    await expect(admin.getByRole('dialog')).toHaveCount(0);
    await expect(admin.getByRole('button', { name: newer.name })).toBeFocused();
    await admin.keyboard.press('Enter');
    await expect(panel(newer.name).getByLabel('Note')).toHaveValue('Wants a park view.');
    await admin.setViewportSize({ width: 1024, height: 768 });
    await expect(panel(newer.name)).toHaveAttribute('aria-labelledby', /.+/);
    await expect(panel(newer.name).getByLabel('Note')).toHaveValue('Wants a park view.');
    await admin.context().close();
  },
);
