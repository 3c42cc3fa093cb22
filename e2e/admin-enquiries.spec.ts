import type { Page } from '@playwright/test';
import { newEnquirer } from './enquirer.ts';
import { newStaff } from './new-staff.ts';
import { ASHA, staffTest as test } from './staff.ts';
import { DESKTOP, expect, expectAccessible, LAYOUT } from './visitor.ts';

/** Sends an enquiry as the public form does, and returns the sender's name. */
async function enquire(page: Page, project: string, context: object = {}): Promise<string> {
  const { email, phone, message } = newEnquirer(project);
  const name = `Meera ${email.split('@')[0]?.split('-').slice(-2).join(' ')}`;
  const answer = await page.request.post('/api/v1/contactUs', {
    data: {
      full_name: name,
      email,
      phone_number: phone,
      message,
      iAgreeToTerms: 'Yes',
      page_path: '/properties',
      ...context,
    },
  });
  expect(answer.ok()).toBe(true);
  return name;
}

const successToast = (page: Page, text: string) => page.getByText(`Success, ${text}`, { exact: true }).last();

test(
  'R-298 R-414 an enquiry is found, assigned, contacted, followed up and lost for a reason',
  LAYOUT,
  async ({ staffPage: page }, { project }) => {
    const name = await enquire(page, project.name);
    await page.goto('/admin/enquiries');
    await page.getByRole('button', { name: /^New( [\d,]+)?$/ }).click();
    await expect(page).toHaveURL(/view=new/);
    await page.getByRole('searchbox', { name: 'Search' }).fill(name);
    await expect(page).toHaveURL(/[?&]q=/);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText(/Reply due in|Reply overdue by/);
    await expectAccessible(page);

    await row.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toContainText('A flat near the lake, please.');
    await expect(dialog.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+910000001044');
    await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/910000001044');
    await expect(dialog).toContainText(/Terms and contact, given .+ \(notice enquiry-1\)/);
    const history = dialog.getByRole('region', { name: 'History' });
    await dialog.getByRole('button', { name: 'Assign to me' }).click();
    await expect(history).toContainText(`Assigned to ${ASHA.full_name}`);
    const log = dialog.getByRole('form', { name: 'Log contact' });
    await dialog.getByRole('button', { name: 'Save contact' }).click();
    await expect(log.getByText('Write a note or choose a next step')).toBeVisible();
    await log.getByText('Spoke', { exact: true }).click();
    await log.getByLabel('Note').fill('Asked for the fifth floor.');
    await log.getByText('Pick…').click();
    await dialog.getByRole('button', { name: 'Save contact' }).click();
    await expect(log.getByText('Please choose a date and time')).toBeVisible();
    await log.getByLabel('Date and time').fill('2027-01-05T12:30');
    await log.getByLabel('What for').selectOption('Visit');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save contact' }).click();
    await expect(history).toContainText('Call: spoke');
    await expect(history).toContainText('Asked for the fifth floor.');
    await expect(history).toContainText('New → Visit planned');
    await expect(history).toContainText('Next: Visit on 5 Jan 2027, 12:30 PM IST');
    await expect(log.getByText('Planned: Visit on 5 Jan 2027, 12:30 PM IST')).toBeVisible();
    await expect(log.getByLabel('Note')).toHaveValue('');
    await expectAccessible(page);

    await dialog.getByLabel('Status').selectOption('Lost');
    await dialog.getByRole('button', { name: 'Mark as lost' }).click();
    await expect(dialog.getByText('Please enter why it was lost')).toBeVisible();
    await dialog.getByLabel('Why was it lost?').fill('Bought elsewhere');
    await dialog.getByRole('button', { name: 'Mark as lost' }).click();
    await expect(history).toContainText('Visit planned → Lost: Bought elsewhere');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('No Result Found')).toBeVisible();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(row).toContainText('Lost');
  },
);

test('R-298 the inbox is narrowed down by source, city and listing, and the address keeps it', async ({
  staffPage: page,
}, { project }) => {
  const { projects } = await (await page.request.get('/api/v1/public/project')).json();
  const [{ id, title, city_name }] = projects;
  const context = { source: 'emi-calculator', listing: { kind: 'project', id } };
  const [name, elsewhere] = [await enquire(page, project.name, context), await enquire(page, project.name)];
  const row = (of: string) => page.getByRole('row').filter({ hasText: of });
  await page.goto('/admin/enquiries');
  await expect(row(elsewhere)).toBeVisible();
  await expect(page.getByText(/first reply (?:\(office time\) )?in the last 30 days/i)).toBeVisible();
  await page.getByLabel('Source').selectOption('EMI calculator');
  await expect(row(elsewhere)).toHaveCount(0);
  await page.getByLabel('City').selectOption(city_name);
  await expect(page).toHaveURL(/source=emi-calculator&city_id=\d+/);
  await page.getByRole('combobox', { name: 'Listing' }).fill(title);
  await page.getByRole('option').filter({ hasText: title }).first().click();
  await expect(page).toHaveURL(new RegExp(`project_id=${id}`));
  await expect(row(name)).toBeVisible();
  await page.reload();
  await expect(row(name)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show enquiries about all listings' }).click();
  await page.getByLabel('City').selectOption('All cities');
  await page.getByLabel('Source').selectOption('All sources');
  await expect(row(elsewhere)).toBeVisible();
  // Selecting the active view again changes nothing, and selecting another view preserves the search text.
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  await expect(page).toHaveURL(/[?&]q=/);
  await page.getByRole('button', { name: /^New( [\d,]+)?$/ }).click();
  await expect(page).toHaveURL(/q=.*view=new|view=new.*q=/);
});

test('R-298 the rule of assignment is written down', DESKTOP, async ({ staffPage: page }) => {
  // Nothing is assigned here, because other tests send enquiries concurrently.
  const { full_name } = await newStaff('sales');
  const open = async () => {
    await page.goto('/admin/enquiries');
    await page.getByRole('button', { name: 'Assignment' }).click();
    await page.getByLabel('How new enquiries are assigned').selectOption('By city, to the colleagues in charge');
    return page.getByRole('dialog', { name: 'Assignment' });
  };
  const dialog = await open();
  await dialog.getByRole('button', { name: 'Add city' }).click();
  const city = dialog.getByRole('group', { name: 'City 1' });
  await expect(city.getByRole('combobox', { name: 'City' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose each city once, with at least one colleague');
  await city.getByRole('combobox', { name: 'City' }).fill('pune');
  await page.keyboard.press('Enter');
  await city.getByRole('combobox', { name: 'Colleagues in charge' }).fill(full_name);
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await dialog.getByLabel('How new enquiries are assigned').selectOption('Unassigned until claimed');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await open();
  await expect(city.getByRole('combobox', { name: 'City' })).toHaveValue('Pune');
  await expect(city.getByText(full_name)).toBeVisible();
});

test('D-55 advisors find neither the rule of assignment nor the export', DESKTOP, async ({ page }) => {
  const { email, password } = await newStaff('sales');
  await page.request.post('/api/v1/admin/auth/login', { data: { email, password } });
  await page.goto('/admin/enquiries');
  await expect(page.getByRole('heading', { name: 'Enquiries', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Export' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Assignment' })).toHaveCount(0);
});

test('R-298 works by keys alone', DESKTOP, async ({ staffPage: page }, { project }) => {
  const name = await enquire(page, project.name);
  await page.goto(`/admin/enquiries?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toBeVisible();
  await page.keyboard.press('j');
  await expect(row.getByRole('button', { name })).toBeFocused();
  await page.keyboard.press('a');
  await expect(row).toContainText(ASHA.full_name);
  await expect(successToast(page, 'Enquiry Updated Successfully')).toBeVisible();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('region', { name: 'History' })).toContainText('Assigned to');
  await page.keyboard.press('s');
  await expect(dialog.getByLabel('Status')).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('n');
  await expect(dialog.getByLabel('Note')).toBeFocused();
  await page.keyboard.type('Left a message.');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('region', { name: 'History' })).toContainText('Left a message.');
  // The first Escape closes the messages.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden({ timeout: 500 });
  }).toPass();
});

test('R-298 what the filters leave is exported', DESKTOP, async ({ staffPage: page }, { project }) => {
  const name = await enquire(page, project.name);
  await page.goto(`/admin/enquiries?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('enquiries.csv');
});

test('D-55 a user who may not work on enquiries finds no such screen', DESKTOP, async ({ page }) => {
  const { email, password } = await newStaff();
  await page.request.post('/api/v1/admin/auth/login', { data: { email, password } });
  await page.goto('/admin/blogs');
  const screens = page.getByRole('navigation', { name: 'Back office' });
  await expect(screens.getByRole('link', { name: 'Blogs' })).toBeVisible();
  await expect(screens.getByRole('link', { name: 'Enquiries' })).toHaveCount(0);
  await page.goto('/admin/enquiries');
  await expect(page.getByRole('heading', { name: '404 | Page not found' })).toBeVisible();
});

test(
  'R-414 a call is logged when it begins, and its outcome and the next step take five clicks',
  DESKTOP,
  async ({ staffPage: page }, { project }) => {
    const name = await enquire(page, project.name);
    await page.goto(`/admin/enquiries?q=${encodeURIComponent(name)}`);
    await page.getByRole('row').filter({ hasText: name }).getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    const history = dialog.getByRole('region', { name: 'History' });
    const log = dialog.getByRole('form', { name: 'Log contact' });
    // The browser of the test has no program for phone numbers.
    await dialog.getByRole('link', { name: 'WhatsApp' }).evaluate((link) => link.removeAttribute('href'));
    await dialog.getByText('WhatsApp', { exact: true }).last().click();
    await expect(history).toContainText('WhatsApp: started');
    await expect(log.getByRole('radio', { name: 'WhatsApp' })).toBeChecked();
    await log.getByLabel('Reply template').selectOption('First reply');
    await expect(log).toContainText(/Namaste \S+, this is Asha from Aangan/);
    await expect(dialog.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /\?body=Namaste%20/);
    await expectAccessible(page);
    await log.getByText('Message sent').click();
    await log.getByText('Tomorrow 11:00').click();
    await page.keyboard.press('Control+Enter');
    await expect(history).toContainText('WhatsApp: message sent');
    await expect(history).not.toContainText('WhatsApp: started');
    await expect(history).toContainText(/Next: Call on .+, 11:00 AM IST/);
    await expect(history).toContainText(`Assigned to ${ASHA.full_name}`);
  },
);
