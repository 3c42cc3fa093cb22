import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inDatabase } from './database.ts';
import { enterProperty, fillNeeded, publicAnswer } from './listing-form.ts';
import { listingScreen } from './listing-screen.ts';
import { newStaff, openAs } from './new-staff.ts';
import { photo } from './photo.ts';
import { staffTest as test } from './staff.ts';
import { allowErrors, DESKTOP, expect, expectAccessible, FROM_WORKER, LAYOUT } from './visitor.ts';

const COLOURS = ['#c84', '#48c', '#8c4', '#84c', '#c48'];
const photos = (count: number) =>
  Promise.all(COLOURS.slice(0, count).map((colour, index) => photo(`room-${index}.jpg`, colour, [1200, 800])));

const findProperty = (title: string) =>
  inDatabase(async (client) => {
    const { rows } = await client.query<{ id: string; status: string; price: string | null }>(
      'select id, status, price from properties where title = $1 and deleted_at is null',
      [title],
    );
    return rows[0];
  });

/** Seconds by the keystroke-level model: clicks and keys, and a decision before each step. */
const SECONDS = { click: 1.3, key: 0.2, decision: 1.2 };

test(
  'R-421 a property is published with five pictures in at most 75 seconds of work',
  DESKTOP,
  async ({ staffPage: page }) => {
    const screen = listingScreen(page, 'Property');
    const { field, form } = screen;
    const title = '3 BHK flat by the lake';
    const count = { click: 0, key: 0, decision: 0 };
    const click = (clicks = 1) => {
      count.click += clicks;
      count.decision += 1;
    };
    const type = async (name: string, text: string) => {
      await field(name).fill(text);
      click();
      count.key += text.length;
    };
    const choose = async (name: string, option: string) => {
      await field(name).selectOption(option);
      click(2);
    };
    const find = async (name: string, text: string) => {
      await screen.pick(name, text);
      click();
      count.key += text.length + 1;
    };
    await screen.open();
    click();
    await screen.addPage();
    click();
    // The drop zone, the five files in the dialog of the system, and its button.
    await form.getByLabel('Drop or choose pictures').setInputFiles(await photos(5));
    click(4);
    await type('Title', title);
    await choose('Property type', 'Flat / Apartment');
    await type('Price', '85 lakh');
    await type('Built-up area', '1450');
    await find('BHK', '3');
    await find('City', 'luckn');
    await choose('Possession', 'Ready To Move');
    await expect(form.getByRole('button', { name: /^Remove (Cover|Picture)/ })).toHaveCount(5);
    const panel = page.getByRole('region', { name: 'Before publishing' });
    await expect(panel).toContainText('Nothing is missing, and nothing looks unusual.');
    await panel.getByRole('button', { name: 'Publish', exact: true }).click();
    click();
    await expect(page.getByText('Success, Property Added Successfully').first()).toBeVisible();

    const seconds = Object.entries(SECONDS).reduce(
      (sum, [kind, each]) => sum + each * count[kind as keyof typeof count],
      0,
    );
    expect(count.click).toBeLessThanOrEqual(17);
    expect(seconds).toBeLessThanOrEqual(75);
    const path = '/properties/3-bhk-flat-by-the-lake';
    await expect.poll(async () => (await publicAnswer(path)).body, FROM_WORKER).toContain(`${title}, picture 5`);
    await screen.close();
    await expect(screen.row(title)).toContainText('Lucknow');
    await screen.remove(title);
  },
);

test(
  'R-421 R-416 a draft is saved without a press, under an address of its own, through a reload',
  LAYOUT,
  async ({ staffPage: page }, { project }) => {
    const screen = listingScreen(page, 'Property');
    const { field, form } = screen;
    const title = `Draft by itself ${project.name}`;
    await page.goto('/admin/properties/new');
    await expect(form.getByRole('status').first()).toHaveText('Nothing entered yet');
    await field('Price').fill('62 lakh');
    await expect(form.getByText('Enter a title to save a draft')).toBeVisible();
    await field('Title').fill(title);
    await expect(form.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/properties\/\d+\/edit$/);
    await expect(field('Title')).toBeFocused();
    // A half value of one field does not hold up the others.
    await field('Carpet area').fill('900');
    await field('Built-up area').fill('800');
    await field('Price').fill('65 lakh');
    await expect.poll(async () => (await findProperty(title))?.price).toBe('6500000');
    await expectAccessible(page);
    await page.reload();
    await expect(field('Title')).toHaveValue(title);
    await expect(field('Price')).toHaveValue('65,00,000');
    await expect(field('Carpet area')).toHaveValue('900');
    expect((await findProperty(title))?.status).toBe('draft');
    await field('Carpet area').fill('700');
    await expect(form.getByText(/^Draft saved/)).toBeVisible();
    await screen.close();
    await expect(screen.row(title)).toContainText('Draft');
    await screen.remove(title);
  },
);

test(
  'R-421 what visitors see is never changed without a press, and is kept in the browser',
  DESKTOP,
  async ({ staffPage: page }) => {
    const screen = listingScreen(page, 'Property');
    const { field, form } = screen;
    const title = 'House on the site';
    await enterProperty(page, title, 'published');
    await screen.open();
    await screen.openPage(title);
    await field('Price').fill('91 lakh');
    await expect(form.getByText('Unsaved changes')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Your unsaved changes from .+ are back\.$/)).toBeVisible();
    await expect(field('Price')).toHaveValue('91,00,000');
    expect((await findProperty(title))?.price).toBe('8500000');
    await form.getByRole('button', { name: 'Close' }).click();
    const question = page.getByRole('dialog', { name: 'Unsaved changes' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    expect((await findProperty(title))?.price).toBe('9100000');
    await screen.close();
    await screen.remove(title);
  },
);

test(
  'R-421 leaving a draft saves it first, and asks only about what cannot be saved',
  DESKTOP,
  async ({ staffPage: page }) => {
    const screen = listingScreen(page, 'Property');
    const title = 'Draft in a hurry';
    await enterProperty(page, title, 'draft');
    await screen.open();
    await screen.openPage(title);
    await screen.field('Price').fill('77 lakh');
    await screen.form.getByRole('button', { name: 'Close' }).click();
    await expect(screen.form).toBeHidden();
    await expect(screen.row(title)).toContainText('₹ 77 L');
    await screen.openPage(title);
    await screen.field('Built-up area').fill('nothing');
    await screen.form.getByRole('button', { name: 'Close' }).click();
    await page
      .getByRole('dialog', { name: 'Unsaved changes' })
      .getByRole('button', { name: 'Discard changes' })
      .click();
    await expect(screen.form).toBeHidden();
    await screen.remove(title);
  },
);

test(
  'R-421 warnings need a tick, and an impossible value cannot be ticked away',
  DESKTOP,
  async ({ staffPage: page }) => {
    const screen = listingScreen(page, 'Property');
    const { field, form } = screen;
    const panel = page.getByRole('region', { name: 'Before publishing' });
    const publish = panel.getByRole('button', { name: 'Publish', exact: true });
    const tick = panel.getByRole('checkbox');
    const title = 'Flat under construction';
    await page.goto('/admin/properties/new');
    await fillNeeded(screen, title);
    await expect(panel).toContainText('No picture');
    await field('Possession').selectOption('Mid Stage');
    await expect(panel).toContainText(
      'A home under construction needs one in Uttar Pradesh before it may be advertised.',
    );
    await expect(publish).toBeDisabled();
    await expectAccessible(page);
    await tick.check();
    await expect(publish).toBeEnabled();
    await field('Carpet area').fill('12');
    await expect(panel).toContainText('12 Sq.Ft. is too small for a home. Check the number and its unit');
    await publish.click();
    await expect(field('Carpet area')).toBeFocused();
    expect((await findProperty(title))?.status ?? 'draft').toBe('draft');
    await field('Carpet area').fill('1,100');
    await panel.getByRole('button', { name: /^RERA number missing/ }).click();
    await expect(field('RERA number')).toBeFocused();
    await field('RERA number').fill('UPRERAPRJ900001');
    await expect(panel).not.toContainText('RERA number missing');
    await publish.click();
    await expect(form.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    expect((await findProperty(title))?.status).toBe('published');
    await screen.close();
    await screen.remove(title);
  },
);

test(
  'R-421 a price far from similar homes is named, with what may have been meant',
  DESKTOP,
  async ({ staffPage: page }) => {
    const screen = listingScreen(page, 'Property');
    const titles = Array.from({ length: 8 }, (_, index) => `Similar penthouse ${index}`);
    for (const [index, title] of titles.entries())
      await enterProperty(page, title, 'published', {
        property_type: 'penthouse',
        price: 20_000_000 + index * 100_000,
      });
    await page.goto('/admin/properties/new');
    await fillNeeded(screen, 'Penthouse with a slip');
    await screen.field('Property type').selectOption('Penthouse');
    await screen.field('Price').fill('20.5 cr');
    const section = page.getByRole('region', { name: 'Price', exact: true });
    await expect(section).toContainText(/\d+ similar properties in Lucknow ask/);
    await section.getByRole('button', { name: /^Use ₹\s2.05\sCr$/ }).click();
    await expect(screen.field('Price')).toHaveValue('2,05,00,000');
    await expect(section).not.toContainText('similar properties');
    await expect(screen.form.getByText(/^Draft saved/)).toBeVisible();
    await screen.close();
    await screen.remove('Penthouse with a slip');
    await inDatabase((client) =>
      client.query("update properties set deleted_at = now(), status = 'withdrawn' where title = any($1)", [titles]),
    );
  },
);

const order = (page: Page) =>
  page
    .getByLabel(/^Describe this picture/)
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

test(
  'R-421 many pictures are chosen at once, ordered by the keyboard, and their texts follow kind and title',
  LAYOUT,
  async ({ staffPage: page }, { project }) => {
    const screen = listingScreen(page, 'Property');
    const { field, form } = screen;
    const title = `Flat in pictures ${project.name}`;
    await page.goto('/admin/properties/new');
    await form.getByLabel('Drop or choose pictures').setInputFiles(await photos(3));
    await field('Title').fill(title);
    await expect(form.getByLabel(/^Describe this picture/)).toHaveCount(3);
    for (const [index, name] of ['Cover', 'Picture 2', 'Picture 3'].entries())
      await form.getByLabel(`Describe this picture (${name})`).fill(`file ${index}`);
    await form.getByRole('button', { name: 'Move Picture 3', exact: true }).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await order(page)).toEqual(['file 0', 'file 2', 'file 1']);
    await expect(form.getByRole('button', { name: 'Move Picture 2', exact: true })).toBeFocused();
    await expect(form.getByText('Picture 3 is now Picture 2')).toBeAttached();
    await page.keyboard.press('Home');
    expect(await order(page)).toEqual(['file 2', 'file 0', 'file 1']);
    await form.getByRole('button', { name: 'Move Picture 3', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Make it the cover' }).click();
    expect(await order(page)).toEqual(['file 1', 'file 2', 'file 0']);
    await form.getByLabel('Shows (Cover)').selectOption('Living room');
    const text = form.getByLabel('Describe this picture (Cover)');
    await text.fill('');
    await expect(text).toHaveAttribute('placeholder', `Living room of ${title}`);
    await expectAccessible(page);
    await expect(form.getByText(/^Draft saved/)).toBeVisible();
    await page.reload();
    await expect(form.getByLabel('Shows (Cover)')).toHaveValue('living');
    await expect(text).toHaveValue('');
    await expect(form.getByRole('img', { name: `Living room of ${title}` })).toBeAttached();
    await screen.close();
    await screen.remove(title);
  },
);

test('R-421 pictures that are dropped on the section are added', DESKTOP, async ({ staffPage: page }) => {
  const { form } = listingScreen(page, 'Project');
  await page.goto('/admin/projects/new');
  const files = await photos(2);
  const dropped = await page.evaluateHandle(
    (all) => {
      const transfer = new DataTransfer();
      for (const { name, data } of all)
        transfer.items.add(new File([Uint8Array.from(data)], name, { type: 'image/jpeg' }));
      return transfer;
    },
    files.map(({ name, buffer }) => ({ name, data: [...buffer] })),
  );
  await form
    .getByRole('group', { name: 'Pictures' })
    .getByRole('list')
    .dispatchEvent('drop', { dataTransfer: dropped });
  await expect(form.getByRole('button', { name: /^Remove (Cover|Picture)/ })).toHaveCount(2);
  await expect(form.getByText(/^2 of 20\./)).toBeVisible();
});

test('R-421 the way back leads to the list with its filters, and to the row', DESKTOP, async ({ staffPage: page }) => {
  const screen = listingScreen(page, 'Property');
  await screen.open('?page=2&sort=title');
  const row = page.getByRole('row').nth(3);
  const link = row.getByRole('link').first();
  const name = (await link.innerText()).split('\n')[0] ?? '';
  const id = await row.getAttribute('data-row');
  await expect(link).toHaveAttribute('href', `/admin/properties/${id}/edit`);
  await link.click();
  await expect(page).toHaveURL(`/admin/properties/${id}/edit`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.reload();
  await screen.close();
  await expect(page).toHaveURL('/admin/properties?page=2&sort=title');
  // Links from before records had pages.
  await page.goto(`/admin/properties?edit=${id}`);
  await expect(page).toHaveURL(`/admin/properties/${id}/edit`);
  await screen.close();
  await expect(page).toHaveURL('/admin/properties');
});

test('R-421 the navigation shows the section in sight and leads to others', DESKTOP, async ({ staffPage: page }) => {
  const screen = listingScreen(page, 'Property');
  await screen.open();
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const nav = page.getByRole('navigation', { name: 'Parts of the listing' });
  await expect(nav.getByRole('link', { name: /^Pictures/ })).toHaveAttribute('aria-current', 'true');
  await nav.getByRole('link', { name: /^Location/ }).click();
  await expect(page.getByRole('region', { name: 'Location' })).toBeFocused();
  await expect(nav.getByRole('link', { name: /^Location/ })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Tab');
  await expect(screen.form.getByRole('combobox', { name: 'City' })).toBeFocused();
});

test(
  'R-421 who may only look at listings gets the page without a way to change it',
  LAYOUT,
  async ({ browser, staffPage: page }, { project }) => {
    const title = `House to look at ${project.name} ${randomUUID().slice(0, 6)}`;
    await enterProperty(page, title, 'draft');
    const id = (await findProperty(title))?.id;
    const theirs = await openAs(browser, await newStaff('hr'), `/admin/properties?q=${encodeURIComponent(title)}`);
    await theirs.getByRole('link', { name: title }).click();
    await expect(theirs).toHaveURL(`/admin/properties/${id}/edit`);
    await expect(theirs.getByText('Read-only')).toBeVisible();
    const form = theirs.getByRole('form');
    await expect(form.getByLabel('Title', { exact: true })).toHaveValue(title);
    await expect(form.locator('input:enabled, select:enabled, textarea:enabled, [contenteditable=true]')).toHaveCount(
      0,
    );
    for (const name of ['Save', 'Publish'])
      await expect(theirs.getByRole('button', { name, exact: true })).toHaveCount(0);
    await expectAccessible(theirs);
    await theirs.goto('/admin/properties/new');
    await expect(theirs.getByRole('heading', { name: '404 | Page not found' })).toBeVisible();
    await theirs.context().close();
    await page.request.delete(`/api/v1/admin/property/${id}`);
  },
);

test('R-421 R-416 a colleague who saved in between is not overwritten by a draft that saves itself', {
  ...DESKTOP,
  ...allowErrors('412'),
}, async ({ staffPage: page }) => {
  const screen = listingScreen(page, 'Property');
  const title = 'House of two';
  await enterProperty(page, title, 'draft');
  await screen.open();
  await screen.openPage(title);
  const id = (await findProperty(title))?.id;
  await page.request.patch(`/api/v1/admin/property/${id}`, { data: { price: 7_000_000 } });
  await screen.field('Price').fill('72 lakh');
  const question = page.getByRole('dialog', { name: 'Changed in the meantime' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await findProperty(title))?.price).toBe('7200000');
  await screen.close();
  await screen.remove(title);
});
