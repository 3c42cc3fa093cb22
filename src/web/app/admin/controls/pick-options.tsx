import { useState } from 'react';
import { Chip } from '#ui/badge.tsx';
import { IconButton } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { type ChoiceKind, useChoices, useLocalities } from '../data/choices.ts';
import { useRecordSearch } from '../palette/use-record-search.ts';
import { AmenityPicker } from './amenity-picker.tsx';
import type { ControlProps } from './basic-controls.tsx';
import { Combobox } from './pickers/combobox.tsx';
import type { PickOption } from './pickers/match-options.ts';
import { ReraControl } from './rera-control.tsx';

interface PickOneProps extends ControlProps<number | null> {
  /** Undefined while loading. */
  options: PickOption[] | undefined;
  placeholder?: string | undefined;
  /** The text of the chosen option, if the options do not include it. */
  rest?: string;
  /** Shown when no option matches. */
  nothing?: string;
  /** For options that depend on the typed text. */
  onType?: (text: string) => void;
}

/** One of many options, found by typing. An optional field can be cleared. */
export function PickOne(props: PickOneProps) {
  const { label, value, onChange, hint, error, optional, disabled, options, placeholder = 'Type to find' } = props;
  const clearable = Boolean(optional) && value !== null && !disabled;
  const clear = () => onChange(null);
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <span className="relative block">
          <Combobox
            control={control}
            label={label}
            options={options}
            chosen={value}
            rest={props.rest ?? options?.find(({ id }) => id === value)?.label ?? ''}
            nothing={props.nothing}
            onType={props.onType}
            placeholder={placeholder}
            disabled={disabled}
            className={clearable ? 'pr-20!' : 'pr-9!'}
            onPick={({ id }) => onChange(id)}
            onEmpty={optional ? clear : undefined}
          />
          {clearable && (
            <IconButton label={`Clear ${label}`} className="absolute! inset-y-0 right-8 my-auto" onClick={clear}>
              <Icon name="close" size="sm" />
            </IconButton>
          )}
          <Icon
            name="chevron-down"
            size="sm"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-3 [&>path]:stroke-bold"
          />
        </span>
      )}
    </Field>
  );
}

/** One of the records that forms choose from, found by typing. */
export function PickRecord({ kind, ...field }: ControlProps<number | null> & { kind: ChoiceKind }) {
  return <PickOne {...field} options={useChoices()?.[kind]} />;
}

interface ChipsProps<Key extends string | number> {
  label: string;
  chips: { key: Key; text: string }[];
  disabled: boolean | undefined;
  onRemove: (key: Key) => void;
}

/** The chosen values, each with a remove button. */
export function Chips<Key extends string | number>({ label, chips, disabled, onRemove }: ChipsProps<Key>) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={`Chosen: ${label}`} className="flex flex-wrap gap-1.5">
      {chips.map(({ key, text }) => (
        <li key={key} className="max-w-full">
          {disabled ? (
            <span className="inline-flex h-9 items-center rounded-full bg-well px-3 text-sm text-ink-3">{text}</span>
          ) : (
            <Chip removeLabel={`Remove ${text}`} onRemove={() => onRemove(key)}>
              {text}
            </Chip>
          )}
        </li>
      ))}
    </ul>
  );
}

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

interface FromChoices {
  kind: ChoiceKind;
}

/** Several values of the master list. */
export function ChoicesPicker({ kind, ...props }: ControlProps<number[]> & FromChoices) {
  return <PickMany {...props} options={useChoices()?.[kind]} />;
}

/** The amenities of a listing, by their category. */
export function AmenityChoices(props: ControlProps<number[]>) {
  const options = useChoices()?.amenities ?? [];
  return (
    <AmenityPicker {...props} options={options.map(({ note = '', ...option }) => ({ ...option, category: note }))} />
  );
}

/** A locality of the chosen city. */
export function LocalityPicker({
  cityId,
  except,
  ...props
}: ControlProps<number | null> & { cityId: unknown; except?: unknown }) {
  const options = useLocalities(cityId)?.filter(({ id }) => id !== except);
  return (
    <PickOne
      {...props}
      options={options}
      placeholder={typeof cityId === 'number' ? 'Type to find' : 'Choose a city first'}
    />
  );
}

/** A project, found by typing. */
export function ProjectPicker({ savedTitle, ...props }: ControlProps<number | null> & { savedTitle: unknown }) {
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<PickOption>();
  const { hits, stale } = useRecordSearch(typed.trim());
  const found = hits.flatMap(({ kind, id, label, note }) => (kind === 'project' ? [{ id, label, note }] : []));
  const savedLabel = typeof savedTitle === 'string' ? savedTitle : '';
  const chosenLabel = picked?.id === props.value ? (picked?.label ?? '') : savedLabel;
  return (
    <PickOne
      {...props}
      options={found}
      rest={props.value === null ? '' : chosenLabel}
      placeholder="Type the name of a project"
      nothing={typed.trim() === '' ? 'Type the name of a project' : stale ? 'Searching...' : 'No project found'}
      onType={setTyped}
      onChange={(id) => {
        setPicked(found.find((option) => option.id === id));
        props.onChange(id);
      }}
    />
  );
}

/** A RERA number, checked against the format of the city's state. */
export function CityRera({ cityId, ...props }: ControlProps<string> & { cityId: unknown }) {
  const city = useChoices()?.cities.find(({ id }) => id === cityId);
  return <ReraControl {...props} state={city?.note} />;
}
