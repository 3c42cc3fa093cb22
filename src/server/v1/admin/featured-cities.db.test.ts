import { beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../../../test/app.ts';
import { storePicture } from '../../../../test/pictures.ts';
import { storeCity } from '../../../../test/record-samples.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
let asha: Colleague;

beforeAll(async () => {
  asha = await newColleague(app);
});

const add = (input: object) => asha.call('POST', '/featured-city', input);
const shown = async (): Promise<{ name: string; cityId: number; image_url: string | null }[]> =>
  (await app.server.inject('/api/v1/public/featured-city')).json().featuredCities;

test('R-272 R-292 a featured city has the name of its master city, its picture, and is found by its name', async () => {
  const city_id = await storeCity(app.db, 'Lonavala');
  const picture = await storePicture(app.db);
  const { id } = (await add({ city_id, position: 3, picture: { id: picture.id, alt: 'Hills in the rain' } })).json();
  const answer = (await asha.call('GET', '/featured-city?q=LONAV')).json();
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(answer).toEqual({
    success: true,
    featuredCities: [
      {
        id,
        image_url: picture.path,
        name: 'Lonavala',
        city_id,
        is_active: true,
        position: 3,
        createdAt: date,
        updatedAt: date,
      },
    ],
    totalItems: 1,
    totalPages: 1,
  });
  const { record } = (await asha.call('GET', `/featured-city/${id}`)).json();
  expect(record.picture).toEqual({ id: picture.id, url: picture.path, alt: 'Hills in the rain' });
  expect(await shown()).toContainEqual(
    expect.objectContaining({ name: 'Lonavala', cityId: city_id, image_url: picture.path }),
  );
});

test('R-272 must be a city of the master list, and each city once', async () => {
  const city_id = await storeCity(app.db, 'Matheran');
  await add({ city_id });
  const twice = await add({ city_id });
  expect([twice.statusCode, twice.json().errors]).toEqual([
    409,
    [{ field: 'city_id', message: 'This city is already featured' }],
  ]);
  expect((await add({ city_id: 987_654 })).statusCode).toBe(409);
  expect((await add({ city_id: null })).json().errors).toEqual([{ field: 'city_id', message: 'Please choose a city' }]);
});

test('R-272 R-296 visitors see it while it is switched on, and its picture once that is prepared', async () => {
  const city_id = await storeCity(app.db, 'Mahabaleshwar');
  const waiting = await storePicture(app.db, { visibility: 'private', status: 'pending' });
  const { id } = (await add({ city_id, picture: { id: waiting.id, alt: 'A valley' } })).json();
  const ours = async () => (await shown()).find(({ cityId }) => cityId === city_id);
  expect(await ours()).toMatchObject({ image_url: null });
  expect((await asha.call('PUT', `/featured-city/${id}`, { is_active: false })).json()).toEqual({ success: true });
  expect(await ours()).toBeUndefined();
  await asha.call('PUT', `/featured-city/${id}`, { is_active: true });
  expect(await ours()).toBeDefined();
});
