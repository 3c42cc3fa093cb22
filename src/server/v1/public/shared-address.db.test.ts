import { expect, test } from 'vitest';
import { createTestApp, newVisitor, SITE_ORIGIN } from '../../../../test/app.ts';
import { newStaff } from '../../../../test/staff-accounts.ts';

const app = createTestApp();

const PEOPLE = 50;
const READS = ['/city', '/site', '/property?page=1', '/project?page=1', '/blog', '/featured-city'];

/** All from one address, as behind the NAT of a mobile network or an office. */
const headers = { ...newVisitor(), origin: SITE_ORIGIN };

const send = (url: string, payload: object) => app.server.inject({ method: 'POST', url, payload, headers });

/** Reads some pages' data and sends two forms; returns every status. */
async function visit(person: number): Promise<number[]> {
  const statuses: number[] = [];
  for (const path of READS)
    statuses.push((await app.server.inject({ url: `/api/v1/public${path}`, headers })).statusCode);
  const enquiry = await send('/api/v1/contactUs', {
    full_name: 'Meera Kapoor',
    email: `person${person}@shared.example`,
    country_code: '+91',
    phone_number: String(person).padStart(10, '0'),
    message: 'A flat near the lake, please.',
    iAgreeToTerms: 'Yes',
  });
  const subscription = await send('/api/v1/public/subscribers', { email: `person${person}@shared.example` });
  return [...statuses, enquiry.statusCode, subscription.statusCode];
}

test('R-309 fifty people behind one address read and send forms at the same time, and none is refused', {
  timeout: 60_000,
}, async () => {
  const visits = await Promise.all(Array.from({ length: PEOPLE }, (_, person) => visit(person)));
  expect(new Set(visits.map((statuses) => statuses.join(' ')))).toEqual(
    new Set([[...READS.map(() => 200), 201, 201].join(' ')]),
  );
});

test('D-51 fifty colleagues behind one address sign in at the same time', { timeout: 60_000 }, async () => {
  const staff = await Promise.all(Array.from({ length: PEOPLE }, () => newStaff(app)));
  const answers = await Promise.all(
    staff.map(({ email, password }) => send('/api/v1/admin/auth/login', { email, password })),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test('D-66 the sixth address that is known already is not told to be known', async () => {
  const known = Array.from({ length: 7 }, (_, index) => ({ email: `known${index}@shared.example` }));
  for (const input of known)
    await app.server.inject({
      method: 'POST',
      url: '/api/v1/public/subscribers',
      payload: input,
      headers: newVisitor(),
    });
  const prober = newVisitor();
  const probe = async (email: string) =>
    (
      await app.server.inject({
        method: 'POST',
        url: '/api/v1/public/subscribers',
        payload: { email },
        headers: prober,
      })
    ).statusCode;
  const statuses: number[] = [];
  for (const { email } of known) statuses.push(await probe(email));
  expect(statuses).toEqual([409, 409, 409, 409, 409, 429, 429]);
  expect(await probe('unknown@shared.example')).toBe(429);
});
