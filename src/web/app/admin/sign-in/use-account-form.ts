import { type FormEvent, useRef, useState } from 'react';
import { getErrorMessage } from './account-calls.ts';

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
