import type { Page } from '@playwright/test';
import { recordScreen } from './record-screen.ts';
import { ASHA, staffTest as test } from './staff.ts';
import { DESKTOP, expect, expectAccessible } from './visitor.ts';

/** Each width uses a separate page that no other test reads. */
const PAGES: Record<string, { key: string; title: string }> = {
  'staff-phone': { key: 'return-and-refund-policy', title: 'Return and Refund Policy' },
  'staff-desktop': { key: 'disclaimer', title: 'Disclaimer' },
};

const publicly = async (page: Page, key: string) => (await page.request.get(`/${key}`)).text();

test('R-300 D-41 a page is written as a draft, looked at, published under the next version, and taken back', async ({
  staffPage: page,
}, { project }) => {
  const { key, title } = PAGES[project.name] ?? { key: 'disclaimer', title: 'Disclaimer' };
  const leadText = `Read at noon, ${project.name}`;
  const expectSuccess = (text: string) =>
    expect(page.getByText(`Success, ${text}`, { exact: true }).last()).toBeVisible();
  await page.goto(`/admin/content?q=${key}`);
  await page.getByRole('row').getByRole('button', { name: title }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Page' });
  const lead = dialog.getByLabel('Intro');
  const usual = await lead.inputValue();
  await lead.fill(leadText);
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expectSuccess('Draft Saved Successfully');
  await expect(dialog.getByText('This is a draft.')).toBeVisible();
  expect(await publicly(page, key)).not.toContain(leadText);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Draft preview' });
  await expect(preview.getByText(leadText)).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Close' }).click();

  const publish = async () => {
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog', { name: 'Publish page' }).getByRole('button', { name: 'Publish' }).click();
    await expectSuccess('Page Published Successfully');
  };
  await publish();
  expect(await publicly(page, key)).toContain(leadText);
  await dialog.getByRole('tab', { name: /^Versions/ }).click();
  const versions = dialog.getByRole('listitem');
  await expect(versions.filter({ hasText: '(live)' })).toContainText(ASHA.full_name);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'View version 1' }).click();
  const past = page.getByRole('dialog', { name: 'Version 1' });
  await expect(past.getByRole('heading', { level: 2, name: title }).first()).toBeVisible();
  await past.getByRole('button', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Restore as draft, version 1' }).click();
  await expect(dialog.getByText('This is a draft.')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Content' }).click();
  await lead.fill(usual);
  await publish();
  expect(await publicly(page, key)).toContain(usual);
});

test('R-180 D-41 a question is drafted, published and deleted', async ({ staffPage: page }, { project }) => {
  const screen = recordScreen(page, { path: 'content', noun: 'FAQ' });
  const question = `Is the ${project.name} open?`;
  const warnsBeforeLeaving = async () => {
    const { site } = await (await page.request.get('/api/v1/public/site')).json();
    return site.faqs.some((faq: { question: string }) => faq.question === question);
  };
  await screen.open('?tab=faqs');
  await screen.add(async () => {
    await page.getByLabel('Question').fill(question);
    await page.getByLabel('Answer').fill('From ten.');
  });
  expect(await warnsBeforeLeaving()).toBe(false);
  await screen.edit(question, async () => void (await page.getByLabel('Status').selectOption('Published')));
  expect(await warnsBeforeLeaving()).toBe(true);
  await expectAccessible(page);
  await screen.remove(question);
  expect(await warnsBeforeLeaving()).toBe(false);
});

test(
  'R-178 D-40 a popular link is found under its title, and under its former one',
  DESKTOP,
  async ({ staffPage: page }) => {
    const screen = recordScreen(page, { path: 'content', noun: 'Popular Link' });
    await screen.open('?tab=links&sort=-createdAt');
    await screen.add(async () => {
      await page.getByLabel('Title').fill('Orchards In India');
      await page.getByLabel('Shows').selectOption('Properties');
      await page.getByLabel('Position').fill('9000');
    });
    const visit = (path: string) => page.request.get(`/most-popular-links/${path}`, { maxRedirects: 0 });
    expect((await visit('orchards-in-india')).status()).toBe(200);
    await screen.edit('Orchards In India', () => page.getByLabel('Title').fill('Mango Orchards In India'));
    const moved = await visit('orchards-in-india');
    expect([moved.status(), moved.headers()['location']]).toEqual([301, '/most-popular-links/mango-orchards-in-india']);
    await screen.remove('Mango Orchards In India');
    expect((await visit('mango-orchards-in-india')).status()).toBe(404);
  },
);

test('R-137 D-41 the benefits are cards that can be put in order', DESKTOP, async ({ staffPage: page }) => {
  await page.goto('/admin/content?open=careers');
  const dialog = page.getByRole('dialog', { name: 'Edit Page' });
  const cards = dialog.getByRole('list', { name: 'Benefits' }).getByRole('listitem');
  await expect(cards).toHaveCount(6);
  await dialog.getByRole('button', { name: 'Move Pay you can plan with down' }).click();
  await expect(cards.nth(1).getByLabel('Heading')).toHaveValue('Pay you can plan with');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Draft preview' });
  await expect(preview.getByRole('heading', { level: 3 }).nth(1)).toHaveText('Pay you can plan with');
  await preview.getByRole('button', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Discard draft' }).click();
  await expect(cards.nth(0).getByLabel('Heading')).toHaveValue('Pay you can plan with');
});
