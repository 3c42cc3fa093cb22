import type { Page } from '@playwright/test';
import { expectShowing, fetchTotal } from './lists.ts';
import { box } from './search-box.ts';
import { expect, expectAccessible, LAYOUT, test, visit } from './visitor.ts';

const search = async (page: Page, words: string) => {
  await visit(page, '/');
  await box(page).fill(words);
  await box(page).press('Enter');
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const applied = (page: Page) => page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem');

/** What buyers type, the list that they mean, and the filters that they see there. */
const TASKS: [words: string, heading: string, filters: string[]][] = [
  ['3 bhk in gurgaon', '3 BHK Properties in Gurugram', ['Gurugram', '3 BHK']],
  ['whitefield', 'Properties in Whitefield, Bengaluru', ['Bengaluru', 'Whitefield']],
  ['2 bhk flat in pune under 80 lakh', '2 BHK Flats and Apartments in Pune', ['Up to ₹ 80 L']],
  ['2 bhk for rent in bangalore', '2 BHK Properties for Rent in Bengaluru', ['Bengaluru', '2 BHK']],
  ['rent 25k tak pune', 'Properties for Rent in Pune', ['Pune', 'Up to ₹ 25,000']],
  ['kiraye par flat mumbai', 'Flats and Apartments for Rent in Mumbai', ['Mumbai', 'Flat / Apartment']],
  ['मुंबई में 2 बीएचके फ्लैट', '2 BHK Flats and Apartments in Mumbai', ['Mumbai', 'Flat / Apartment', '2 BHK']],
  ['plot in dholera', 'Plots in Dholera', ['Dholera', 'Plot']],
  ['office space in gurgaon', 'Commercial Office Spaces in Gurugram', ['Commercial Office Space']],
  ['new launch projects in pune', 'New Launch Projects in Pune', ['Pune', 'New Launch']],
  ['villa in goa under 3 cr', 'Villas in Goa', ['Goa', 'Villa', 'Up to ₹ 3 Cr']],
  ['flats in mumbai with swimming pool and gym', 'Flats and Apartments in Mumbai', ['Swimming pool', 'Gymnasium']],
  ['east facing 3 bhk in bengaluru', '3 BHK Properties in Bengaluru', ['East facing']],
  ['wakad ya baner me 2 bhk', '2 BHK Properties in Wakad and Baner, Pune', ['Wakad', 'Baner']],
  ['Sector 62 Noida', 'Properties in Sector 62, Noida', ['Noida', 'Sector 62']],
  ['3bhk gurgaon 2cr+', '3 BHK Properties in Gurugram', ['₹ 2 Cr or more']],
  ['carpet 1000 sqft pune', 'Properties in Pune', ['850 – 1,150 sq ft carpet']],
  ['meridian homes', 'Properties by Meridian Homes', ['Meridian Homes']],
];

test.describe('R-341 what a buyer types on the home page leads to the list that is meant', () => {
  for (const part of [0, 6, 12]) {
    test(`tasks ${part + 1} to ${part + 6}`, LAYOUT, async ({ page, request }) => {
      for (const [words, title, filters] of TASKS.slice(part, part + 6)) {
        await search(page, words);
        await expect(heading(page), words).toHaveText(title.replaceAll(' BHK', '\u00a0BHK'));
        for (const filter of filters) await expect(applied(page).filter({ hasText: filter }), words).toHaveCount(1);
        const { pathname, search: query } = new URL(page.url());
        const purpose = pathname === '/rent' ? '&purpose=rent' : '';
        const total = await fetchTotal(request, `${pathname}${query}${purpose}`);
        await expectShowing(page, `1 to ${Math.min(10, total)} of ${total}`);
      }
    });
  }

  test('task 19: a RERA number leads to its project', LAYOUT, async ({ page, request }) => {
    const { projects } = await (await request.get('/api/v1/public/project')).json();
    const { title, rera_id } = projects.find((project: { rera_id: string | null }) => project.rera_id);
    await search(page, rera_id.toLowerCase());
    await expect(heading(page)).toHaveText(title);
  });

  test('task 20: R-342 a sector that two cities have is asked about', LAYOUT, async ({ page }) => {
    await search(page, '3 bhk sector 62');
    await expect(heading(page)).toHaveText('Which Sector 62 do you mean?');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Gurugram' }).click();
    await expect(heading(page)).toHaveText('3\u00a0BHK Properties in Sector 62, Gurugram');
  });
});

test('R-341 what was not understood is named, and can be removed', async ({ page }) => {
  await search(page, '2 bhk pune sea view');
  const words = applied(page).filter({ hasText: 'Not understood: sea view' });
  await expect(words).toHaveCount(1);
  await expectAccessible(page);
  await words.getByRole('link', { name: 'Remove sea view' }).click();
  await expect(words).toHaveCount(0);
  await expect(heading(page)).toHaveText('2\u00a0BHK Properties in Pune');
});

test('R-340 a list says how many of the other kind match, and leads there and back', async ({ page, request }) => {
  await search(page, '3 bhk in gurgaon');
  const projects = page.getByRole('main').getByRole('link', { name: /projects match these filters too/ });
  const [count] = /\d+/.exec((await projects.textContent()) ?? '') ?? [];
  await projects.click();
  await expect(heading(page)).toHaveText('3\u00a0BHK Projects in Gurugram');
  expect(await fetchTotal(request, page.url().replace(/.*(\/projects)/, '$1'))).toBe(Number(count));
  await expect(page.getByRole('link', { name: /properties match these filters too/ })).toBeVisible();
});

test('R-341 the box says how it reads a sentence, and takes the reader there', async ({ page }) => {
  await visit(page, '/');
  await box(page).pressSequentially('2 bhk flat in pune under 80 lakh');
  const reading = page.getByRole('group', { name: 'We read this as' }).getByRole('option');
  for (const filter of ['Pune', 'Flat / Apartment', '2\u00a0BHK', 'Up to ₹\u00a080\u00a0L', 'homes'])
    await expect(reading).toContainText(filter);
  await box(page).press('ArrowDown');
  await box(page).press('Enter');
  await expect(heading(page)).toHaveText('2\u00a0BHK Flats and Apartments in Pune');
});
