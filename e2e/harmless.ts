import type { Page } from '@playwright/test';
import { expect, settled } from './visitor.ts';

/** None of the injected code ran, and none of it is left in executable form. */
export async function expectHarmless(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  const found = await page.evaluate(() => {
    const runs = /^(?:javascript|vbscript|data:text)/i;
    const bad: string[] = 'pwned' in window && window.pwned === 1 ? ['it ran'] : [];
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        const address = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'].includes(name);
        // oxlint-disable-next-line no-control-regex -- browsers skip these characters before they parse the scheme
        const reads = address && runs.test(value.replaceAll(/[\u0000-\u0020]/g, ''));
        if (name.startsWith('on') || name === 'srcdoc' || reads) bad.push(`${element.tagName} ${name}=${value}`);
      }
    }
    return [...bad, ...window.cspViolations];
  });
  expect([path, found]).toEqual([path, []]);
}
