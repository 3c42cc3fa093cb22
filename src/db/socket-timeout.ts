import type { Socket } from 'node:net';
import type { ClientBase, QueryConfig } from 'pg';
import { DatabaseTimeoutError } from './unavailable.ts';

const LIFTS_LIMIT = /^\s*set (local )?statement_timeout/i;
const ENDS_TRANSACTION = /^\s*(commit|rollback)\b(?! to)/i;

const getText = (query: unknown): string => (typeof query === 'string' ? query : ((query as QueryConfig).text ?? ''));

/**
 * Destroys a connection that receives no data for `limitMs` while a statement is running, because a hanging server or a
 * broken network would otherwise block the caller forever. The connection is never reused, so no one inherits an open
 * transaction. A transaction that lifts the server's statement timeout lifts this limit too.
 */
export function destroyOnTimeout(client: ClientBase & { connection?: { stream: unknown } }, limitMs: number): void {
  const stream = client.connection?.stream as Socket | undefined;
  if (!stream) throw new Error('the driver does not show its connection any more');
  let busy = false;
  let lifted: 'no' | 'transaction' | 'session' = 'no';
  client.on('drain', () => {
    busy = false;
  });
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const text = getText(args[0]);
    const lift = LIFTS_LIMIT.exec(text);
    if (lift) lifted = lift[1] ? 'transaction' : 'session';
    else if (lifted === 'transaction' && ENDS_TRANSACTION.test(text)) lifted = 'no';
    busy = true;
    return query(...args);
  }) as typeof client.query;
  stream.setTimeout(limitMs, () => {
    if (busy && lifted === 'no') stream.destroy(new DatabaseTimeoutError(`The database was silent for ${limitMs} ms`));
  });
}
