import { type ChangeEvent, type KeyboardEvent, type MouseEvent, type Ref, useId } from 'react';
import { OptionLabel } from './option-label.tsx';
import type { Option } from './options.ts';

/** Arrow keys preview an option; a click or Enter selects it. */
export interface Choosing<Value> {
  onTry: (value: Value) => void;
  onChoose: (value: Value) => void;
}

interface ChoiceListProps<Value extends string | number> extends Choosing<Value | undefined> {
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
  const all: { value: Value | undefined; label: string; count?: number }[] = [
    { value: undefined, label: any },
    ...options,
  ];
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
          className="flex min-h-10 items-center gap-2.5 rounded-sm px-2 py-1.5 text-[0.9063rem] leading-snug text-ink hover:bg-primary-soft has-checked:font-semibold"
        >
          <input
            type="radio"
            name={name}
            className="size-[18px] shrink-0 accent-primary"
            tabIndex={option.value === stop ? 0 : -1}
            checked={option.value === value}
            onChange={(event) => moved(event, option.value)}
            onClick={(event) => option.value === value && byPointer(event) && onChoose(value)}
            onKeyDown={(event) => pressed(event, option.value)}
          />
          <span className="min-w-0 flex-1 wrap-anywhere">
            <OptionLabel label={option.label} count={option.count} />
          </span>
        </label>
      ))}
    </div>
  );
}
