import { glob, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = 'src/web/build/client/**/*.{js,css,svg,txt,json}';

/** Compresses every text asset once, at build time, as small as it gets; servers send the file that fits. */
for await (const file of glob(TEXT)) {
  const bytes = await readFile(file);
  await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  await writeFile(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
