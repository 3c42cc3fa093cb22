import type { Locator, Page } from '@playwright/test';
import { expect } from './visitor.ts';

/** Lets the time of a page whose clock is held go on, little by little, until something has appeared. */
export const letAppear = (page: Page, what: Locator): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.runFor(20);
      return what.isVisible();
    })
    .toBe(true);
