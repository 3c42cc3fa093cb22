import type { Page } from '@playwright/test';
import { type Spread, spread } from '../measure.ts';

export const TRIES = 20;

interface Interaction {
  name: string;
  /** Prepares the next attempt; not measured. */
  before: (page: Page, attempt: number) => Promise<void>;
  /** Performed in the page on the element `on`. */
  act: 'click' | 'press' | 'type';
  /** Selector of the element to act on. */
  on: string;
  /** Selector of an element that is present once the interaction is complete. */
  until: string;
}

const settled = async (page: Page) => {
  await page.waitForSelector('[aria-busy=false] [data-opens-row], main form input');
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
    on: 'th button',
    until: '[aria-busy=false] th[aria-sort=ascending]',
  },
  {
    name: 'open a form to edit, with the call',
    before: (page, attempt) => (attempt === 0 ? fresh(page, '/admin/partners') : closeAll(page)),
    act: 'click',
    on: 'tbody tr:nth-child(2) [data-opens-row]',
    until: '[role=dialog] form input',
  },
  {
    name: 'open the form to add',
    before: (page, attempt) => (attempt === 0 ? fresh(page, '/admin/partners') : closeAll(page)),
    act: 'click',
    on: 'main button:has(svg):not([aria-label]):not(th button):not(td button)',
    until: '[role=dialog] form input',
  },
  {
    name: 'type a character into the longest form',
    before: (page, attempt) => (attempt === 0 ? fresh(page, '/admin/properties/new') : Promise.resolve()),
    act: 'type',
    on: 'main form input[type=text], main form input:not([type])',
    until: 'main form input',
  },
];

/** Acts on an element, waits until the result is painted, and returns the elapsed milliseconds. */
function actAndWait({ act, on, until, word }: Pick<Interaction, 'act' | 'on' | 'until'> & { word: string }) {
  const element = document.querySelector<HTMLElement>(on);
  if (!element) throw new Error(`${on} is not there`);
  const start = performance.now();
  if (act === 'press') {
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerType: 'mouse' }));
  } else if (act === 'type') {
    // Uses the native setter: React tracks values set through its own and would ignore the input event.
    const value = (element as HTMLInputElement).value + word;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  } else {
    element.click();
  }
  return new Promise<number>((resolve) => {
    const painted = () =>
      requestAnimationFrame(() => {
        // A task after the animation frame runs once the frame is painted.
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

/** Measures the most frequent interactions of a list, from input to painted screen. */
export async function measureInteractions(page: Page): Promise<{ name: string; times: Spread }[]> {
  const measured = [];
  for (const { name, before, ...what } of INTERACTIONS) {
    const times: number[] = [];
    // The first attempt is a warm-up.
    for (let attempt = 0; attempt <= TRIES; attempt += 1) {
      await before(page, attempt);
      const ms = await page.evaluate(actAndWait, { ...what, word: 'x' });
      if (attempt > 0) times.push(ms);
    }
    measured.push({ name, times: spread(times) });
  }
  return measured;
}
