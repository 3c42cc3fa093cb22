import { newStaff } from './new-staff.ts';
import { recordScreen } from './record-screen.ts';
import { ASHA, staffTest as test } from './staff.ts';
import { allowErrors, DESKTOP, expect, expectAccessible, mailTo } from './visitor.ts';

test('R-257 R-259 D-52 a user is registered, invited again, changed, switched off and deleted', async ({
  staffPage: page,
}, { project }) => {
  const screen = recordScreen(page, { path: 'users', noun: 'User' });
  const name = `Farah ${project.name}`;
  await screen.open();
  const fill = async () => {
    await expect(page.getByRole('dialog', { name: 'Invite a colleague' })).toBeVisible();
    await page.getByLabel('Full name').fill(name);
    await page.getByLabel('Email').fill(`farah.${project.name}@aangan.example`);
    await page.getByLabel('Mobile number').fill('98765 43210');
    await page.getByLabel('Role').selectOption('Sales');
    await expect(page.getByText("We'll email an invitation to this address.")).toBeVisible();
    await expectAccessible(page);
  };
  const email = `farah.${project.name}@aangan.example`;
  await screen.add(fill, 'Register', `Invitation sent to ${email}`, 'Send invitation');
  await expect(screen.row(name)).toContainText('Sales');
  await screen.edit(name, async () => {
    await expect(page.getByText('A new address takes effect once it is confirmed')).toBeVisible();
    await expect(page.getByLabel('Mobile number')).toHaveValue('98765 43210');
    await page.getByLabel('Role').selectOption('HR');
  });
  await expect(screen.row(name)).toContainText('HR');
  await screen
    .row(name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Send invitation again' }).click();
  await expect(page.getByText('Success, Invitation Sent Successfully', { exact: true })).toBeVisible();
  await screen.toggle(name, 'Deactivate');
  await expectAccessible(page);
  await screen.remove(name);
});

test('R-258 one’s own row is marked and cannot be touched', DESKTOP, async ({ staffPage: page }) => {
  const screen = recordScreen(page, { path: 'users', noun: 'User' });
  await screen.open();
  await screen.search(ASHA.email);
  const own = screen.row(ASHA.full_name);
  await expect(own).toContainText('You');
  await expect(own.getByRole('switch')).toBeDisabled();
  await expect(own.getByRole('button', { name: `Actions for ${ASHA.full_name}` })).toBeDisabled();
  await expect(own.getByRole('button', { name: ASHA.full_name, exact: true })).toHaveCount(0);
});

test('D-52 an address that is in use is refused at its field', { ...DESKTOP, ...allowErrors('409') }, async ({
  staffPage: page,
}) => {
  await page.goto('/admin/users?add=1');
  await page.getByLabel('Full name').fill('Asha Again');
  await page.getByLabel('Email').fill(ASHA.email);
  await page.getByLabel('Role').selectOption('Editor');
  await page.getByRole('button', { name: 'Send invitation', exact: true }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Another user already has this email/);
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('D-62 a colleague who is no admin sees the users, and no way to change them', DESKTOP, async ({ page }) => {
  const { email, password } = await newStaff();
  await page.request.post('/api/v1/admin/auth/login', { data: { email, password } });
  const screen = recordScreen(page, { path: 'users', noun: 'User' });
  await screen.open('?edit=1');
  await screen.search(ASHA.email);
  await expect(screen.row(ASHA.full_name).getByRole('switch')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Register' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
});

test('D-62 a new address counts once its link was opened', DESKTOP, async ({ staffPage: page }) => {
  const colleague = await newStaff('sales');
  const address = `moved-${colleague.email}`;
  const screen = recordScreen(page, { path: 'users', noun: 'User' });
  await screen.open();
  await screen.search(colleague.email);
  // Colleagues of other tests have the same name.
  await expect(screen.row(colleague.full_name)).toHaveCount(1);
  await screen.edit(colleague.full_name, () => screen.form.getByLabel('Email').fill(address));
  await expect(screen.row(colleague.full_name)).toContainText(`(new: ${address}, not confirmed yet)`);
  const link = /\/login\/confirm-email\?token=[\w.-]+/.exec(await mailTo(address))?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText(`From now on, sign in with ${address}.`)).toBeVisible();
});
