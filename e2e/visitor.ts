import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  test as base,
  expect as baseExpect,
  type Expect,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { unfold } from '../test/smtp.ts';

declare global {
  interface Window {
    cspViolations: string[];
    axe: { run: (options: RunOptions) => Promise<AxeResults> };
  }
}

export interface Watch {
  /** Errors of the console and of the page, and violations of its policy. */
  errors: string[];
  /** Calls of the API that the page made. */
  calls: string[];
}

/** Only at 1440 px. */
export const DESKTOP = { tag: '@desktop' };
/** At 390 and at 1440 px, because what it promises depends on the width. */
export const LAYOUT = { tag: '@layout' };

const ALLOWED_ERROR = 'allowed error';

/**
 * Console errors that a test provokes on purpose, declared with it: `test('…', allowErrors('404'), async …)`.
 * Any other error fails the test.
 */
export const allowErrors = (...texts: string[]) => ({
  annotation: texts.map((description) => ({ type: ALLOWED_ERROR, description })),
});

/** Shorter than the defaults, which wait up to a second between two attempts. */
const POLL_INTERVALS = [25, 50, 100, 100, 200];

export const expect: Expect<object> = new Proxy(baseExpect, {
  get: (target, name) =>
    name === 'poll'
      ? (actual: () => unknown, options?: string | { message?: string; timeout?: number }) =>
          target.poll(actual, {
            intervals: POLL_INTERVALS,
            ...(typeof options === 'string' ? { message: options } : options),
          })
      : Reflect.get(target, name),
});

let visitors = 0;

/** Requests of a page that have no answer yet. */
const pendingRequests = new WeakMap<Page, Set<Request>>();

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

/** Tests of what the server answers: they need no browser, and start none. Each has a client address of its own. */
export const httpTest = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- the fixture's shape is Playwright's
  baseURL: async ({}, use) => use(process.env.E2E_ORIGIN),
  // oxlint-disable-next-line no-empty-pattern -- the fixture's shape is Playwright's
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    visitors += 1;
    await use({ 'x-forwarded-for': `198.18.${workerIndex % 250}.${visitors % 250}` });
  },
});

/** Tests in a browser. Each ends with a clean console and an unbroken content policy. */
export const test = httpTest.extend<{
  watch: Watch;
  firstVisit: boolean;
  heroVideo: boolean;
  motion: boolean;
  visitor: void;
}>({
  /** Set for tests that meet the notices; all others have answered them before. */
  firstVisit: [false, { option: true }],
  /** Set for tests of the hero video; all others have paused it: without a graphics card it is a third of a core. */
  heroVideo: [false, { option: true }],
  /** Set for tests of animations; all others ask for reduced motion: they are about where it leads. */
  motion: [false, { option: true }],
  contextOptions: async ({ contextOptions, motion }, use) =>
    use({ ...contextOptions, reducedMotion: motion ? 'no-preference' : 'reduce' }),
  watch: [
    async ({ page }, use, { annotations }) => {
      const watch: Watch = { errors: [], calls: [] };
      const pending = new Set<Request>();
      pendingRequests.set(page, pending);
      page.on('requestfinished', (request) => pending.delete(request));
      page.on('requestfailed', (request) => pending.delete(request));
      page.on('pageerror', (error) => watch.errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') watch.errors.push(message.text());
      });
      page.on('request', (request) => {
        pending.add(request);
        const { pathname } = new URL(request.url());
        // The page-view beacon is not a read.
        if (pathname.startsWith('/api/') && pathname !== '/api/v1/seen') watch.calls.push(pathname);
      });
      await page.addInitScript(watchPolicy);
      await use(watch);
      const allowed = annotations.flatMap(({ type, description }) =>
        type === ALLOWED_ERROR && description ? [description] : [],
      );
      const unexpected = watch.errors.filter((error) => !allowed.some((text) => error.includes(text)));
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
      watch.errors.push(...violations);
    },
    { auto: true },
  ],
});

/** Waits until React has taken over the page and what surrounds it. */
export async function hydrated(page: Page): Promise<void> {
  // React marks an element when it has taken it over from the server.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main, body footer, [aria-label="Quick help"]')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

/** Goes to a page and waits until it reacts; where the layout is looked at, until pictures and fonts are there too. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: test.info().tags.includes(LAYOUT.tag) ? 'load' : 'domcontentloaded' });
  await hydrated(page);
}

/** Waits until the page is loaded, idle and has nothing under way: what it starts without being asked has started. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    async () =>
      new Promise((idle) =>
        // A page that draws nothing may never be told that it is idle.
        window.requestIdleCallback(() => window.requestIdleCallback(idle, { timeout: 500 }), { timeout: 500 }),
      ),
  );
  await expect.poll(() => [...(pendingRequests.get(page) ?? [])].map((request) => request.url())).toEqual([]);
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

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AXE_OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  reporter: 'no-passes',
  resultTypes: ['violations'],
  // Frames hold maps and videos of others.
  iframes: false,
};

/** No finding of axe, at the levels we promise. */
export async function expectAccessible(page: Page): Promise<void> {
  // @axe-core/playwright doubles the time, to support frames, which we do not check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const findings = await page.evaluate(async (options) => {
    const { violations } = await window.axe.run(options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, AXE_OPTIONS);
  expect(findings).toEqual([]);
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
