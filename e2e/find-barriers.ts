import type { Page } from '@playwright/test';

/** Checks that axe does not have: tab order, table headers, and animations despite reduced motion. */
export const findBarriers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const describe = (element: Element) => element.outerHTML.slice(0, 100);
    const ordered = [...document.querySelectorAll('[tabindex]')].filter(
      (element) => (element as HTMLElement).tabIndex > 0,
    );
    const headless = [...document.querySelectorAll('table')].filter((table) => !table.querySelector('th'));
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity);
    return [
      ...ordered.map((element) => `changes the order of the keyboard: ${describe(element)}`),
      ...headless.map((table) => `table without headers: ${describe(table)}`),
      ...moving.map((animation) => `moves although less motion is asked for: ${animation.id || 'an animation'}`),
    ];
  });
