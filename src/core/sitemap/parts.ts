/** Maximum URLs per sitemap file; the triggers that mark changes divide ids by the same number. */
export const PART_SIZE = 50_000;

/** Kinds split by id range, so that a changed row invalidates only one part. */
export const RANGED = ['properties', 'projects', 'posted-properties', 'blogs'] as const;
export type RangedKind = (typeof RANGED)[number];

export type SitemapKind = RangedKind | 'pages' | 'jobs';

const KINDS: readonly SitemapKind[] = [...RANGED, 'pages', 'jobs'];

/** A part of the sitemap; the parts of a kind are numbered from 0. */
export interface PartKey {
  kind: SitemapKind;
  part: number;
}

export const isRanged = (kind: SitemapKind): kind is RangedKind => RANGED.some((ranged) => ranged === kind);

/** The first and the last id that a part of a ranged kind lists. */
export const toIdRange = (part: number): { first: number; last: number } => ({
  first: part * PART_SIZE + 1,
  last: (part + 1) * PART_SIZE,
});

/** `properties-00001` is the first part of the properties. */
export const toPartName = ({ kind, part }: PartKey): string => `${kind}-${String(part + 1).padStart(5, '0')}`;

/** Parses a part name; undefined if it is not valid. */
export function partNamed(name: string): PartKey | undefined {
  const kind = KINDS.find(
    (candidate) => name.startsWith(`${candidate}-`) && /^\d{5,9}$/.test(name.slice(candidate.length + 1)),
  );
  if (kind === undefined) return undefined;
  const key = { kind, part: Number(name.slice(kind.length + 1)) - 1 };
  return key.part >= 0 && toPartName(key) === name ? key : undefined;
}
