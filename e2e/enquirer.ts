import type { Locator, Page } from '@playwright/test';

export interface Enquirer {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** A new visitor with a unique email address. */
export const newEnquirer = (project: string): Enquirer => ({
  name: 'Meera Kapoor',
  email: `meera-${project}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}@aangan.example`,
  phone: '00000 01044',
  message: 'A flat near the lake, please.',
});

/** Fills in the enquiry form in a part of the page and accepts the terms. */
export async function fillIn(part: Locator, { name, email, phone, message }: Enquirer): Promise<void> {
  await part.getByLabel('Full name').fill(name);
  await part.getByLabel('Email').fill(email);
  await part.getByLabel('Phone number').fill(phone);
  await part.getByLabel('Message').fill(message);
  await part.getByRole('checkbox').check();
}

export const sendButton = (part: Locator): Locator => part.getByRole('button', { name: 'Send Enquiry' });

export const thankYou = (page: Page): Locator => page.getByRole('dialog', { name: 'Thank You' });

/** The error alert of the product definition, with a button that restores the text. */
export const alert = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'Something went wrong!' });

export const submitted = (page: Page): Promise<string | null> =>
  page.evaluate(() => window.localStorage.getItem('has-contact-submitted'));
