import { mkdir, writeFile } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';

/** Headers that the web server sets itself. */
const OWN = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-type',
  'etag',
  'x-cache',
  'age',
  'server',
  'accept-ranges',
]);

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/**
 * Writes a page as a static file with the same headers, which is the cheapest way to serve it, and returns the nginx
 * location.
 */
export async function copyAsFile(
  folder: string,
  name: string,
  { headers, body }: { headers: OutgoingHttpHeaders; body: Buffer },
): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), body);
  const added = Object.entries(headers)
    .filter(([key]) => !OWN.has(key))
    .map(([key, value]) => `add_header ${key} ${quoted(String(value))};`);
  return `location = /${name} { root ${folder}; types {} default_type "${headers['content-type']}"; ${added.join(' ')} }`;
}
