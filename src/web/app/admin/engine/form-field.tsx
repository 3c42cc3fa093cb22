import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ControlProps } from '../controls/basic-controls.tsx';

export type Values = Record<string, unknown>;

/** A form field: its name in requests, and how it is rendered. */
export interface FormField {
  name: string;
  label: string;
  initial: unknown;
  optional: boolean;
  hint: string | undefined;
  /** Takes half a row from 640 px upwards. */
  halfWidth: boolean;
  /** Whether the field is shown, given the other values. */
  shown: (values: Values) => boolean;
  /** Fields that depend on this value: they are reset when it changes, and sent with it. */
  resets: string[];
  draw: (props: ControlProps<unknown>, values: Values) => ReactNode;
}

interface FieldOptions<Value, Extra> {
  initial: Value;
  optional?: boolean;
  hint?: string;
  halfWidth?: boolean;
  shown?: (values: Values) => boolean;
  resets?: string[];
  /** Additional props of the control, which may depend on other fields. */
  extra: Extra | ((values: Values) => Extra);
}

/** Declares a field with a custom control. */
export function field<Value, Extra extends object>(
  name: string,
  label: string,
  Control: ComponentType<ControlProps<Value> & Extra>,
  {
    initial,
    optional = false,
    hint,
    halfWidth = false,
    shown = () => true,
    resets = [],
    extra,
  }: FieldOptions<Value, Extra>,
): FormField {
  const draw: FormField['draw'] = (props, values) => {
    const own = typeof extra === 'function' ? extra(values) : extra;
    return <Control {...(props as ControlProps<Value>)} {...own} />;
  };
  return { name, label, initial, optional, hint, halfWidth, shown, resets, draw };
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
