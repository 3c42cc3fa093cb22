import { type KeyboardEvent, useId, useState } from 'react';

interface ComboboxOptions {
  /** The keys of the options in the order of the list. */
  options: string[];
  isOpen: boolean;
  /** The active option until the arrow keys reach another. */
  initial?: string | undefined;
  /** Where the arrow keys begin when they open the list. */
  chosen?: string | undefined;
  /** How many options Page Up and Page Down move; without it these keys do nothing here. */
  page?: number;
  onOpen?: () => void;
  /** `active` is undefined if Enter was pressed while no option is active. */
  onEnter: (event: KeyboardEvent, active: string | undefined) => void;
  /** Called for all other keys. */
  onKey?: (event: KeyboardEvent, active: string | undefined) => void;
}

/** The DOM id of an option. */
export const toOptionId = (listId: string, option: string): string => `${listId}-${option}`;

/** The option after or before another one, wrapping around at both ends. */
function getNeighbour(options: string[], from: string | undefined, step: 1 | -1): string | undefined {
  const index = options.indexOf(from ?? '');
  return step === 1 ? (options[index + 1] ?? options[0]) : (options[index - 1] ?? options.at(-1));
}

/** The option a page away, or the last one in that direction. */
const getPageNeighbour = (options: string[], from: string | undefined, step: number): string | undefined =>
  options[Math.max(0, Math.min(options.indexOf(from ?? '') + step, options.length - 1))];

/**
 * The state and keys of an input with a list of options, as the ARIA pattern for comboboxes describes it: the focus
 * stays in the input, which names the active option. The caller renders the list and decides what picking means.
 */
export function useCombobox(combobox: ComboboxOptions) {
  const { options, isOpen, initial, chosen, page, onOpen, onEnter, onKey } = combobox;
  const listId = useId();
  const [reached, setReached] = useState<string>();
  const active = isOpen ? (reached !== undefined && options.includes(reached) ? reached : initial) : undefined;

  const move = (step: 1 | -1) => {
    if (isOpen) return setReached(getNeighbour(options, active, step));
    onOpen?.();
    setReached(chosen ?? getNeighbour(options, undefined, step));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      move(key === 'ArrowDown' ? 1 : -1);
    } else if (page && (key === 'PageDown' || key === 'PageUp')) {
      event.preventDefault();
      setReached(getPageNeighbour(options, active, key === 'PageDown' ? page : -page));
    } else if (key === 'Enter') onEnter(event, active);
    else onKey?.(event, active);
  };

  return {
    active,
    listId,
    /** Makes an option active; undefined returns to the initial one. */
    setActive: setReached,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': active === undefined ? undefined : toOptionId(listId, active),
      autoComplete: 'off',
      autoCapitalize: 'off',
      spellCheck: false,
      onKeyDown,
    } as const,
  };
}
