import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, type FormSchema, getFieldErrors } from '#contract/forms/field-errors.ts';
import { BEFORE_RELOAD, prefetchModule } from '../lazy-with-retry.ts';
import { fillForm, focusField, getHoneypot, getName, getTermsCheckbox, readForm, TERMS, toField } from './controls.ts';
import type { DraftStore } from './drafts.ts';
import type { PlainResult } from './plain-result.ts';

/** Waits until the pointer is released: a message that appears now would move the pressed control. */
export function runAfterPointerUp(task: () => void): void {
  if (document.querySelector(':active')) window.addEventListener('pointerup', () => setTimeout(task), { once: true });
  else setTimeout(task);
}

/** What a form can do after it was sent or could not be sent. */
export interface FormActions {
  isMounted: () => boolean;
  /** Empties the form. */
  reset: () => void;
  /** Stores the values; they stay in the fields. */
  keepDraft: () => void;
  /** Fills in the stored draft. */
  restore: () => void;
}

interface FormOptions<Values extends Record<string, string>, Field extends string> {
  /** What the server found in the form that was sent without scripts. */
  plain?: PlainResult | undefined;
  /** The values of an empty form. */
  empty: Values;
  /** Loads the schema on first use: it is not needed to show the form. */
  loadSchema: () => Promise<FormSchema>;
  /** The values as the schema and the API expect them. */
  toInput?: (values: Values) => object;
  draft: DraftStore<Values>;
  /** Starts with the draft. */
  restoreAtStart?: boolean;
  /** What is known about the visitor, for a form in which nothing was typed yet. */
  prefill?: () => Values | undefined;
  /** The field that continues a restored draft. */
  focusAfterRestore?: Field | typeof TERMS;
  /** The field of the file input, which has no name. */
  fileField?: Field;
  /** Fields whose errors end when another field is edited. */
  dependents?: Partial<Record<string, Field>>;
  send: (values: Values, website: string) => Promise<void>;
  onSent: (values: Values, actions: FormActions) => void;
  /** Field errors from the server, or undefined if the request failed for another reason. */
  readErrors: (error: unknown) => FieldErrors<Field> | undefined;
  onFailed: (error: unknown, actions: FormActions) => void;
  /** Called with the values after the form was filled in, for controlled fields. */
  onFill?: (values: Values) => void;
  /** Makes the first invalid field visible before it takes focus. */
  reveal?: (errors: FieldErrors<Field>) => void;
}

const isEmpty = (errors: object): boolean => Object.keys(errors).length === 0;

/**
 * A form of the public site: validates fields on blur and all of them on submit, clears errors on edit, focuses the
 * first invalid field, sends once and keeps the input on failure.
 */
export function useForm<Values extends Record<string, string>, Field extends string>(
  options: FormOptions<Values, Field>,
) {
  const { empty, loadSchema, toInput = (values: Values) => values, draft, restoreAtStart = false, fileField } = options;
  const form = useRef<HTMLFormElement>(null);
  const isSubmitting = useRef(false);
  const [errors, setErrors] = useState<FieldErrors<Field>>((options.plain?.errors ?? {}) as FieldErrors<Field>);
  const [agreed, setAgreed] = useState(false);
  const [sending, setSending] = useState(false);
  /** Whether the draft is in the fields, because sending failed here or it was restored. */
  const [draftHandled, setDraftHandled] = useState(restoreAtStart);

  const setError = (field: Field, error: string | undefined) => setErrors((before) => ({ ...before, [field]: error }));

  const isUntouched = (element: HTMLFormElement): boolean => {
    const values = readForm(element, empty);
    return Object.keys(empty).every((name) => values[name] === empty[name]);
  };

  // Picks up what was ticked and selected before hydration, restores a draft, or fills in what is known.
  const start = useEffectEvent((element: HTMLFormElement) => {
    const stored = restoreAtStart ? draft.read() : undefined;
    const known = stored ?? (isUntouched(element) ? options.prefill?.() : undefined);
    if (known) fillForm(element, known);
    options.onFill?.(readForm(element, empty));
    setAgreed(getTermsCheckbox(element).checked);
  });
  useEffect(() => {
    if (form.current) start(form.current);
  }, []);

  const keepTyped = useEffectEvent(() => {
    if (form.current && !isUntouched(form.current)) draft.save(readForm(form.current, empty));
  });
  useEffect(() => {
    const keep = () => keepTyped();
    window.addEventListener(BEFORE_RELOAD, keep);
    return () => window.removeEventListener(BEFORE_RELOAD, keep);
  }, []);

  const refill = (values: Values) => {
    if (form.current) fillForm(form.current, values);
    options.onFill?.(values);
    // Consent must be given again before sending.
    setAgreed(false);
    setErrors({});
    setDraftHandled(values !== empty);
  };

  const reset = () => {
    refill(empty);
    form.current?.focus({ preventScroll: true });
  };

  const restore = () => {
    const stored = draft.read();
    if (stored) refill(stored);
    if (form.current) focusField(form.current, (field) => field === options.focusAfterRestore, fileField);
  };

  /** Shows errors and focuses the first invalid field, which must be visible before. */
  const show = (found: FieldErrors<Field>) => {
    flushSync(() => {
      setErrors(found);
      options.reveal?.(found);
    });
    if (form.current) focusField(form.current, (field) => Object.hasOwn(found, field), fileField);
  };

  /** All errors of the form. Without a connection the schema may be missing; the server then finds the errors. */
  const validate = async (): Promise<FieldErrors<Field>> => {
    const schema = await loadSchema().catch(() => undefined);
    if (!schema || !form.current) return {};
    const consent = { [TERMS]: getTermsCheckbox(form.current).checked ? 'Yes' : '' };
    return getFieldErrors(schema, { ...toInput(readForm(form.current, empty)), ...consent }) as FieldErrors<Field>;
  };

  const toActions = (values: Values): FormActions => ({
    isMounted: () => form.current !== null,
    reset,
    keepDraft: () => {
      draft.save(values);
      setDraftHandled(true);
    },
    restore,
  });

  const send = async (values: Values, website: string) => {
    setSending(true);
    try {
      await options.send(values, website);
      draft.clear();
      options.onSent(values, toActions(values));
    } catch (error) {
      const serverErrors = options.readErrors(error);
      if (serverErrors) show(serverErrors);
      else options.onFailed(error, toActions(values));
    } finally {
      setSending(false);
    }
  };

  const submit = async (element: HTMLFormElement) => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    try {
      const found = await validate();
      if (!isEmpty(found)) show(found);
      else if (getTermsCheckbox(element).checked) await send(readForm(element, empty), getHoneypot(element));
    } finally {
      isSubmitting.current = false;
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };

  const onBlur = ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    const field = toField(getName(target));
    runAfterPointerUp(() => {
      // Leaving an empty field is not an error yet.
      if (!readForm(currentTarget, empty)[field]) return;
      void validate().then((found) => setError(field as Field, found[field as Field]));
    });
  };

  const onChange = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const name = getName(target);
    if (name === TERMS) return setAgreed(getTermsCheckbox(currentTarget).checked);
    const edited = [toField(name), options.dependents?.[name]].filter(Boolean);
    setErrors((before) => ({ ...before, ...Object.fromEntries(edited.map((field) => [field, undefined])) }));
  };

  const onFocus = () => prefetchModule(loadSchema);

  return {
    formProps: { ref: form, onSubmit, onBlur, onChange, onFocus },
    errors,
    setError,
    show,
    validate,
    agreed,
    sending,
    draftHandled,
    restore,
    reset,
  };
}
