import { join } from 'node:path';
import type { Db } from '#db';
import { drawSharePicture } from './draw.ts';
import { openPictureFolder } from './picture-folder.ts';
import { createRenderQueue } from './render-queue.ts';
import { readShareFacts, type SharedKind, toPath, toVersion } from './share-facts.ts';

/** What stands at the address of a link preview. */
type SharePicture = { picture: Buffer } | { movedTo: string };

export interface SharePictures {
  /**
   * The preview of a listing, drawn at most once a version; an older version has moved to the present one. Nothing in
   * the picture comes from the address: a visitor can only ask for what a published listing says.
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
        // A disk that is full costs the next visitor a drawing, and this one nothing.
        await folder.write(kind, id, version, drawn).catch(() => {});
        return drawn;
      };
      // Looked for again at the desk: somebody may have kept it a moment ago.
      const picture =
        (await readCached()) ??
        (await enqueue(`${kind}/${id}-${version}`, async () => (await readCached()) ?? (await draw())));
      return { picture };
    },
  };
}
