import { expect, test } from 'vitest';
import { buildServer } from '#server';
import { createTestApp, newVisitor, SITE_ORIGIN } from '../../../test/app.ts';
import { newStaff, signedIn } from '../../../test/staff-accounts.ts';
import { createLogger } from './logging.ts';

const app = createTestApp();

/** A server that writes its log to an array. */
async function loggedServer() {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const { core } = app;
  const server = await buildServer({
    core,
    logger,
    siteOrigin: SITE_ORIGIN,
    trustProxy: '127.0.0.1',
    version: 'test',
    pages: 'none',
  });
  return { server, lines };
}

test('no token of a private link is in the log, wherever it is in the address', async () => {
  const { server, lines } = await loggedServer();
  const token = app.links.token('manage-posting', 7, new Date('2027-01-01'));
  for (const url of [
    `/posting/manage?token=${token}`,
    `/preview/${token}`,
    `/media/posted?token=${token}`,
    `/x/${token}/y`,
  ])
    await server.inject({ url, headers: newVisitor() });
  await server.close();
  expect(lines.join('')).not.toContain(token);
  expect(lines.filter((line) => line.includes('"path":"/preview/-"'))).toHaveLength(1);
});

test('the log says which member of staff made a request', async () => {
  const staff = await newStaff(app);
  const cookie = await signedIn(app, staff);
  const { server, lines } = await loggedServer();
  await server.inject({ url: '/api/v1/admin/user/me', headers: { cookie } });
  await server.close();
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(answered).toEqual([expect.objectContaining({ staff: staff.id, status: 200 })]);
});
