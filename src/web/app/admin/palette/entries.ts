import type { Permission, RecordHit, RecordKind, RecordPath, Role } from '#contract';
import { getRecordPermission, roleMay } from '#contract/people/permissions.ts';
import type { IconName } from '#ui/icon.tsx';
import { browserStore, storedObjects } from '../../site/shared/browser-store.ts';
import { highlight } from '../../site/shared/search/highlight.ts';
import { toPageAddress } from '../engine/page-address.ts';
import { SCREENS, type ScreenEntry } from '../screens.ts';

/** A screen, action or record in the palette. */
export interface PaletteEntry {
  /** The URL, which is also the key of the entry. */
  to: string;
  label: string;
  note: string;
  /** Names a person who is not staff, so it is not remembered in the browser. */
  isPerson?: true;
}

const screens: readonly ScreenEntry[] = SCREENS;

export const screenEntry = ({ path, label }: Pick<ScreenEntry, 'path' | 'label'>): PaletteEntry => ({
  to: `/admin/${path}`,
  label,
  note: '',
});

interface AddEntry extends PaletteEntry {
  needs: Permission;
}

const add = (record: RecordPath, screen: string, label: string, tab?: string): AddEntry => ({
  needs: getRecordPermission(record, 'change'),
  to: screens.find(({ path }) => path === screen)?.page
    ? toPageAddress(`/admin/${screen}`, { kind: 'add' })
    : `/admin/${screen}?${tab === undefined ? '' : `tab=${tab}&`}add=1`,
  label,
  note: screens.find(({ path }) => path === screen)?.label ?? '',
});

export const ADD_ENTRIES: AddEntry[] = [
  { needs: 'leads:change', to: '/admin/enquiries?add=1', label: 'Add Lead', note: 'Enquiries' },
  add('user', 'users', 'Register User'),
  add('project', 'projects', 'Add Project'),
  add('property', 'properties', 'Add Property'),
  add('jobs', 'careers', 'Add Job'),
  add('blog', 'blogs', 'Add Blog'),
  add('testimonial', 'testimonials', 'Add Testimonial'),
  add('featured-city', 'cities', 'Add Featured City'),
  add('partner', 'partners', 'Add Partner'),
  add('master-list/builder', 'master-list', 'Add Builder', 'builder'),
  add('master-list/bhk', 'master-list', 'Add BHK', 'bhk'),
  add('master-list/amenity', 'master-list', 'Add Amenity', 'amenity'),
  add('master-list/tag', 'master-list', 'Add Tag', 'tag'),
  add('master-list/city', 'master-list', 'Add City', 'city'),
  add('master-list/locality', 'master-list', 'Add Locality', 'locality'),
  add('import', 'imports', 'Import file'),
];

const onPage = (list: string) => (id: number) => toPageAddress(`/admin/${list}`, { kind: 'edit', id });
const overList = (list: string) => (id: number) => `/admin/${list}edit=${id}`;

/** The group label and edit URL of each record kind. */
const RECORDS: Record<RecordKind, { group: string; toAddress: (id: number) => string }> = {
  project: { group: 'Projects', toAddress: onPage('projects') },
  property: { group: 'Properties', toAddress: onPage('properties') },
  blog: { group: 'Blogs', toAddress: overList('blogs?') },
  job: { group: 'Careers', toAddress: overList('careers?') },
  user: { group: 'Users', toAddress: overList('users?') },
  builder: { group: 'Builders', toAddress: overList('master-list?tab=builder&') },
  city: { group: 'Cities', toAddress: overList('master-list?tab=city&') },
};

export const getGroup = (kind: RecordKind): string => RECORDS[kind].group;

export const recordEntry = ({ kind, id, label, note }: RecordHit): PaletteEntry => ({
  to: RECORDS[kind].toAddress(id),
  label,
  note,
});

/** The icon of the target screen. */
export function getIcon({ to }: PaletteEntry): IconName {
  if (to.endsWith('add=1') || to.endsWith('/new')) return 'plus';
  return screens.find(({ path }) => to.split(/[?/]/)[2] === path)?.icon ?? 'search';
}

const MAX_RECENT = 5;

const store = browserStore('localStorage', 'back-office-recent');

/** Recently opened entries, newest first. Invalid stored values are ignored. */
export function readRecent(): PaletteEntry[] {
  return storedObjects(store.read())
    .flatMap(({ to, label, note }) =>
      typeof to === 'string' && to.startsWith('/admin/') && typeof label === 'string' && typeof note === 'string'
        ? [{ to, label, note }]
        : [],
    )
    .slice(0, MAX_RECENT);
}

/** Adds an entry in front of the earlier ones. */
export function rememberRecent({ to, label, note, isPerson }: PaletteEntry): void {
  if (isPerson) return;
  const others = readRecent().filter((entry) => entry.to !== to);
  store.write(JSON.stringify([{ to, label, note }, ...others].slice(0, MAX_RECENT)));
}

/** Record names must not stay in a browser that other people may use. */
export const clearRecent = (): void => store.write(null);

export interface PaletteGroup {
  label: string;
  entries: PaletteEntry[];
}

/** Whether a word of the text begins with the term. */
const matches = (text: string, term: string): boolean => highlight(text, term).length > 1;

const named = (entries: PaletteEntry[], term: string): PaletteEntry[] =>
  term === '' ? entries : entries.filter(({ label }) => matches(label, term));

function recordGroups(hits: RecordHit[]): PaletteGroup[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    label: getGroup(kind),
    entries: hits.filter((hit) => hit.kind === kind).map(recordEntry),
  }));
}

export interface PaletteContent {
  term: string;
  /** The screens that the signed-in user may use. */
  screens: ScreenEntry[];
  role: Role | undefined;
  recent: PaletteEntry[];
  /** Leads that match the term. */
  leads?: PaletteEntry[];
  /** People who match the term. */
  contacts?: PaletteEntry[];
  hits: RecordHit[];
  /** The hits are for an earlier term, so only those that match the current term are shown. */
  stale: boolean;
}

/** The groups of the palette, each entry once; recently opened entries come first. */
export function paletteGroups({
  term,
  screens: offered,
  role,
  recent,
  leads = [],
  contacts = [],
  hits,
  stale,
}: PaletteContent): PaletteGroup[] {
  const mayAdd = ({ needs }: AddEntry) => role !== undefined && roleMay(role, needs);
  const found = stale ? hits.filter(({ label }) => matches(label, term)) : hits;
  const groups: PaletteGroup[] = [
    { label: 'Recent', entries: named(recent, term) },
    { label: 'Screens', entries: named(offered.map(screenEntry), term) },
    { label: 'Actions', entries: named(ADD_ENTRIES.filter(mayAdd), term) },
    { label: 'Leads', entries: leads },
    { label: 'Contacts', entries: contacts },
    ...recordGroups(found),
  ];
  const seen = new Set<string>();
  const isNew = ({ to }: PaletteEntry) => !seen.has(to) && seen.add(to);
  return groups
    .map(({ label, entries }) => ({ label, entries: entries.filter(isNew) }))
    .filter(({ entries }) => entries.length > 0);
}
