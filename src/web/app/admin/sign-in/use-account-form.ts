import { type FormEvent, useRef, useState } from 'react';
import type { PasskeyProof, SignInFailure, SignInInput } from '#contract';
import { CallError } from '../../data/http.ts';
import { openCall } from '../data/staff-call.ts';

/** Requests that need no session. */
export const signIn = (body: SignInInput) => openCall('POST /auth/login', { body });

export const startPasskeySignIn = async () => (await openCall('POST /auth/passkey/start')).options;

export const signInWithPasskey = (passkey: PasskeyProof) => openCall('POST /auth/passkey', { body: { passkey } });

export const requestPasswordLink = (email: string) => openCall('POST /auth/forgot-password', { body: { email } });

export const readPasswordLink = (token: string) => openCall('POST /auth/password-link', { body: { token } });

export const choosePassword = (token: string, password: string) =>
  openCall('POST /auth/choose-password', { body: { token, password } });

export const confirmEmail = (token: string) => openCall('POST /auth/confirm-email', { body: { token } });

export const SOMETHING_WENT_WRONG = 'Something went wrong';

/** The server's message, or a generic one. */
export const getErrorMessage = (error: unknown): string =>
  error instanceof CallError && error.message ? error.message : SOMETHING_WENT_WRONG;

/** What the user can prove a second step by. */
export type SecondStep = Pick<SignInFailure, 'authenticator_app' | 'passkey'>;

/** The second step that is required, if the password was correct. */
export function secondStepFrom(error: unknown): SecondStep | undefined {
  const failure: SignInFailure | undefined = error instanceof CallError ? error.failure : undefined;
  return failure?.second_factor ? failure : undefined;
}

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

export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

interface AccountForm<Name extends string> {
  /** In the order of the form. */
  names: readonly Name[];
  check: (values: Record<Name, string>) => FieldErrors<Name>;
  /** Sends valid values; the form is busy until the promise settles. */
  send: (values: Record<Name, string>) => Promise<void>;
  /** Maps an error to a message above the form, to field errors, or to nothing. */
  explain?: (error: unknown, values: Record<Name, string>) => string | FieldErrors<Name> | undefined;
}

const getText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/**
 * An account form. Its fields are uncontrolled, so that values filled in by a browser or password manager without an
 * event count too. An error is cleared when its field is edited; invalid values are not sent.
 */
export function useAccountForm<Name extends string>({
  names,
  check,
  send,
  explain = getErrorMessage,
}: AccountForm<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [formError, setFormError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const read = () => {
    const data = new FormData(form.current ?? undefined);
    return Object.fromEntries(names.map((name) => [name, getText(data, name)])) as Record<Name, string>;
  };

  /** Shows the errors and focuses the first invalid field. */
  const showErrors = (found: FieldErrors<Name>): boolean => {
    setErrors(found);
    const first = names.find((name) => found[name] !== undefined);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLInputElement) field.focus();
    return first !== undefined;
  };

  const submit = async () => {
    const values = read();
    if (busy || showErrors(check(values))) return;
    setBusy(true);
    setFormError(undefined);
    try {
      await send(values);
    } catch (error) {
      const reason = explain(error, values);
      if (typeof reason === 'object') showErrors(reason);
      else setFormError(reason);
    } finally {
      setBusy(false);
    }
  };

  const formProps = {
    ref: form,
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
    onInput: ({ target }: FormEvent) => {
      setFormError(undefined);
      if (target instanceof HTMLInputElement) setErrors((now) => ({ ...now, [target.name]: undefined }));
    },
  };

  return { formProps, errors, formError, busy, read };
}
