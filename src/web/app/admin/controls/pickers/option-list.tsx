import type { RefObject } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { toOptionId } from '#ui/use-combobox.ts';
import type { PickOption } from './match-options.ts';

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
