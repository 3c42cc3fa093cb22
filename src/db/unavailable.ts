import { OverloadedError } from './concurrency-limiter.ts';

/** Classes and codes of PostgreSQL under which the same statement may well succeed a little later. */
const SQLSTATE = /^(08...|53...|57P0[1-4]|57014|55P03|40001|40P01|25006)$/;
/** A server that is not there, or a way to it that is not. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** What the driver says of connections that are gone or were not to be had in time: these errors have no code. */
const DRIVER =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed)/;

/** A statement was under way and nothing came back for longer than any statement may take. */
export class DatabaseTimeoutError extends Error {
  override name = 'DatabaseTimeoutError';
}

function says(error: Error & { code?: unknown }): boolean {
  if (error instanceof DatabaseTimeoutError || error instanceof OverloadedError || DRIVER.test(error.message))
    return true;
  return typeof error.code === 'string' && (SQLSTATE.test(error.code) || NETWORK.has(error.code));
}

/** Whether this went wrong because the database is away, silent, locked or full: nothing is wrong with the request. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return says(error) || isUnavailable(error.cause);
}
