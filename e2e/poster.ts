import type { APIRequestContext, Page } from '@playwright/test';
import { expect, FROM_WORKER, mailTo, visit } from './visitor.ts';

/** The newest private link of this kind in an email. */
export const linkIn = (mail: string, page: 'confirm' | 'manage'): string =>
  [...mail.matchAll(new RegExp(`http\\S+/posting/${page}\\?token=[\\w.-]+`, 'g'))].at(-1)?.[0] ?? '';

interface Poster {
  name: string;
  email: string;
  phone?: string;
  address?: string;
  details?: string;
  picture?: { name: string; mimeType: string; buffer: Buffer };
}

let posters = 0;

/** A new poster with a unique email address and number. */
export function newPoster(project: string, name: string): Poster {
  posters += 1;
  const key = `${Date.now().toString(36)}${posters}`;
  const phone = String(Date.now() % 10_000_000).padStart(10, '0');
  return { name: `${name} ${project}`, email: `poster-${project}-${key}@posted.example`, phone };
}

/** Posts a villa, without confirming the email address. */
export async function post(request: APIRequestContext, poster: Poster): Promise<number> {
  const { name, email, phone = '0000012345', address = '12 Nehru Marg, near the old well', details, picture } = poster;
  const answer = await request.post('/api/v1/public/public-property', {
    multipart: {
      posted_by: 'owner',
      name,
      email,
      phone_number: phone,
      city: 'Jaipur',
      address,
      property_type: 'villa',
      property_details: details ?? 'Three rooms around a yard, with morning light.',
      iAgreeToTerms: 'Yes',
      filled_in_ms: '60000',
      ...(picture && { images: picture }),
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

/** Posts a villa and confirms the email address with the emailed link, so that it awaits review. */
export async function postAndConfirm(page: Page, poster: Poster): Promise<number> {
  const id = await post(page.request, poster);
  await visit(page, linkIn(await mailTo(poster.email), 'confirm'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  return id;
}

/** Waits until an email to this address contains the text. */
export const expectMail = (address: string, expected: string | RegExp): Promise<void> =>
  expect.poll(() => mailTo(address), FROM_WORKER).toMatch(expected);
