import { AsyncResource } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import type { Pool } from './connection.ts';

/** Observes a pool; query parameters are never passed on. */
export interface PoolWatcher {
  /** Time that a caller waited for a connection, also if it got none. */
  waited?: (seconds: number) => void;
  /** Called when a statement is sent; the returned function is called when it ends. */
  statement: (text: string) => (error?: unknown) => void;
}

type Callback = (error?: unknown, ...rest: unknown[]) => void;
type Loose = (...args: unknown[]) => unknown;

/** Calls a driver function, which takes a callback or returns a promise, and reports its end. */
function following(call: Loose, args: unknown[], ended: (error?: unknown) => void): unknown {
  const last = args.at(-1);
  if (typeof last === 'function') {
    const answered: Callback = (error, ...rest) => {
      ended(error);
      (last as Callback)(error, ...rest);
    };
    // Without this the callback runs in the async context of the request that released the connection.
    return call(...args.slice(0, -1), AsyncResource.bind(answered));
  }
  const answer = call(...args);
  if (answer instanceof Promise) answer.then(() => ended(), ended);
  return answer;
}

function getText(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const { text } = statement as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

function watchClient(client: PoolClient, watchers: PoolWatcher[]): void {
  const query = client.query.bind(client) as Loose;
  client.query = ((...args: unknown[]) => {
    const ends = watchers.map(({ statement }) => statement(getText(args[0])));
    return following(query, args, (error) => {
      for (const end of ends) end(error);
    });
  }) as typeof client.query;
}

/** Reports every connection and statement of a pool to watchers. The driver has no hooks for this. */
export function watchPool(pool: Pool, watchers: PoolWatcher[]): void {
  const connect = pool.connect.bind(pool) as Loose;
  pool.connect = ((...args: unknown[]) => {
    const start = performance.now();
    return following(connect, args, () => {
      for (const { waited } of watchers) waited?.((performance.now() - start) / 1000);
    });
  }) as typeof pool.connect;
  pool.on('connect', (client) => watchClient(client, watchers));
}
