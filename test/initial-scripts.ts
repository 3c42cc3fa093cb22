import { gzipSync } from 'node:zlib';

/**
 * The scripts that a page loads initially, with their gzipped size in kB. The manifest in the page lists the files of
 * every route, but only those that are linked or imported are loaded at the start; scripts that load later are not
 * included.
 */
export async function initialScripts(url: string): Promise<{ file: string; kb: number }[]> {
  const html = await (await fetch(url)).text();
  const files = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file));
  const initial = [...files].filter((file) => html.includes(`href="${file}"`) || html.includes(`"${file}";`));
  const sized = initial.map(async (file) => {
    const script = await (await fetch(new URL(file, url))).arrayBuffer();
    return { file, kb: gzipSync(script, { level: 9 }).length / 1000 };
  });
  return (await Promise.all(sized)).sort((one, other) => other.kb - one.kb);
}
