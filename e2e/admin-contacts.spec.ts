import type { Page } from '@playwright/test';
import { inDatabase } from './database.ts';
import { newEnquirer } from './enquirer.ts';
import { newStaff, openAs } from './new-staff.ts';
import { staffTest as test } from './staff.ts';
import { expect, expectAccessible, LAYOUT } from './visitor.ts';

let people = 0;

/** Sends an enquiry of a new person, and returns who it is. */
async function enquire(page: Page, project: string) {
  people += 1;
  const { email, message } = newEnquirer(project);
  const stamp = String(Date.now()).slice(-6);
  const person = {
    full_name: `Kavya ${stamp}${people}`,
    email,
    phone_number: `70${stamp}${String(people).padStart(2, '0')}`,
  };
  const answer = await page.request.post('/api/v1/contactUs', {
    data: { ...person, message, iAgreeToTerms: 'Yes', page_path: '/properties' },
  });
  expect(answer.ok()).toBe(true);
  return person;
}

test(
  'R-413 R-414 a caller is found by number, wishes lead to homes, and these are sent',
  LAYOUT,
  async ({ browser, staffPage }, { project }) => {
    const person = await enquire(staffPage, project.name);
    const page = await openAs(browser, await newStaff('sales'), '/admin/dashboard');
    await page.getByRole('button', { name: /Search or jump to/ }).click();
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill(`0${person.phone_number}`);
    const contacts = page.getByRole('group', { name: 'Contacts' });
    await expect(contacts.getByRole('option')).toContainText(person.full_name);
    await page.getByRole('group', { name: 'Leads' }).getByRole('option').first().click();

    const dialog = page.getByRole('dialog', { name: person.full_name });
    const wishes = dialog.getByRole('region', { name: 'Budget and wishes' });
    await expect(wishes).toContainText('Not known yet');
    await wishes.getByRole('button', { name: 'Add budget and wishes' }).click();
    await expect(wishes.getByLabel('Looking for')).toBeFocused();
    await wishes.getByLabel('Looking for').fill('3 bhk in gurgaon up to 9 cr');
    await wishes.getByLabel('About').fill('Loan approved.');
    await wishes.getByRole('button', { name: 'Save' }).click();
    await expect(wishes.getByRole('list', { name: 'Understood as' })).toContainText('Gurugram');
    const homes = dialog.getByRole('region', { name: 'Matching homes' });
    await homes.getByRole('checkbox').first().check();
    await homes.getByRole('checkbox').nth(1).check();
    await expect(homes.getByText('Send these 2 homes')).toBeVisible();
    await expect(homes.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/91${person.phone_number}\\?text=Namaste%20Kavya.*properties%2F`),
    );
    await expectAccessible(page);
    await homes.getByRole('button', { name: 'Email' }).click();
    await expect(dialog.getByRole('region', { name: 'History' })).toContainText('2 homes by email:');
    await expect(homes.getByText(/^Sent \d/)).toHaveCount(2);
    await page.context().close();
  },
);

test(
  'R-413 a visit is planned with the call that agreed on it, moved and cancelled',
  LAYOUT,
  async ({ browser, staffPage }, { project }) => {
    const person = await enquire(staffPage, project.name);
    const { id } = await inDatabase(async (client) => {
      const { rows } = await client.query('select id from enquiries where email = $1', [person.email]);
      return rows[0];
    });
    const staff = await newStaff('sales', { full_name: `Guide ${person.phone_number}` });
    const page = await openAs(browser, staff, `/admin/enquiries?open=${id}`);
    const dialog = page.getByRole('dialog', { name: person.full_name });
    const log = dialog.getByRole('form', { name: 'Log contact' });
    await log.getByText('Spoke', { exact: true }).click();
    await log.getByText('Tomorrow 11:00').click();
    await log.getByLabel('What for').selectOption('Visit');
    await expect(log.getByLabel('With', { exact: true }).locator('option:checked')).toHaveText(staff.full_name);
    await expect(log.getByLabel('Place')).toHaveValue('To be agreed');
    await log.getByLabel('Place').fill('');
    await dialog.getByRole('button', { name: 'Save contact' }).click();
    await expect(log.getByText('Please enter where to meet').first()).toBeVisible();
    await log.getByLabel('Place').fill('Main gate, tower B');
    await dialog.getByRole('button', { name: 'Save contact' }).click();
    const visits = dialog.getByRole('region', { name: 'Visits' });
    await expect(visits).toContainText('Main gate, tower B');
    await expect(visits).toContainText('The visitor has it by email and gets a reminder.');
    await expectAccessible(page);

    await visits.getByRole('button', { name: 'Move' }).click();
    await visits.getByLabel('Date and time').fill('2027-02-06T16:30');
    await visits.getByRole('button', { name: 'Save' }).click();
    await expect(visits).toContainText('6 Feb 2027, 4:30 PM IST');
    const calendar = await page.request.get(
      (await visits.getByRole('link', { name: 'Calendar file' }).getAttribute('href')) ?? '',
    );
    expect(await calendar.text()).toContain('DTSTART:20270206T110000Z');
    await visits.getByRole('button', { name: 'Cancel visit' }).click();
    await expect(visits).toContainText('cancelled');
    await page.context().close();
  },
);

test(
  'R-413 a contact shows all enquiries of a person, and takes a second number',
  LAYOUT,
  async ({ browser, staffPage }, { project }) => {
    const person = await enquire(staffPage, project.name);
    const page = await openAs(browser, await newStaff('manager'), '/admin/contacts');
    await page.getByRole('searchbox', { name: 'Search' }).fill(person.email);
    await page
      .getByRole('row')
      .filter({ hasText: person.full_name })
      .getByRole('button', { name: person.full_name })
      .click();
    const dialog = page.getByRole('dialog', { name: person.full_name });
    await expect(dialog.getByRole('region', { name: 'Enquiries' })).toContainText('A flat near the lake, please.');
    await dialog.getByRole('button', { name: 'Add phone or email' }).click();
    await dialog.getByLabel('Phone or email').fill('what');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Please enter a full phone number or email address', { exact: true })).toBeVisible();
    const second = `71${person.phone_number.slice(2)}`;
    await dialog.getByLabel('Phone or email').fill(`${second.slice(0, 5)} ${second.slice(5)}`);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByRole('link', { name: `+91 ${second}` })).toBeVisible();
    await expectAccessible(page);
    await page.context().close();
  },
);

test(
  'R-412 a walk-in is entered by keys alone, and a known number says whose it is',
  LAYOUT,
  async ({ browser, staffPage }, { project }) => {
    const person = await enquire(staffPage, project.name);
    const page = await openAs(browser, await newStaff('sales'), '/admin/enquiries');
    await page.getByRole('button', { name: 'Add lead' }).click();
    const form = page.getByRole('form', { name: 'Add lead' });
    await expect(form.getByLabel('Phone')).toBeFocused();
    await page.keyboard.type(`0${person.phone_number}`);
    await expect(form).toContainText(`This is ${person.full_name}: 1 enquiry`);
    await expectAccessible(page);
    const number = `72${person.phone_number.slice(2)}`;
    await form.getByLabel('Phone').fill(`+91 ${number.slice(0, 5)} ${number.slice(5)}`);
    await form.getByLabel('Phone').press('Enter');
    await expect(form.getByText('Please enter a name')).toBeVisible();
    await form.getByLabel('Name').focus();
    await page.keyboard.type('Ishaan Walk');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('3 bhk in pune up to 2 cr');
    await page.keyboard.press('Enter');
    const lead = page.getByRole('dialog', { name: 'Ishaan Walk' });
    await expect(lead).toContainText('Walk-in');
    await expect(lead.getByRole('region', { name: 'Budget and wishes' })).toContainText('Pune');
    await page.context().close();
  },
);
