import type { Page } from '@playwright/test';
import { newEnquirer } from './enquirer.ts';
import { newStaff } from './new-staff.ts';
import { staffTest as test } from './staff.ts';
import { DESKTOP, expect, expectAccessible } from './visitor.ts';

/** What a lead may take to appear, without a reload. */
const AT_ONCE = { timeout: 5_000 };

/** Sends an enquiry as a visitor does, and returns the name that is on it. */
async function enquire(page: Page, project: string): Promise<string> {
  const { email, phone, message } = newEnquirer(project);
  const name = `Uma ${email.split('@')[0]?.split('-').slice(-2).join(' ')}`;
  const answer = await page.request.post('/api/v1/contactUs', {
    data: { full_name: name, email, phone_number: phone, message, iAgreeToTerms: 'Yes' },
  });
  expect(answer.ok()).toBe(true);
  return name;
}

const isLive = (page: Page) => expect(page.getByText('Live', { exact: true })).toBeVisible();
const newInSidebar = (page: Page) => page.getByRole('complementary', { name: 'Screens' }).getByText(/^[\d,]+$/);
const readCount = async (page: Page) => Number((await newInSidebar(page).textContent())?.replace(',', ''));

test(
  'R-410 a new lead appears in an open inbox, and is counted in the sidebar and the title',
  DESKTOP,
  async ({ staffPage: page }, { project }) => {
    await page.goto('/admin/enquiries?view=new');
    await isLive(page);
    await expect(newInSidebar(page)).toBeVisible();
    const before = await readCount(page);
    const name = await enquire(page, project.name);
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible(AT_ONCE);
    // Other tests add leads as well.
    await expect.poll(() => readCount(page), AT_ONCE).toBeGreaterThan(before);
    await expect(page).toHaveTitle(/^\(\d+\) Enquiries \| Back office/);
    await page.getByRole('link', { name: 'Projects' }).click();
    await expect(page).toHaveTitle(/^\(\d+\) Projects \| Back office/);
  },
);

test(
  'R-410 a second tab hears of it from the first, and holds the connection when that one closes',
  DESKTOP,
  async ({ staffPage: first }, { project }) => {
    const streams: Page[] = [];
    first.context().on('request', (request) => {
      if (request.url().endsWith('/api/v1/admin/live')) streams.push(request.frame().page());
    });
    await first.goto('/admin/enquiries?view=new');
    await isLive(first);
    const second = await first.context().newPage();
    await second.goto('/admin/enquiries?view=new');
    await isLive(second);
    expect(streams).toEqual([first]);
    const name = await enquire(first, project.name);
    await expect(second.getByRole('row').filter({ hasText: name })).toBeVisible(AT_ONCE);
    await first.close();
    await expect.poll(() => streams.at(-1) === second, AT_ONCE).toBe(true);
    await isLive(second);
    const later = await enquire(second, project.name);
    await expect(second.getByRole('row').filter({ hasText: later })).toBeVisible(AT_ONCE);
  },
);

test(
  'R-410 a lead rings and shows a notice of the browser if the user has chosen that',
  DESKTOP,
  async ({ staffPage: page }, { project }) => {
    await page.context().grantPermissions(['notifications']);
    await page.addInitScript(() => {
      const shown: string[] = [];
      const rung: number[] = [];
      Object.assign(window, { shown, rung });
      const { Notification: Real } = window;
      class Recorded extends EventTarget {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title: string, { body }: NotificationOptions) {
          super();
          shown.push(`${title}: ${body}`);
        }
      }
      if (Real) Object.assign(window, { Notification: Recorded });
      const Silent = class extends AudioContext {
        override createOscillator() {
          rung.push(this.currentTime);
          return super.createOscillator();
        }
      };
      Object.assign(window, { AudioContext: Silent });
      // The page of a test always has the focus.
      document.hasFocus = () => false;
    });
    await page.goto('/admin/dashboard');
    await page.getByRole('button', { name: /^Leads/ }).click();
    const panel = page.getByRole('dialog', { name: 'Leads' });
    await expect(panel.getByText('Live', { exact: true })).toBeVisible();
    await panel.getByRole('switch', { name: 'Play a sound' }).click();
    await panel.getByRole('switch', { name: 'Show a browser notification' }).click();
    await expect(panel.getByRole('switch', { name: 'Show a browser notification' })).toBeChecked();
    await expectAccessible(page);
    // The sound is heard once when it is chosen.
    const readRung = () => page.evaluate(() => (window as unknown as { rung: number[] }).rung.length);
    await expect.poll(readRung).toBeGreaterThanOrEqual(2);
    const before = await readRung();
    await enquire(page, project.name);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shown: string[] }).shown), AT_ONCE)
      .toContain('New enquiry: Not about a particular listing');
    await expect.poll(readRung).toBeGreaterThan(before);
  },
);

test('R-410 staff who see no leads have no bell and no count', DESKTOP, async ({ page }) => {
  const { email, password } = await newStaff('editor');
  await page.request.post('/api/v1/admin/auth/login', { data: { email, password } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/admin/projects');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Leads/ })).toHaveCount(0);
  expect(asked.filter((path) => /admin\/(live|enquiry)/.test(path))).toEqual([]);
});
