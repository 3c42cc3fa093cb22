import { join } from 'node:path';
import type { Db } from '#db';
import { drawSharePicture } from './draw.ts';
import { openPictureFolder } from './picture-folder.ts';
import { createRenderQueue } from './render-queue.ts';
import { readShareFacts, type SharedKind, toPath, toVersion } from './share-facts.ts';

/** The response for a preview URL. */
type SharePicture = { picture: Buffer } | { movedTo: string };

export interface SharePictures {
  /**
   * The preview of a listing, drawn at most once per version; an older version redirects to the current one. The
   * picture contains nothing from the URL, so a visitor can only get what a published listing shows.
   */
  at(kind: SharedKind, id: number, version: string): Promise<SharePicture | undefined>;
}

export function openSharePictures(db: Db, cacheFolder: string): SharePictures {
  const folder = openPictureFolder(join(cacheFolder, 'share-pictures'));
  const enqueue = createRenderQueue<Buffer>({ maxConcurrent: 2, maxQueued: 40 });
  return {
    at: async (kind, id, version) => {
      const facts = await readShareFacts(db, kind, id);
      if (!facts) return undefined;
      if (toVersion(facts) !== version) return { movedTo: toPath(kind, id, facts) };
      const readCached = () => folder.read(kind, id, version);
      const draw = async () => {
        const drawn = await drawSharePicture(facts);
        // If the disk is full, this request still succeeds and the next one draws the picture again.
        await folder.write(kind, id, version, drawn).catch(() => {});
        return drawn;
      };
      // The cache is read again in the queue, because another request may have stored the picture by then.
      const picture =
        (await readCached()) ??
        (await enqueue(`${kind}/${id}-${version}`, async () => (await readCached()) ?? (await draw())));
      return { picture };
    },
  };
}
