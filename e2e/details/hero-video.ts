import type { Page } from '@playwright/test';

const VIDEO = /courtyard-india[^/]*\.(?:webm|mp4)$|hero-video-[^/]*\.js$/;

/** The requested files of the hero video, including its code. */
export function watchVideoRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (VIDEO.test(pathname)) requests.push(pathname);
  });
  return requests;
}
