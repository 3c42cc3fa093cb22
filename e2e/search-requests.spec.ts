import { holdScripts } from './held-scripts.ts';
import { box, hold, list, options, SEARCH, watchSearchTerms } from './search-box.ts';
import { DESKTOP, expect, test, visit } from './visitor.ts';

test.describe('the requests of the search', () => {
  test(
    'R-056 R-063 D-23 wait until typing pauses for 250 ms, and a blank term asks nothing',
    DESKTOP,
    async ({ page }) => {
      const terms = watchSearchTerms(page);
      await page.clock.install();
      await visit(page, '/');
      await page.clock.pauseAt(Date.now() + 60_000);
      await box(page).pressSequentially('   ');
      await page.clock.runFor(1_000);
      await box(page).pressSequentially('gurugra');
      await page.clock.runFor(249);
      await box(page).pressSequentially('m ');
      await page.clock.runFor(249);
      expect(terms).toEqual([]);
      await page.clock.runFor(1);
      await expect(options(page).first()).toHaveText(/^Gurugram/);
      expect(terms).toEqual(['gurugram']);
    },
  );

  test("R-063 'gurugram' typed quickly is one request", DESKTOP, async ({ page }) => {
    const terms = watchSearchTerms(page);
    await page.clock.install();
    await visit(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const letter of 'gurugram') {
      await box(page).press(letter);
      await page.clock.runFor(200);
    }
    await page.clock.runFor(50);
    await expect(options(page).first()).toHaveText(/^Gurugram/);
    expect(terms).toEqual(['gurugram']);
  });

  test(
    "R-319 D-23 the list belongs to the full term, even if the answer to 'g' arrives last",
    DESKTOP,
    async ({ page }) => {
      const terms = watchSearchTerms(page);
      await visit(page, '/');
      const release = await hold(page, 'g');
      const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('searchTerm=g'));
      await box(page).pressSequentially('g');
      await expect.poll(() => terms).toEqual(['g']);
      await box(page).fill('gurugram');
      expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
      await expect(options(page).first()).toHaveText(/^Gurugram/);
      release();
      await box(page).pressSequentially('x');
      await expect.poll(() => terms).toEqual(['g', 'gurugram', 'gurugramx']);
      await expect(list(page)).toHaveAttribute('aria-busy', 'false');
      await expect(options(page).first()).toHaveText(/^Gurugram/);
    },
  );

  test('D-23 the last list stays, marked as busy, while the next is on its way', DESKTOP, async ({ page }) => {
    await visit(page, '/');
    const release = await hold(page, 'goa');
    await box(page).pressSequentially('g');
    await expect(list(page)).toHaveAttribute('aria-busy', 'false');
    await box(page).fill('goa');
    await expect(list(page)).toHaveAttribute('aria-busy', 'true');
    await expect(options(page).first()).toContainText('Gurugram');
    release();
    await expect(list(page)).toHaveAttribute('aria-busy', 'false');
    await expect(list(page).getByRole('group', { name: 'Cities' })).toHaveText(/Goa/);
    await expect(options(page).filter({ hasText: 'Gurugram' })).toHaveCount(0);
  });

  test('D-23 a term ends at a hundred characters', DESKTOP, async ({ page }) => {
    const terms = watchSearchTerms(page);
    await visit(page, '/');
    await box(page).focus();
    await page.keyboard.insertText('q'.repeat(150));
    await expect(page.getByText('No Result Found')).toBeVisible();
    expect(terms).toEqual(['q'.repeat(100)]);
  });

  test('a new search does not begin with what the last one found', DESKTOP, async ({ page }) => {
    await visit(page, '/');
    await box(page).pressSequentially('g');
    await expect(list(page)).toBeVisible();
    const release = await hold(page, 'n');
    await box(page).fill('');
    const requested = page.waitForRequest(SEARCH);
    await box(page).pressSequentially('n');
    await requested;
    await expect(list(page)).toHaveCount(0);
    release();
    await expect(options(page).first().locator('mark')).toHaveText('N');
  });

  test('what was typed before the page came alive is searched for', DESKTOP, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await box(page).pressSequentially('gurugram');
    release();
    await expect(options(page).first()).toHaveText(/^Gurugram/);
    await expect(box(page)).toHaveValue('gurugram');
    await expect(box(page)).toBeFocused();
  });
});
