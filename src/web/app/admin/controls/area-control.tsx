import { useId, useState } from 'react';
import type { AreaUnit } from '#contract';
import { readArea, squareFeet } from '#contract/amounts.ts';
import { AREA_UNIT_LABELS, areaLabel } from '#contract/listings/labels.ts';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { Input, Select } from '#ui/input.tsx';
import type { ControlProps } from './basic-controls.tsx';
import { useTypedText } from './rupees-control.tsx';

export interface AreaValue {
  value: number;
  unit: AreaUnit;
}

const UNITS = Object.entries(AREA_UNIT_LABELS) as [AreaUnit, string][];
const UNCLEAR = 'Please enter the area as a number';

const write = (area: number | null) => (area === null || Number.isNaN(area) ? '' : String(area));

/** An area with its unit. The value is NaN while the text is not a valid area, which no schema accepts. */
export function AreaControl(props: ControlProps<AreaValue | null>) {
  const { label, value: area, onChange, hint, error, optional, disabled } = props;
  const readingId = useId();
  const [unit, setUnit] = useState<AreaUnit>(area?.unit ?? 'sq_ft');
  const [text, setText] = useTypedText(area?.value ?? null, readArea, write);
  const shownUnit = area?.unit ?? unit;
  const unclear = area !== null && Number.isNaN(area.value);
  const reading = area !== null && !unclear && area.unit !== 'sq_ft';
  const change = (value: number | null, of: AreaUnit) => onChange(value === null ? null : { value, unit: of });

  return (
    <Field label={label} hint={hint} optional={optional} error={unclear ? UNCLEAR : error}>
      {(control) => (
        <>
          <span className="grid grid-cols-last-34 gap-2">
            <Input
              {...control}
              aria-describedby={classNames(control['aria-describedby'], reading && readingId)}
              inputMode="decimal"
              autoComplete="off"
              disabled={disabled}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                change(readArea(target.value), shownUnit);
              }}
            />
            <Select
              aria-label={`Unit: ${label}`}
              disabled={disabled}
              value={shownUnit}
              onChange={({ target }) => {
                const chosen = target.value as AreaUnit;
                setUnit(chosen);
                change(area?.value ?? null, chosen);
              }}
            >
              {UNITS.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          </span>
          {reading && (
            <span id={readingId} className="text-note text-ink-3">
              {areaLabel({ value: Math.round(squareFeet(area)), unit: 'sq_ft' })}
            </span>
          )}
        </>
      )}
    </Field>
  );
}
