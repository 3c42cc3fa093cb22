import type { Page } from '@playwright/test';
import { allowErrors, expect, expectAccessible, settled, test, visit } from '../visitor.ts';
import { watchVideoRequests } from './hero-video.ts';

test.use({ heroVideo: true, motion: true });

declare global {
  interface Window {
    shifts: number;
    largest: string[];
  }
}

const watchPaint = () => {
  window.shifts = 0;
  window.largest = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) window.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
      window.largest.push(entry.element?.localName ?? '');
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

const film = (page: Page) => page.locator('main video');
const isPlaying = async (page: Page) => film(page).evaluate((video: HTMLVideoElement) => !video.paused);
const getCurrentTime = async (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);

async function visitPlaying(page: Page): Promise<void> {
  await visit(page, '/');
  await expect(film(page)).toHaveCSS('opacity', '1');
  await expect.poll(() => isPlaying(page)).toBe(true);
}

test.describe('R-041 the hero video', () => {
  test('plays over its poster, muted and looping, from a file in parts, and nothing jumps', async ({
    page,
    request,
  }) => {
    await page.addInitScript(watchPaint);
    await visitPlaying(page);
    const start = await getCurrentTime(page);
    await expect.poll(() => getCurrentTime(page)).not.toBe(start);
    const { muted, loop, controls, duration } = await film(page).evaluate((video: HTMLVideoElement) => ({
      muted: video.muted,
      loop: video.loop,
      controls: video.controls,
      duration: video.duration,
    }));
    expect({ muted, loop, controls }).toEqual({ muted: true, loop: true, controls: false });
    expect(duration).toBe(10);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Better Future in INDIA');
    const { shifts, largest } = await page.evaluate(() => ({ shifts: window.shifts, largest: window.largest }));
    expect(shifts).toBeLessThan(0.01);
    expect(largest.at(-1), 'the largest paint is the poster, not the video').toBe('img');

    const path = await film(page).evaluate((video: HTMLVideoElement) => video.currentSrc);
    const answer = await request.get(path, { headers: { range: 'bytes=0-99', 'accept-encoding': 'br, gzip' } });
    expect(answer.status()).toBe(206);
    expect(answer.headers()['content-range']).toMatch(/^bytes 0-99\/\d+$/);
    expect(answer.headers()['content-encoding'], 'a film is compressed already').toBeUndefined();
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('begins and ends as the poster looks, so that neither the change nor the loop is seen', async ({ page }) => {
    await visitPlaying(page);
    await page.getByRole('button', { name: 'Pause video' }).click();
    await expectAccessible(page);
    const differences = await film(page).evaluate(async (video: HTMLVideoElement) => {
      const canvas = document.createElement('canvas');
      canvas.width = 360;
      canvas.height = 175;
      const brush = canvas.getContext('2d', { willReadFrequently: true });
      const look = (picture: CanvasImageSource) => {
        brush?.drawImage(picture, 0, 0, 360, 175);
        return brush?.getImageData(0, 0, 360, 175).data ?? new Uint8ClampedArray();
      };
      const at = async (seconds: number) => {
        const shown = new Promise((done) => video.requestVideoFrameCallback(done));
        video.currentTime = seconds;
        await shown;
        return look(video);
      };
      const poster = look(document.querySelector('main picture img') as HTMLImageElement);
      const differs = (frame: Uint8ClampedArray) =>
        frame.reduce((sum, value, i) => sum + Math.abs(value - (poster[i] ?? 0)), 0) / frame.length;
      return { middle: differs(await at(5)), last: differs(await at(9.97)), first: differs(await at(0)) };
    });
    expect(differences.first).toBeLessThan(1.5);
    expect(differences.last).toBeLessThan(1.5);
    expect(differences.middle).toBeGreaterThan(differences.first);
  });

  test('stops and goes on by keyboard, and stays stopped for the session', async ({ page }) => {
    await visitPlaying(page);
    await page.getByText('Popular:').getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    const pause = page.getByRole('button', { name: 'Pause video' });
    await expect(pause).toBeFocused();
    const box = await pause.boundingBox();
    expect([box?.width, box?.height]).toEqual([44, 44]);
    await page.keyboard.press('Enter');
    const play = page.getByRole('button', { name: 'Play video' });
    await expect(play).toBeFocused();
    await expect.poll(() => isPlaying(page)).toBe(false);

    const requests = watchVideoRequests(page);
    await page.reload();
    await expect(play).toBeVisible();
    await settled(page);
    expect(requests.filter((path) => !path.endsWith('.js'))).toEqual([]);
    await expect.poll(() => isPlaying(page)).toBe(false);

    await play.press('Enter');
    await expect(pause).toBeVisible();
    await expect.poll(() => isPlaying(page)).toBe(true);
  });

  test('rests while it is out of view or the tab is hidden', async ({ page }) => {
    await visitPlaying(page);
    await page.evaluate(() => window.scrollTo({ top: 5_000, behavior: 'instant' }));
    await expect.poll(() => isPlaying(page)).toBe(false);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => isPlaying(page)).toBe(true);
    const setHidden = async (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await setHidden(true);
    await expect.poll(() => isPlaying(page)).toBe(false);
    await setHidden(false);
    await expect.poll(() => isPlaying(page)).toBe(true);
  });

  test('leaves when the window becomes small or motion unwelcome', async ({ page }) => {
    await visitPlaying(page);
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(film(page)).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(film(page)).toHaveCount(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(film(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /video/ })).toHaveCount(0);
  });

  test('leaves the poster where its files do not come', allowErrors('net::ERR_FAILED'), async ({ page }) => {
    await page.route(/courtyard-india[^/]*\.(webm|mp4)$/, (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.mp4'));
    await visit(page, '/');
    await lost;
    await expect(page.getByRole('button', { name: /video/ })).toHaveCount(0);
  });
});

test.describe('D-44 only the drawing, and no byte of video', () => {
  const onlyTheDrawing = async (page: Page, path = '/') => {
    const requests = watchVideoRequests(page);
    await visit(page, path);
    await settled(page);
    expect(requests).toEqual([]);
    await expect(page.getByRole('button', { name: /video/ })).toHaveCount(0);
  };

  test('for those who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await onlyTheDrawing(page);
  });

  for (const connection of [{ saveData: true }, { effectiveType: '3g' }]) {
    test(`for a connection with ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await onlyTheDrawing(page);
    });
  }

  test('on a tablet', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await onlyTheDrawing(page);
  });

  test('on the home page of a city, which has its own drawing', async ({ page }) => {
    await onlyTheDrawing(page, '/city/jaipur');
    await expect(page.locator('main picture source')).toHaveAttribute('srcset', /courtyard-jaipur-golden-wide/);
  });
});
