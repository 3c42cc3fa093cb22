import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { CallError, call, fillPath } from './http.ts';

let server: Server;

// Responds with the status in the path, or never.
beforeAll(async () => {
  server = createServer((request, response) => {
    const status = Number(request.url?.split('/').at(-1));
    if (status === 0) return;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(status === 204 ? undefined : JSON.stringify({ success: status < 300, msg: `answer ${status}` }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const plainFetch = globalThis.fetch;
  // A test has no page origin to resolve relative paths.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => plainFetch(`http://127.0.0.1:${port}${path}`, init));
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

const failure = (path: string, timeoutMs?: number) =>
  call(path, timeoutMs === undefined ? {} : { timeoutMs }).catch((error: unknown) => error);

describe('R-211 D-38 a call', () => {
  test.each([200, 201, 299])('succeeds with status %i', async (status) => {
    expect(await call(`/${status}`)).toMatchObject({ success: true });
  });

  test.each([300, 400, 401, 404, 500, 503])(
    'fails with status %i: the failure is an error, never data',
    async (status) => {
      const error = await failure(`/${status}`);
      expect(error).toBeInstanceOf(CallError);
      expect(error).toMatchObject({ status, message: `answer ${status}` });
    },
  );

  test('that is not answered ends with an error', async () => {
    expect(await failure('/0', 20)).toMatchObject({ name: 'CallError', status: 0, message: 'Something went wrong' });
  });

  test('waits 15 seconds for what is read', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await call('/200');
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  });
});

describe('the path of a public read', () => {
  test('takes values by their name and sends the others as a query', () => {
    expect(fillPath('/site')).toBe('/site');
    expect(fillPath('/property/:slug/similar', { slug: 'a b' })).toBe('/property/a%20b/similar');
    expect(fillPath('/property', { city_id: 3, bhk: [2, 3], q: undefined })).toBe('/property?city_id=3&bhk=2%2C3');
  });

  test('keeps any value inside its segment', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (slug) => {
        const [, kind, segment, ...rest] = fillPath('/project/:slug', { slug }).split('/');
        expect([kind, decodeURIComponent(segment ?? ''), rest]).toEqual(['project', slug, []]);
      }),
    );
  });
});
