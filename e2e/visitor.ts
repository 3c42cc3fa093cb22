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
  /** Console errors, page errors and CSP violations. */
  errors: string[];
  /** API calls that the page made. */
  calls: string[];
}

/** Only at 1440 px. */
export const DESKTOP = { tag: '@desktop' };
/** At 390 and at 1440 px, because the expected result depends on the width. */
export const LAYOUT = { tag: '@layout' };

const ALLOWED_ERROR = 'allowed error';

/**
 * Console errors that a test provokes on purpose, declared with it: `test('…', allowErrors('404'), async …)`. Any other
 * error fails the test.
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

/** Requests of a page without a response yet. */
const pendingRequests = new WeakMap<Page, Set<Request>>();

const watchPolicy = () => {
  window.cspViolations = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    window.cspViolations.push(`${event.effectiveDirective} ${event.blockedURI}`);
  });
};

// Frames of other sites have no access to our storage.
const answerNotices = () => {
  if (window.top !== window) return;
  document.cookie = 'terms-accepted=Yes; path=/';
  document.cookie = 'cookie-choice=necessary; path=/';
};

const pauseHeroVideo = () => {
  if (window.top === window) window.sessionStorage.setItem('hero-video', 'paused');
};

/** HTTP tests without a browser. Each has its own client address. */
export const httpTest = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- the fixture's shape is Playwright's
  baseURL: async ({}, use) => use(process.env.E2E_ORIGIN),
  // oxlint-disable-next-line no-empty-pattern -- the fixture's shape is Playwright's
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    visitors += 1;
    await use({ 'x-forwarded-for': `198.18.${workerIndex % 250}.${visitors % 250}` });
  },
});

/** Browser tests. Each must end without console errors and CSP violations. */
export const test = httpTest.extend<{
  watch: Watch;
  firstVisit: boolean;
  heroVideo: boolean;
  motion: boolean;
  visitor: void;
}>({
  /** Set for tests of the notices; for all others they are already accepted. */
  firstVisit: [false, { option: true }],
  /** Set for tests of the hero video; paused for all others, because it uses a third of a core without a GPU. */
  heroVideo: [false, { option: true }],
  /** Set for tests of animations; all others use reduced motion, because they only check the result. */
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
      // A stream stays open, and the browser sometimes does not report the end of a call that its cache has answered.
      page.on('response', (response) => {
        const request = response.request();
        if (['eventsource', 'fetch'].includes(request.resourceType())) pending.delete(request);
      });
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

/** Waits until React has hydrated the page, its footer and the help buttons. */
export async function hydrated(page: Page): Promise<void> {
  // React adds properties to an element when it hydrates it.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main, body footer, [aria-label="Quick help"]')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

/** Opens a page and waits until it is hydrated; for layout tests also until pictures and fonts are loaded. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: test.info().tags.includes(LAYOUT.tag) ? 'load' : 'domcontentloaded' });
  await hydrated(page);
}

/** Waits until the page has nothing to do. */
const idle = (page: Page): Promise<unknown> =>
  page.evaluate(
    async () =>
      new Promise((done) =>
        // The timeout is needed because a page that renders nothing may never become idle.
        window.requestIdleCallback(() => window.requestIdleCallback(done, { timeout: 500 }), { timeout: 500 }),
      ),
  );

/** Waits until the page is loaded and idle without pending requests, so that all automatic work has started. */
export async function settled(page: Page): Promise<void> {
  const pending = () => [...(pendingRequests.get(page) ?? [])].map((request) => request.url());
  await page.waitForLoadState('load');
  await idle(page);
  await expect.poll(pending).toEqual([]);
  // An answer can lead to further requests.
  await idle(page);
  await expect.poll(pending).toEqual([]);
}

/** The paths of the scripts that a page requests from now on. */
export function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Waits until React has hydrated this part of the page; parts further down are hydrated later. */
export async function alive(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}

/** Waits until a panel handles events outside of it, which is one task after it receives the focus. */
export async function listening(panel: Locator): Promise<void> {
  await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await panel.evaluate(() => new Promise((turn) => setTimeout(turn)));
}

/** The visible one of two elements, where the other is for another width. */
export async function visibleOne(one: Locator, other: Locator): Promise<Locator> {
  await expect(one.or(other).filter({ visible: true }).first()).toBeVisible();
  return (await one.isVisible()) ? one : other;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AXE_OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  reporter: 'no-passes',
  resultTypes: ['violations'],
  // Frames contain maps and videos of other sites.
  iframes: false,
};

/** No axe violations at the supported levels. */
export async function expectAccessible(page: Page): Promise<void> {
  // @axe-core/playwright takes twice as long because it supports frames, which we do not check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const findings = await page.evaluate(async (options) => {
    const { violations } = await window.axe.run(options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, AXE_OPTIONS);
  expect(findings).toEqual([]);
}

/** For mail and pictures: the worker prepares them after the request, and no promise is made about when. */
export const FROM_WORKER = { timeout: 60_000 };

/** Waits for the email to this address and returns its text. */
export async function mailTo(address: string): Promise<string> {
  let raw = '';
  await expect
    .poll(async () => {
      raw = await readFile(join(process.env.E2E_MAILS ?? '', `${address}.eml`), 'utf8').catch(() => '');
      return raw;
    }, FROM_WORKER)
    .not.toBe('');
  return unfold(raw);
}
