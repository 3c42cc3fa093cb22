import type { FieldError } from '#contract';
import type { FormField, Values } from './form-field.tsx';
import type { RecordForm } from './resource.ts';

export type Errors = Partial<Record<string, string>>;

/** The initial values of a new record. */
export const blankValues = (fields: FormField[]): Values =>
  Object.fromEntries(fields.map(({ name, initial }) => [name, initial]));

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The names of the fields that have changed. */
export const changedFields = (before: Values, now: Values): string[] =>
  Object.keys(now).filter((name) => !same(before[name], now[name]));

/** The first error of each top-level field. */
export function errorsByField(fieldErrors: FieldError[]): Errors {
  const errors: Errors = {};
  for (const { field = '', message } of fieldErrors) {
    const name = field.split('.')[0] ?? '';
    errors[name] ??= message;
  }
  return errors;
}

/** Validates against the contract schema and the rules of the form; returns only errors of visible fields. */
export function getErrors({ input, rules }: RecordForm, fields: FormField[], values: Values): Errors {
  const names = new Set(fields.filter(({ shown }) => shown(values)).map(({ name }) => name));
  const parsed = input.safeParse(values);
  const found = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  const errors = errorsByField([...found, ...(rules?.(values) ?? [])]);
  return Object.fromEntries(Object.entries(errors).filter(([name]) => names.has(name)));
}
