import { beforeAll, expect, test } from 'vitest';
import type { PartnerInput } from '#contract';
import { createTestApp } from '../../../../test/app.ts';
import { storePicture } from '../../../../test/pictures.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
let asha: Colleague;

beforeAll(async () => {
  asha = await newColleague(app);
});

const add = async (input: PartnerInput): Promise<number> => (await asha.call('POST', '/partner', input)).json().id;
const shown = async (): Promise<{ name: string; logo_url: string | null }[]> =>
  (await app.server.inject('/api/v1/public/partner')).json().partners;

test('R-273 R-292 a partner is listed with its logo, whether it is shown, and its dates', async () => {
  const { id: pictureId, path } = await storePicture(app.db);
  const id = await add({ name: 'Sagar Constructions', picture: { id: pictureId, alt: 'A wave in blue' } });
  const { partners, totalItems, totalPages } = (await asha.call('GET', '/partner?q=SAGAR')).json();
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect({ totalItems, totalPages }).toEqual({ totalItems: 1, totalPages: 1 });
  expect(partners).toEqual([
    {
      id,
      logo_url: path,
      name: 'Sagar Constructions',
      is_active: true,
      position: 0,
      createdAt: date,
      updatedAt: date,
    },
  ]);
  const { record } = (await asha.call('GET', `/partner/${id}`)).json();
  expect(record.picture).toEqual({ id: pictureId, url: path, alt: 'A wave in blue' });
});

test('R-273 R-296 visitors see a partner until it is switched off, and again when it is switched on', async () => {
  const id = await add({ name: 'Vindhya Bank' });
  const isShown = async () => (await shown()).some(({ name }) => name === 'Vindhya Bank');
  const steps: boolean[] = [await isShown()];
  for (const is_active of [false, true]) {
    expect((await asha.call('PUT', `/partner/${id}`, { is_active })).json()).toEqual({ success: true });
    steps.push(await isShown());
  }
  expect(steps).toEqual([true, false, true]);
});

test('R-273 visitors see partners in the order of their positions', async () => {
  await add({ name: 'Third', position: 30 });
  await add({ name: 'Second', position: 20 });
  const names = (await shown()).map(({ name }) => name);
  expect(names.slice(-2)).toEqual(['Second', 'Third']);
});

test('R-305 a logo is shown once it is prepared, taken away again, and never a picture that could not be read', async () => {
  const waiting = await storePicture(app.db, { visibility: 'private', status: 'pending' });
  const id = await add({ name: 'Nila Interiors', picture: { id: waiting.id, alt: 'Two arches' } });
  const listed = async () => (await asha.call('GET', '/partner?q=nila')).json().partners[0].logo_url;
  const picture = async () => (await asha.call('GET', `/partner/${id}`)).json().record.picture;
  expect([await listed(), await picture()]).toEqual([null, { id: waiting.id, url: null, alt: 'Two arches' }]);
  await asha.call('PATCH', `/partner/${id}`, { name: 'Nila Interior' });
  expect(await picture()).not.toBeNull();

  const unreadable = await storePicture(app.db, { status: 'rejected' });
  const rejected = await asha.call('PATCH', `/partner/${id}`, { picture: { id: unreadable.id, alt: 'Noise' } });
  expect([rejected.statusCode, rejected.json().errors[0].field]).toEqual([400, 'picture.0']);
  expect(await picture()).toMatchObject({ id: waiting.id });

  await asha.call('PATCH', `/partner/${id}`, { picture: null });
  expect(await picture()).toBeNull();
});
