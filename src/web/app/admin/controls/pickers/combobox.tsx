import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '#ui/class-names.ts';
import { Input } from '#ui/input.tsx';
import { matchOptions, type PickOption } from './match-options.ts';
import { OptionList, optionId } from './option-list.tsx';
import { useDropdown } from './use-dropdown.ts';

/** Longer lists are not useful to read; typing finds the rest. */
const MAX_SHOWN = 100;

const NONE: PickOption[] = [];

/** The option after or before the active one, wrapping around at either end. */
function neighbour(options: PickOption[], active: PickOption | undefined, step: 1 | -1): PickOption | undefined {
  const from = active ? options.indexOf(active) : -1;
  return step === 1 ? (options[from + 1] ?? options[0]) : (options[from - 1] ?? options.at(-1));
}

export interface ComboboxProps {
  /** Connects the input to its field. */
  control: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>;
  /** The accessible name of the list. */
  label: string;
  /** Undefined while loading. */
  options: PickOption[] | undefined;
  chosen: number | null;
  /** The text of the input while the user is not typing. */
  rest: string;
  placeholder: string;
  /** Shown when the list has no options. */
  nothing?: string;
  disabled: boolean | undefined;
  className?: string;
  onPick: (option: PickOption) => void;
  /** Called with the typed text, for options that are loaded on demand. */
  onType?: (typed: string) => void;
  /** The input was cleared and left empty. */
  onEmpty?: (() => void) | undefined;
  /** Backspace was pressed in an empty input. */
  onBackspace?: () => void;
}

/** An input that finds one of many options by typing. Enter and Tab pick the active option, Escape picks none. */
export function Combobox(props: ComboboxProps) {
  const { control, label, options = NONE, chosen, rest, placeholder, disabled, className, onPick } = props;
  const { nothing = 'No Result Found', onType, onEmpty, onBackspace } = props;
  const arrived = props.options !== undefined;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [reached, setReached] = useState<number>();
  const close = () => {
    setOpen(false);
    setTyped(undefined);
    setReached(undefined);
  };
  const popup = useDropdown(input, open, close);

  const found = open ? matchOptions(options, typed ?? '') : [];
  const shown = found.slice(0, MAX_SHOWN);
  const active = shown.find(({ id }) => id === reached) ?? (typed?.trim() ? shown[0] : undefined);
  const activeId = active && optionId(listId, active);

  useLayoutEffect(() => {
    const [box, option] = [popup.current, activeId && document.getElementById(activeId)];
    if (!box || !option) return;
    const [top, bottom] = [option.offsetTop, option.offsetTop + option.offsetHeight];
    box.scrollTop = Math.max(bottom - box.clientHeight, Math.min(box.scrollTop, top));
  }, [activeId, popup]);

  const pick = (option: PickOption) => {
    close();
    onPick(option);
    // Selects the text, so that further typing replaces the picked option.
    requestAnimationFrame(() => document.activeElement === input.current && input.current?.select());
  };
  const leave = () => {
    if (typed?.trim() === '') onEmpty?.();
    if (arrived || !typed?.trim()) close();
    else setOpen(false);
  };
  // If the user typed and left the field before the options were loaded, the first match is picked now.
  const takeAwaited = useEffectEvent(() => {
    if (open || typed === undefined) return;
    const [first] = matchOptions(options, typed);
    if (first) pick(first);
    else close();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- runs once, only if the user typed before the options loaded
    if (arrived) takeAwaited();
  }, [arrived]);
  const step = (by: 1 | -1) => {
    setOpen(true);
    const from = open ? active : options.find(({ id }) => id === chosen);
    setReached((open || !from ? neighbour(open ? shown : options, from, by) : from)?.id);
  };
  const press = (event: KeyboardEvent) => {
    // During IME composition the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        step(event.key === 'ArrowDown' ? 1 : -1);
        break;
      case 'Enter':
        if (!open) break;
        event.preventDefault();
        if (active) pick(active);
        else leave();
        break;
      case 'Tab':
        if (active && typed) pick(active);
        break;
      case 'Backspace':
        if ((typed ?? rest) === '') onBackspace?.();
        break;
    }
  };

  return (
    <>
      <Input
        {...control}
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className={classNames('truncate', className)}
        placeholder={placeholder}
        disabled={disabled}
        value={typed ?? rest}
        onChange={({ target }) => {
          setTyped(target.value);
          onType?.(target.value);
          setReached(undefined);
          setOpen(true);
        }}
        onFocus={({ target }) => target.select()}
        onClick={() => {
          if (open) return;
          setOpen(true);
          setReached(chosen ?? undefined);
        }}
        onKeyDown={press}
        onBlur={leave}
      />
      <OptionList
        listId={listId}
        popup={popup}
        label={label}
        options={shown}
        more={found.length - shown.length}
        active={active}
        chosen={chosen}
        nothing={arrived ? nothing : 'Loading...'}
        onPick={pick}
      />
    </>
  );
}
