import type { RecordHit } from '#contract';
import { highlight } from '../../site/shared/search/highlight.ts';
import type { ScreenEntry } from '../screens.ts';
import { ADD_ENTRIES, getGroup, type PaletteEntry, recordEntry, screenEntry } from './entries.ts';

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
  recent: PaletteEntry[];
  hits: RecordHit[];
  /** The hits are for an earlier term, so only those that match the current term are shown. */
  stale: boolean;
}

/** The groups of the palette, each entry once; recently opened entries come first. */
export function paletteGroups({ term, screens, recent, hits, stale }: PaletteContent): PaletteGroup[] {
  const found = stale ? hits.filter(({ label }) => matches(label, term)) : hits;
  const groups: PaletteGroup[] = [
    { label: 'Recent', entries: named(recent, term) },
    { label: 'Screens', entries: named(screens.map(screenEntry), term) },
    { label: 'Actions', entries: named(ADD_ENTRIES, term) },
    ...recordGroups(found),
  ];
  const seen = new Set<string>();
  const isNew = ({ to }: PaletteEntry) => !seen.has(to) && seen.add(to);
  return groups
    .map(({ label, entries }) => ({ label, entries: entries.filter(isNew) }))
    .filter(({ entries }) => entries.length > 0);
}
