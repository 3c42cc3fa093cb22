import { useId, useLayoutEffect, useRef, useState } from 'react';
import { indianNumber } from '#contract/indian-number.ts';
import { readRupees } from '#contract/read-amount.ts';
import { shortRupees, spokenRupees } from '#contract/rupees.ts';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import type { ControlProps } from './basic-controls.tsx';

/**
 * The text of an input: as typed while it parses to the value, otherwise the formatted value. A value that is changed
 * from outside is therefore shown without an effect.
 */
export function useTypedText<Value>(value: Value, read: (text: string) => Value, write: (value: Value) => string) {
  const [text, setText] = useState(() => write(value));
  return [Object.is(read(text), value) ? text : write(value), setText] as const;
}

const MAX_LENGTH = 15;

/** Whether the text is only digits so far; text with letters or a decimal point is left as typed. */
const isDigits = (text: string) => /^[\d,]+$/.test(text);

const stripCommas = (text: string) => text.replaceAll(',', '');

/** The index after the given number of digits. */
function behind(text: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digits) return at;
    if (text[at] !== ',') seen += 1;
  }
  return text.length;
}

/** Groups digits the Indian way while they are typed; the caret stays after the same digit. */
export function groupDigits(text: string, caret: number): { text: string; caret: number } {
  const digits = stripCommas(text);
  if (!isDigits(text) || digits === '' || digits.length > MAX_LENGTH) return { text, caret };
  const grouped = indianNumber(Number(digits));
  const zeros = digits.length - stripCommas(grouped).length;
  return { text: grouped, caret: behind(grouped, Math.max(0, stripCommas(text.slice(0, caret)).length - zeros)) };
}

const write = (amount: number | null) => (amount === null || Number.isNaN(amount) ? '' : indianNumber(amount));

const READ_FROM = 100_000;
const UNCLEAR = 'Please enter an amount such as 92,50,000, 85 lakh or 1.25 cr';

/** Whole rupees, as digits or text such as '85 lakh'. NaN while the text is not an amount, which no schema accepts. */
export function RupeesControl({
  label,
  value,
  onChange,
  hint,
  error,
  optional,
  disabled,
}: ControlProps<number | null>) {
  const readingId = useId();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const [text, setText] = useTypedText(value, readRupees, write);
  // Runs after every render, because rendering moves the caret.
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const [editing, setEditing] = useState(false);
  const unclear = Number.isNaN(value);
  const reading = value !== null && value >= READ_FROM;

  return (
    <Field label={label} hint={hint} optional={optional} error={unclear && (error || !editing) ? UNCLEAR : error}>
      {(control) => (
        <span className="relative block">
          <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-3.5 my-auto h-6 text-ink-3">
            ₹
          </span>
          <Input
            {...control}
            ref={input}
            aria-describedby={classNames(control['aria-describedby'], reading && readingId)}
            // Not numeric: '85 lakh' is an amount too.
            inputMode="text"
            autoComplete="off"
            spellCheck={false}
            disabled={disabled}
            className="pr-26! pl-7.5!"
            value={text}
            onChange={({ target }) => {
              const typed = groupDigits(target.value, target.selectionStart ?? target.value.length);
              caret.current = typed.caret;
              setText(typed.text);
              onChange(readRupees(typed.text));
            }}
            onFocus={() => setEditing(true)}
            onBlur={() => {
              setEditing(false);
              if (!unclear) setText(write(value));
            }}
          />
          {reading && (
            <span
              id={readingId}
              className="pointer-events-none absolute inset-y-0 right-3.5 my-auto h-6 bg-inherit text-ink-3"
            >
              <span aria-hidden="true">{shortRupees(value)}</span>
              <span className="sr-only">{spokenRupees(value)}</span>
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
