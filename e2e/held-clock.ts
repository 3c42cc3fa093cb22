import type { Locator, Page } from '@playwright/test';
import { expect } from './visitor.ts';

/** Advances a controlled clock in small steps until an element is visible. */
export const letAppear = (page: Page, what: Locator): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.runFor(20);
      return what.isVisible();
    })
    .toBe(true);
