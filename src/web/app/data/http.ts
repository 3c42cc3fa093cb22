import type { Failure } from '#contract';

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
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** A form with a file is sent as multipart, anything else as JSON. */
function sent(body: unknown): Pick<RequestInit, 'headers' | 'body'> {
  if (body === undefined) return {};
  return body instanceof FormData
    ? { body }
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Calls the API and returns the body. Throws on any error and never returns a fallback value. */
export async function call<Answer>(
  path: string,
  { method = 'GET', body, signal, timeoutMs = READ_TIMEOUT_MS }: CallInit = {},
) {
  const limits = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
  const response = await fetch(`/api/v1${path}`, {
    method,
    credentials: 'same-origin',
    signal: AbortSignal.any(limits),
    ...sent(body),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallError(0);
  });
  if (response.ok) return (await response.json()) as Answer;
  throw new CallError(response.status, await response.json().catch(() => undefined));
}
