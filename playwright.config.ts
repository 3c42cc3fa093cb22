import { defineConfig } from '@playwright/test';
import { LAUNCH_OPTIONS } from './test/browser.ts';

const STAFF = 'admin-*.spec.ts';
// Corrupts records on purpose, which would break other tests.
const ATTACKS = 'attacks*.spec.ts';
// Not part of the check for every change; see `scripts/check/steps.ts`.
const EXCLUDED = process.env.CHECK_LEVEL === 'change' ? ['details/**'] : [];

/**
 * Tests without a tag check behaviour: those for visitors run at phone width, those for staff at desktop width.
 * `@layout` runs at both widths, `@desktop` and `@phone` only at theirs. The full level runs tests without a tag at
 * both widths.
 */
const isFull = process.env.CHECK_LEVEL === 'full';
const onlyTagged = (width: 'phone' | 'desktop') =>
  isFull ? {} : { grep: new RegExp(`@${width}|@layout|\\.${width}\\.spec`) };

const PHONE = {
  grepInvert: /@desktop/,
  use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

const DESKTOP = { grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } };

// Staff tests change what visitors see, so the visitor tests, which count listings, run first.
const AFTER_VISITORS = { testMatch: STAFF, testIgnore: EXCLUDED, dependencies: ['phone', 'desktop'] };

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/preview.setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: process.env.E2E_RETRIES ? 1 : 0,
  // Generous for a busy machine; speed is measured elsewhere.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    trace: 'on-first-retry',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: LAUNCH_OPTIONS,
  },
  projects: [
    { name: 'phone', ...PHONE, testIgnore: ['*.desktop.spec.ts', STAFF, ATTACKS, ...EXCLUDED] },
    {
      name: 'desktop',
      ...DESKTOP,
      ...onlyTagged('desktop'),
      testIgnore: ['*.phone.spec.ts', STAFF, ATTACKS, ...EXCLUDED],
    },
    { name: 'staff-phone', ...PHONE, ...onlyTagged('phone'), ...AFTER_VISITORS },
    { name: 'staff-desktop', ...DESKTOP, ...AFTER_VISITORS },
    {
      name: 'attacks',
      ...DESKTOP,
      testMatch: ATTACKS,
      dependencies: ['staff-phone', 'staff-desktop'],
      fullyParallel: false,
    },
  ],
});
