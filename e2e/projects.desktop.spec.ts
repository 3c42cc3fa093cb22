import { cards, expectSettled, expectShowing, fetchTotal } from './lists.ts';
import { expect, test, visit } from './visitor.ts';

test.describe('the projects on a large screen', () => {
  test('R-069 R-065 can be filtered by words, applied by Enter or by the button', async ({ page, request }) => {
    await visit(page, '/projects');
    const bar = page.getByRole('group', { name: 'Filters' });
    await expect(bar.getByRole('button')).toHaveText([
      'Search',
      'City',
      'Landmark',
      'Project',
      'Builder',
      'Residency Type',
      'BHK',
      'Budget',
      'Possession',
    ]);
    await bar.getByRole('button', { name: 'Project' }).click();
    const title = (await cards(page).first().getByRole('heading').textContent()) ?? '';
    const [word = ''] = title.split(' ');
    await page.getByRole('searchbox', { name: 'Project' }).fill(word);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(`/projects?project=${word}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Projects named “${word}”`);
    const total = await fetchTotal(request, `/projects?project=${word}`);
    await expectShowing(page, `1 to ${Math.min(10, total)} of ${total}`);
    await bar.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox').fill('delhi');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/projects?search=delhi&project=${word}`);
    await page.getByRole('link', { name: 'Clear all', exact: true }).click();
    await expect(page).toHaveURL('/projects');
  });

  test('R-071 D-26 R-066 are turned page by page with arrows', async ({ page, request }) => {
    const total = await fetchTotal(request, '/projects');
    await visit(page, '/projects');
    await expect(page.getByRole('link', { name: 'Load More' })).toBeHidden();
    await page.getByRole('link', { name: 'Next page' }).first().click();
    await expect(page).toHaveURL('/projects?page=2');
    await expectSettled(page);
    await expectShowing(page, `11 to 20 of ${total}`);
    await expect(cards(page)).toHaveCount(10);
    await visit(page, `/projects?page=${Math.ceil(total / 10)}`);
    await expect(page.getByRole('button', { name: 'Next page' }).first()).toBeDisabled();
  });
});
