import type { Page } from '@playwright/test';
import { enterProject, listingForm, publicAnswer } from './listing-form.ts';
import { listingScreen } from './listing-screen.ts';
import { recordScreen } from './record-screen.ts';
import { staffTest as test } from './staff.ts';
import { DESKTOP, expect, expectAccessible } from './visitor.ts';

const configurationScreen = (page: Page) => {
  const screen = recordScreen(page, { path: 'projects', noun: 'Configuration' });
  return { ...screen, ...listingForm(screen.form) };
};

test('R-261 R-306 a project is not published before completion without its number', async ({ staffPage: page }, {
  project,
}) => {
  const projects = listingScreen(page, 'Project');
  const { field, form } = projects;
  const title = `Banyan Heights ${project.name}`;
  await projects.open();
  await projects.add(async () => {
    await field('Title').fill(title);
    await field('Residency type').selectOption('Residential');
    await field('Possession').selectOption('New Launch');
    await field('Minimum price').fill('65 lakh');
    await field('Maximum price').fill('1.4 cr');
    await field('Area').fill('4');
    await form.getByLabel('Unit: Area').selectOption('acres');
    await projects.pick('City', 'luckn');
    await field('Status').selectOption('Published');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form.getByText('A project that is not complete needs a RERA number')).toHaveCount(2);
    await expect(field('RERA number')).toBeFocused();
    await field('RERA number').fill('UPRERAPRJ900002');
    await form.getByRole('switch', { name: /I have checked this number/ }).click();
  });
  const row = projects.row(title);
  for (const text of ['Lucknow', '₹ 65 L – 1.4 Cr', 'New Launch']) await expect(row).toContainText(text);
  await projects.remove(title);
});

test('R-262 a project has configurations with plans, and visitors see them', async ({ staffPage: page }, {
  project,
}) => {
  const projects = listingScreen(page, 'Project');
  const title = `Neem Terraces ${project.name}`;
  const path = `/projects/neem-terraces-${project.name}`;
  await enterProject(page, title);
  await projects.open();
  const row = projects.row(title);
  await expect(row.getByRole('link', { name: `View configurations of ${title}` })).toBeHidden();
  await row.getByRole('link', { name: `+ Add configuration to ${title}` }).click();
  const homes = configurationScreen(page);
  await expect(page.getByText(`Configurations of ${title}`)).toBeVisible();
  await homes.field('Title').fill('2 BHK, Type A');
  await homes.pick('BHK', '2');
  await homes.field('Built-up area').fill('920');
  await homes.field('Price').fill('65 lakh');
  await homes.field('Location').fill('Tower A');
  await homes.sendPicture('Floor plan', 'Plan with two bedrooms');
  await homes.form.getByRole('button', { name: 'Save', exact: true }).click();
  const home = homes.row('2 BHK, Type A');
  for (const text of ['920 Sq.Ft.', '₹ 65 L']) await expect(home).toContainText(text);
  expect((await publicAnswer(path)).body).toContain('2 BHK, Type A');
  await homes.edit('2 BHK, Type A', () => homes.field('Price').fill('70 lakh'));
  await expect(home).toContainText('₹ 70 L');

  await page.getByRole('link', { name: 'All projects' }).click();
  await expect(row).toContainText('1');
  await row.getByRole('link', { name: `View configurations of ${title}` }).click();
  await homes.remove('2 BHK, Type A');
  await expect(page.getByText('No Data Yet')).toBeVisible();
  expect((await publicAnswer(path)).body).not.toContain('2 BHK, Type A');
  await page.goBack();
  await projects.remove(title);
  expect((await publicAnswer(path)).status).toBe(410);
});

test('R-306 another number has to be checked again, and who did it is shown', DESKTOP, async ({ staffPage: page }) => {
  const projects = listingScreen(page, 'Project');
  const { field, form } = projects;
  const title = 'Twice Registered Court';
  const checked = form.getByRole('switch', { name: /I have checked this number/ });
  const byAsha = form.getByText(/^Checked by Asha Menon on \d{1,2} \w{3} \d{4}$/);
  await projects.open();
  await projects.add(async () => {
    await field('Title').fill(title);
    await field('RERA number').fill('UPRERAPRJ900003');
    await checked.click();
  });
  await projects.edit(title, async () => {
    await expect(byAsha).toBeVisible();
    await field('RERA number').fill('UPRERAPRJ900004');
    await expect(checked).not.toBeChecked();
    await checked.click();
    await expect(byAsha).toBeHidden();
  });
  await projects.edit(title, async () => {
    await expect(byAsha).toBeVisible();
    await field('RERA number').fill('UPRERAPRJ900005');
  });
  await projects.openPage(title);
  await expect(checked).not.toBeChecked();
  await projects.close();
  await projects.remove(title);
});

test(
  'R-263 projects are found by title, city, state, residency type and possession',
  DESKTOP,
  async ({ staffPage: page }) => {
    const projects = listingScreen(page, 'Project');
    await projects.open();
    await expectAccessible(page);
    for (const query of ['Haryana', 'Dholera', 'Commercial', 'Mid Stage', 'Bilawal Court']) {
      await projects.search(query.toLowerCase());
      await expect(page).toHaveURL(new RegExp(`q=${query.split(' ')[0]}`, 'i'));
      await expect(page.getByRole('table')).not.toContainText('Searching...');
      await projects.showsOnly(new RegExp(query));
    }
  },
);
