import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { unfold } from '../test/smtp.ts';

declare global {
  interface Window {
    cspViolations: string[];
  }
}

export interface Watch {
  /** Errors of the console and of the page, and violations of its policy: none is expected. */
  problems: string[];
  /** What the browser reports about answers that the journey asked for, whenever it comes to it. */
  expected: string[];
  /** Calls of the API that the page made. */
  calls: string[];
}

let journeys = 0;

const watchPolicy = () => {
  window.cspViolations = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    window.cspViolations.push(`${event.effectiveDirective} ${event.blockedURI}`);
  });
};

// Frames of other sites have no storage of ours.
const answerNotices = () => {
  if (window.top !== window) return;
  window.sessionStorage.setItem('terms-accepted', 'Yes');
  window.sessionStorage.setItem('cookie-choice', 'necessary');
};

const pauseHeroVideo = () => {
  if (window.top === window) window.sessionStorage.setItem('hero-video', 'paused');
};

/** A visitor with an address of their own. Every journey ends with a clean console and an unbroken policy. */
export const test = base.extend<{
  watch: Watch;
  firstVisit: boolean;
  heroVideo: boolean;
  motion: boolean;
  visitor: void;
}>({
  /** Set for journeys that meet the notices; all others have answered them before. */
  firstVisit: [false, { option: true }],
  /** Set for journeys about the hero video; all others have paused it: without a graphics card it is a third of a core. */
  heroVideo: [false, { option: true }],
  /** Set for journeys about what moves, and how; all others ask for less motion: they are about where it leads. */
  motion: [false, { option: true }],
  contextOptions: async ({ contextOptions, motion }, use) =>
    use({ ...contextOptions, reducedMotion: motion ? 'no-preference' : 'reduce' }),
  // oxlint-disable-next-line no-empty-pattern -- the fixture's shape is Playwright's
  baseURL: async ({}, use) => use(process.env.E2E_ORIGIN),
  // oxlint-disable-next-line no-empty-pattern -- the fixture's shape is Playwright's
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    journeys += 1;
    await use({ 'x-forwarded-for': `198.18.${workerIndex % 250}.${journeys % 250}` });
  },
  watch: [
    async ({ page }, use) => {
      const watch: Watch = { problems: [], expected: [], calls: [] };
      page.on('pageerror', (error) => watch.problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') watch.problems.push(message.text());
      });
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        // That a page was seen is told, not asked for.
        if (pathname.startsWith('/api/') && pathname !== '/api/v1/seen') watch.calls.push(pathname);
      });
      await page.addInitScript(watchPolicy);
      await use(watch);
      const unexpected = watch.problems.filter((problem) => !watch.expected.some((text) => problem.includes(text)));
      expect(unexpected, 'the console stays clean').toEqual([]);
    },
    { auto: true },
  ],
  visitor: [
    async ({ page, firstVisit, heroVideo, watch }, use) => {
      if (!firstVisit) await page.addInitScript(answerNotices);
      if (!heroVideo) await page.addInitScript(pauseHeroVideo);
      await use();
      const violations = await page.evaluate(() => window.cspViolations ?? []).catch(() => []);
      watch.problems.push(...violations);
    },
    { auto: true },
  ],
});

export { expect };

/** Takes back what the browser itself reports about an answer that the journey asked for. */
export function expected(watch: Watch, text: string): void {
  watch.expected.push(text);
}

/** Goes to a page and waits until it has come alive, with what surrounds it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // React marks an element when it has taken it over from the server.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main, body footer, [aria-label="Quick help"]')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

/** Waits until React has taken over this part of the page: what lies further down wakes up later. */
export async function alive(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}

/** Waits until a panel over the page hears what happens beside it: a turn after it has taken the focus. */
export async function listening(panel: Locator): Promise<void> {
  await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await panel.evaluate(() => new Promise((turn) => setTimeout(turn)));
}

/** Which of two is to be seen, once one is: the other is for another width. */
export async function visibleOne(one: Locator, other: Locator): Promise<Locator> {
  await expect(one.or(other).filter({ visible: true }).first()).toBeVisible();
  return (await one.isVisible()) ? one : other;
}

/** No finding of axe, at the levels we promise. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Where it finds nothing wrong need not be described.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/** The text of the mail to an address, when it has come. */
export async function mailTo(address: string): Promise<string> {
  let raw = '';
  await expect
    .poll(
      async () => {
        raw = await readFile(join(process.env.E2E_MAILS ?? '', `${address}.eml`), 'utf8').catch(() => '');
        return raw;
      },
      { timeout: 15_000 },
    )
    .not.toBe('');
  return unfold(raw);
}
