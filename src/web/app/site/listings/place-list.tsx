import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Input } from '#ui/input.tsx';
import { ChoiceList, type Choosing } from './choice-list.tsx';
import { FILTER_LABELS } from './filters.ts';
import { matching, type Option, type PlaceName } from './options.ts';

interface PlaceListProps extends Choosing<number | undefined> {
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

  const noun = FILTER_LABELS[name];
  const found = matching(options, typed);
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
        aria-label={`Find a ${noun.toLowerCase()}`}
        placeholder={`Find a ${noun.toLowerCase()}`}
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
          className="relative -mx-2 max-h-[18.75rem] overflow-y-auto overscroll-contain px-0.5"
          label={noun}
          any={`Any ${noun.toLowerCase()}`}
          options={found}
          value={value}
          onTry={onTry}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}
