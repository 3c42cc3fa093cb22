import { useState } from 'react';
import { COUNTRIES, DEFAULT_COUNTRY } from '#ui/countries.ts';
import { PhoneField } from '#ui/phone-field.tsx';
import type { ControlProps } from './basic-controls.tsx';

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
