import { useState } from 'react';
import { CallError } from '../../data/http.ts';
import { blankValues, changedFields, type Errors, errorsByField, getErrors } from './draft.ts';
import type { FormField, Values } from './form-field.tsx';
import type { RecordForm } from './resource.ts';

/** The values of a form while it is edited, and their errors. */
export interface Draft {
  values: Values;
  errors: Errors;
  changed: string[];
  set: (name: string, value: unknown) => void;
  /** Validates one field when it loses the focus. */
  check: (name: string) => void;
  /** Validates all fields and returns the names of the invalid ones. */
  checkAll: () => string[];
  /** Shows the server's field errors; returns whether any of them belongs to this form. */
  showErrors: (error: unknown) => boolean;
  restart: (values: Values) => void;
}

export function useDraft(form: RecordForm, fields: FormField[], start: Values): Draft {
  const [before, setBefore] = useState(start);
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<Errors>({});
  const resetBy = (name: string) => fields.find((field) => field.name === name)?.resets ?? [];
  const changed = changedFields(before, values).flatMap((name) => [name, ...resetBy(name)]);
  return {
    values,
    errors,
    changed,
    set: (name, value) => {
      const resetFields = fields.filter((field) => resetBy(name).includes(field.name));
      setValues((now) => ({ ...now, ...blankValues(resetFields), [name]: value }));
      setErrors(({ [name]: _gone, ...others }) => others);
    },
    check: (name) => {
      const fieldError = changed.includes(name) ? getErrors(form, fields, values)[name] : undefined;
      if (fieldError !== undefined) setErrors((now) => ({ ...now, [name]: fieldError }));
    },
    checkAll: () => {
      const found = getErrors(form, fields, values);
      setErrors(found);
      return Object.keys(found);
    },
    showErrors: (error) => {
      const named = error instanceof CallError ? errorsByField(error.failure?.errors ?? []) : {};
      const ours = Object.entries(named).filter(([name]) => fields.some((field) => field.name === name));
      setErrors(Object.fromEntries(ours));
      return ours.length > 0;
    },
    restart: (next) => {
      setBefore(next);
      setValues(next);
      setErrors({});
    },
  };
}
