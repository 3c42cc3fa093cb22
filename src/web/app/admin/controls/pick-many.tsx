import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import type { ControlProps } from './basic-controls.tsx';
import { Chips } from './pickers/chips.tsx';
import { Combobox } from './pickers/combobox.tsx';
import type { PickOption } from './pickers/match-options.ts';

export interface PickManyProps extends ControlProps<number[]> {
  /** Undefined while loading. */
  options: PickOption[] | undefined;
  placeholder?: string | undefined;
}

/** Several of many options, added by typing. Backspace removes the last one. */
export function PickMany(props: PickManyProps) {
  const { label, value, onChange, hint, error, optional, disabled, options, placeholder = 'Type to add' } = props;
  const [announcement, setAnnouncement] = useState('');
  const getName = (wantedId: number) => options?.find(({ id }) => id === wantedId)?.label ?? `#${wantedId}`;
  const remove = (gone: number) => {
    onChange(value.filter((id) => id !== gone));
    setAnnouncement(`${getName(gone)} removed`);
  };
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <>
          <Chips
            label={label}
            chips={value.map((id) => ({ key: id, text: getName(id) }))}
            disabled={disabled}
            onRemove={(id) => {
              remove(id);
              document.getElementById(control.id)?.focus();
            }}
          />
          <Combobox
            control={control}
            label={label}
            options={options?.filter(({ id }) => !value.includes(id))}
            chosen={null}
            rest=""
            placeholder={placeholder}
            disabled={disabled}
            onPick={({ id, label: name }) => {
              onChange([...value, id]);
              setAnnouncement(`${name} added`);
            }}
            onBackspace={() => {
              const last = value.at(-1);
              if (last !== undefined) remove(last);
            }}
          />
          <span role="status" className="sr-only">
            {announcement}
          </span>
        </>
      )}
    </Field>
  );
}
