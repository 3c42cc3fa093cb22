import type { Failure, PublicApi } from '#contract';

const READ_TIMEOUT_MS = 15_000;

/** A call that failed or timed out. `status` is 0 if there was no response. */
export class CallError extends Error {
  override name = 'CallError';
  readonly status: number;
  readonly failure: Failure | undefined;

  constructor(status: number, failure?: Failure) {
    super(failure?.msg ?? 'Something went wrong');
    this.status = status;
    this.failure = failure;
  }
}

export interface CallInit {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** The version of the record that is changed; the call fails if it has another one. */
  ifMatch?: string | undefined;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** A form with a file is sent as multipart, anything else as JSON. */
function sent(body: unknown, ifMatch: string | undefined): Pick<RequestInit, 'headers' | 'body'> {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  const headers = new Headers({ 'content-type': 'application/json' });
  if (ifMatch !== undefined) headers.set('if-match', `"${ifMatch}"`);
  return { headers, body: JSON.stringify(body) };
}

/** Calls the API and returns the body. Throws on any error and never returns a fallback value. */
export async function call<Answer>(
  path: string,
  { method = 'GET', body, ifMatch, signal, timeoutMs = READ_TIMEOUT_MS }: CallInit = {},
) {
  const limits = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
  const response = await fetch(`/api/v1${path}`, {
    method,
    credentials: 'same-origin',
    signal: AbortSignal.any(limits),
    ...sent(body, ifMatch),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallError(0);
  });
  if (response.ok) return (await response.json()) as Answer;
  throw new CallError(response.status, await response.json().catch(() => undefined));
}

type Values = Record<string, unknown>;

/** Puts values into the `:name` parts of a path, and the other defined values into the query. */
export function fillPath(path: string, values: Values = {}): string {
  const rest = new Map(Object.entries(values).filter(([, value]) => value !== undefined));
  const filled = path.replaceAll(/:(\w+)/g, (_part, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]));
  return rest.size === 0 ? filled : `${filled}?${query}`;
}

/** The public reads over HTTP, used by the browser after the first page. */
export const httpApi: PublicApi = {
  get: (path, ...[input, options]) => call(`/public${fillPath(path, input as Values | undefined)}`, options),
};

const STATUS = new Map<unknown, 404 | 410>([
  ['not_found', 404],
  ['gone', 410],
]);

/**
 * The status of missing data: never existed (404) or no longer exists (410); undefined for other errors. In-process
 * errors have a code, HTTP errors a status.
 */
export function missingStatus(error: unknown): 404 | 410 | undefined {
  if (error instanceof CallError) return error.status === 404 || error.status === 410 ? error.status : undefined;
  return error instanceof Error && 'code' in error ? STATUS.get(error.code) : undefined;
}
