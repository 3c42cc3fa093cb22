import { type NewLead, newLead, readLead } from './new-lead.ts';
import { newStaff, openAs } from './new-staff.ts';
import { expect, expectAccessible, FROM_WORKER, LAYOUT, test } from './visitor.ts';

const toShown = ({ phone }: NewLead): string => `+91 ${phone}`;

test(
  'R-417 a lead is marked as spam, its sender is blocked, found among the blocked and unblocked',
  LAYOUT,
  async ({ browser, page }, { project }) => {
    const manager = await newStaff('manager');
    const lead = await newLead(page, project.name);
    const admin = await openAs(browser, manager, `/admin/enquiries?open=${lead.id}`);
    const dialog = admin.getByRole('dialog', { name: lead.name });
    await dialog.getByRole('button', { name: 'Mark as fake' }).click();
    const form = dialog.getByRole('form', { name: 'Mark as fake' });
    await expect(form.getByRole('checkbox', { name: `Block ${toShown(lead)}` })).toBeChecked();
    await form.getByText('Wrong number').click();
    await expect(form.getByRole('checkbox')).not.toBeChecked();
    await form.getByText('Spam').click();
    await expectAccessible(admin);
    await form.getByRole('button', { name: 'Mark as fake' }).click();
    await expect(dialog).toContainText('Marked as spam, and left out of all figures.');
    await expectAccessible(admin);
    expect(await readLead(lead.id)).toMatchObject({ status: 'lost', lost_reason: 'Spam' });

    const again = await newLead(page, project.name, { phone: lead.phone });
    await admin.goto(`/admin/enquiries?view=fake&q=${lead.phone}`);
    await expect(admin.getByText(again.name)).toBeVisible();
    await admin.getByRole('button', { name: 'Blocked senders' }).click();
    const blocked = admin.getByRole('dialog', { name: 'Blocked senders' });
    await blocked.getByLabel('Phone number or email').fill(lead.phone);
    await expect(blocked.getByRole('listitem')).toHaveCount(1);
    await expect(blocked.getByRole('listitem')).toHaveText(new RegExp(`\\${toShown(lead)}.*1 lead since then`));
    await expectAccessible(admin);
    await blocked.getByRole('button', { name: `Unblock ${toShown(lead)}` }).click();
    await expect(blocked).toContainText('This is not blocked');
    await admin.context().close();
  },
);

test('R-417 a lead that is not fake goes back to the inbox', async ({ browser, page }, { project }) => {
  const farah = await newStaff('sales');
  const lead = await newLead(page, project.name);
  const admin = await openAs(browser, farah, `/admin/enquiries?open=${lead.id}`);
  const dialog = admin.getByRole('dialog', { name: lead.name });
  await dialog.getByRole('button', { name: 'Mark as fake' }).click();
  await dialog.getByRole('form').getByRole('button', { name: 'Mark as fake' }).click();
  await dialog.getByRole('button', { name: 'Not fake' }).click();
  await expect(dialog.getByRole('button', { name: 'Mark as fake' })).toBeVisible();
  expect(await readLead(lead.id)).toMatchObject({ status: 'new' });
  await admin.context().close();
});

test('R-417 several leads are marked as fake at once, and undone', async ({ browser, page }, { project }) => {
  const farah = await newStaff('sales');
  const leads = [
    await newLead(page, project.name, { owner: farah }),
    await newLead(page, project.name, { owner: farah }),
  ];
  const admin = await openAs(browser, farah, `/admin/enquiries?assigned_to=${farah.id}`);
  for (const { name } of leads) await admin.getByRole('checkbox', { name: `Select ${name}` }).check();
  await admin.getByRole('toolbar', { name: 'Chosen rows' }).getByRole('button', { name: 'Fake' }).click();
  const panel = admin.getByRole('dialog', { name: 'Fake' });
  await panel.getByText('Wrong number').click();
  await panel.getByRole('button', { name: 'Mark as fake' }).click();
  const changes = admin.getByRole('group', { name: 'Changes of many rows' });
  await expect(changes).toContainText('Marked as wrong number: 2 of 2', FROM_WORKER);
  for (const { name } of leads) await expect(admin.getByRole('checkbox', { name: `Select ${name}` })).toHaveCount(0);
  await changes.getByRole('button', { name: /^Undo/ }).click();
  await expect(changes).toContainText('Undone: Marked as wrong number', FROM_WORKER);
  for (const { name } of leads) await expect(admin.getByText(name)).toBeVisible();
  await admin.context().close();
});
