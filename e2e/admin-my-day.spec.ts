import type { Page } from '@playwright/test';
import { Role } from '../src/contract/people/enumerations.ts';
import { inDatabase } from './database.ts';
import { newLead, readLead } from './new-lead.ts';
import { type NewStaff, newStaff, openAs } from './new-staff.ts';
import { staffTest as test } from './staff.ts';
import { DESKTOP, expect, expectAccessible, LAYOUT } from './visitor.ts';

async function signIn(page: Page, { email, password }: NewStaff): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** The parts of the day that each role sees, besides leads. */
const WAITING = {
  manager: ['Next steps', 'New leads', 'Today’s visits', 'Postings waiting', 'Properties to confirm'],
  sales: ['Next steps', 'New leads', 'Today’s visits', 'Postings waiting'],
  editor: ['Postings waiting', 'Properties to confirm'],
  hr: ['New applications'],
} as const;

for (const role of Role.exclude(['admin']).options)
  test(`R-415 D-67 the role ${role} lands on the own day`, DESKTOP, async ({ page }) => {
    await signIn(page, await newStaff(role));
    await expect(page).toHaveURL('/admin/my-day');
    await expect(page.getByRole('heading', { level: 1, name: 'My day' })).toBeVisible();
    for (const title of WAITING[role]) await expect(page.getByRole('region', { name: title })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Next steps' })).toHaveCount(
      role === 'editor' || role === 'hr' ? 0 : 1,
    );
    await expectAccessible(page);
  });

test(
  'R-225 R-415 an admin lands on the users, or on the start page chosen in the profile',
  DESKTOP,
  async ({ page }) => {
    const staff = await newStaff('manager');
    const setRole = (role: string) =>
      inDatabase((client) => client.query('update users set role = $2 where id = $1', [staff.id, role]));
    await setRole('admin');
    try {
      await signIn(page, staff);
      await expect(page).toHaveURL('/admin/users');
      await page.getByRole('button', { name: 'Account' }).click();
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
      await dialog.getByLabel('Start page').selectOption('Board');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await page.context().clearCookies();
      await signIn(page, staff);
      await expect(page).toHaveURL('/admin/board');
    } finally {
      await setRole('manager');
    }
  },
);

test('R-415 a step of the day is done from its row', LAYOUT, async ({ browser, page: visitor }, { project }) => {
  const staff = await newStaff('sales');
  const lead = await newLead(visitor, project.name, { owner: staff, status: 'contacted', dueInHours: -2 });
  const page = await openAs(browser, staff, '/admin/my-day');
  const steps = page.getByRole('region', { name: 'Next steps' });
  const row = steps.getByRole('list', { name: 'Overdue' }).getByRole('listitem').filter({ hasText: lead.name });
  await expect(row).toContainText('2 h late');
  await expect(row.getByRole('link', { name: `Call ${lead.name}` })).toHaveAttribute('href', `tel:+91${lead.phone}`);
  await expect(row.getByRole('link', { name: `WhatsApp ${lead.name}` })).toHaveAttribute(
    'href',
    `https://wa.me/91${lead.phone}`,
  );
  await expect(page.getByRole('list', { name: 'Today at a glance' }).getByRole('link', { name: 'Overdue' })).toHaveText(
    /^1/,
  );
  await expectAccessible(page);
  await row.getByRole('button', { name: `Log ${lead.name}` }).click();
  const dialog = page.getByRole('dialog', { name: lead.name });
  await dialog.getByText('Spoke', { exact: true }).click();
  await dialog.getByLabel('Note').fill('Wants to see it on Saturday.');
  await dialog.getByText('Tomorrow 11:00').click();
  await dialog.getByRole('button', { name: 'Save contact' }).click();
  await expect(dialog.getByRole('region', { name: 'History' })).toContainText('Wants to see it on Saturday.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  const tomorrow = steps
    .getByRole('list', { name: /^Tomorrow/ })
    .getByRole('listitem')
    .filter({ hasText: lead.name });
  await expect(tomorrow).toContainText('11:00');
  await expect(tomorrow).toContainText('Wants to see it on Saturday.');
  await expect(steps.getByRole('list', { name: 'Overdue' })).toHaveCount(0);
  await page.context().close();
});

test(
  'R-415 a new lead appears at once and is taken in one press',
  LAYOUT,
  async ({ browser, page: visitor }, { project }) => {
    const staff = await newStaff('sales');
    const page = await openAs(browser, staff, '/admin/my-day');
    const leads = page.getByRole('region', { name: 'New leads' });
    await expect(leads.getByText('Live', { exact: true })).toBeVisible();
    const lead = await newLead(visitor, project.name);
    const row = leads.getByRole('listitem').filter({ hasText: lead.name });
    await expect(row).toContainText('Just now');
    await row.getByRole('button', { name: `Take ${lead.name}` }).click();
    await expect(row).toContainText('assigned to you');
    await expect(row.getByRole('button', { name: `Log ${lead.name}` })).toBeVisible();
    expect(Number((await readLead(lead.id))?.assigned_to)).toBe(staff.id);
    await expectAccessible(page);
    await page.context().close();
  },
);

test('R-415 a visit of today is moved and done', DESKTOP, async ({ browser, page: visitor }, { project }) => {
  const staff = await newStaff('sales');
  const lead = await newLead(visitor, project.name, { owner: staff, status: 'visit_planned' });
  await inDatabase((client) =>
    client.query(
      // At noon of today in India, or before it if that is still ahead.
      `insert into visits (enquiry_id, at, place, with_id) values ($1,
         least(now() - interval '1 second', date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata' + interval '12 hours'),
         'Main gate, tower B', $2)`,
      [lead.id, staff.id],
    ),
  );
  const page = await openAs(browser, staff, '/admin/my-day');
  const visits = page.getByRole('region', { name: 'Today’s visits' });
  await expect(visits).toContainText('Main gate, tower B');
  await visits.getByRole('button', { name: 'Move' }).click();
  await visits.getByLabel('Place').fill('Sales office');
  await visits.getByRole('button', { name: 'Save' }).click();
  await expect(visits).toContainText('Sales office');
  await visits.getByRole('button', { name: 'Done' }).click();
  await expect(visits.getByRole('listitem').getByText('Done', { exact: true })).toBeVisible();
  await expect(visits.getByRole('button', { name: 'Move' })).toHaveCount(0);
  expect((await readLead(lead.id))?.status).toBe('visited');
  await page.context().close();
});

test('R-412 R-415 a caller is entered from the day without a pointer', DESKTOP, async ({ browser }, { project }) => {
  const farah = await newStaff('sales');
  const page = await openAs(browser, farah, '/admin/my-day');
  const phone = `71${Math.random().toString().slice(2, 10)}`;
  const form = page.getByRole('form', { name: 'Add lead' });
  await expect(form).toBeVisible();
  await page.keyboard.press('l');
  await expect(form.getByLabel('Phone')).toBeFocused();
  await page.keyboard.type(phone);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`Caller of ${project.name}`);
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Phone')).toHaveValue('');
  await form.getByLabel('Phone').fill(phone);
  await expect(form.getByRole('status')).toContainText(`This is Caller of ${project.name}: 1 enquiry`);
  await expectAccessible(page);
  await page.context().close();
});
