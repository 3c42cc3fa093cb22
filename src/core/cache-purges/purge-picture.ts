import { sql, type Tx } from '#db';
import { enqueuePurge } from './enqueue-purge.ts';

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
}
