import { expect, test } from 'vitest';
import type { FullImport } from '#contract';
import { tables } from '#db';
import { createTestApp } from '../test/app.ts';
import { sendImport } from '../test/sheets.ts';
import { newColleague } from '../test/staff.ts';
import { importFile } from './import/rows.ts';

const app = createTestApp();
const ROWS = 600;

test('an import runs through the real jobs while visitors are answered', { timeout: 60_000 }, async () => {
  const asha = await newColleague(app);
  await app.db.insert(tables.cities).values({ name: 'Pune', slug: 'pune', state: 'Maharashtra' });
  await app.jobs.work('import.check', 1, ({ importId }, signal) => app.core.imports.checkRows(importId, signal));
  await app.jobs.work('import.run', 1, ({ importId }, signal) => app.core.imports.writeRows(importId, signal));
  const { id } = (await sendImport(app, asha, { body: importFile(ROWS, ['Pune']) })).json<{ id: number }>();
  const read = async () => (await asha.call('GET', `/import/${id}`)).json<{ record: FullImport }>().record;
  const answered = new Set<number>();
  const reaches = async (status: FullImport['status']) => {
    await expect
      .poll(
        async () => {
          answered.add((await app.server.inject('/api/v1/public/property')).statusCode);
          return (await read()).status;
        },
        { timeout: 50_000 },
      )
      .toBe(status);
  };
  await asha.call('POST', `/import/${id}/check`, { mapping: (await read()).mapping, publish: true });
  await reaches('checked');
  await asha.call('POST', `/import/${id}/start`, { leave_out: false });
  await reaches('done');
  expect(await read()).toMatchObject({ written_rows: ROWS, refused_rows: 0 });
  expect((await app.server.inject('/api/v1/public/property')).json()).toMatchObject({ totalItems: ROWS });
  expect([...answered]).toEqual([200]);
});
