import type { Locator, Page } from '@playwright/test';
import type { EnquiryStatus } from '../src/contract/people/enumerations.ts';
import { newLead, readLead } from './new-lead.ts';
import { newStaff, openAs } from './new-staff.ts';
import { staffTest as test } from './staff.ts';
import { allowErrors, DESKTOP, expect, expectAccessible, LAYOUT } from './visitor.ts';

const column = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const cardIn = (page: Page, name: string, lead: { name: string }): Locator =>
  column(page, name).getByRole('link', { name: lead.name });
const getStatus = async ({ id }: { id: number }): Promise<EnquiryStatus | undefined> => (await readLead(id))?.status;
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('main').getByRole('status').filter({ hasText: text })).toHaveCount(1);

/** Drags with the mouse from the middle of one element to the other. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + Math.min(end.height / 2, 60), { steps: 8 });
}

test(
  'R-415 a card is moved by keyboard, which is said aloud',
  DESKTOP,
  async ({ browser, page: visitor }, { project }) => {
    const staff = await newStaff('sales');
    const lead = await newLead(visitor, project.name, { owner: staff, status: 'contacted', dueInHours: -30 });
    const page = await openAs(browser, staff, `/admin/board?assigned_to=${staff.id}`);
    const card = cardIn(page, 'Contacted', lead);
    await expect(card).toContainText('Since');
    await expect(card).toHaveAccessibleDescription(/Space picks it up/);
    await expectAccessible(page);
    await card.focus();
    await page.keyboard.press('Space');
    await said(page, `${lead.name} picked up from Contacted`);
    await page.keyboard.press('ArrowRight');
    await said(page, 'Over Visit planned, 3 of 7');
    await expect(column(page, 'Visit planned').getByText('Drop: Visit planned')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await said(page, `${lead.name} is back in Contacted`);
    expect(await getStatus(lead)).toBe('contacted');

    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await said(page, `${lead.name} moved to Visited`);
    await expect(cardIn(page, 'Visited', lead)).toBeFocused();
    await expect.poll(() => getStatus(lead)).toBe('visited');

    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: lead.name })).toBeVisible();
    await page.context().close();
  },
);

test(
  'R-415 a card is dragged by mouse, and put back with Escape',
  DESKTOP,
  async ({ browser, page: visitor }, { project }) => {
    const staff = await newStaff('sales');
    const lead = await newLead(visitor, project.name, { owner: staff, status: 'contacted' });
    const page = await openAs(browser, staff, `/admin/board?assigned_to=${staff.id}`);
    await drag(page, cardIn(page, 'Contacted', lead), column(page, 'Negotiating'));
    await expect(column(page, 'Negotiating').getByText('Drop: Negotiating')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(cardIn(page, 'Contacted', lead)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await drag(page, cardIn(page, 'Contacted', lead), column(page, 'Negotiating'));
    await page.mouse.up();
    await expect(cardIn(page, 'Negotiating', lead)).toBeVisible();
    await expect.poll(() => getStatus(lead)).toBe('negotiating');
    // The end of a drag is no press.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await cardIn(page, 'Negotiating', lead).click();
    await expect(page.getByRole('dialog', { name: lead.name })).toBeVisible();
    await page.context().close();
  },
);

test('R-415 a lost lead needs a reason', DESKTOP, async ({ browser, page: visitor }, { project }) => {
  const staff = await newStaff('sales');
  const [usual, other] = [
    await newLead(visitor, project.name, { owner: staff, status: 'visited' }),
    await newLead(visitor, project.name, { owner: staff, status: 'visited' }),
  ];
  const page = await openAs(browser, staff, `/admin/board?assigned_to=${staff.id}`);
  await drag(page, cardIn(page, 'Visited', usual), column(page, 'Lost'));
  await page.mouse.up();
  const question = page.getByRole('dialog', { name: `Why was ${usual.name} lost?` });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(cardIn(page, 'Visited', usual)).toBeVisible();
  expect(await getStatus(usual)).toBe('visited');
  await drag(page, cardIn(page, 'Visited', usual), column(page, 'Lost'));
  await page.mouse.up();
  await question.getByRole('button', { name: 'Bought elsewhere' }).click();
  await expect(cardIn(page, 'Visited', usual)).toHaveCount(0);
  await expect.poll(async () => readLead(usual.id)).toMatchObject({ status: 'lost', lost_reason: 'Bought elsewhere' });

  await cardIn(page, 'Visited', other).focus();
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  const again = page.getByRole('dialog', { name: `Why was ${other.name} lost?` });
  await again.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(again.getByText('Please enter why it was lost')).toBeVisible();
  await again.getByLabel('Another reason').fill('Moved abroad');
  await again.getByRole('button', { name: 'Mark as lost' }).click();
  await expect.poll(async () => readLead(other.id)).toMatchObject({ status: 'lost', lost_reason: 'Moved abroad' });
  await expect(column(page, 'Lost')).toContainText('2');
  await page.context().close();
});

test(
  'R-415 a card goes back when the server refuses the change, which says why',
  {
    ...DESKTOP,
    ...allowErrors('500'),
  },
  async ({ browser, page: visitor }, { project }) => {
    const staff = await newStaff('sales');
    const lead = await newLead(visitor, project.name, { owner: staff, status: 'contacted' });
    const page = await openAs(browser, staff, `/admin/board?assigned_to=${staff.id}`);
    await page.route(`**/admin/enquiry/${lead.id}`, (route) =>
      route.fulfill({ status: 500, json: { success: false, msg: 'Please try again later', errors: [] } }),
    );
    await cardIn(page, 'Contacted', lead).focus();
    for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    await said(page, `${lead.name} is back in Contacted. Please try again later`);
    await expect(cardIn(page, 'Contacted', lead)).toBeFocused();
    expect(await getStatus(lead)).toBe('contacted');
    await page.context().close();
  },
);

test(
  'R-415 phones show one status at a time, others the columns; the figures follow',
  LAYOUT,
  async ({ browser, page: visitor }, { project }) => {
    const staff = await newStaff('sales');
    const lead = await newLead(visitor, project.name, { owner: staff, status: 'contacted' });
    const page = await openAs(browser, staff, `/admin/board?assigned_to=${staff.id}`);
    const isPhone = project.name === 'staff-phone';
    await expect(column(page, 'New').first()).toBeVisible();
    await expect(column(page, 'Contacted')).toBeVisible({ visible: !isPhone });
    if (isPhone) await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Contacted' }).click();
    await expect(cardIn(page, 'Contacted', lead)).toBeVisible();
    const figures = page.getByRole('region', { name: 'My figures' });
    await expect(figures.getByText(staff.full_name).filter({ visible: true }).first()).toBeVisible();
    await figures.getByRole('button', { name: 'Source' }).click();
    await expect(page.getByRole('region', { name: 'By source' })).toBeVisible();
    await page.getByLabel('Period').selectOption('Last 7 days');
    await expect(page).toHaveURL(/by=source.*days=7/);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.context().close();
  },
);

test(
  'R-415 a finger drags a card after a long press',
  { tag: '@phone' },
  async ({ browser, page: visitor }, { project }) => {
    const staff = await newStaff('sales');
    const lead = await newLead(visitor, project.name, { owner: staff, status: 'new' });
    const page = await openAs(browser, staff, `/admin/board?assigned_to=${staff.id}`);
    const [card, tab] = [
      cardIn(page, 'New', lead),
      page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Contacted' }),
    ];
    const [from, to] = [await card.boundingBox(), await tab.boundingBox()];
    if (!from || !to) throw new Error('nothing to drag');
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', { x, y }: { x: number; y: number }) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    await touch('touchStart', { x: from.x + 40, y: from.y + 20 });
    const floating = page.locator('[data-floating]');
    await expect(floating).toContainText(lead.name);
    await touch('touchMove', { x: from.x + 60, y: from.y });
    await touch('touchMove', { x: to.x + to.width / 2, y: to.y + to.height / 2 });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(floating).toHaveCount(0);
    await expect.poll(() => getStatus(lead)).toBe('contacted');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.context().close();
  },
);
