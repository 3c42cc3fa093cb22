import { expect, test } from 'vitest';
import { createTestApp, SITE_ORIGIN } from '../../test/app.ts';

const app = createTestApp();

test('the security contact is published, for three months from now', async () => {
  const { statusCode, headers, body } = await app.server.inject('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const { site } = await app.core.api.get('/site');
  expect(body).toContain(`Contact: mailto:${site.facts.email}\n`);
  expect(body).toContain(`Canonical: ${SITE_ORIGIN}/.well-known/security.txt\n`);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '');
  expect((expires - Date.now()) / 86_400_000).toBeGreaterThan(88);
  expect((expires - Date.now()) / 86_400_000).toBeLessThan(91);
});
