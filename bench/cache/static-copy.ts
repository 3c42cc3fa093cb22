import { mkdir, writeFile } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';

/** Headers that whoever serves a file makes itself. */
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

/** The bytes and headers of a page as a file that nginx serves, the least that serving it can cost; answers its location. */
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
