import { recordScreen } from '../record-screen.ts';
import { staffTest as test } from '../staff.ts';
import { allowErrors, DESKTOP, expect, expectAccessible } from '../visitor.ts';

test(
  'R-269 R-285 a job is added, changed after a question, and gone from the site when it is deleted',
  allowErrors('404'),
  async ({ staffPage: page, request }, { project }) => {
    const screen = recordScreen(page, { path: 'careers', noun: 'Job' });
    const title = `Surveyor ${project.name}`;
    const opening = async () => (await request.get(`/api/v1/public/jobs/surveyor-${project.name}`)).text();

    await screen.open();
    await screen.add(async () => {
      const { form } = screen;
      await form.getByLabel('Job title').fill(title);
      await form.getByLabel('Locations').fill('Satara');
      await form.getByLabel('Vacancies').fill('2');
      await form.getByLabel('Salary range').fill('Rs. 5 to 6 lakh a year');
      await form.getByLabel('Education required').fill('Diploma');
      await form.getByLabel('Experience required').fill('Two years in the field');
      await form.getByRole('textbox', { name: 'Job description' }).fill('You measure twice.');
      await form.getByLabel('Applications open').fill('2026-11-02');
      await form.getByLabel('Applications close').fill('2099-12-31');
      await form.getByLabel('Contact name').fill('Farah Contractor');
      await form.getByLabel('Contact email').fill('farah@aangan.example');
      await form.getByLabel('Contact number').fill('00000 01066');
    });
    await expect(screen.row(title)).toContainText('farah@aangan.example');
    expect(await opening()).toContain('You measure twice.');
    expect(await opening()).not.toMatch(/farah|01066/i);

    await screen.edit(title, () => screen.form.getByLabel('Locations').fill('Karad'));
    expect(await opening()).toContain('Karad');
    await screen.search('farah con');
    await screen.remove(title);
    expect(await opening()).toContain('Job not found');
  },
);

test(
  'R-269 D-52 the form says what is missing and that days are in the wrong order, and is accessible',
  DESKTOP,
  async ({ staffPage: page }) => {
    await page.goto('/admin/careers');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add Job' }).click();
    await page.getByLabel('Applications open').fill('2026-12-02');
    await page.getByLabel('Applications close').fill('2026-12-01');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Applications must not close before they open')).toBeVisible();
    await expect(page.getByLabel('Job title')).toBeFocused();
    await expectAccessible(page);
  },
);
