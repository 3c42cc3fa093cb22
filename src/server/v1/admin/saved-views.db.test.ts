import { beforeAll, expect, test } from 'vitest';
import type { SavedView } from '#contract';
import { createTestApp } from '../../../../test/app.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
let asha: Colleague;
let farah: Colleague;
let sunita: Colleague;

const view = (changes: object = {}) => ({
  list: 'property',
  name: 'Gurugram villas',
  query: 'city_id=3&property_type=villa&sort=-price',
  is_shared: false,
  ...changes,
});
const list = async (who: Colleague, of = 'property'): Promise<SavedView[]> =>
  (await who.call('GET', `/views?list=${of}`)).json().views;
const save = async (who: Colleague, changes: object = {}): Promise<number> =>
  (await who.call('POST', '/views', view(changes))).json().id;
const getIds = (views: SavedView[]) => views.map(({ id }) => id);

beforeAll(async () => {
  asha = await newColleague(app, 'admin');
  farah = await newColleague(app, 'sales');
  sunita = await newColleague(app, 'hr');
});

test('R-420 a view is seen by who saved it, and by others once it is shared', async () => {
  const [own, shared] = [await save(farah), await save(farah, { name: 'For all', is_shared: true })];
  expect(getIds(await list(farah))).toEqual([own, shared]);
  expect(getIds(await list(asha))).toEqual([shared]);
  expect(await list(farah, 'project')).toEqual([]);
  expect((await list(farah))[0]).toEqual({
    id: own,
    name: 'Gurugram villas',
    query: 'city_id=3&property_type=villa&sort=-price',
    is_shared: false,
    may_delete: true,
  });
});

test('R-420 staff delete their own views, admins also shared ones, and private ones of others stay', async () => {
  const [secret, shared, another] = [
    await save(farah),
    await save(farah, { is_shared: true }),
    await save(asha, { is_shared: true }),
  ];
  expect((await asha.call('DELETE', `/views/${secret}`)).statusCode).toBe(404);
  expect((await farah.call('DELETE', `/views/${another}`)).statusCode).toBe(404);
  expect((await asha.call('DELETE', `/views/${shared}`)).statusCode).toBe(200);
  expect((await farah.call('DELETE', `/views/${secret}`)).statusCode).toBe(200);
  expect((await farah.call('DELETE', `/views/${secret}`)).statusCode).toBe(404);
});

test('R-420 who may not see a list sees and saves no views of it', async () => {
  for (const call of [
    sunita.call('GET', '/views?list=enquiry'),
    sunita.call('POST', '/views', view({ list: 'enquiry' })),
  ])
    expect((await call).statusCode).toBe(403);
});

test('R-420 R-308 the search text is not kept, because it can name a person', async () => {
  const id = await save(asha, { list: 'enquiry', query: 'q=Meera%20Nair&page=4&view=mine' });
  expect((await list(asha, 'enquiry')).find((each) => each.id === id)?.query).toBe('view=mine');
  expect((await asha.call('POST', '/views', view({ query: 'q=Meera' }))).statusCode).toBe(400);
});

test.each([
  ['an unknown list', { list: 'user' }],
  ['no name', { name: ' ' }],
  ['a long name', { name: 'x'.repeat(41) }],
  ['an empty query', { query: '' }],
  ['a huge query', { query: `city_id=${'1'.repeat(1000)}` }],
  ['markup in the query', { query: 'city_id=<script>' }],
])('R-420 refuses %s', async (_what, changes) => {
  expect((await asha.call('POST', '/views', view(changes))).statusCode).toBe(400);
});

test('R-420 a user saves at most thirty views of a list, also at once', async () => {
  const neel = await newColleague(app, 'editor');
  const answers = await Promise.all(
    Array.from({ length: 34 }, (_, n) => neel.call('POST', '/views', view({ name: `View ${n}` }))),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4);
});
