import { existsSync } from 'node:fs';

// The headless shell is the same engine without a user interface and takes two thirds of the time.
const browser = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);

/** Starts an installed browser, or the one that Playwright provides. */
export const LAUNCH_OPTIONS = {
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
};
