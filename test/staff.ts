import type { HTTPMethods, LightMyRequestResponse } from 'fastify';
import type { Role } from '#contract';
import { hashPassword } from '#core';
import { tables } from '#db';
import { newVisitor, SITE_ORIGIN, type TestApp } from './app.ts';

export const STAFF_PASSWORD = 'a long enough password';

/** Hashing is slow on purpose, so it is done once for all tests. */
const passwordHash = hashPassword(STAFF_PASSWORD);

let people = 0;

export interface Colleague {
  id: number;
  email: string;
  cookie: string;
  /** Calls the admin API as this user, from one of our pages. */
  call(
    method: HTTPMethods,
    path: string,
    payload?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

/** A new staff user who is already signed in. */
export async function newColleague(app: TestApp, role: Role = 'admin'): Promise<Colleague> {
  people += 1;
  const email = `colleague${people}@aangan.example`;
  const [user] = await app.db
    .insert(tables.users)
    .values({ fullName: `Colleague ${people}`, email, role, passwordHash: await passwordHash })
    .returning({ id: tables.users.id });
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/v1/admin/auth/login',
    payload: { email, password: STAFF_PASSWORD },
    headers: newVisitor(),
  });
  const [session] = answer.cookies;
  const cookie = `${session?.name}=${session?.value}`;
  const visitor = newVisitor();
  return {
    id: user?.id ?? 0,
    email,
    cookie,
    call: (method, path, payload, headers) =>
      app.server.inject({
        method,
        url: `/api/v1/admin${path}`,
        headers: { cookie, origin: SITE_ORIGIN, ...visitor, ...headers },
        ...(payload ? { payload } : {}),
      }),
  };
}
