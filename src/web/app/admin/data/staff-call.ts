import type { Failure } from '#contract';
import { CallError, type CallInit, call } from '../../data/http.ts';

/** Whether an answer says that the session is over. */
export const ended = (answer: object | undefined) =>
  answer !== undefined && 'logout' in answer && answer.logout === true;

/** Sends the browser to sign in, and back here afterwards. Nothing on this page is to go on: the promise never ends. */
export function leave(): Promise<never> {
  const { pathname, search } = window.location;
  window.location.assign(`/login?next=${encodeURIComponent(pathname + search)}`);
  return new Promise(() => {});
}

/**
 * A call of the back office. Whatever answer says that the session is over, also a successful one, ends at sign-in; one
 * that does not say it succeeded has failed.
 */
export async function staffCall<Answer extends object>(path: string, init?: CallInit): Promise<Answer> {
  try {
    const answer = await call<Answer>(`/admin${path}`, init);
    if (ended(answer)) return leave();
    if ('success' in answer && answer.success === true) return answer;
    throw new CallError(200, answer as Answer & Failure);
  } catch (error) {
    if (error instanceof CallError && ended(error.failure)) return leave();
    throw error;
  }
}
