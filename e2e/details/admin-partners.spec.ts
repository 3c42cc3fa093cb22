import type { PartnerList } from '#contract';
import { recordScreen } from '../record-screen.ts';
import { staffTest as test } from '../staff.ts';
import { expect, expectAccessible } from '../visitor.ts';

test('R-273 R-266 R-296 a partner is added with its logo, renamed, switched off and deleted', async ({
  staffPage: page,
  request,
}, { project }) => {
  const screen = recordScreen(page, { path: 'partners', noun: 'Partner' });
  const [name, renamed] = [`Ashoka Lending ${project.name}`, `Ashoka Home Loans ${project.name}`];
  const shown = async () => {
    const { partners }: PartnerList = await (await request.get('/api/v1/public/partner')).json();
    return partners.find((partner) => partner.name === renamed);
  };

  await screen.open();
  await screen.add(async () => {
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Position').fill('90');
    await screen.sendPicture('Logo', 'A wheel with eight spokes');
    await expectAccessible(page);
  });
  await screen.search(`ashoka lending ${project.name}`);
  await screen.edit(name, async () => {
    await expect(page.getByRole('tab', { name: 'Edit Image' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('Describe this picture')).toHaveValue('A wheel with eight spokes');
    await page.getByRole('tab', { name: 'Edit Details' }).click();
    await page.getByLabel('Name').fill(renamed);
  });
  await screen.search(renamed);
  await expect(screen.row(renamed)).toBeVisible();
  await expect.poll(async () => (await shown())?.logo_url).toMatch(/^pictures\//);

  await screen.toggle(renamed, 'Deactivate');
  expect(await shown()).toBeUndefined();
  await screen.remove(renamed);
  await expect(page.getByText('No Result Found')).toBeVisible();
});
