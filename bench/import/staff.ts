import type { FullImport } from '#contract';
import { DEMO_SIGN_IN } from '../../test/demo-sign-in.ts';

const POLL_MS = 250;

/** Signs in as a demo staff user who imports a file over HTTP, as the admin screen does. */
export async function signIn(origin: string) {
  const headers = { origin, 'content-type': 'application/json' };
  const login = await fetch(`${origin}/api/v1/admin/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(DEMO_SIGN_IN),
  });
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const post = async (path: string, body: BodyInit, type?: string) => {
    const answer = await fetch(`${origin}/api/v1/admin${path}`, {
      method: 'POST',
      headers: { origin, cookie, ...(type && { 'content-type': type }) },
      body,
    });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id: number };
  };
  const read = async (id: number): Promise<FullImport> => {
    const answer = await fetch(`${origin}/api/v1/admin/import/${id}`, { headers: { cookie } });
    return ((await answer.json()) as { record: FullImport }).record;
  };
  const until = async (id: number, status: FullImport['status']): Promise<FullImport> => {
    for (;;) {
      const found = await read(id);
      if (found.status === status) return found;
      await new Promise((done) => setTimeout(done, POLL_MS));
    }
  };
  return {
    send: async (file: Buffer): Promise<number> => {
      const form = new FormData();
      form.set('kind', 'property');
      form.set('file', new File([new Uint8Array(file)], 'homes.csv'));
      return (await post('/import', form)).id;
    },
    check: async (id: number): Promise<FullImport> => {
      const { mapping } = await read(id);
      await post(`/import/${id}/check`, JSON.stringify({ mapping, publish: true }), 'application/json');
      return until(id, 'checked');
    },
    write: async (id: number): Promise<FullImport> => {
      await post(`/import/${id}/start`, JSON.stringify({ leave_out: false }), 'application/json');
      return until(id, 'done');
    },
  };
}
