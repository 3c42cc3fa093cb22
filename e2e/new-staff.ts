import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Browser, Page } from '@playwright/test';
import type { Role } from '../src/contract/people/enumerations.ts';
import { inDatabase } from './database.ts';

export interface NewStaff {
  id: number;
  email: string;
  password: string;
  full_name: string;
}

interface Options {
  /** For tests that find the user by name. */
  full_name?: string;
  databaseUrl?: string;
}

/** A staff user whom no other test uses, so that the account can be changed. */
export async function newStaff(
  role: Exclude<Role, 'admin'> = 'editor',
  { full_name = 'Kabir Anand', databaseUrl }: Options = {},
): Promise<NewStaff> {
  const staff = { email: `staff-${randomUUID()}@aangan.example`, password: 'a neem tree in the yard', full_name };
  const passwordHash = await hash(staff.password);
  const { rows } = await inDatabase(
    (client) =>
      client.query<{ id: string }>(
        'insert into users (full_name, email, role, password_hash) values ($1, $2, $3, $4) returning id',
        [staff.full_name, staff.email, role, passwordHash],
      ),
    databaseUrl,
  );
  return { id: Number(rows[0]?.id), ...staff };
}

/** Opens a path in a browser of its own, in which the user is signed in. */
export async function openAs(
  browser: Browser,
  { email, password }: Pick<NewStaff, 'email' | 'password'>,
  path: string,
): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const answer = await page.request.post('/api/v1/admin/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`Signing in was answered ${answer.status()}`);
  await page.goto(path);
  return page;
}
