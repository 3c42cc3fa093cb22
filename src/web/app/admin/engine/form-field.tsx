import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ControlProps } from '../controls/basic-controls.tsx';

export type Values = Record<string, unknown>;

/** A form field: its name in requests, and how it is rendered. */
export interface FormField<Name extends string = string, Value = unknown> {
  name: Name;
  label: string;
  initial: Value;
  optional: boolean;
  hint: string | undefined;
  /** Takes half a row from 640 px upwards. */
  halfWidth: boolean;
  /** Whether the field is shown, given the other values. */
  shown: (values: Values) => boolean;
  /** Values of other fields that follow from this one. */
  sets(value: Value): Values;
  /** Fields that depend on this value: they are reset when it changes, and sent with it. */
  resets: string[];
  draw: (props: ControlProps<unknown>, values: Values) => ReactNode;
}

/** A value while it is entered: parts of it can be missing. */
type Incomplete<Value> = Value extends readonly (infer Entry)[]
  ? Incomplete<Entry>[]
  : Value extends object
    ? { [Name in keyof Value]: Value[Name] | null }
    : Value;

/** The fields that a form for this input can have: its names, each with a value of the right type or none yet. */
export type FieldFor<Input> = {
  [Name in keyof Input & string]-?: FormField<Name, Incomplete<NonNullable<Input[Name]>> | null>;
}[keyof Input & string];

interface FieldOptions<Value, Extra> {
  initial: Value;
  optional?: boolean;
  hint?: string;
  halfWidth?: boolean;
  shown?: (values: Values) => boolean;
  sets?: (value: Value) => Values;
  resets?: string[];
  /** Additional props of the control, which may depend on other fields. */
  extra: Extra | ((values: Values) => Extra);
}

type AnyProps = Pick<ControlProps<unknown>, 'label' | 'value'>;
/** What a control needs besides the props of every control; a hint may also depend on other fields. */
type ExtraProps<Props> = Omit<Props, keyof ControlProps<unknown>> & { hint?: string };

/** Declares a field with a custom control. */
export function field<Name extends string, Props extends AnyProps>(
  name: Name,
  label: string,
  Control: ComponentType<Props>,
  {
    initial,
    optional = false,
    hint,
    halfWidth = false,
    shown = () => true,
    sets = () => ({}),
    resets = [],
    extra,
  }: FieldOptions<Props['value'], ExtraProps<Props>>,
): FormField<Name, Props['value']> {
  const draw: FormField['draw'] = (props, values) => {
    const all = { ...props, ...(typeof extra === 'function' ? extra(values) : extra) };
    return <Control {...(all as object as Props)} />;
  };
  return { name, label, initial, optional, hint, halfWidth, shown, sets, resets, draw };
}

/** Focuses the first invalid field once the errors are rendered. */
export function useFirstError() {
  const ref = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (shown > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [shown]);
  return { ref, focusFirstError: () => setShown((times) => times + 1) };
}
