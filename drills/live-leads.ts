import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { LAUNCH_OPTIONS } from '../test/browser.ts';
import { STAFF } from './drill-app.ts';
import { createTwoWebs, runBehindProxy } from './two-webs.ts';

/**
 * Staff have the inbox open in several browsers, over two web processes behind HAProxy, while leads arrive over either
 * process. Each lead must be in each inbox within five seconds, also after one process was killed.
 *
 *   npm run drill:live-leads             thirty leads
 *   npm run drill:live-leads -- --short  six, for CI
 */
const { values: options } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const LEADS = options.short ? 6 : 30;
const BROWSERS = 4;
const LIMIT_MS = 5_000;
/** EventSource waits three seconds before it connects again, to the process that is left. */
const RECONNECT_MS = 20_000;

async function openInbox(browser: Browser, origin: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const answer = await page.request.post(`${origin}/api/v1/admin/auth/login`, { data: STAFF });
  if (!answer.ok()) throw new Error(`signing in was answered ${answer.status()}`);
  await page.goto(`${origin}/admin/enquiries?view=new`);
  await page.getByText('Live', { exact: true }).waitFor();
  return page;
}

/** Sends a lead and returns after how many milliseconds each inbox shows it. */
async function measure(pages: Page[], origin: string): Promise<number[]> {
  const name = `Tara ${randomUUID().slice(0, 8)}`;
  const answer = await fetch(`${origin}/api/v1/contactUs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `2001:db8::${randomUUID().slice(0, 4)}:1` },
    body: JSON.stringify({
      full_name: name,
      email: `${name.replace(' ', '.').toLowerCase()}@visitor.example`,
      phone_number: '00000 01044',
      message: 'A flat near the lake, please.',
      iAgreeToTerms: 'Yes',
    }),
  });
  if (!answer.ok) throw new Error(`the enquiry was answered ${answer.status}`);
  const start = performance.now();
  return Promise.all(
    pages.map(async (page) => {
      await page.getByRole('row').filter({ hasText: name }).waitFor({ timeout: RECONNECT_MS });
      return performance.now() - start;
    }),
  );
}

const toFigures = (times: number[]) => {
  const sorted = times.toSorted((one, other) => one - other);
  return { medianMs: Math.round(sorted[sorted.length >> 1] ?? 0), slowestMs: Math.round(sorted.at(-1) ?? 0) };
};

await runBehindProxy(async () => {
  const { app, web2, proxy, close } = await createTwoWebs({ demo: true });
  const browser = await chromium.launch(LAUNCH_OPTIONS);
  try {
    const pages: Page[] = [];
    for (let number = 0; number < BROWSERS; number += 1) pages.push(await openInbox(browser, proxy.origin));
    const times: number[] = [];
    for (let lead = 0; lead < LEADS; lead += 1) times.push(...(await measure(pages, proxy.origin)));
    await web2.kill();
    // What arrives while a browser connects again is shown once it is connected.
    const afterKill = await measure(pages, app.origin);
    for (const page of pages) await page.getByText('Live', { exact: true }).waitFor({ timeout: RECONNECT_MS });
    const later = await measure(pages, proxy.origin);
    console.table({ 'two processes': toFigures(times), 'one killed': toFigures(afterKill), later: toFigures(later) });
    return [...times, ...later].every((ms) => ms <= LIMIT_MS);
  } finally {
    await browser.close();
    await web2.start();
    await close();
  }
});
