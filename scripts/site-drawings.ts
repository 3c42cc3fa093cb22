import { mkdir, writeFile } from 'node:fs/promises';
import { artFile, SITE_DRAWINGS } from '#demo';

const FOLDER = 'src/web/public/assets/drawings-1';

/** Writes the drawings that the site itself shows; they are served like its scripts. */
await mkdir(FOLDER, { recursive: true });
for (const name of SITE_DRAWINGS) await writeFile(`${FOLDER}/${name}.svg`, artFile(name) ?? '');
console.log(`${SITE_DRAWINGS.length} drawings in ${FOLDER}`);
