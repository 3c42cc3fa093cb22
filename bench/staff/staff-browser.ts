import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { DEMO_SIGN_IN } from '../../test/demo-sign-in.ts';

const ARGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

const chromePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));

/** An installed browser, or the one that Playwright provides. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ ...(chromePath && { executablePath: chromePath }), args: ARGS.split(' ') });

/** A page signed in as the first demo staff user, with an empty cache. */
export async function signedIn(browser: Browser, origin: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1440, height: 900 },
  });
  const answer = await context.request.post('/api/v1/admin/auth/login', { data: DEMO_SIGN_IN });
  if (!answer.ok()) throw new Error(`Signing in was answered ${answer.status()}`);
  return { context, page: await context.newPage() };
}
