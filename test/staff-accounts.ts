import { expect } from 'vitest';
import { z } from 'zod';
import { hashPassword } from '#core';
import { and, eq, inArray, tables } from '#db';
import { newVisitor, SITE_ORIGIN, type TestApp } from './app.ts';

const API = '/api/v1/admin';
const PASSWORD = 'a neem tree in the yard';
/** Hashing is slow on purpose, so it is done once for all tests. */
const passwordHash = hashPassword(PASSWORD);

let people = 0;

export interface StaffAccount {
  id: number;
  email: string;
  password: string;
}

/** A new staff user with a password. */
export async function newStaff(
  { db }: TestApp,
  values: Partial<typeof tables.users.$inferInsert> = {},
): Promise<StaffAccount> {
  people += 1;
  const email = `staff${people}@aangan.example`;
  const [user] = await db
    .insert(tables.users)
    .values({ fullName: 'Kabir Anand', email, role: 'editor', passwordHash: await passwordHash, ...values })
    .returning({ id: tables.users.id });
  return { id: user?.id ?? 0, email, password: PASSWORD };
}

/** Calls the admin API as our own pages do. */
export const staffPost = (
  { server }: TestApp,
  path: string,
  payload: object = {},
  headers: Record<string, string> = newVisitor(),
) => server.inject({ method: 'POST', url: API + path, payload, headers: { origin: SITE_ORIGIN, ...headers } });

/** The cookie of a new session of this user. */
export async function signedIn(app: TestApp, { email, password }: StaffAccount, code?: string): Promise<string> {
  const answer = await staffPost(app, '/auth/login', { email, password, ...(code ? { code } : {}) });
  expect(answer.statusCode).toBe(200);
  const [cookie] = answer.cookies;
  return `${cookie?.name}=${cookie?.value}`;
}

/** The status of a call that every session is permitted to make. */
export const getStatus = async ({ server }: TestApp, cookie: string): Promise<number> =>
  (await server.inject({ url: `${API}/user/me`, headers: { cookie } })).statusCode;

/** The token in the newest link to choose a password that was sent to this user, generated as the email does. */
export async function mailedToken({ db, links }: TestApp, { id, email }: StaffAccount): Promise<string> {
  const { mails } = tables;
  const isLink = inArray(mails.template, ['password-reset', 'invitation']);
  const rows = await db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), isLink))
    .orderBy(mails.id);
  const { validUntil } = z.object({ validUntil: z.iso.datetime() }).parse(rows.at(-1)?.data);
  return links.token('choose-password', id, new Date(validUntil));
}

/** Audit entries about one user, oldest first. */
export const entriesAbout = ({ db }: TestApp, id: number) =>
  db
    .select()
    .from(tables.auditEntries)
    .where(eq(tables.auditEntries.entityId, String(id)))
    .orderBy(tables.auditEntries.id);
