import type { Locator, Page } from '@playwright/test';
import { expect } from './visitor.ts';

/** Which item the row stands at; on phones it rests a little before its edge, in the middle of the screen. */
const place = (row: Locator): Promise<number> =>
  row.evaluate((list) => {
    const [first, second] = [...list.children] as HTMLElement[];
    return Math.round(list.scrollLeft / ((second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0)));
  });

/** How many items fit beside each other. */
export const itemsInSight = (row: Locator): Promise<number> =>
  row.evaluate((list) => Math.floor((list.clientWidth + 1) / (list.firstElementChild?.clientWidth ?? 0)));

export const expectPlace = (row: Locator, item: number): Promise<void> => expect.poll(() => place(row)).toBe(item);

/** Proves that a row moves on by itself after so many milliseconds and not before, and never while it is held. */
export async function expectAutoplay(page: Page, section: Locator, everyMs: number): Promise<void> {
  const row = section.getByRole('list').first();
  await row.scrollIntoViewIfNeeded();
  await section.dispatchEvent('mouseenter');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  // Without the glide every step is over at once, so that one that came too early would be seen.
  await row.evaluate((list) => {
    list.style.scrollBehavior = 'auto';
    list.scrollTo({ left: 0 });
  });
  await page.clock.runFor(everyMs * 3);
  await expect.poll(() => place(row), 'held').toBe(0);
  // Whoever lets go starts the wait anew.
  await section.dispatchEvent('mouseleave');
  await page.clock.runFor(everyMs - 1);
  await expect.poll(() => place(row), 'too early').toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => place(row), 'in time').toBe(1);
  await page.clock.runFor(everyMs);
  await expect.poll(() => place(row), 'again').toBe(2);
}
