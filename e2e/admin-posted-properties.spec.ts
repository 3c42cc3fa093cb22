import { drawnPhoto } from '../test/drawn-photo.ts';
import { expectMail, linkIn, newPoster, post, postAndConfirm } from './poster.ts';
import { recordScreen } from './record-screen.ts';
import { ASHA, staffTest as test } from './staff.ts';
import { allowErrors, DESKTOP, expect, expectAccessible, LAYOUT, mailTo, visit } from './visitor.ts';

test(
  'R-274 R-275 R-327 a posting is found, read, not approved before its e-mail is confirmed, and deleted',
  { ...LAYOUT, ...allowErrors('409') },
  async ({ staffPage: page }, { project }) => {
    const name = `Lata ${project.name}`;
    await post(page.request, { name, email: `lata.${project.name}@posted.example` });
    const screen = recordScreen(page, { path: 'posted-property', noun: 'Property' });
    await screen.open();
    await expect(page.getByRole('button', { name: /^Add/ })).toHaveCount(0);
    await screen.search(name);
    await expect(screen.row(name)).toContainText('Email not confirmed');
    await expectAccessible(page);

    await screen
      .row(name)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    const view = page.getByRole('dialog', { name });
    await expect(view).toContainText('+91 0000012345');
    await expect(view).toContainText('morning light');
    await expect(view).toContainText('The poster has not confirmed their email yet.');
    await expect(view.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await expectAccessible(page);
    await page.goBack();
    await expect(view).toBeHidden();

    await screen.row(name).getByRole('switch').click();
    await expect(page.getByText(`Activate the property posted by ${name}?`)).toBeVisible();
    await page.getByRole('button', { name: 'Activate', exact: true }).click();
    await expect(page.getByText('The poster has not confirmed their email yet', { exact: true })).toBeVisible();
    await expect(screen.row(name).getByRole('switch')).not.toBeChecked();
    await screen.remove(name);
  },
);

test('D-10 R-327 a posting is compared with its twin, sent back, changed by its poster and approved', async ({
  staffPage: page,
}, { project }) => {
  const address = `Haveli ${project.name} ${Date.now().toString(36)}, behind the clock tower`;
  const buffer = await drawnPhoto('elevation-villa-7-day', 300).jpeg().toBuffer();
  const twin = {
    ...newPoster(project.name, 'Omkar'),
    address,
    picture: { name: 'a.jpg', mimeType: 'image/jpeg', buffer },
  };
  await postAndConfirm(page, twin);
  const smaller = await drawnPhoto('elevation-villa-7-day', 160).png().toBuffer();
  const poster = {
    ...newPoster(project.name, 'Nandini'),
    address: address.replace(',', ''),
    picture: { name: 'b.png', mimeType: 'image/png', buffer: smaller },
  };
  const id = await postAndConfirm(page, poster);

  const screen = recordScreen(page, { path: 'posted-property', noun: 'Property' });
  await screen.open(`?q=${encodeURIComponent(poster.name)}`);
  await page.getByRole('button', { name: /^Pending review \d/ }).click();
  await expect(page).toHaveURL(/state=pending_review/);
  await screen
    .row(poster.name)
    .getByRole('button', { name: new RegExp(`^${poster.name}`) })
    .click();
  const dialog = page.getByRole('dialog', { name: poster.name });
  const duplicate = dialog
    .getByRole('region', { name: 'Possible duplicates' })
    .getByRole('listitem')
    .filter({ hasText: twin.name });
  await expect(duplicate).toContainText('Same address');
  // Pictures are processed by a separate job, so they may only appear after a reload.
  await expect(async () => {
    if (!(await duplicate.getByText('Picture 1 looks the same').isVisible())) await page.reload();
    await expect(duplicate.getByText('Picture 1 looks the same')).toBeVisible({ timeout: 2000 });
  }).toPass();
  // Not public yet: staff see it through their session.
  const picture = dialog.getByRole('region', { name: 'Picture' }).getByRole('img');
  await expect(picture).toHaveAttribute('src', /^\/api\/v1\/admin\/media\/\d+\/file$/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Request changes' }).click();
  await expect(dialog.getByLabel('What should the poster change?')).toBeFocused();
  await expect(dialog.getByText('This is required')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Send to poster' }).click();
  await expect(dialog.getByText('This is required')).toBeVisible();
  await dialog.getByLabel('What should the poster change?').fill('Please say the price.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send to poster' }).click();
  await expect(page.getByText('Success, Changes Requested Successfully', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectMail(poster.email, 'Please say the price.');

  await visit(page, linkIn(await mailTo(poster.email), 'manage'));
  await expect(page.getByText('“Please say the price.”')).toBeVisible();
  const own = page.getByRole('main').getByRole('img', { name: 'picture 1' });
  await expect.poll(() => own.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.getByLabel('Price').fill('95 lakh');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Under review')).toBeVisible();

  await page.goto(`/admin/posted-property?state=pending_review&view=${id}`);
  await expect(dialog).toContainText('₹ 95,00,000');
  await expect(dialog).toContainText('Please say the price.');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Success, Property Approved Successfully', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectMail(poster.email, 'Your property is live');
  await visit(page, `/posted-properties/${id}`);
  await expect(async () => {
    const shown = page.getByRole('main').locator('img[src^="/media/pictures/"]').first();
    if (!(await shown.isVisible())) await page.reload();
    await expect(shown).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test(
  'R-327 a posting is rejected for a reason by keys alone, and the next one that waits opens',
  { ...DESKTOP, ...allowErrors('409') },
  async ({ staffPage: page }, { project }) => {
    const [first, second] = [newPoster(project.name, 'Ravi Sen'), newPoster(project.name, 'Sita Sen')];
    const firstId = await postAndConfirm(page, first);
    const secondId = await postAndConfirm(page, second);
    await page.goto(`/admin/posted-property?state=pending_review&q=${encodeURIComponent('Sen ')}${project.name}`);
    await expect(page.getByRole('row').filter({ hasText: second.name })).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const dialog = (name: string) => page.getByRole('dialog', { name });
    await expect(dialog(first.name)).toContainText('morning light');
    await page.keyboard.press('j');
    await expect(dialog(second.name)).toContainText('morning light');
    await page.keyboard.press('k');
    await expect(dialog(first.name)).toContainText('morning light');
    await page.keyboard.press('r');
    await expect(dialog(first.name).getByLabel('Reason')).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(dialog(first.name).getByText('Please choose a reason')).toBeVisible();
    await page.keyboard.type('The pictures');
    await page.keyboard.press('Tab');
    await page.keyboard.type('They are from a film.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Success, Property Rejected Successfully', { exact: true })).toBeVisible();
    await expect(dialog(first.name)).toBeHidden();
    // Which posting is next depends on the rest of the queue.
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Posted' })).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(`view=${firstId}\\b`));
    await expectMail(first.email, 'The pictures do not show this property. They are from a film.');

    // A colleague decides first.
    await page.goto(`/admin/posted-property?view=${secondId}`);
    await expect(dialog(second.name)).toContainText('morning light');
    const { record } = (await (await page.request.get(`/api/v1/admin/post-property/${secondId}`)).json()) as {
      record: { updatedAt: string };
    };
    await page.request.post(`/api/v1/admin/post-property/${secondId}/decision`, {
      data: { decision: 'approve', seen: record.updatedAt },
    });
    await page.keyboard.press('c');
    await page.keyboard.type('Please say the area.');
    await page.keyboard.press('Control+Enter');
    const notice = `${ASHA.full_name} approved this property after you opened it. Open it again to see the latest version.`;
    await expect(page.getByText(notice, { exact: true })).toBeVisible();
    await expect(dialog(second.name)).toContainText('Live');
  },
);
