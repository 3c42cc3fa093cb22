import { beforeAll, expect, test } from 'vitest';
import { createTestApp, newVisitor } from '../../../../test/app.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
let asha: Colleague;

beforeAll(async () => {
  asha = await newColleague(app);
});

const subscribe = (email: string) =>
  app.server.inject({
    method: 'POST',
    url: '/api/v1/admin/subscribers',
    payload: { email },
    headers: newVisitor(),
  });

test('R-277 R-278 D-56 R-292 subscribers are listed under both spellings, newest first, and found by their email', async () => {
  for (const email of ['first@aangan.example', 'second@aangan.example']) await subscribe(email);
  const answer = (await asha.call('GET', '/subscribers?page=1')).json();
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  const row = (email: string) => ({
    id: expect.any(Number),
    email,
    status: 'pending',
    createdAt: date,
    updatedAt: date,
  });
  const rows = [row('second@aangan.example'), row('first@aangan.example')];
  expect(answer).toEqual({ success: true, subscibers: rows, subscribers: rows, totalItems: 2, totalPages: 1 });
  const found = (await asha.call('GET', '/subscribers?q=FIRST')).json();
  expect(found.subscibers).toEqual([row('first@aangan.example')]);
});

test('R-277 no one in the back office changes or deletes a subscriber', async () => {
  await subscribe('stays@aangan.example');
  const [{ id }] = (await asha.call('GET', '/subscribers?q=stays')).json().subscribers;
  const change = { email: 'moved@aangan.example', is_active: false };
  for (const method of ['PATCH', 'PUT', 'DELETE'] as const)
    expect((await asha.call(method, `/subscribers/${id}`, change)).statusCode).toBe(404);
  const actor = { staff: { id: asha.id }, requestId: 'test', ip: undefined } as never;
  const service = app.core.records.subscribers;
  await expect(service.remove(actor, id)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(service.update(actor, id, {})).rejects.toMatchObject({ code: 'forbidden' });
  expect((await asha.call('GET', '/subscribers?q=stays')).json().totalItems).toBe(1);
});

test('R-324 the list needs a session, while anybody may subscribe', async () => {
  expect((await app.server.inject('/api/v1/admin/subscribers?page=1')).statusCode).toBe(401);
  expect((await subscribe('anybody@aangan.example')).statusCode).toBe(201);
  expect((await asha.call('POST', '/subscribers', { email: 'from.staff@aangan.example' })).statusCode).toBe(201);
});
