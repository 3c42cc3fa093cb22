import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { LAUNCH_OPTIONS } from '../../test/browser.ts';
import { DEMO_SIGN_IN } from '../../test/demo-sign-in.ts';

export const launchBrowser = (): Promise<Browser> => chromium.launch(LAUNCH_OPTIONS);

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
  // A stream that stays open would keep the network from ever being idle.
  await context.route('**/api/v1/admin/live', (route) => route.abort());
  return { context, page: await context.newPage() };
}
