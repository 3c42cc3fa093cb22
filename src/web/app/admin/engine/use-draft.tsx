import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import type { FieldError } from '#contract';
import { classNames } from '#ui/class-names.ts';
import { CallError } from '../../data/http.ts';
import type { FormField, Values } from './form-field.tsx';
import type { FormLayout, FormSection } from './resource.ts';

export type Errors = Partial<Record<string, string>>;

/** The initial values of a new record. */
export const blankValues = (fields: FormField[]): Values =>
  Object.fromEntries(fields.map(({ name, initial }) => [name, initial]));

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The names of the fields that have changed. */
const changedFields = (before: Values, now: Values): string[] =>
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
function getErrors({ input, rules }: FormLayout, fields: FormField[], values: Values): Errors {
  const names = new Set(fields.filter(({ shown }) => shown(values)).map(({ name }) => name));
  const parsed = input.safeParse(values);
  const found = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  const errors = errorsByField([...found, ...(rules?.(values) ?? [])]);
  return Object.fromEntries(Object.entries(errors).filter(([name]) => names.has(name)));
}

/** The values of a form while it is edited, and their errors. */
interface Draft {
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
  /** Whether another user has set a field, which is changed here, to a third value. */
  isContested: (name: string, theirs: unknown) => boolean;
  /** Replaces own changes with what another user has saved. */
  accept: (theirs: Values) => void;
}

export function useDraft(form: FormLayout, fields: FormField[], start: Values): Draft {
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
    isContested: (name, theirs) => !same(theirs, before[name]) && !same(theirs, values[name]),
    accept: (theirs) => {
      setBefore((now) => ({ ...now, ...theirs }));
      setValues((now) => ({ ...now, ...theirs }));
    },
    restart: (next) => {
      setBefore(next);
      setValues(next);
      setErrors({});
    },
  };
}

interface FormFieldsProps {
  sections: FormSection[];
  draft: Draft;
  /** Called when a field starts or ends its own request, such as an upload. */
  onBusy: (field: string, busy: boolean) => void;
}

/** The fields of a form under their section headings; half-width fields are two in a row on wide screens. */
export function FormFields({ sections, draft, onBusy }: FormFieldsProps) {
  const one = (entry: FormField) => {
    const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) draft.check(entry.name);
    };
    return (
      <div key={entry.name} className={classNames('min-w-0', !entry.halfWidth && 'sm:col-span-2')} onBlur={leave}>
        {entry.draw(
          {
            label: entry.label,
            hint: entry.hint,
            optional: entry.optional,
            error: draft.errors[entry.name],
            value: draft.values[entry.name],
            onChange: (value) => draft.set(entry.name, value),
            onBusy: (busy) => onBusy(entry.name, busy),
          },
          draft.values,
        )}
      </div>
    );
  };
  return sections.map(({ title, fields }) => (
    <section key={title ?? 'fields'} aria-label={title} className="grid gap-4">
      {title && <h3 className="border-b border-line pb-2 text-subheading">{title}</h3>}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {fields.filter(({ shown }) => shown(draft.values)).map(one)}
      </div>
    </section>
  ));
}

/** Blocks navigation and unloading while a form has unsaved changes, until the user confirms. */
export function useUnsavedGuard(unsaved: boolean) {
  const free = useRef(false);
  const blocker = useBlocker(() => unsaved && !free.current);
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return {
    leaving: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    /** Continues the blocked navigation, or allows the next one. */
    leave: () => {
      free.current = true;
      blocker.proceed?.();
    },
  };
}
