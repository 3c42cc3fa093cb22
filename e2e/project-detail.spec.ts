import type { Page } from '@playwright/test';
import { demo, projectPath, visitListing } from './demo-listings.ts';
import { allowErrors, DESKTOP, expect, expectAccessible, test } from './visitor.ts';

const { row, configurations, builder } = demo.project;
const PATH = projectPath(demo.project);

const section = (page: Page, title: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
const plain = (texts: string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));

test.describe('the page of a project', () => {
  test('R-312 R-120 is whole in its HTML, section by section', DESKTOP, async ({ page, request }) => {
    const html = await (await request.get(PATH)).text();
    expect(html).toContain(`<link rel="canonical" href="${process.env.E2E_ORIGIN}${PATH}"/>`);
    expect(html).toContain(`${row.title}</h1>`);
    await visitListing(page, PATH);
    await expect(page.locator('details[id] h2')).toHaveText([
      'Highlight',
      'Description',
      'Amenities',
      'Project Configuration',
      'Properties in this project',
      'Price history',
      'About Builder',
      'Similar Projects',
      'Location',
    ]);
    await expect(page.locator('details[id][open]')).toHaveCount(9);
  });

  test('R-312 tells search engines its band of prices, and no review', DESKTOP, async ({ page }) => {
    await visitListing(page, PATH);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(blocks.map((text) => JSON.parse(text) as object)).toContainEqual(
      expect.objectContaining({
        '@type': 'RealEstateListing',
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: row.minimumPrice,
          highPrice: row.maximumPrice,
          priceCurrency: 'INR',
        },
      }),
    );
    expect(blocks.join()).not.toMatch(/rating|review/i);
  });

  test('R-123 lists its highlights, a line each', DESKTOP, async ({ page }) => {
    await visitListing(page, PATH);
    await expect(section(page, 'Highlight').getByRole('listitem')).toHaveText(row.highlight?.split('\n') ?? []);
  });

  test('R-121 shows its configurations, and a plan over the page', async ({ page }) => {
    await visitListing(page, PATH);
    const cards = section(page, 'Project Configuration').locator('ul').first().locator('> li');
    await expect(cards).toHaveCount(configurations.length);
    const texts = plain(await cards.allInnerTexts());
    for (const [index, { title, location, bhk, area }] of configurations.entries()) {
      expect(texts[index]).toContain(title);
      expect(texts[index]).toContain(location);
      expect(texts[index]).toContain(area.value.toLocaleString('en-IN'));
      expect(texts[index]).toMatch(/₹ [\d,.]+ (L|Cr)/);
      if (bhk) expect(texts[index]).toContain(bhk);
      await expect(cards.nth(index).getByRole('img')).toHaveAttribute('alt', `Floor plan, ${title}`);
    }
    const second = `Enlarge floor plan, ${configurations[1]?.title}`;
    await page.getByRole('button', { name: second, exact: true }).click();
    const view = page.getByRole('dialog', { name: 'Pictures of floor plans' });
    await expect(view.getByText(`Picture 2 of ${configurations.length}`)).toBeAttached();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: second, exact: true })).toBeFocused();
  });

  test('R-122 names its builder', DESKTOP, async ({ page }) => {
    await visitListing(page, PATH);
    await expect(section(page, 'About Builder').getByRole('heading', { level: 3 })).toHaveText(builder);
  });

  test('R-124 D-09 shows two similar projects of its city, always the same', async ({ page, request }) => {
    const { project } = await (await request.get(`/api/v1/public/project/${row.slug}`)).json();
    for (const _ of [1, 2]) {
      await visitListing(page, PATH);
      await expect(section(page, 'Similar Projects').getByRole('heading', { level: 3 })).toHaveText(
        project.similar.map(({ title }: { title: string }) => title),
      );
    }
    expect(project.similar).toHaveLength(2);
    for (const { cityId, slug } of project.similar) {
      expect(cityId).toBe(project.cityId);
      expect(slug).not.toBe(row.slug);
    }
  });

  test('R-110 has the way to ask', async ({ page }) => {
    await visitListing(page, PATH);
    await expect(page.getByRole('region', { name: 'Ask about this project' })).toContainText(
      'An advisor who knows this project will call you.',
    );
  });
});

test.describe('the address of a project', () => {
  test('R-117 R-125 that leads nowhere is not found', { ...DESKTOP, ...allowErrors('404') }, async ({ page }) => {
    expect((await page.goto('/projects/no-such-project'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 | Page not found');
    await expect(page.getByRole('main')).toContainText(
      "We couldn't find this listing. It may have been sold or taken down.",
    );
  });

  test('D-43 of one that is gone says so with status 410, and offers others', allowErrors('410'), async ({ page }) => {
    expect((await page.goto(projectPath(demo.goneProject)))?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This project is no longer listed');
    await expect(page.getByRole('region', { name: 'Similar Projects' }).getByRole('article')).toHaveCount(2);
    await expectAccessible(page);
  });
});
