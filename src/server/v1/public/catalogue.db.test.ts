import { describe, expect, test } from 'vitest';
import { tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';

const app = createTestApp();

const read = async (path: string) => (await app.server.inject(`/api/v1/public/${path}`)).json();

describe('GET /public/bhk', () => {
  test('R-202 lists the choices by their place, not by their name or age', async () => {
    expect(await read('bhk')).toEqual({ success: true, bhk: [] });
    await app.db.insert(tables.bhkOptions).values([
      { bhk: '4+', bit: 3 },
      { bhk: '1', bit: 0 },
      { bhk: '2', bit: 1 },
    ]);
    const { success, bhk } = await read('bhk');
    expect(success).toBe(true);
    expect(bhk).toEqual(['1', '2', '4+'].map((name) => ({ id: expect.any(Number), bhk: name })));
  });
});

describe('GET /public/builder', () => {
  test('R-202 lists the builders by name', async () => {
    expect(await read('builder')).toEqual({ success: true, builders: [] });
    await app.db.insert(tables.builders).values([
      { name: 'Neemrana Homes', slug: 'neemrana-homes', about: 'about them' },
      { name: 'Amrit Estates', slug: 'amrit-estates' },
    ]);
    const { builders } = await read('builder');
    expect(builders).toEqual([
      { id: expect.any(Number), name: 'Amrit Estates' },
      { id: expect.any(Number), name: 'Neemrana Homes' },
    ]);
  });
});
