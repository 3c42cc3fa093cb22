import { newStaff } from './new-staff.ts';
import { recordScreen } from './record-screen.ts';
import { staffTest as test } from './staff.ts';
import { allowErrors, DESKTOP, expect, expectAccessible, LAYOUT } from './visitor.ts';

test(
  'R-271 R-286 R-287 R-425 a testimonial is added, changed without a question, and deleted after one',
  LAYOUT,
  async ({ staffPage: page }, { project }) => {
    const screen = recordScreen(page, { path: 'testimonials', noun: 'Testimonial' });
    const name = `Kavya ${project.name}`;
    await screen.open();
    await screen.add(async () => {
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Location').fill('Alibag');
      await page.getByLabel('Testimonial', { exact: true }).fill('They answered on a Sunday.');
    });
    await expect(screen.row(name)).toContainText('Alibag');
    await screen.edit(name, () => page.getByLabel('Location').fill('Murud'));
    await expect(screen.row(name)).toContainText('Murud');
    await expectAccessible(page);
    await screen.remove(name);
  },
);

test(
  'D-52 the form says at its fields what is wrong, and clears it when the field is edited',
  DESKTOP,
  async ({ staffPage: page }) => {
    await page.goto('/admin/testimonials?add=1');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('This is required')).toHaveCount(3);
    await expect(page.getByLabel('Name')).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Name').fill('Test Person');
    await expect(page.getByText('This is required')).toHaveCount(2);
  },
);

test(
  'D-52 nothing typed is lost by accident: Back, Cancel and Escape ask first',
  DESKTOP,
  async ({ staffPage: page }) => {
    await page.goto('/admin/testimonials');
    await page.getByRole('button', { name: 'Add Testimonial' }).click();
    await page.getByLabel('Name').fill('Half a word');
    const question = page.getByText('Your changes are not saved yet.');
    for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await leave();
      await expect(question).toBeVisible();
      await page.getByRole('dialog', { name: 'Unsaved changes' }).getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toBeHidden();
      await expect(page.getByLabel('Name')).toHaveValue('Half a word');
    }
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Name')).toBeHidden();
  },
);

test(
  'R-248 R-249 a search shows what matches on this page at once and then on all, or that nothing does',
  DESKTOP,
  async ({ staffPage: page }) => {
    const screen = recordScreen(page, { path: 'testimonials', noun: 'Testimonial' });
    await screen.open();
    await screen.search('baner');
    await expect(page.getByRole('row').filter({ hasText: 'Baner' }).first()).toBeVisible();
    await screen.search('no such person');
    await expect(page.getByText('No Result Found')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('no such person');
  },
);

test(
  'two editors of one field: the later one is told who changed it, and chooses',
  { ...LAYOUT, ...allowErrors('412') },
  async ({ staffPage: page, playwright, baseURL }, { project }) => {
    const screen = recordScreen(page, { path: 'testimonials', noun: 'Testimonial' });
    const name = `Nandini ${project.name}`;
    await screen.open();
    await screen.add(async () => {
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Location').fill('Alibag');
      await page.getByLabel('Testimonial', { exact: true }).fill('They answered on a Sunday.');
    });
    const colleague = await newStaff();
    const other = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    await other.post('/api/v1/admin/auth/login', { data: colleague });
    const { testimonials } = await (await other.get(`/api/v1/admin/testimonial?q=${encodeURIComponent(name)}`)).json();
    const change = (data: object) => other.patch(`/api/v1/admin/testimonial/${testimonials[0].id}`, { data });
    const edit = async (location: string, theirs: object) => {
      await screen
        .row(name)
        .getByRole('button', { name: `Actions for ${name}` })
        .click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await page.getByLabel('Location').fill(location);
      expect((await change(theirs)).ok()).toBe(true);
      await screen.form.getByRole('button', { name: 'Save', exact: true }).click();
    };

    await edit('Murud', { location: 'Kashid' });
    const question = page.getByRole('dialog', { name: 'Changed in the meantime' });
    await expect(question).toContainText(`${colleague.full_name} saved a change on`);
    await expect(question.getByLabel('Location')).toHaveValue('mine');
    await expectAccessible(page);
    await question.getByLabel('Location').selectOption(`${colleague.full_name}: Kashid`);
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(question).toBeHidden();
    await expect(screen.row(name)).toContainText('Kashid');

    await edit('Murud', { location: 'Nagaon' });
    // Cancelling decides nothing: the next save asks again.
    await question.getByRole('button', { name: 'Cancel' }).click();
    await screen.form.getByRole('button', { name: 'Save', exact: true }).click();
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(screen.row(name)).toContainText('Murud');

    // Another field of the same record is no conflict.
    await edit('Revdanda', { content: 'They answered at once.' });
    await expect(screen.row(name)).toContainText('Revdanda');
    await expect(screen.row(name)).toContainText('They answered at once.');
    await other.dispose();
  },
);
