import {
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { indianNumber } from '#contract/indian-number.ts';
import { FILTER_LABELS } from '#contract/listings/more-filter-values.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

import { filterOptions, type Option, PLACE_TEXTS, type PlaceName, TEXT_HINTS, type TextName } from './options.ts';

/** An option with its result count; an option without results is dimmed but can still be selected. */
export function OptionLabel({ label, count, approximate }: Pick<Option, 'label' | 'count' | 'approximate'>) {
  if (count === undefined) return label;
  return (
    <span className={classNames('flex items-baseline justify-between gap-x-3', count === 0 && 'text-ink-3')}>
      <span>{label}</span>
      <span className="text-xs font-regular opacity-80">
        {approximate && count > 0 && '~'}
        {indianNumber(count)}
      </span>
    </span>
  );
}

/** Arrow keys preview an option; a click or Enter selects it. */
export interface ChoiceHandlers<Value> {
  onTry: (value: Value) => void;
  onChoose: (value: Value) => void;
}

interface ChoiceListProps<Value extends string | number> extends ChoiceHandlers<Value | undefined> {
  label: string;
  /** Label of the option that selects nothing. */
  any: string;
  options: Option<Value>[];
  value: Value | undefined;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Browsers also fire a click when arrow keys select a radio; only pointer clicks have a detail above 0. */
const byPointer = (event: Event | MouseEvent): boolean => 'detail' in event && event.detail > 0;

/** Single choice, with an option for none. */
export function ChoiceList<Value extends string | number>(props: ChoiceListProps<Value>) {
  const { label, any, options, value, onTry, onChoose, className, ref } = props;
  const name = useId();
  const all: (Omit<Option, 'value'> & { value: Value | undefined })[] = [{ value: undefined, label: any }, ...options];
  // An explicit single tab stop, because a popover must find its last tabbable element.
  const stop = all.some((option) => option.value === value) ? value : all[0]?.value;
  const pressed = (event: KeyboardEvent, option: Value | undefined) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onChoose(option);
  };
  const moved = ({ nativeEvent }: ChangeEvent, option: Value | undefined) =>
    byPointer(nativeEvent) ? onChoose(option) : onTry(option);
  return (
    <div ref={ref} role="radiogroup" aria-label={label} className={className}>
      {all.map((option) => (
        <label
          key={option.value ?? ''}
          className="flex min-h-10 items-center gap-2.5 rounded-sm px-2 py-1.5 text-small leading-snug text-ink hover:bg-primary-soft has-checked:font-semibold"
        >
          <input
            type="radio"
            name={name}
            className="size-4.5 shrink-0 accent-primary"
            tabIndex={option.value === stop ? 0 : -1}
            checked={option.value === value}
            onChange={(event) => moved(event, option.value)}
            onClick={(event) => option.value === value && byPointer(event) && onChoose(value)}
            onKeyDown={(event) => pressed(event, option.value)}
          />
          <span className="min-w-0 flex-1 wrap-anywhere">
            <OptionLabel {...option} />
          </span>
        </label>
      ))}
    </div>
  );
}

interface CheckListProps<Value extends string | number> {
  label: string;
  hideLabel?: boolean;
  options: Option<Value>[];
  value: Value[] | undefined;
  onChange: (value: Value[] | undefined) => void;
}

export function CheckList<Value extends string | number>({
  label,
  hideLabel = false,
  options,
  value,
  onChange,
}: CheckListProps<Value>) {
  const chosen = value ?? [];
  const tick = (option: Value, ticked: boolean) => {
    const next = ticked ? [...chosen, option] : chosen.filter((other) => other !== option);
    onChange(next.length === 0 ? undefined : next);
  };
  if (options.length === 0) return <p className="py-2 text-ink-3">No Data Yet!</p>;
  return (
    <fieldset className="min-w-0">
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-xs font-semibold tracking-caps text-ink-3'}>
        {label}
      </legend>
      <div className="grid grid-cols-1 gap-2">
        {options.map((option) => (
          <Checkbox
            key={option.value}
            checked={chosen.includes(option.value)}
            onChange={(event) => tick(option.value, event.target.checked)}
          >
            <OptionLabel {...option} />
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

interface PlaceListProps extends ChoiceHandlers<number | undefined> {
  name: PlaceName;
  options: Option<number>[] | undefined;
  value: number | undefined;
}

/** A city or builder out of many: typing narrows the list, Enter selects the first match. */
export function PlaceList({ name, options, value, onTry, onChoose }: PlaceListProps) {
  const [typed, setTyped] = useState('');
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = choices.current;
    const chosen = list?.querySelector<HTMLElement>('label:has(:checked)');
    // Scrolls only the list: `scrollIntoView` would also scroll the page.
    if (list && chosen) list.scrollTop = chosen.offsetTop - list.clientHeight / 2;
  }, []);
  if (!options) return <p className="py-2 text-ink-3">Loading...</p>;
  if (options.length === 0) return <p className="py-2 text-ink-3">No Data Yet!</p>;

  const found = filterOptions(options, typed);
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      choices.current?.querySelector<HTMLInputElement>('input:checked, input')?.focus();
    }
    if (event.key === 'Enter' && typed.trim() !== '' && found[0]) onChoose(found[0].value);
  };
  return (
    <div className="grid w-64 gap-2">
      <Input
        type="search"
        aria-label={PLACE_TEXTS[name].find}
        placeholder={PLACE_TEXTS[name].find}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={pressed}
      />
      {found.length === 0 ? (
        <p className="py-2 text-ink-3">No Result Found</p>
      ) : (
        <ChoiceList
          ref={choices}
          className="relative -mx-2 max-h-75 overflow-y-auto overscroll-contain px-0.5"
          label={FILTER_LABELS[name]}
          any={PLACE_TEXTS[name].any}
          options={found}
          value={value}
          onTry={onTry}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}

interface TextFilterProps {
  name: TextName;
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
}

/** A text filter, applied by Enter or the button. */
export function TextFilter({ name, value, onChoose }: TextFilterProps) {
  const [typed, setTyped] = useState(value ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChoose(typed.trim() || undefined);
  };
  return (
    <form className="grid w-72 gap-3" onSubmit={submit}>
      <Field label={FILTER_LABELS[name]} hint={TEXT_HINTS[name]}>
        {(control) => (
          <Input
            {...control}
            type="search"
            maxLength={100}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" block>
        Apply
      </Button>
    </form>
  );
}
