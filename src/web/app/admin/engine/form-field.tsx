import type { ComponentType, ReactNode } from 'react';
import type { ControlProps } from '../controls/control-props.ts';

export type Values = Record<string, unknown>;

/** A field of a form: its name on the wire, and how it is drawn. */
export interface FormField {
  name: string;
  label: string;
  initial: unknown;
  optional: boolean;
  hint: string | undefined;
  /** Half a row is enough from 640 px on. */
  halfWidth: boolean;
  /** Whether it makes sense beside the others. */
  shown: (values: Values) => boolean;
  /** Fields whose answer was about this one's value: they start anew when it changes, and are sent with it. */
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
  /** What this control needs besides, perhaps from other fields. */
  extra: Extra | ((values: Values) => Extra);
}

/** Declares a field with a control of its own. */
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
