import type { ReactNode } from 'react';
import { Field } from './field.tsx';
import { Input, Select } from './input.tsx';

export interface PhoneFieldProps {
  label: ReactNode;
  countries: { code: string; name: string; prefix: string }[];
  /** Code of the chosen country. */
  country: string;
  onCountryChange: (code: string) => void;
  /** If omitted, the input is uncontrolled and its value is read from the form. */
  number?: string;
  onNumberChange?: (number: string) => void;
  /** What an uncontrolled input starts with. */
  defaultNumber?: string | undefined;
  placeholder?: string;
  error?: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  required?: boolean;
  name?: string;
  countryName?: string;
}

/** A phone number with its country prefix; the open list shows country names, the closed select only the prefix. */
export function PhoneField({
  label,
  countries,
  country,
  onCountryChange,
  number,
  onNumberChange,
  defaultNumber,
  placeholder,
  error,
  hint,
  optional,
  required,
  name,
  countryName,
}: PhoneFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional}>
      {(control) => (
        <div className="grid grid-cols-first-25 gap-2">
          <div className="relative">
            <Select
              aria-label="Country code"
              autoComplete="tel-country-code"
              name={countryName}
              className="text-transparent forced-colors:text-[CanvasText] [&>option]:text-ink"
              value={country}
              onChange={(event) => onCountryChange(event.target.value)}
            >
              {countries.map((option) => (
                <option key={option.code} value={option.code}>
                  {option.name} {option.prefix}
                </option>
              ))}
            </Select>
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-3.75 flex items-center text-ink forced-colors:hidden"
            >
              {countries.find(({ code }) => code === country)?.prefix}
            </span>
          </div>
          <Input
            {...control}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            aria-required={required}
            placeholder={placeholder}
            name={name}
            value={number}
            defaultValue={defaultNumber}
            onChange={(event) => onNumberChange?.(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
