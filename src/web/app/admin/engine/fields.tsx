import { ChoiceControl } from '../controls/choice-control.tsx';
import { DateControl } from '../controls/date-control.tsx';
import { LongTextControl } from '../controls/long-text-control.tsx';
import { NumberControl } from '../controls/number-control.tsx';
import { SwitchControl } from '../controls/switch-control.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { field, type Values } from './form-field.tsx';

interface Common {
  optional?: boolean;
  hint?: string;
  half?: boolean;
  shown?: (values: Values) => boolean;
}

type TextKind = { type?: 'text' | 'email' | 'tel' | 'url'; most?: number; allowed?: RegExp };

/** One line of text. */
export const text = (name: string, label: string, { type, most, allowed, ...common }: Common & TextKind = {}) =>
  field(name, label, TextControl, { initial: '', ...common, extra: { type, most, allowed } });

/** Several lines of text. */
export const longText = (name: string, label: string, { most, ...common }: Common & { most?: number } = {}) =>
  field(name, label, LongTextControl, { initial: '', ...common, extra: { most } });

/** One of a few values; `labels` says what they are called. */
export const choice = (
  name: string,
  label: string,
  labels: Record<string, string>,
  common: Common & { initial?: string } = {},
) =>
  field<string | null, { labels: Record<string, string> }>(name, label, ChoiceControl, {
    initial: null,
    ...common,
    extra: { labels },
  });

/** A day of the calendar. */
export const date = (name: string, label: string, common: Common = {}) =>
  field<string | null, object>(name, label, DateControl, { initial: null, ...common, extra: {} });

export const number = (
  name: string,
  label: string,
  { least, most, step, ...common }: Common & { least?: number; most?: number; step?: number } = {},
) =>
  field<number | null, object>(name, label, NumberControl, { initial: null, ...common, extra: { least, most, step } });

/** On or off. */
export const toggle = (name: string, label: string, common: Common = {}) =>
  field(name, label, SwitchControl, { initial: false, ...common, extra: {} });
