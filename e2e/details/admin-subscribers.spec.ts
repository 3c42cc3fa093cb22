import { recordScreen } from '../record-screen.ts';
import { staffTest as test } from '../staff.ts';
import { DESKTOP, expect, expectAccessible } from '../visitor.ts';

test('R-277 a subscriber is listed and found by email, and there is nothing to add or change', async ({
  staffPage: page,
  request,
}, { project }) => {
  const screen = recordScreen(page, { path: 'subscribers', noun: 'Subscriber' });
  const email = `reader-${project.name}@aangan.example`;
  await request.post('/api/v1/admin/subscribers', { data: { email } });
  await screen.open();
  await screen.search(email);
  await expect(screen.row(email)).toContainText('Not confirmed yet');
  await expect(page.getByRole('button', { name: /^(Add|Actions|Delete)/ })).toHaveCount(0);
  await expect(screen.row(email).getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});

test("R-248 R-278 an empty list says 'No Subscribers Yet'", DESKTOP, async ({ staffPage: page }) => {
  await page.route('**/api/v1/admin/subscribers?*', (route) =>
    route.fulfill({ json: { success: true, subscibers: [], subscribers: [], totalItems: 0, totalPages: 0 } }),
  );
  await page.goto('/admin/subscribers');
  await expect(page.getByText('No Subscribers Yet')).toBeVisible();
});
