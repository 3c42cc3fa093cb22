import type { Failure, StaffCallArgs, StaffCallName, StaffCallWire } from '#contract';
import { CallError, type CallInit, call, fillPath } from '../../data/http.ts';

/** Whether a response signals that the session has ended. */
export const isSessionEnded = (answer: object | undefined) =>
  answer !== undefined && 'logout' in answer && answer.logout === true;

/** Redirects to sign-in, and back here afterwards. The promise never settles, so that nothing else runs here. */
export function leave(): Promise<never> {
  const { pathname, search } = window.location;
  window.location.assign(`/login?next=${encodeURIComponent(pathname + search)}`);
  return new Promise(() => {});
}

/**
 * A request of the back office. Any response that signals an ended session, even a successful one, redirects to
 * sign-in; a response without `success: true` is an error.
 */
export async function staffRequest<Answer extends object>(path: string, init?: CallInit): Promise<Answer> {
  try {
    const answer = await call<Answer>(`/admin${path}`, init);
    if (isSessionEnded(answer)) return leave();
    if ('success' in answer && answer.success === true) return answer;
    throw new CallError(200, answer as Answer & Failure);
  } catch (error) {
    if (error instanceof CallError && isSessionEnded(error.failure)) return leave();
    throw error;
  }
}

/** The path and the request of a call of the contract. */
export function toRequest<Name extends StaffCallName>(name: Name, ...[input, options]: StaffCallArgs<Name>) {
  const [method, path] = name.split(' ') as [CallInit['method'], string];
  const { body, ...values }: { body?: unknown } = input ?? {};
  return [fillPath(path, values), { ...options, method, body }] as const;
}

/** A call of the back office, as the contract defines it. */
export const staffCall = <Name extends StaffCallName>(
  name: Name,
  ...args: StaffCallArgs<Name>
): Promise<StaffCallWire<Name>> => staffRequest(...toRequest(name, ...args));

/** The same for calls that work without a session: an ended one does not redirect. */
export const openCall = <Name extends StaffCallName>(
  name: Name,
  ...args: StaffCallArgs<Name>
): Promise<StaffCallWire<Name>> => {
  const [path, init] = toRequest(name, ...args);
  return call(`/admin${path}`, init);
};
