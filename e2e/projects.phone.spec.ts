import { cards, expectSettled, expectShowing, fetchTotal, titles } from './lists.ts';
import { allowErrors, expect, test, visit } from './visitor.ts';

const FEW = '/projects?possession_status=new_launch';

test.describe('R-071 D-26 the projects on a phone', () => {
  test('grow by Load More until every page has been loaded', async ({ page, request }) => {
    const total = await fetchTotal(request, FEW);
    expect(total).toBeGreaterThan(20);
    await visit(page, FEW);
    await expect(page.getByRole('link', { name: 'Next page' }).first()).toBeHidden();
    const more = page.getByRole('link', { name: 'Load More' });
    for (let pages = 2; pages <= Math.ceil(total / 10); pages += 1) {
      await more.click();
      await expectShowing(page, `1 to ${Math.min(total, pages * 10)} of ${total}`);
      await expect(cards(page)).toHaveCount(Math.min(total, pages * 10));
      await expect(page).toHaveURL(`${FEW}&page=${pages}`);
      await expect(
        cards(page)
          .nth((pages - 1) * 10)
          .getByRole('heading')
          .getByRole('link'),
      ).toBeFocused();
    }
    await expect(more).toHaveCount(0);
    expect(new Set(await titles(page)).size).toBe(total);
  });

  test('are found again as far as they were loaded, at the same place', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Projects', exact: true }).click();
    await expect(page).toHaveURL('/projects');
    for (const count of [20, 30]) {
      await page.getByRole('link', { name: 'Load More' }).click();
      await expect(cards(page)).toHaveCount(count);
    }
    const before = await titles(page);
    const seventeenth = cards(page).nth(16).getByRole('heading').getByRole('link');
    await seventeenth.scrollIntoViewIfNeeded();
    await seventeenth.click();
    await expect(page).toHaveURL(/\/projects\/[\w-]+$/);
    await page.goBack();
    await expect(page).toHaveURL('/projects?page=3');
    await expect(cards(page)).toHaveCount(30);
    await expect(seventeenth).toBeInViewport();
    await expect.poll(() => titles(page)).toEqual(before);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('show the page of a shared address, and the way to what is earlier', async ({ page, request }) => {
    const total = await fetchTotal(request, '/projects');
    await visit(page, '/projects?page=3');
    await expectShowing(page, `21 to 30 of ${total}`);
    await page.getByRole('link', { name: 'Load More' }).click();
    await expectShowing(page, `21 to 40 of ${total}`);
    await page.getByRole('link', { name: 'Show earlier projects' }).click();
    await expect(page).toHaveURL('/projects?page=2');
    await expectShowing(page, `11 to 20 of ${total}`);
  });

  test(
    'D-38 keep what was loaded when the next page cannot be fetched',
    allowErrors('net::ERR_FAILED'),
    async ({ page }) => {
      await visit(page, '/projects');
      await page.route('**/api/v1/public/project?*', (route) => route.abort());
      await page.getByRole('link', { name: 'Load More' }).click();
      await expect(page.getByRole('alert')).toContainText('Something went wrong', { timeout: 15_000 });
      await expect(cards(page)).toHaveCount(10);
      await page.unroute('**/api/v1/public/project?*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(cards(page)).toHaveCount(20);
      await expectSettled(page);
    },
  );

  test('R-069 can be filtered on a sheet', async ({ page, request }) => {
    await visit(page, '/projects');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel('Search').fill('delhi');
    await sheet.getByText('Mid Stage').click();
    const total = await fetchTotal(request, '/projects?search=delhi&possession_status=mid_stage');
    await sheet.getByRole('button', { name: `Show ${total} project` }).click();
    await expect(page).toHaveURL('/projects?search=delhi&possession_status=mid_stage');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mid Stage Projects matching “delhi”');
  });
});
