import { OverloadedError } from './concurrency-limiter.ts';

/** SQLSTATE codes after which the same statement may succeed on a retry. */
const SQLSTATE = /^(08...|53...|57P0[1-4]|57014|55P03|40001|40P01|25006)$/;
/** The server or the network is unreachable. */
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
/** Driver errors for lost connections and connection timeouts, which have no code. */
const DRIVER =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed)/;

/** A running statement got no response for longer than any statement may take. */
export class DatabaseTimeoutError extends Error {
  override name = 'DatabaseTimeoutError';
}

function says(error: Error & { code?: unknown }): boolean {
  if (error instanceof DatabaseTimeoutError || error instanceof OverloadedError || DRIVER.test(error.message))
    return true;
  return typeof error.code === 'string' && (SQLSTATE.test(error.code) || NETWORK.has(error.code));
}

/** Whether an error is caused by a database that is down, unresponsive, locked or full, and not by the request. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return says(error) || isUnavailable(error.cause);
}
