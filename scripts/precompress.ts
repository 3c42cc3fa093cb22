import { glob, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = 'src/web/build/client/**/*.{js,css,svg,txt,json}';

/** Compresses every text asset at build time with maximum compression; servers send the matching file. */
for await (const file of glob(TEXT)) {
  const bytes = await readFile(file);
  await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  await writeFile(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
