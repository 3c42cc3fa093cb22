import type { Locator, Page } from '@playwright/test';
import { expect } from './visitor.ts';

/** Index of the current item; on phones items are centred, so the row is scrolled slightly less. */
const place = (row: Locator): Promise<number> =>
  row.evaluate((list) => {
    const [first, second] = [...list.children] as HTMLElement[];
    return Math.round(list.scrollLeft / ((second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0)));
  });

/** How many items fit next to each other. */
export const itemsInSight = (row: Locator): Promise<number> =>
  row.evaluate((list) => Math.floor((list.clientWidth + 1) / (list.firstElementChild?.clientWidth ?? 0)));

export const expectPlace = (row: Locator, item: number): Promise<void> => expect.poll(() => place(row)).toBe(item);

/** Checks that a row advances automatically after exactly this interval, and never while the pointer is over it. */
export async function expectAutoplay(page: Page, section: Locator, everyMs: number): Promise<void> {
  const row = section.getByRole('list').first();
  await row.scrollIntoViewIfNeeded();
  await section.dispatchEvent('mouseenter');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  // Without smooth scrolling each step is immediate, so that a step that is too early is detected.
  await row.evaluate((list) => {
    list.style.scrollBehavior = 'auto';
    list.scrollTo({ left: 0 });
  });
  await page.clock.runFor(everyMs * 3);
  await expect.poll(() => place(row), 'held').toBe(0);
  // Leaving the row restarts the interval.
  await section.dispatchEvent('mouseleave');
  await page.clock.runFor(everyMs - 1);
  await expect.poll(() => place(row), 'too early').toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => place(row), 'in time').toBe(1);
  await page.clock.runFor(everyMs);
  await expect.poll(() => place(row), 'again').toBe(2);
}
