import { and, eq, type Tx, tables } from '#db';
import { purgePaths } from './purge-paths.ts';
import { SHOWN_AT, type ShownKind } from './shown-at.ts';

const { blogs, jobs, projects, properties, slugHistory } = tables;

/** Records with an address made of words; those they had before lead visitors to the present one. */
const BY_SLUG = {
  property: { owner: 'property', table: properties },
  project: { owner: 'project', table: projects },
  blog: { owner: 'blog', table: blogs },
  jobs: { owner: 'job', table: jobs },
} as const;

interface Change {
  /** What happened; only a draft of a page is never seen. */
  action: string;
  entity: string;
  id: number | string;
  before?: object | undefined;
  after?: object | undefined;
}

type Row = Record<string, unknown>;

async function getSlugs(tx: Tx, { owner, table }: (typeof BY_SLUG)[keyof typeof BY_SLUG], id: number) {
  const [present, former] = [
    await tx.select({ slug: table.slug }).from(table).where(eq(table.id, id)),
    await tx
      .select({ slug: slugHistory.slug })
      .from(slugHistory)
      .where(and(eq(slugHistory.owner, owner), eq(slugHistory.ownerId, id))),
  ];
  return [...present, ...former].map(({ slug }) => slug);
}

/** What a record is known by in its addresses, now and before. */
async function getNames(tx: Tx, kind: ShownKind, id: number | string, sides: Row[]): Promise<string[]> {
  if (kind in BY_SLUG) return getSlugs(tx, BY_SLUG[kind as keyof typeof BY_SLUG], Number(id));
  if (kind === 'redirect') return sides.map(({ fromPath }) => String(fromPath));
  if (kind === 'popular-link') return sides.map(({ slug }) => String(slug));
  return [String(id)];
}

/** What is no listing, or says nothing of its status, may be seen. */
const isSeen = ({ status }: Row) => status === undefined || status === 'published' || status === 'live';

/** A change of what is behind another record: the homes inside a project are shown on the project's page. */
function getSubject({ entity, id }: Change, sides: Row[]): { kind: string; id: number | string } {
  const projectId = entity === 'configuration' ? sides[0]?.['projectId'] : undefined;
  return typeof projectId === 'number' ? { kind: 'project', id: projectId } : { kind: entity, id };
}

const isShownKind = (kind: string): kind is ShownKind => kind in SHOWN_AT;

/** Notes, in the transaction of a change, what caches must forget because of it: nothing where no visitor sees it. */
export async function enqueuePurge(tx: Tx, change: Change): Promise<void> {
  const sides = [change.before, change.after].filter((side) => side !== undefined) as Row[];
  const { kind, id } = getSubject(change, sides);
  if (!isShownKind(kind) || change.action === 'draft' || change.action === 'export') return;
  // How mails are signed is nobody's page.
  if (kind === 'setting' && id === 'mail') return;
  const { own, among } = SHOWN_AT[kind];
  const names = own ? await getNames(tx, kind, id, sides) : [];
  const listed = sides.length === 0 || sides.some(isSeen);
  await purgePaths(tx, [...names.flatMap((name) => own?.(name) ?? []), ...(listed ? among : [])]);
}
