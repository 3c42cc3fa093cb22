import { hashPassword } from '#core';
import { SITE_ORIGIN } from '../../test/app.ts';
import type { DrillApp } from '../drill-app.ts';
import { ask } from './ask.ts';

const STAFF = { email: 'drill@aangan.example', password: 'a long enough password' };

/** Signs in as a staff user through a cache, as a browser would. */
export async function signIn(app: DrillApp, origin: string) {
  await app.look(async (client) =>
    client.query(
      "insert into users (full_name, email, role, password_hash) values ('Drill', $1, 'admin', $2) on conflict do nothing",
      [STAFF.email, await hashPassword(STAFF.password)],
    ),
  );
  const call = async (method: string, path: string, payload?: object, cookie = '') => {
    const headers = { origin: SITE_ORIGIN, cookie, ...(payload && { 'content-type': 'application/json' }) };
    const body = payload && { body: JSON.stringify(payload) };
    return ask(`${origin}/api/v1/admin${path}`, { method, headers, ...body });
  };
  const answer = await call('POST', '/auth/login', STAFF);
  const [session = ''] = String(answer.headers['set-cookie']).split(';');
  if (answer.status !== 200 || session === 'undefined') throw new Error(`signing in was answered ${answer.status}`);
  return {
    cookie: session,
    /** Calls the back office; any response other than success ends the drill. */
    call: async (method: string, path: string, payload?: object) => {
      const { status, body } = await call(method, path, payload, session);
      if (status >= 300) throw new Error(`${method} ${path} was answered ${status} ${String(body)}`);
      return JSON.parse(String(body)) as { id: number };
    },
  };
}

export type StaffSession = Awaited<ReturnType<typeof signIn>>;
