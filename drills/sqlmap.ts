import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { freePort } from '../scripts/local-postgres.ts';
import { DEMO_SIGN_IN } from '../test/demo-sign-in.ts';
import { startPreview } from '../test/preview.ts';
import {
  buildRequest,
  type CallInput,
  type DescribedCall,
  type Description,
  describedCalls,
} from './described-calls.ts';
import { runSqlmap } from './run-sqlmap.ts';

/**
 * Tests every input of every API call with sqlmap, based on the OpenAPI description. A value whose schema rejects a
 * quote, a condition and a second statement never reaches the database and is not tested further. A deliberately
 * vulnerable call is tested first: a run that does not detect it proves nothing.
 *
 *   npm run drill:sqlmap -- --only /api/v1/public   calls whose path starts with this
 */
const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '/api/' }, at_once: { type: 'string', default: '2' } },
});

/** Calls that would end the session or lock the account that the other calls need. */
const EXCLUDED = /\/auth\/logout|\/user\/me\/(password|two-factor)|^(PATCH|PUT|DELETE) \/api\/v1\/admin\/user\//;

const PROBES = ["1'", '1 or 1=1', '1;select pg_sleep(2)--'];

let visitors = 0;
const visitor = () => {
  visitors += 1;
  return { 'x-forwarded-for': `198.19.${Math.floor(visitors / 250)}.${visitors % 250}` };
};

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...visitor() },
    body: JSON.stringify(DEMO_SIGN_IN),
  });
  const [cookie = ''] = answer.headers.getSetCookie()[0]?.split(';') ?? [];
  if (!answer.ok || cookie === '') throw new Error(`Signing in was answered ${answer.status}`);
  return cookie;
}

/** Whether schema validation rejects a probe because of this input. */
async function rejects(origin: string, call: DescribedCall, input: CallInput, probe: string, cookie: string) {
  const { url, body } = buildRequest(origin, call, (each) => {
    const value = each === input ? probe : each.value;
    return each.in === 'body' ? value : encodeURIComponent(String(value));
  });
  const answer = await fetch(url, {
    method: call.method,
    headers: { cookie, ...visitor(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body }),
  });
  const { errors = [] } = (await answer.json().catch(() => ({}))) as { errors?: { field?: string }[] };
  return answer.status === 400 && errors.some(({ field }) => field?.split('.')[0] === input.name);
}

async function findInjectableInputs(origin: string, call: DescribedCall, cookie: string): Promise<CallInput[]> {
  const open: CallInput[] = [];
  for (const input of call.inputs) {
    const rejected = await Promise.all(PROBES.map((probe) => rejects(origin, call, input, probe, cookie)));
    if (!rejected.every(Boolean)) open.push(input);
  }
  return open;
}

const starred = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}*` : value);

/** A deliberately vulnerable server. */
async function findsWhatIsOpen(databaseUrl: string, folder: string): Promise<boolean> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const port = await freePort();
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').searchParams.get('name') ?? '';
    pool.query(`select name from cities where name = '${name}'`).then(
      ({ rows }) => response.end(JSON.stringify(rows)),
      () => response.writeHead(500).end('failed'),
    );
  });
  server.listen(port, '127.0.0.1');
  const url = `http://127.0.0.1:${port}/?name=Pune*`;
  const { injectable } = await runSqlmap({ method: 'GET', url, body: undefined, cookie: undefined }, folder);
  await new Promise((done) => server.close(done));
  await pool.end();
  return injectable;
}

/** Response counts by status class, and server errors by route. */
async function answersByKind(operations: number): Promise<Record<string, number>> {
  const metrics = await (await fetch(`http://127.0.0.1:${operations}/metrics`)).text();
  const kinds: Record<string, number> = {};
  for (const [, labels, n] of metrics.matchAll(/^aangan_http_request_seconds_count\{(.*)\} (\d+)/gm)) {
    const status = /status="(\d{3})"/.exec(labels ?? '')?.[1] ?? '';
    const kind = status.startsWith('5') ? `${status} ${/route="([^"]*)"/.exec(labels ?? '')?.[1]}` : `${status[0]}xx`;
    kinds[kind] = (kinds[kind] ?? 0) + Number(n);
  }
  return kinds;
}

const folder = await mkdtemp(join(tmpdir(), 'aangan-sqlmap-'));
const operations = await freePort();
const site = await startPreview({ TRUST_PROXY: '127.0.0.1', OPERATIONS_PORT: String(operations) });
try {
  if (!(await findsWhatIsOpen(site.databaseUrl, folder))) throw new Error('sqlmap missed what is open on purpose');
  console.log('found  the call that is open on purpose');
  const cookie = await signIn(site.origin);
  const description = (await (
    await fetch(`${site.origin}/api/docs/json`, { headers: { cookie } })
  ).json()) as Description;
  const waiting = describedCalls(description).filter(
    ({ method, path }) => path.startsWith(options.only) && !EXCLUDED.test(`${method} ${path}`),
  );
  const totals = {
    calls: waiting.length,
    inputs: 0,
    rejectedBySchema: 0,
    triedBySqlmap: 0,
    injectable: 0,
    unfinished: 0,
  };
  const tryCalls = async () => {
    for (let call = waiting.shift(); call; call = waiting.shift()) {
      const open = new Set(await findInjectableInputs(site.origin, call, cookie));
      totals.inputs += call.inputs.length;
      totals.rejectedBySchema += call.inputs.length - open.size;
      const marked = buildRequest(site.origin, call, (each) => (open.has(each) ? starred(each.value) : each.value));
      const name = `${call.method} ${call.path} (${[...open].map((each) => each.name).join(', ')})`;
      if (!`${marked.url}${marked.body}`.includes('*')) continue;
      const verdict = await runSqlmap({ method: call.method, cookie, ...marked }, folder);
      totals.triedBySqlmap += open.size;
      totals.injectable += Number(verdict.injectable);
      totals.unfinished += Number(verdict.unfinished);
      console.log(verdict.injectable ? 'OPEN  ' : verdict.unfinished ? 'undone' : 'closed', name);
      if (verdict.injectable || verdict.unfinished) console.log(verdict.output);
    }
  };
  await Promise.all(Array.from({ length: Number(options.at_once) }, tryCalls));
  console.log({ ...totals, answers: await answersByKind(operations) });
  process.exitCode = totals.injectable + totals.unfinished === 0 ? 0 : 1;
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
