import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import { toOptionId, useCombobox } from '#ui/use-combobox.ts';
import { matchOptions, type PickOption } from './match-options.ts';
import { useDropdown } from './use-dropdown.ts';

const OPTION = classNames(
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-2 text-compact leading-option text-ink hover:bg-primary-soft can-hover:min-h-9',
  'data-active:bg-primary-soft data-active:shadow-marker forced-colors:data-active:outline-2',
);

interface OptionListProps {
  listId: string;
  popup: RefObject<HTMLDivElement | null>;
  label: string;
  options: PickOption[];
  /** How many matches are not shown. */
  more: number;
  active: PickOption | undefined;
  chosen: number | null;
  /** Shown when there are no options. */
  nothing: string;
  onPick: (option: PickOption) => void;
}

/** The options of a combobox. The focus stays in the input, also while the list is scrolled. */
export function OptionList({ listId, popup, label, options, more, active, chosen, nothing, onPick }: OptionListProps) {
  return (
    <div
      ref={popup}
      popover="manual"
      role="presentation"
      className="fixed m-0 overflow-y-auto overscroll-contain rounded-md border border-line bg-surface p-1.5 shadow-md"
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={listId} role="listbox" aria-label={label}>
        {options.map((option) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input handles the keys
          <div
            key={option.id}
            id={toOptionId(listId, String(option.id))}
            role="option"
            tabIndex={-1}
            aria-selected={option.id === chosen}
            data-active={option === active || undefined}
            className={OPTION}
            onClick={() => onPick(option)}
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              {option.label}
              {option.note && <span className="ml-2 text-sm text-ink-3">{option.note}</span>}
            </span>
            {option.id === chosen && <Icon name="check" size="sm" className="text-primary" />}
          </div>
        ))}
      </div>
      <p role="status" className={classNames('px-2.5 text-sm text-ink-3', options.length > 0 ? 'sr-only' : 'py-2')}>
        {options.length === 0 ? nothing : `${options.length + more} found`}
      </p>
      {more > 0 && <p className="px-2.5 py-2 text-sm text-ink-3">{`Type to find ${more} more`}</p>}
    </div>
  );
}

/** Longer lists are not useful to read; typing finds the rest. */
const MAX_SHOWN = 100;

const NONE: PickOption[] = [];

const getKey = ({ id }: PickOption) => String(id);

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
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();

  const found = open ? matchOptions(options, typed ?? '') : [];
  const shown = found.slice(0, MAX_SHOWN);
  const findOption = (key: string | undefined) => shown.find((option) => getKey(option) === key);
  const {
    active: activeKey,
    listId,
    setActive,
    inputProps,
  } = useCombobox({
    options: (open ? shown : options).map(getKey),
    isOpen: open,
    initial: typed?.trim() && shown[0] ? getKey(shown[0]) : undefined,
    chosen: chosen === null ? undefined : String(chosen),
    onOpen: () => setOpen(true),
    onEnter: (event, key) => {
      if (!open) return;
      event.preventDefault();
      const option = findOption(key);
      if (option) pick(option);
      else leave();
    },
    onKey: ({ key }, activeOption) => {
      const option = findOption(activeOption);
      if (key === 'Tab' && option && typed) pick(option);
      if (key === 'Backspace' && (typed ?? rest) === '') onBackspace?.();
    },
  });
  const active = findOption(activeKey);
  const activeId = inputProps['aria-activedescendant'];
  const close = () => {
    setOpen(false);
    setTyped(undefined);
    setActive(undefined);
  };
  const popup = useDropdown(input, open, close);

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

  return (
    <>
      <Input
        {...control}
        {...inputProps}
        ref={input}
        className={classNames('truncate', className)}
        placeholder={placeholder}
        disabled={disabled}
        value={typed ?? rest}
        onChange={({ target }) => {
          setTyped(target.value);
          onType?.(target.value);
          setActive(undefined);
          setOpen(true);
        }}
        onFocus={({ target }) => target.select()}
        onClick={() => {
          if (open) return;
          setOpen(true);
          setActive(chosen === null ? undefined : String(chosen));
        }}
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
