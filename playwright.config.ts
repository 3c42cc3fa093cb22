import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const browser = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));

const STAFF = 'admin-*.spec.ts';

const PHONE = {
  // What has no width is tried once.
  grepInvert: /@once/,
  use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

const DESKTOP = { use: { viewport: { width: 1440, height: 900 } } };

// Staff change what visitors see, and visitors' journeys count it: they go first. Staff fill long forms and wait for
// pictures to be drawn: their journeys take their time.
const AFTER_VISITORS = { testMatch: STAFF, dependencies: ['phone', 'desktop'], timeout: 60_000 };

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/preview.setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
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
    { name: 'phone', ...PHONE, testIgnore: ['*.desktop.spec.ts', STAFF] },
    { name: 'desktop', ...DESKTOP, testIgnore: ['*.phone.spec.ts', STAFF] },
    { name: 'staff-phone', ...PHONE, ...AFTER_VISITORS },
    { name: 'staff-desktop', ...DESKTOP, ...AFTER_VISITORS },
  ],
});
