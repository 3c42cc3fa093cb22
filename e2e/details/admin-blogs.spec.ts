import { recordScreen } from '../record-screen.ts';
import { staffTest as test } from '../staff.ts';
import { DESKTOP, expect, expectAccessible } from '../visitor.ts';

test('R-270 R-266 a blog is written, published, read by visitors under both of its addresses, and deleted', async ({
  staffPage: page,
  request,
}, { project }) => {
  const screen = recordScreen(page, { path: 'blogs', noun: 'Blog' });
  const title = `Lime plaster ${project.name}`;
  const status = async (slug: string) => (await request.get(`/blog/${slug}`, { maxRedirects: 0 })).status();
  const [first, second] = [`lime-plaster-${project.name}`, `walls-that-breathe-${project.name}`];

  await screen.open();
  await screen.add(async () => {
    await screen.form.getByLabel('Title', { exact: true }).fill(title);
    await screen.form.getByLabel('Author').fill('Ira Deshmukh');
    await screen.form.getByRole('textbox', { name: 'Content' }).fill('Lime lets a wall breathe.');
    await screen.sendPicture('Picture', 'A hand on a white wall');
  });
  await expect(screen.row(title)).toContainText('Draft');
  expect(await status(first)).toBe(404);

  await screen.edit(title, async () => {
    await expect(page.getByRole('tab', { name: 'Edit Image' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Edit Details' }).click();
    await screen.form.getByLabel('Status').selectOption('Published');
    await screen.form.getByLabel('Page URL').fill(second);
    await expect(screen.form.getByText('The old URL will redirect here.')).toBeVisible();
  });
  await expect(screen.row(title)).toContainText('Published');
  expect([await status(first), await status(second)]).toEqual([301, 200]);
  expect(await (await request.get('/blogs')).text()).toContain(title);

  await screen.remove(title);
  expect(await status(second)).toBe(404);
  expect(await (await request.get('/blogs')).text()).not.toContain(title);
});

test(
  'R-270 the form shows how a search engine will show the blog, and is accessible',
  DESKTOP,
  async ({ staffPage: page }) => {
    const screen = recordScreen(page, { path: 'blogs', noun: 'Blog' });
    await screen.open('?q=rera');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('row').nth(1).getByRole('button').first().click();
    await page.getByRole('tab', { name: 'Edit Details' }).click();
    await page.getByLabel('Meta description').fill('What a number tells, and what it does not.');
    await expect(page.getByRole('group', { name: 'Search engine preview' })).toContainText('What a number tells');
    await expectAccessible(page);
  },
);
