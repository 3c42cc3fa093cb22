import { expect, test } from 'vitest';
import { type RecordHit, Role } from '#contract';
import { screensFor } from '../screens.ts';
import { paletteGroups } from './entries.ts';

const NOTHING: Parameters<typeof paletteGroups>[0] = {
  term: '',
  screens: screensFor('admin'),
  role: 'admin',
  recent: [],
  hits: [],
  stale: false,
};
const COURT: RecordHit = { kind: 'project', id: 7, label: 'Jasmine Court', note: 'Pune' };
const CITY: RecordHit = { kind: 'city', id: 3, label: 'Jaipur', note: 'Rajasthan' };

const shown = (content: Partial<Parameters<typeof paletteGroups>[0]>) =>
  paletteGroups({ ...NOTHING, ...content }).map(({ label, entries }) => [label, entries.map((entry) => entry.label)]);

test.each([
  ['admin', true],
  ['sales', true],
  ['editor', false],
  ['hr', false],
] as const)('D-55 the screen of enquiries is offered to the role %s: %s', (role, offered) => {
  const [screens] = paletteGroups({ ...NOTHING, screens: screensFor(role) });
  expect(screens?.entries.some(({ label }) => label === 'Enquiries')).toBe(offered);
});

test('without a term every screen and every action is offered', () => {
  const [screens, actions] = paletteGroups(NOTHING);
  expect(screens?.entries.map(({ to }) => to)).toEqual(NOTHING.screens.map(({ path }) => `/admin/${path}`));
  expect(actions?.entries.map(({ to }) => to)).toContain('/admin/master-list?tab=city&add=1');
  expect(actions?.entries[0]).toMatchObject({ to: '/admin/enquiries?add=1', label: 'Add Lead', note: 'Enquiries' });
});

test('a term leaves what has a word that begins with it', () => {
  expect(shown({ term: 'cit' })).toEqual([
    ['Screens', ['Featured Cities']],
    ['Actions', ['Add Featured City', 'Add City']],
  ]);
  expect(shown({ term: 'ities' })).toEqual([]);
});

test('R-413 leads come before records', () => {
  const lead = {
    to: '/admin/enquiries?open=4',
    label: 'Jaya Rao',
    note: '+91 00000 12345 · New',
    isPerson: true,
  } as const;
  expect(shown({ term: 'ja', leads: [lead], hits: [CITY] })).toEqual([
    ['Leads', ['Jaya Rao']],
    ['Cities', ['Jaipur']],
  ]);
});

test('a record leads to the form in which it is edited', () => {
  const entries = paletteGroups({ ...NOTHING, term: 'ja', hits: [COURT, CITY] }).flatMap((group) => group.entries);
  expect(entries.map(({ to }) => to)).toEqual(['/admin/projects/7/edit', '/admin/master-list?tab=city&edit=3']);
});

test('what was opened lately comes first, and only once', () => {
  const recent = [
    { to: '/admin/projects/7/edit', label: 'Jasmine Court', note: 'Pune' },
    { to: '/admin/blogs', label: 'Blogs', note: '' },
  ];
  expect(shown({ recent })[0]).toEqual(['Recent', ['Jasmine Court', 'Blogs']]);
  expect(shown({ recent })[1]?.[1]).not.toContain('Blogs');
  expect(shown({ recent, term: 'ja', hits: [COURT, CITY] })).toEqual([
    ['Recent', ['Jasmine Court']],
    ['Cities', ['Jaipur']],
  ]);
});

test('hits of an earlier term stay only where they fit the new one', () => {
  expect(shown({ term: 'jas', hits: [COURT, CITY], stale: true })).toEqual([['Projects', ['Jasmine Court']]]);
});

test('D-62 only admins are offered to register a colleague', () => {
  const offered = (role: Role) =>
    shown({ screens: screensFor(role), role }).some(([, labels]) => labels?.includes('Register User'));
  expect(Role.options.filter(offered)).toEqual(['admin']);
});
