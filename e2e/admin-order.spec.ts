import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { inDatabase } from './database.ts';
import { newStaff, openAs } from './new-staff.ts';
import { DESKTOP, expect, expectAccessible, LAYOUT, test } from './visitor.ts';

const NAMES = ['First', 'Second', 'Third'];
/** So many that the list has several pages. */
const FURTHER = Array.from({ length: 8 }, (_, index) => `Other ${index}`);

/** Three questions beside each other, which are not public, and the list of all. */
async function openQuestions(browser: Browser) {
  const mark = randomUUID().slice(0, 8);
  const names = NAMES.map((name) => `${name} ${mark}?`);
  const first = 1_000 + Math.floor(Math.random() * 8_000);
  await inDatabase((client) =>
    client.query(
      `insert into faqs (question, answer, status, position)
       select question, 'An answer.', 'draft', $2 + n from unnest($1::text[]) with ordinality as added(question, n)`,
      [[...names, ...FURTHER], first],
    ),
  );
  const page = await openAs(browser, await newStaff('editor'), '/admin/content?tab=faqs');
  await page.getByRole('combobox', { name: 'Rows' }).selectOption('100');
  await expect(getHandle(page, names[2])).toBeVisible();
  const read = async () => {
    const { rows } = await inDatabase((client) =>
      client.query<{ question: string }>('select question from faqs where question = any($1) order by position, id', [
        names,
      ]),
    );
    return rows.map(({ question }) => names.indexOf(question));
  };
  return { page, names, read };
}

const getHandle = (page: Page, name = '') => page.getByRole('button', { name: `Move ${name}` });

test('R-423 the order of the site is changed with the arrow keys', LAYOUT, async ({ browser }) => {
  const { page, names, read } = await openQuestions(browser);
  await expectAccessible(page);
  await getHandle(page, names[2]).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(getHandle(page, names[2])).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `${names[2]} is now` })).toHaveCount(1);
  await expect.poll(read).toEqual([2, 0, 1]);
  await page.reload();
  await expect(getHandle(page, names[0])).toBeVisible();
  expect(await read()).toEqual([2, 0, 1]);
  await page.context().close();
});

test('R-423 a row is dragged by its handle, and Escape puts it back', DESKTOP, async ({ browser }) => {
  const { page, names, read } = await openQuestions(browser);
  const carry = async (name: string | undefined, over: string | undefined) => {
    await getHandle(page, name).hover();
    await page.mouse.down();
    const target = await getHandle(page, over).boundingBox();
    await page.mouse.move((target?.x ?? 0) + 10, (target?.y ?? 0) + (target?.height ?? 0) / 2, { steps: 4 });
  };
  await getHandle(page, names[2]).scrollIntoViewIfNeeded();
  await carry(names[0], names[2]);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await read()).toEqual([0, 1, 2]);
  await carry(names[0], names[2]);
  await page.mouse.up();
  await expect.poll(read).toEqual([1, 2, 0]);
  await page.context().close();
});

test('R-423 a list that is searched or sorted has no order to change', DESKTOP, async ({ browser }) => {
  const { page, names } = await openQuestions(browser);
  await page.getByPlaceholder('Question or answer').fill(names[1] ?? '');
  await expect(page.getByText(names[0] ?? '')).toHaveCount(0);
  await expect(getHandle(page, names[1])).toHaveCount(0);
  await page.context().close();
});
