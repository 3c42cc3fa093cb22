import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import { ICONS } from '../icons.ts';
import type { ControlProps } from './basic-controls.tsx';
import { Chips } from './pick-options.tsx';
import { folded } from './pickers/match-options.ts';

interface OrderedListProps<Item> {
  label: string;
  items: Item[];
  /** The name of an entry in the labels of its buttons. */
  getName: (item: Item, index: number) => string;
  onChange: (items: Item[]) => void;
  removable?: boolean;
  children: (item: Item, change: (item: Item) => void, index: number) => ReactNode;
}

let lastKey = 0;
const newKey = () => ++lastKey;

/** A list whose entries can be moved up and down, by keyboard too; the focus follows the moved entry. */
export function OrderedList<Item>({
  label,
  items,
  getName,
  onChange,
  removable = false,
  children,
}: OrderedListProps<Item>) {
  const listId = useId();
  // Entries have no stable id, so their React keys are stored in a parallel list and moved with them.
  const [storedKeys, setKeys] = useState(() => items.map(newKey));
  const [announcement, setAnnouncement] = useState('');
  const keys = items.map((_, index) => storedKeys[index] ?? -index - 1);
  const buttonId = (key: number | undefined, way: 'up' | 'down') => `${listId}${key}${way}`;

  const move = (index: number, step: -1 | 1) => {
    const swap = <Any,>(all: Any[]) => all.with(index, all[index + step] as Any).with(index + step, all[index] as Any);
    flushSync(() => {
      setKeys(swap(keys));
      onChange(swap(items));
      setAnnouncement(`${getName(items[index] as Item, index)} is now ${index + step + 1} of ${items.length}`);
    });
    const way = step < 0 ? 'up' : 'down';
    const atTheEnd = index + step === 0 || index + step === items.length - 1;
    const other = step < 0 ? 'down' : 'up';
    document.getElementById(buttonId(keys[index], atTheEnd ? other : way))?.focus();
  };
  const remove = (index: number) => {
    setKeys(keys.toSpliced(index, 1));
    onChange(items.toSpliced(index, 1));
  };

  return (
    <>
      <ol aria-label={label} className="grid gap-2.5">
        {items.map((item, index) => {
          const name = getName(item, index);
          const arrow = (way: 'up' | 'down') => (
            <IconButton
              id={buttonId(keys[index], way)}
              label={`Move ${name} ${way}`}
              disabled={index === (way === 'up' ? 0 : items.length - 1)}
              onClick={() => move(index, way === 'up' ? -1 : 1)}
            >
              <Icon name={way === 'up' ? 'arrow-up' : ICONS.arrowDown} />
            </IconButton>
          );
          return (
            <li
              key={keys[index]}
              className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line bg-surface py-1.5 pr-1.5 pl-4"
            >
              {children(item, (next) => onChange(items.with(index, next)), index)}
              <span className="ml-auto flex">
                {arrow('up')}
                {arrow('down')}
                {removable && (
                  <IconButton label={`Remove ${name}`} className="text-danger!" onClick={() => remove(index)}>
                    <Icon name={ICONS.bin} />
                  </IconButton>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

/** The entries of a line, trimmed, without empty ones and duplicates. */
function newEntries(line: string, before: string[]): string[] {
  const entries = line.split(/[,\n]/).map((entry) => entry.replaceAll(/\s+/g, ' ').trim());
  const seen = new Set(before.map(folded));
  return entries.filter((entry) => {
    const key = folded(entry);
    if (entry === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Short texts, each ended by Enter, a comma or leaving the field. Backspace removes the last one. */
export function TextListControl(props: ControlProps<string[]>) {
  const { label, value, onChange, hint = 'Separate with commas', error, optional, disabled } = props;
  const [typed, setTyped] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const take = (line: string) => {
    const added = newEntries(line, value);
    setTyped('');
    if (added.length === 0) return;
    onChange([...value, ...added]);
    setAnnouncement(`${added.join(', ')} added`);
  };
  const remove = (gone: string | undefined) => {
    if (gone === undefined) return;
    onChange(value.filter((entry) => entry !== gone));
    setAnnouncement(`${gone} removed`);
  };
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <>
          <Chips
            label={label}
            chips={value.map((entry) => ({ key: entry, text: entry }))}
            disabled={disabled}
            onRemove={(entry) => {
              remove(entry);
              document.getElementById(control.id)?.focus();
            }}
          />
          <Input
            {...control}
            autoComplete="off"
            enterKeyHint="done"
            disabled={disabled}
            value={typed}
            onChange={({ target }) => (/[,\n]/.test(target.value) ? take(target.value) : setTyped(target.value))}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'Enter' && typed.trim() !== '') {
                event.preventDefault();
                take(typed);
              }
              if (event.key === 'Backspace' && typed === '') remove(value.at(-1));
            }}
            onBlur={() => take(typed)}
          />
          <span role="status" className="sr-only">
            {announcement}
          </span>
        </>
      )}
    </Field>
  );
}
