import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// The shell is the same engine without windows and tabs: journeys take two thirds of the time.
const browser = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);

const STAFF = 'admin-*.spec.ts';
// Breaks records on purpose, which others would stumble over.
const ATTACKS = 'attacks*.spec.ts';

const PHONE = {
  // What has no width is tried once.
  grepInvert: /@once/,
  use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

const DESKTOP = { use: { viewport: { width: 1440, height: 900 } } };

// Staff change what visitors see, and visitors' journeys count it: they go first.
const AFTER_VISITORS = { testMatch: STAFF, dependencies: ['phone', 'desktop'] };

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/preview.setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Room for a busy machine: what is promised about speed is measured, not waited for.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'phone', ...PHONE, testIgnore: ['*.desktop.spec.ts', STAFF, ATTACKS] },
    { name: 'desktop', ...DESKTOP, testIgnore: ['*.phone.spec.ts', STAFF, ATTACKS] },
    { name: 'staff-phone', ...PHONE, ...AFTER_VISITORS },
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
