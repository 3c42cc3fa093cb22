import type { Page } from '@playwright/test';
import { type Spread, spread } from '../measure.ts';

export const TRIES = 20;

interface Interaction {
  name: string;
  /** Makes everything ready for the next try; not measured. */
  before: (page: Page, attempt: number) => Promise<void>;
  /** Runs in the page: acts on what is marked. */
  act: 'click' | 'press' | 'type';
  /** What is acted on. */
  on: string;
  /** Present once it is done: a selector. */
  until: string;
}

const settled = async (page: Page) => {
  await page.waitForSelector('[aria-busy=false] tbody tr td b');
};
const fresh = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
  await page.waitForLoadState('networkidle');
};
const closeAll = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role=dialog], [role=menu]', { state: 'detached' });
};

const INTERACTIONS: Interaction[] = [
  {
    name: 'open the menu of a row',
    before: (page, attempt) => (attempt === 0 ? fresh(page, '/admin/properties') : closeAll(page)),
    act: 'press',
    on: 'tbody tr:nth-child(3) button[aria-label^="Actions for"]',
    until: '[role=menuitem]',
  },
  {
    name: 'filter the rows in sight',
    before: (page) => fresh(page, '/admin/properties'),
    act: 'type',
    on: '[data-screen-search]',
    until: 'tbody:not(:has(tr:nth-child(10)))',
  },
  {
    name: 'turn to the next page',
    before: (page) => fresh(page, '/admin/properties'),
    act: 'click',
    on: 'button[aria-label="Next page"]',
    until: 'button[aria-label="Previous page"]:enabled',
  },
  {
    name: 'sort by a column, with the call',
    before: (page) => fresh(page, '/admin/properties'),
    act: 'click',
    on: 'th:first-child button',
    until: '[aria-busy=false] th[aria-sort=ascending]',
  },
  {
    name: 'open a form to edit, with the call',
    before: (page, attempt) => (attempt === 0 ? fresh(page, '/admin/properties') : closeAll(page)),
    act: 'click',
    on: 'tbody tr:nth-child(2) td:first-child button',
    until: '[role=dialog] [role=tab]',
  },
  {
    name: 'open the form to add',
    before: (page, attempt) => (attempt === 0 ? fresh(page, '/admin/properties') : closeAll(page)),
    act: 'click',
    on: 'main button:has(svg):not([aria-label]):not(th button):not(td button)',
    until: '[role=dialog] form input',
  },
  {
    name: 'type a letter into the longest form',
    before: (page, attempt) => (attempt === 0 ? fresh(page, '/admin/properties?add=1') : Promise.resolve()),
    act: 'type',
    on: '[role=dialog] form input',
    until: '[role=dialog] form input',
  },
];

/** Acts on an element and waits until the outcome is painted; how long that took. */
function actAndWait({ act, on, until, word }: Pick<Interaction, 'act' | 'on' | 'until'> & { word: string }) {
  const element = document.querySelector<HTMLElement>(on);
  if (!element) throw new Error(`${on} is not there`);
  const start = performance.now();
  if (act === 'press') {
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerType: 'mouse' }));
  } else if (act === 'type') {
    // Past React, which would otherwise know the value already and take it for no change.
    const value = (element as HTMLInputElement).value + word;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  } else {
    element.click();
  }
  return new Promise<number>((resolve) => {
    const painted = () =>
      requestAnimationFrame(() => {
        // The task after the frame: by then it is painted.
        setTimeout(() => resolve(performance.now() - start));
      });
    const look = () => {
      if (!document.querySelector(until)) return false;
      painted();
      return true;
    };
    if (look()) return;
    const observer = new MutationObserver(() => look() && observer.disconnect());
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

/** How long the most frequent interactions of a list take, from the hand to the painted screen. */
export async function measureInteractions(page: Page): Promise<{ name: string; times: Spread }[]> {
  const measured = [];
  for (const { name, before, ...what } of INTERACTIONS) {
    const times: number[] = [];
    // The first one warms up.
    for (let attempt = 0; attempt <= TRIES; attempt += 1) {
      await before(page, attempt);
      const ms = await page.evaluate(actAndWait, { ...what, word: 'x' });
      if (attempt > 0) times.push(ms);
    }
    measured.push({ name, times: spread(times) });
  }
  return measured;
}
