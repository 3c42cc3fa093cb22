import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { DEMO_SIGN_IN } from '../test/demo-sign-in.ts';
import { test } from './visitor.ts';

/** The first staff user of the demo. */
export const ASHA = { ...DEMO_SIGN_IN, full_name: 'Asha Menon' } as const;

const signIn = async (request: APIRequestContext): Promise<void> => {
  const { email, password } = ASHA;
  const answer = await request.post('/api/v1/admin/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`Signing in was answered ${answer.status()}`);
};

/** Signs in with a separate session, for tests that end it. */
export const signInAsStaff = (page: Page): Promise<void> => signIn(page.request);

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** A page that is already signed in. All tests of a worker share one session, so none may end it. */
export const staffTest = test.extend<{ staffPage: Page }, { staffCookies: Cookies }>({
  staffCookies: [
    async ({ playwright }, use, { workerIndex }) => {
      const request = await playwright.request.newContext({
        baseURL: process.env.E2E_ORIGIN ?? '',
        extraHTTPHeaders: { 'x-forwarded-for': `198.19.${workerIndex % 250}.1` },
      });
      await signIn(request);
      await use((await request.storageState()).cookies);
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  staffPage: async ({ page, staffCookies }, use) => {
    await page.context().addCookies(staffCookies);
    await use(page);
  },
});
