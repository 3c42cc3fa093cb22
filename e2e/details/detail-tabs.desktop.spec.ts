import type { Page } from '@playwright/test';
import { demo, projectPath, propertyPath, visitListing } from '../demo-listings.ts';
import { expect, test } from '../visitor.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const current = (page: Page) => tabs(page).locator('[aria-current=location]');

const getTop = async (page: Page, id: string) => Math.round((await page.locator(`#${id}`).boundingBox())?.y ?? 0);

/** Scrolls the top of a section to this height of the window, without animation. */
const scrollSectionTo = (page: Page, id: string, height: number) =>
  page.evaluate(
    ([section, from]) => {
      const top = document.getElementById(section)?.getBoundingClientRect().top ?? 0;
      window.scrollBy({ top: top - from, behavior: 'instant' });
    },
    [id, height] as const,
  );

test.describe('the tabs of a property', () => {
  test.use({ motion: true });

  test('R-107 name its sections and stay in sight', async ({ page }) => {
    await visitListing(page, propertyPath(demo.property));
    await expect(tabs(page).getByRole('link')).toHaveText(['Description', 'Amenities', 'Builder', 'Location']);
    await scrollSectionTo(page, 'location', 300);
    await expect(tabs(page)).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    const bar = await tabs(page).boundingBox();
    expect(Math.abs((bar?.y ?? 0) - (header?.height ?? 0))).toBeLessThanOrEqual(1);
  });

  test('R-109 scroll to a section, 100 px and their own height from the top', async ({ page }) => {
    await visitListing(page, propertyPath(demo.property));
    for (const label of ['Builder', 'Location', 'Description', 'Amenities']) {
      await tabs(page).getByRole('link', { name: label }).click();
      const id = label.toLowerCase();
      await expect.poll(() => getTop(page, id)).toBe(100 + 48);
      const bar = await tabs(page).boundingBox();
      const heading = await page.locator(`#${id} h2`).boundingBox();
      expect(heading?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
      await expect(current(page)).toHaveText(label);
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
    }
  });

  test('R-109 glide, except for those who want no motion', async ({ page }) => {
    await visitListing(page, propertyPath(demo.property));
    const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    await expect.poll(() => behaviour()).toBe('smooth');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => behaviour()).toBe('auto');
    await tabs(page).getByRole('link', { name: 'Location' }).click();
    await expect.poll(() => getTop(page, 'location')).toBe(148);
  });

  test('R-109 follow what is being read', async ({ page }) => {
    await visitListing(page, propertyPath(demo.property));
    await expect(current(page)).toHaveText('Description');
    for (const [id, label] of [
      ['amenities', 'Amenities'],
      ['builder', 'Builder'],
      ['location', 'Location'],
      ['description', 'Description'],
    ] as const) {
      await scrollSectionTo(page, id, 170);
      await expect(current(page)).toHaveText(label);
    }
    await scrollSectionTo(page, 'location', 170);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(current(page)).toHaveText('Description');
  });

  test('R-109 open a section that was closed', async ({ page }) => {
    await visitListing(page, propertyPath(demo.property));
    await page.locator('#amenities summary').click();
    await expect(page.locator('#amenities')).not.toHaveAttribute('open');
    await tabs(page).getByRole('link', { name: 'Amenities' }).click();
    await expect(page.locator('#amenities')).toHaveAttribute('open');
  });
});

test('R-119 the tabs of a project name its sections and follow whichever is in sight first', async ({ page }) => {
  await visitListing(page, projectPath(demo.project));
  await expect(tabs(page).getByRole('link')).toHaveText([
    'Highlights',
    'Description',
    'Amenities',
    'Builder',
    'Location',
  ]);
  await tabs(page).getByRole('link', { name: 'Amenities' }).click();
  await expect.poll(() => getTop(page, 'amenities')).toBe(148);
  await expect(current(page)).toHaveText('Amenities');
  // One visible line of the previous section is enough to make it the current one.
  await scrollSectionTo(page, 'amenities', 200);
  await expect(current(page)).toHaveText('Description');
  await scrollSectionTo(page, 'amenities', 160);
  await expect(current(page)).toHaveText('Amenities');
});
