import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export interface Loaded {
  when: string;
  files: number;
  kb: number;
  names: string[];
}

/** Measures which of our scripts the browser loads from an empty cache: initially, and with each later step. */
export async function measureScripts(page: Page): Promise<Loaded[]> {
  const seen = new Map<string, number>();
  const arriving: Promise<void>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    const size = async () => {
      seen.set(pathname, gzipSync(await response.body(), { level: 9 }).length / 1000);
    };
    arriving.push(size());
  });
  const stages: Loaded[] = [];
  let before = new Set<string>();
  const stage = async (when: string) => {
    await page.waitForLoadState('networkidle');
    await Promise.all(arriving);
    const fresh = [...seen].filter(([file]) => !before.has(file));
    before = new Set(seen.keys());
    const names = fresh
      .toSorted(([, one], [, other]) => other - one)
      .map(([file]) => file.replace(/^\/assets\/|-[\w-]{8}\.js$/g, ''));
    const kb = Math.round(fresh.reduce((sum, [, size]) => sum + size, 0) * 10) / 10;
    stages.push({ when, files: fresh.length, kb, names });
  };

  await page.goto('/admin/properties');
  await page.waitForSelector('[data-opens-row]');
  await stage('the list of properties, at first');
  await page.getByRole('button', { name: 'Add Property' }).click();
  await page.getByRole('textbox', { name: /^Description/ }).waitFor();
  await stage('the editor of a property');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await stage('the palette');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('dialog', { name: 'Edit Profile' }).waitFor();
  await stage('the profile');
  return stages;
}
