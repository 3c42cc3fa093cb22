import { tmpdir } from 'node:os';
import type { PoolClient } from 'pg';
import { PropertySearch, type PublicApi } from '#contract';
import { type Core, createCore, createLinks, diskStore, type JobQueue, withoutScanner } from '#core';
import { openDb, openPool, type Pool } from '#db';
import type { ReadLimits } from '../src/core/listings/property-search/filter.ts';
import { searchProperties } from '../src/core/listings/property-search/search-properties.ts';

interface Statement {
  text: string;
  values: unknown[];
}

/** Wraps a pool or client so that every statement sent through it is recorded. */
const listening = <Target extends Pool | PoolClient>(target: Target, note: (statement: Statement) => void): Target =>
  new Proxy(target, {
    get(inner, name) {
      const value: unknown = Reflect.get(inner, name);
      if (typeof value !== 'function') return value;
      if (name === 'connect') return async () => listening(await (inner as Pool).connect(), note);
      return (...args: unknown[]) => {
        if (name === 'query') {
          const [first, second] = args as [string | { text: string }, unknown[] | undefined];
          note({ text: typeof first === 'string' ? first : first.text, values: second ?? [] });
        }
        return Reflect.apply(value, inner, args) as unknown;
      };
    },
  });

/** The statements that a call sends to the database, in order, with their values. */
export async function captureStatements(pool: Pool, call: (core: Core) => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = [];
  const core = createCore({
    db: openDb(listening(pool, (statement) => seen.push(statement))),
    jobs: {} as JobQueue,
    links: createLinks('http://bench', ['x'.repeat(32)]),
    now: () => new Date(),
    files: diskStore(tmpdir()),
    scan: withoutScanner,
    cacheFolder: tmpdir(),
    emit: () => {},
  });
  await call(core);
  return seen;
}

/** The same for a call of the public API. */
export const captureApiStatements = (pool: Pool, call: (api: PublicApi) => Promise<unknown>): Promise<Statement[]> =>
  captureStatements(pool, ({ api }) => call(api));

const parseSearch = (query: string) => PropertySearch.parse(Object.fromEntries(new URLSearchParams(query)));

export const captureSearchStatements = (pool: Pool, query: string): Promise<Statement[]> =>
  captureApiStatements(pool, (api) => api.get('/property', parseSearch(query)));

/** The statements of a search that may read only so many rows to count. */
export async function captureLimitedSearch(pool: Pool, query: string, limits: ReadLimits): Promise<Statement[]> {
  const seen: Statement[] = [];
  await searchProperties(openDb(listening(pool, (statement) => seen.push(statement))), parseSearch(query), limits);
  return seen;
}

/** Sends the statements through the driver alone, without the application code. */
export async function sendBare(pool: Pool, statements: Statement[]): Promise<void> {
  const client = await pool.connect();
  try {
    for (const { text, values } of statements) await client.query(text, values);
  } finally {
    client.release();
  }
}

const isRead = ({ text }: Statement) => /^\s*(select|with)/i.test(text);
/** Statements that change transaction settings for the statements after them. */
const isSetting = ({ text }: Statement) => /^\s*(begin|set local|commit)/i.test(text);

/** Runs EXPLAIN for every SELECT, with the transaction settings that the application uses for it. */
async function askAbout<Row extends object>(pool: Pool, statements: Statement[], question: string): Promise<Row[][]> {
  const client = await pool.connect();
  const answers: Row[][] = [];
  try {
    for (const statement of statements) {
      const { text, values } = statement;
      if (isRead(statement)) answers.push((await client.query<Row>(`${question} ${text}`, values)).rows);
      else if (isSetting(statement)) await client.query(text);
    }
  } finally {
    // Ends a transaction that the statements left open.
    await client.query('rollback');
    client.release();
  }
  return answers;
}

/** The query plan of every SELECT. */
export async function explain(pool: Pool, statements: Statement[]): Promise<string[]> {
  const answers = await askAbout<{ 'QUERY PLAN': string }>(pool, statements, 'explain');
  return answers.map((rows) => rows.map((row) => row['QUERY PLAN']).join('\n'));
}

/** The number of buffer pages the statements touch, a cost that does not depend on the machine. */
export async function pagesTouched(pool: Pool, statements: Statement[]): Promise<number> {
  const question = 'explain (analyze, buffers, format json)';
  const answers = await askAbout<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(pool, statements, question);
  return answers.reduce((pages, rows) => {
    const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {};
    return pages + (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
  }, 0);
}

/** Tables that may be scanned completely: their size does not grow with the number of listings. */
const SMALL =
  /Seq Scan on (bhk_options|property_scope|property_cube_delta|property_cube_all|cities|tags|property_tags|media|property_images)\b/;

/** Plan lines that scan a growing table completely. */
export const wholeTableReads = (plans: string[]): string[] =>
  plans.flatMap((plan) => plan.split('\n').filter((line) => line.includes('Seq Scan on') && !SMALL.test(line)));

export const benchPool = (url: string): Pool =>
  openPool({ url, size: 8, statementTimeoutMs: 60_000, applicationName: 'bench', onError: () => {} });
