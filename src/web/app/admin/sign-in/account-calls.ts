import type { Done, PasswordLinkAnswer, SignInAnswer, SignInInput } from '#contract';
import { CallError, call } from '../../data/http.ts';

/** Requests that need no session. */
export const signIn = (body: SignInInput) => call<SignInAnswer>('/admin/auth/login', { method: 'POST', body });

export const requestPasswordLink = (email: string) =>
  call<Done>('/admin/auth/forgot-password', { method: 'POST', body: { email } });

export const lookAtLink = (token: string) =>
  call<PasswordLinkAnswer>('/admin/auth/password-link', { method: 'POST', body: { token } });

export const choosePassword = (token: string, password: string) =>
  call<Done>('/admin/auth/choose-password', { method: 'POST', body: { token, password } });

export const SOMETHING_WENT_WRONG = 'Something went wrong';

/** The server's message, or a generic one. */
export const getErrorMessage = (error: unknown): string =>
  error instanceof CallError && error.message ? error.message : SOMETHING_WENT_WRONG;

/** Whether the password was correct and a second factor is required. */
export const needsCode = (error: unknown): boolean =>
  error instanceof CallError && error.failure !== undefined && 'second_factor' in error.failure;

/** The field errors of a rejected form, or its message if none belongs to these fields. */
export function fieldErrorsFrom<Name extends string>(
  error: unknown,
  names: readonly Name[],
): string | Partial<Record<Name, string>> {
  const errors = error instanceof CallError ? (error.failure?.errors ?? []) : [];
  const found = names.flatMap((name) =>
    errors.filter(({ field }) => field === name).map(({ message }) => [name, message]),
  );
  return found.length > 0 ? (Object.fromEntries(found) as Partial<Record<Name, string>>) : getErrorMessage(error);
}
