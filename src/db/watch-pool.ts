import { AsyncResource } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import type { Pool } from './connection.ts';

/** Who is told what a pool does, without the values that go through it. */
export interface PoolWatcher {
  /** A caller waited so long for a connection, or in vain. */
  waited?: (seconds: number) => void;
  /** A statement is sent; what is given back is told how it ended. */
  statement: (text: string) => (error?: unknown) => void;
}

type Callback = (error?: unknown, ...rest: unknown[]) => void;
type Loose = (...args: unknown[]) => unknown;

/** Calls a function of the driver, which takes a callback or gives a promise, and says how it ended. */
function following(call: Loose, args: unknown[], ended: (error?: unknown) => void): unknown {
  const last = args.at(-1);
  if (typeof last === 'function') {
    const answered: Callback = (error, ...rest) => {
      ended(error);
      (last as Callback)(error, ...rest);
    };
    // A connection is handed over by whoever gives it back, which is another request.
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

/** Has watchers told about every connection and statement of a pool. The driver has no hooks of its own for it. */
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
