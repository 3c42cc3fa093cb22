import { useId, useState } from 'react';
import { fromTimeInput, toTimeInput } from '#contract/india-time.ts';
import { COUNTRIES, DEFAULT_COUNTRY } from '#ui/countries.ts';
import { Field } from '#ui/field.tsx';
import { Input, Select, Textarea } from '#ui/input.tsx';
import { PhoneField } from '#ui/phone-field.tsx';
import { Switch } from '#ui/switch.tsx';

/** The props of every form control. A control renders its own label, hint and error, with `Field` where it can. */
export interface ControlProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  hint?: string | undefined;
  error?: string | undefined;
  optional?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Set while the control sends its own request, such as an upload, so that the form waits. */
  onBusy?: ((busy: boolean) => void) | undefined;
}

interface TextControlProps extends ControlProps<string> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'time' | undefined;
  max?: number | undefined;
  /** Characters that do not match are removed from typed and pasted text. */
  allowed?: RegExp | undefined;
  /** Existing values as suggestions; other values can be typed, too. */
  suggestions?: string[] | undefined;
}

const onlyAllowed = (typed: string, allowed: RegExp) =>
  Array.from(typed)
    .filter((character) => allowed.test(character))
    .join('');

/** One line of text. */
export function TextControl(props: TextControlProps) {
  const { value, onChange, type = 'text', max, allowed, suggestions, disabled, ...field } = props;
  const listId = useId();
  return (
    <Field {...field}>
      {(control) => (
        <>
          <Input
            {...control}
            type={type}
            value={value}
            maxLength={max}
            disabled={disabled}
            autoComplete="off"
            list={suggestions && listId}
            onChange={({ target }) => onChange(allowed ? onlyAllowed(target.value, allowed) : target.value)}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((suggestion) => (
                <option key={suggestion}>{suggestion}</option>
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

interface LongTextControlProps extends ControlProps<string> {
  max?: number | undefined;
}

/** Several lines of text. */
export function LongTextControl({ value, onChange, max, disabled, ...field }: LongTextControlProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Textarea
          {...control}
          value={value}
          maxLength={max}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface NumberControlProps extends ControlProps<number | null> {
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
}

export function NumberControl({ value, onChange, min, max, step, disabled, ...field }: NumberControlProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="decimal"
          value={value ?? ''}
          min={min}
          max={max}
          step={step ?? 1}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.valueAsNumber)}
        />
      )}
    </Field>
  );
}

/** A calendar date, as a native date input. */
export function DateControl({ value, onChange, disabled, ...field }: ControlProps<string | null>) {
  return (
    <Field {...field}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={value ?? ''}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        />
      )}
    </Field>
  );
}

/** A date and time in India time, whatever the time zone of the browser. */
export function MomentControl({
  value,
  onChange,
  disabled,
  hint = 'India time',
  ...field
}: ControlProps<string | null>) {
  return (
    <Field {...field} hint={hint}>
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          value={toTimeInput(value)}
          disabled={disabled}
          onChange={(event) => onChange(fromTimeInput(event.target.value))}
        />
      )}
    </Field>
  );
}

/** A switch with its label and hint. */
export function SwitchControl({ value, onChange, label, hint, error, disabled = false }: ControlProps<boolean>) {
  return (
    <div className="grid content-start gap-1 py-3 sm:pt-10">
      <Switch
        checked={value}
        onCheckedChange={onChange}
        label={<span className="whitespace-normal">{label}</span>}
        disabled={disabled}
      />
      {(error ?? hint) && <p className={error ? 'text-sm text-danger' : 'text-note text-ink-3'}>{error ?? hint}</p>}
    </div>
  );
}

interface ChoiceControlProps<Choice extends string> extends ControlProps<Choice | null> {
  labels: Partial<Record<Choice, string>>;
}

/** One of a few values, as a native select. */
export function ChoiceControl<Choice extends string>({
  value,
  onChange,
  labels,
  disabled,
  ...field
}: ChoiceControlProps<Choice>) {
  return (
    <Field {...field}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value === '' ? null : (event.target.value as Choice))}
        >
          {(field.optional || value === null) && <option value="">{field.optional ? 'Not stated' : 'Choose…'}</option>}
          {Object.entries<string | undefined>(labels).map(([choice, label]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Yes, no or, if the field is optional, not stated. */
export const YesNoControl = ({ value, onChange, ...field }: ControlProps<boolean | null>) => (
  <ChoiceControl
    {...field}
    labels={{ yes: 'Yes', no: 'No' }}
    value={value === null ? null : value ? 'yes' : 'no'}
    onChange={(choice) => onChange(choice === null ? null : choice === 'yes')}
  />
);

const getPrefix = (country: string) => COUNTRIES.find(({ code }) => code === country)?.prefix ?? '';

/** The country of a number: the one with the longest matching prefix. */
const findCountry = (value: string) =>
  COUNTRIES.filter(({ prefix }) => value.startsWith(prefix)).toSorted(
    (one, other) => other.prefix.length - one.prefix.length,
  )[0]?.code;

/** A phone number with its country prefix as one string; null while it is empty. */
export function PhoneControl({ value, onChange, label, hint, error, optional }: ControlProps<string | null>) {
  const [country, setCountry] = useState(() => findCountry(value ?? '') ?? DEFAULT_COUNTRY);
  const number = value?.startsWith(getPrefix(country)) ? value.slice(getPrefix(country).length).trim() : (value ?? '');
  const change = (code: string, typed: string) => onChange(typed === '' ? null : `${getPrefix(code)} ${typed}`);
  return (
    <PhoneField
      label={label}
      hint={hint}
      error={error}
      optional={optional ?? false}
      countries={COUNTRIES}
      country={country}
      onCountryChange={(code) => {
        setCountry(code);
        change(code, number);
      }}
      number={number}
      onNumberChange={(typed) => change(country, typed)}
    />
  );
}
