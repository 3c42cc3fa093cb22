import { type Db, tables } from '#db';

let pictures = 0;

/** An uploaded picture, processed by default. */
export async function storePicture(
  db: Db,
  file: Partial<typeof tables.media.$inferInsert> = {},
): Promise<{ id: number; path: string }> {
  pictures += 1;
  const [stored] = await db
    .insert(tables.media)
    .values({
      path: `pictures/test${pictures}-1200x800-c06030.webp`,
      visibility: 'public',
      status: 'ready',
      contentType: 'image/webp',
      ...file,
    })
    .returning({ id: tables.media.id, path: tables.media.path });
  if (!stored) throw new Error('the picture was not stored');
  return stored;
}
