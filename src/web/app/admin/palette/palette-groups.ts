import type { RecordHit } from '#contract';
import { highlight } from '../../site/shared/search/highlight.ts';
import { ADD_ENTRIES, groupOf, type PaletteEntry, recordEntry, SCREEN_ENTRIES } from './entries.ts';

export interface PaletteGroup {
  label: string;
  entries: PaletteEntry[];
}

/** Whether a word of the text begins with the term. */
const matches = (text: string, term: string): boolean => highlight(text, term).length > 1;

const fits = ({ label, note }: PaletteEntry, term: string): boolean =>
  term === '' || matches(label, term) || matches(note, term);

function recordGroups(hits: RecordHit[]): PaletteGroup[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    label: groupOf(kind),
    entries: hits.filter((hit) => hit.kind === kind).map(recordEntry),
  }));
}

export interface PaletteContent {
  term: string;
  recent: PaletteEntry[];
  hits: RecordHit[];
  /** The hits belong to an earlier term: only those that also fit this one are still right. */
  stale: boolean;
}

/** What the palette shows, group by group, each entry once: what was opened lately comes first. */
export function paletteGroups({ term, recent, hits, stale }: PaletteContent): PaletteGroup[] {
  const found = stale ? hits.filter(({ label }) => matches(label, term)) : hits;
  const groups: PaletteGroup[] = [
    { label: 'Recent', entries: recent.filter((entry) => fits(entry, term)) },
    { label: 'Screens', entries: SCREEN_ENTRIES.filter((entry) => fits(entry, term)) },
    { label: 'Actions', entries: ADD_ENTRIES.filter((entry) => fits(entry, term)) },
    ...recordGroups(found),
  ];
  const seen = new Set<string>();
  const isNew = ({ to }: PaletteEntry) => !seen.has(to) && seen.add(to);
  return groups
    .map(({ label, entries }) => ({ label, entries: entries.filter(isNew) }))
    .filter(({ entries }) => entries.length > 0);
}
