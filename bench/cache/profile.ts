import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  timeDeltas: number[];
}

type Frame = Profile['nodes'][number]['callFrame'];

/** Which part of the app a stack frame belongs to, by the path of its code; the first match wins. */
const GROUPS: [name: string, fits: (frame: Frame) => boolean][] = [
  ['garbage collection', ({ functionName }) => functionName === '(garbage collector)'],
  [
    'compression',
    ({ functionName, url }) => /zlib/.test(url) || /^(brotli|deflate|gzip|writeSync|processChunk)/i.test(functionName),
  ],
  ['react-dom', ({ url }) => /react-dom/.test(url)],
  ['React and React Router', ({ url }) => /node_modules\/(react|react-router|@react-router|scheduler)\//.test(url)],
  ['our pages, with what is bundled into them', ({ url }) => /src\/web\/build/.test(url)],
  ['PostgreSQL driver and drizzle', ({ url }) => /node_modules\/(pg|pg-.*|postgres-.*|drizzle-orm)\//.test(url)],
  [
    'Fastify and its plugins',
    ({ url }) =>
      /node_modules\/(fastify|@fastify|find-my-way|avvio|fast-json-stringify|pino|light-my-request)\//.test(url),
  ],
  ['our server and core', ({ url }) => /\/src\/(server|core|db|contract|cli)\//.test(url)],
  ['JSON', ({ functionName }) => /^(parse|stringify)$/.test(functionName)],
  ['streams, HTTP and other parts of Node', ({ url }) => url.startsWith('node:')],
  ['native code and the program itself', ({ url }) => url === ''],
];

export interface ProfileSummary {
  groups: { name: string; share: number }[];
  functions: { name: string; share: number }[];
}

/**
 * Where a process spent its CPU time after the first `startMs` milliseconds: the share of each part of the app, and the
 * functions with the highest self time.
 */
export async function summarise(folder: string, startMs: number): Promise<ProfileSummary> {
  const file = (await readdir(folder)).find((name) => name.endsWith('.cpuprofile'));
  if (!file) throw new Error('no profile was written');
  const { nodes, samples, timeDeltas } = JSON.parse(await readFile(join(folder, file), 'utf8')) as Profile;
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const spent = { groups: new Map<string, number>(), functions: new Map<string, number>() };
  let busy = 0;
  let age = 0;
  const add = (map: Map<string, number>, key: string, time: number) => map.set(key, (map.get(key) ?? 0) + time);
  for (const [index, id] of samples.entries()) {
    const frame = frames.get(id);
    const time = timeDeltas[index] ?? 0;
    age += time;
    if (!frame || frame.functionName === '(idle)' || age < startMs * 1_000) continue;
    const group = GROUPS.find(([, fits]) => fits(frame))?.[0] ?? 'other packages';
    const place = frame.url.replace(/^.*\/node_modules\//, '').replace(/^.*\/src\//, 'src/');
    busy += time;
    add(spent.groups, group, time);
    add(
      spent.functions,
      `${frame.functionName || '(anonymous)'} ${place ? `${place}:${frame.lineNumber + 1}` : ''}`.trim(),
      time,
    );
  }
  const top = (map: Map<string, number>, limit: number) =>
    [...map]
      .map(([name, time]) => ({ name, share: Math.round((time / busy) * 1_000) / 10 }))
      .toSorted((one, other) => other.share - one.share)
      .slice(0, limit);
  return { groups: top(spent.groups, 20), functions: top(spent.functions, 15) };
}
