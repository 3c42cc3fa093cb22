import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';

const textOf = (query: string | QueryConfig): string => (typeof query === 'string' ? query : query.text);

/** A server that refuses a statement says why in five characters; everything else is a connection in trouble. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));

/** What drizzle needs of a connection while a transaction has it. */
class Lent {
  readonly #client: PoolClient;
  #isBroken = false;
  constructor(client: PoolClient) {
    this.#client = client;
  }
  async query(query: string | QueryConfig, values?: unknown[]): Promise<QueryResult> {
    try {
      return await this.#client.query(query, values);
    } catch (error) {
      const text = textOf(query);
      this.#isBroken ||= !isRefusal(error) || /^(commit|rollback)$/.test(text);
      // Whoever could not begin never hands the connection back.
      if (text.startsWith('begin')) this.#client.release(true);
      throw error;
    }
  }
  release(): void {
    this.#client.release(this.#isBroken);
  }
}

/**
 * The pool as drizzle should see it, which takes it for one by its name. A connection on which a transaction could not
 * begin, or whose end is in doubt, is closed: it would be lost to the pool, or handed to somebody else inside of it.
 */
export class TransactionPool {
  readonly #pool: Pool;
  constructor(pool: Pool) {
    this.#pool = pool;
  }
  query(query: QueryConfig, values?: unknown[]): Promise<QueryResult> {
    return this.#pool.query(query, values);
  }
  async connect(): Promise<Lent> {
    return new Lent(await this.#pool.connect());
  }
}
