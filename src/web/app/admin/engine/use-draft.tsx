import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import type { FieldError } from '#contract';
import { CallError } from '../../data/http.ts';
import { useUnsavedStore } from '../unsaved/use-unsaved.ts';
import type { FormField, Values } from './form-field.tsx';
import type { FormLayout } from './resource.ts';

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

export const pickValues = (values: Values, names: string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

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

/** Fields that were changed and not saved, as they were before and are now, and the version of the record before. */
interface Changes {
  before: Values;
  values: Values;
  version?: string | undefined;
}

const getKind = (value: unknown): string => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

/** Whether a control that shows one value can show the other. */
const isLike = (one: unknown, other: unknown): boolean =>
  one === null || other === null || getKind(one) === getKind(other);

const isValues = (value: unknown): value is Values => getKind(value) === 'object';

/** The stored changes of a form, without fields that a later release has removed or given another kind of value. */
function readChanges(stored: unknown, start: Values): Changes | undefined {
  if (!isValues(stored) || !isValues(stored.before) || !isValues(stored.values)) return undefined;
  const { before, values, version } = stored;
  const names = Object.keys(values).filter((name) => name in start && isLike(values[name], start[name]));
  if (names.length === 0) return undefined;
  return {
    before: pickValues(before, names),
    values: pickValues(values, names),
    version: typeof version === 'string' ? version : undefined,
  };
}

/** The values of a form while it is edited, and their errors. */
export interface Draft {
  values: Values;
  errors: Errors;
  changed: string[];
  /** The version of the record that the changes began with. */
  version: string | undefined;
  /** When the changes were made, if they were kept from an earlier visit. */
  restoredAt: number | undefined;
  /** Whether the changes outlive the page. */
  isKept: () => boolean;
  /** Sets a field, with a function from what it holds at that moment. */
  set: (name: string, value: unknown) => void;
  /** Validates one field when it loses the focus. */
  check: (name: string) => void;
  /** Validates all fields, perhaps as they will be, and returns the names of the invalid ones. */
  checkAll: (values?: Values) => string[];
  /** Shows the server's field errors; returns whether any of them belongs to this form. */
  showErrors: (error: unknown) => boolean;
  /** Begins again with these values, which are saved or need not be. */
  restart: (values: Values) => void;
  /** Notes that these values are saved, as this version; what was changed since then stays unsaved. */
  settle: (saved: Values, version: string | undefined) => void;
  /** Validates all fields without showing the errors. */
  findErrors: (values?: Values) => Errors;
  /** Gives up the changes. */
  discard: () => void;
  /** Whether another user has set a field, which is changed here, to a third value. */
  isContested: (name: string, theirs: unknown) => boolean;
  /** Replaces own changes with what another user has saved. */
  accept: (theirs: Values) => void;
}

interface DraftOptions {
  /** The name under which unsaved changes are kept in the browser; without it they are not. */
  keptAs?: string | undefined;
  /** The version of the record that the form begins with. */
  version?: string | undefined;
}

export function useDraft(form: FormLayout, fields: FormField[], start: Values, options: DraftOptions = {}): Draft {
  const store = useUnsavedStore(options.keptAs);
  const [restored, setRestored] = useState(() => {
    const unsaved = store.read();
    const changes = readChanges(unsaved?.value, start);
    return unsaved && changes && { ...changes, at: unsaved.at };
  });
  const [current, setCurrent] = useState({
    before: { ...start, ...restored?.before },
    values: { ...start, ...restored?.values },
    // The record may be read again while the form is open; the values are still those of this version.
    version: restored ? restored.version : options.version,
  });
  const [opened] = useState(current);
  const [errors, setErrors] = useState<Errors>({});
  const { before, values, version } = current;
  const resetBy = (name: string) => fields.find((field) => field.name === name)?.resets ?? [];
  const changed = changedFields(before, values).flatMap((name) => [name, ...resetBy(name)]);

  const keep = useEffectEvent(() => {
    const names = changedFields(before, values);
    if (names.length === 0) store.drop();
    else store.keep({ before: pickValues(before, names), values: pickValues(values, names), version });
  });
  useEffect(() => {
    if (current !== opened) keep();
  }, [current, opened]);

  const begin = (next: Values, from = version) => {
    store.drop();
    setRestored(undefined);
    setCurrent({ before: next, values: next, version: from });
    setErrors({});
  };
  return {
    values,
    errors,
    changed,
    version,
    restoredAt: restored?.at,
    isKept: () => store.read() !== undefined,
    set: (name, value) => {
      const resetFields = fields.filter((field) => resetBy(name).includes(field.name));
      setCurrent((now) => {
        const next: unknown = typeof value === 'function' ? value(now.values[name]) : value;
        const following = fields.find((field) => field.name === name)?.sets(next) ?? {};
        return { ...now, values: { ...now.values, ...blankValues(resetFields), ...following, [name]: next } };
      });
      setErrors(({ [name]: _gone, ...others }) => others);
    },
    check: (name) => {
      const fieldError = changed.includes(name) ? getErrors(form, fields, values)[name] : undefined;
      if (fieldError !== undefined) setErrors((now) => ({ ...now, [name]: fieldError }));
    },
    checkAll: (next = values) => {
      const found = getErrors(form, fields, next);
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
    accept: (theirs) =>
      setCurrent((now) => ({
        ...now,
        before: { ...now.before, ...theirs },
        values: { ...now.values, ...theirs },
      })),
    settle: (saved, from) => {
      store.drop();
      setCurrent((now) => ({ ...now, before: { ...now.before, ...saved }, version: from }));
      setRestored(undefined);
    },
    findErrors: (next = values) => getErrors(form, fields, next),
    restart: (next) => begin(next),
    discard: () => (restored ? begin(start, options.version) : begin(before)),
  };
}

/** Whether all changes outlive the page. */
export const areKept = (drafts: Pick<Draft, 'changed' | 'isKept'>[]): boolean =>
  drafts.every(({ changed, isKept }) => changed.length === 0 || isKept());

/** The state of a navigation that gives a form another address. */
export const SAME_FORM = { isSameForm: true };
const isSameForm = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isSameForm' in state;

/**
 * Blocks navigation while a form has unsaved changes, until the user decides about them, and unloading unless the
 * changes are kept.
 */
export function useUnsavedGuard(unsaved: boolean, drafts: Pick<Draft, 'changed' | 'isKept'>[]) {
  const free = useRef(false);
  const blocker = useBlocker(({ nextLocation }) => unsaved && !free.current && !isSameForm(nextLocation.state));
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!areKept(drafts)) event.preventDefault();
  });
  useEffect(() => {
    if (!unsaved) return undefined;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return {
    leaving: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    /** Continues the blocked navigation, or allows the next one. */
    leave: () => {
      // A second call, before the first one has left, would be an error.
      if (!free.current) blocker.proceed?.();
      free.current = true;
    },
  };
}
