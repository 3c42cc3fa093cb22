import { expect, test } from 'vitest';
import { SITE_ORIGIN, testHouse } from '../../test/house.ts';

const house = testHouse();

test('whoever found a weakness reads whom to tell, for three months from now', async () => {
  const { statusCode, headers, body } = await house.app.inject('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const { site } = await house.core.api.site();
  expect(body).toContain(`Contact: mailto:${site.facts.email}\n`);
  expect(body).toContain(`Canonical: ${SITE_ORIGIN}/.well-known/security.txt\n`);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '');
  expect((expires - Date.now()) / 86_400_000).toBeGreaterThan(88);
  expect((expires - Date.now()) / 86_400_000).toBeLessThan(91);
});
