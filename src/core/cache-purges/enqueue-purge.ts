import { and, eq, sql, type Tx, tables } from '#db';
import { SHOWN_AT, type ShownKind } from './shown-at.ts';

/** Enqueues paths to purge, in the caller's transaction. */
export async function purgePaths(tx: Tx, paths: string[]): Promise<void> {
  const unique = new Set(paths);
  const all = unique.has('/*') ? ['/*'] : [...unique];
  // Paths are not unique in the table, so that two transactions with the same path never wait for each other.
  if (all.length > 0) await tx.insert(tables.cachePurges).values(all.map((path) => ({ path })));
}

const { blogs, jobs, projects, properties, settingPictures, slugHistory } = tables;

/** Entities with a slug; their former slugs redirect to the current one and are purged as well. */
const BY_SLUG = {
  property: { owner: 'property', table: properties },
  project: { owner: 'project', table: projects },
  blog: { owner: 'blog', table: blogs },
  jobs: { owner: 'job', table: jobs },
} as const;

interface ChangedRecord {
  /** The audit action; the `draft` of a page is never visible and purges nothing. */
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

/** Returns what identifies a record in its URLs (slug, path or id), current and former. */
async function getNames(tx: Tx, kind: ShownKind, id: number | string, sides: Row[]): Promise<string[]> {
  if (kind in BY_SLUG) return getSlugs(tx, BY_SLUG[kind as keyof typeof BY_SLUG], Number(id));
  if (kind === 'redirect') return sides.map(({ fromPath }) => String(fromPath));
  if (kind === 'popular-link') return sides.map(({ slug }) => String(slug));
  return [String(id)];
}

/** Records without a status count as visible. */
const isSeen = ({ status }: Row) => status === undefined || status === 'published' || status === 'live';

/** Configurations are shown on their project's page, so a change to one purges the project. */
function getSubject({ entity, id }: ChangedRecord, sides: Row[]): { kind: string; id: number | string } {
  const projectId = entity === 'configuration' ? sides[0]?.['projectId'] : undefined;
  return typeof projectId === 'number' ? { kind: 'project', id: projectId } : { kind: entity, id };
}

const isShownKind = (kind: string): kind is ShownKind => kind in SHOWN_AT;

/** The pages of the projects that list a property, before and after a change. */
async function getProjectPaths(tx: Tx, sides: Row[]): Promise<string[]> {
  const ids = new Set(sides.map(({ projectId }) => projectId).filter((projectId) => typeof projectId === 'number'));
  const slugs = await Promise.all([...ids].map((projectId) => getSlugs(tx, BY_SLUG.project, projectId)));
  return slugs.flat().flatMap((slug) => SHOWN_AT.project.own?.(slug) ?? []);
}

/** Enqueues, in the transaction of a change, the paths to purge; none if no visitor sees the record. */
export async function enqueuePurge(tx: Tx, record: ChangedRecord): Promise<void> {
  const sides = [record.before, record.after].filter((side) => side !== undefined) as Row[];
  const { kind, id } = getSubject(record, sides);
  if (!isShownKind(kind) || record.action === 'draft' || record.action === 'export') return;
  // Email settings appear on no page.
  if (kind === 'setting' && id === 'mail') return;
  const { own, among } = SHOWN_AT[kind];
  const names = own ? await getNames(tx, kind, id, sides) : [];
  const listed = sides.length === 0 || sides.some(isSeen);
  const projectPaths = kind === 'property' && listed ? await getProjectPaths(tx, sides) : [];
  await purgePaths(tx, [...names.flatMap((name) => own?.(name) ?? []), ...(listed ? among : []), ...projectPaths]);
}

interface Owner extends Record<string, unknown> {
  entity: string;
  id: number;
}

/** Enqueues purges for all records that show a picture which has just become visible. */
export async function purgePicture(tx: Tx, mediaId: number): Promise<void> {
  const { rows } = await tx.execute<Owner>(sql`
    select 'property' as entity, property_id::float8 as id from property_images where media_id = ${mediaId}
    union select 'project', project_id::float8 from project_images where media_id = ${mediaId}
    union select 'project', project_id::float8 from project_configurations where image_id = ${mediaId}
    union select 'post-property', posted_property_id::float8 from posted_property_images where media_id = ${mediaId}
    union select 'blog', id::float8 from blogs where image_id = ${mediaId}
    union select 'featured-city', id::float8 from featured_cities where image_id = ${mediaId}
    union select 'builder', id::float8 from builders where image_id = ${mediaId}
    union select 'partner', id::float8 from partners where logo_id = ${mediaId}`);
  for (const { entity, id } of rows) await enqueuePurge(tx, { action: 'update', entity, id });
  const inSettings = await tx.$count(settingPictures, eq(settingPictures.mediaId, mediaId));
  if (inSettings > 0) await enqueuePurge(tx, { action: 'update', entity: 'setting', id: 'brand' });
}
