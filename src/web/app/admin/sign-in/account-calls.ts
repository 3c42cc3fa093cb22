import type { SignInInput } from '#contract';
import { CallError } from '../../data/http.ts';
import { openCall } from '../data/staff-call.ts';

/** Requests that need no session. */
export const signIn = (body: SignInInput) => openCall('POST /auth/login', { body });

export const requestPasswordLink = (email: string) => openCall('POST /auth/forgot-password', { body: { email } });

export const readPasswordLink = (token: string) => openCall('POST /auth/password-link', { body: { token } });

export const choosePassword = (token: string, password: string) =>
  openCall('POST /auth/choose-password', { body: { token, password } });

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
