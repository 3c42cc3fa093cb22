import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { LAUNCH_OPTIONS } from '../test/browser.ts';
import { createDrillApp } from './drill-app.ts';
import { copyRelease } from './next-release.ts';

/**
 * Visitors have pages open while the site changes to another release, a real second build whose files have other names.
 * A page that asks for code of the earlier release gets it from the file store. Once that no longer has it, the page is
 * reloaded, once, and what was typed is kept.
 *
 *   npm run drill:open-tab
 */
const TYPED = 'Meera Iyer';

/** A second build: a statement in a file that all pages load gives it, and every file that imports it, another name. */
async function buildNextRelease(): Promise<string> {
  const folder = await copyRelease();
  const entry = join(folder, 'src/web/app/entry.client.tsx');
  await writeFile(entry, `${await readFile(entry, 'utf8')}\nglobalThis.name = 'next release';\n`);
  await promisify(execFile)('npx', ['react-router', 'build', 'src/web'], { cwd: folder });
  return folder;
}

/** Opens a page and waits until it is interactive; returns the number of times it is loaded again. */
async function openPage(page: Page, url: string): Promise<() => number> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main, body footer')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactProps')),
    ),
  );
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

const shareFirst = (page: Page) => page.getByRole('button', { name: /^Share / }).first();

async function drill(): Promise<boolean> {
  const next = await buildNextRelease();
  const app = await createDrillApp({ demo: true });
  const browser = await chromium.launch(LAUNCH_OPTIONS);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript(() => {
      document.cookie = 'terms-accepted=Yes; path=/';
      document.cookie = 'cookie-choice=necessary; path=/';
    });
    const [list, contact] = [await context.newPage(), await context.newPage()];
    const listLoads = await openPage(list, `${app.origin}/properties`);
    const contactLoads = await openPage(contact, `${app.origin}/contact-us`);
    const isAsset = (url: string) => new URL(url).pathname.startsWith('/assets/');
    const asked: string[] = [];
    list.on('response', (response) => {
      if (isAsset(response.url()) && response.ok()) asked.push(new URL(response.url()).pathname);
    });
    await app.web.stop();
    await app.web.start(next);

    const code = list.waitForResponse((response) => isAsset(response.url()) && response.ok());
    await shareFirst(list).click();
    await code;
    await list.getByRole('link', { name: 'Whatsapp' }).first().waitFor();
    const areOfTheFirst = asked.every((path) => !existsSync(join(next, 'src/web/build/client', path)));
    const servedFromStore = asked.length > 0 && areOfTheFirst && listLoads() === 0;

    await rm(join(app.files, 'public/assets'), { recursive: true, force: true });
    await contact.getByLabel('Full name').first().fill(TYPED);
    await contact.getByRole('button', { name: /EMI/ }).first().click();
    await contact.waitForEvent('load');
    await contact.getByRole('button', { name: 'Restore my message' }).first().click();
    const kept = await contact.getByLabel('Full name').first().inputValue();
    await contact.getByRole('button', { name: /EMI/ }).first().click();
    await contact.getByRole('dialog').waitFor();
    const promises = {
      'code of the earlier release comes from the file store, without a reload': servedFromStore,
      'without it the page is reloaded once': contactLoads() === 1,
      'what was typed is kept': kept === TYPED,
    };
    console.log(asked);
    console.table(promises);
    return Object.values(promises).every(Boolean);
  } finally {
    await browser.close();
    await app.close();
    await rm(next, { recursive: true, force: true });
  }
}

process.exitCode = (await drill()) ? 0 : 1;
