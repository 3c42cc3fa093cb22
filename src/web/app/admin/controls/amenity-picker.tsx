import { type KeyboardEvent, useId, useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field, labelClass } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import type { ControlProps } from './basic-controls.tsx';
import { matchOptions, type PickOption } from './pickers/match-options.ts';

export interface AmenityOption extends PickOption {
  category: string;
}

export interface AmenityPickerProps extends ControlProps<number[]> {
  options: AmenityOption[];
}

const getCategories = (options: AmenityOption[]) => [...new Set(options.map(({ category }) => category))];

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrow keys move between checkboxes, so that a long list is a single tab stop. */
function moveBetweenBoxes(event: KeyboardEvent<HTMLInputElement>) {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const boxes = [...(event.currentTarget.closest('[data-boxes]')?.querySelectorAll('input') ?? [])];
  boxes[boxes.indexOf(event.currentTarget) + step]?.focus();
}

const HINT = 'Type to filter, press Enter to tick';

/** Checkboxes by category, filtered by typing; Enter ticks the checkbox if only one is left. */
export function AmenityPicker(props: AmenityPickerProps) {
  const { label, value, onChange, hint = HINT, error, optional, disabled, options } = props;
  const noteId = useId();
  const [typed, setTyped] = useState('');
  const [reached, setReached] = useState<number>();
  const found = matchOptions(
    options.map((option) => ({ ...option, note: option.category })),
    typed,
  );
  const toggle = (id: number) =>
    onChange(value.includes(id) ? value.filter((chosen) => chosen !== id) : [...value, id]);
  const [only, ...others] = found;
  const stop = found.find(({ id }) => id === reached) ?? only;

  return (
    <fieldset className="grid min-w-0 gap-4" aria-describedby={noteId} disabled={disabled}>
      <legend className={classNames(labelClass, 'mb-1.5')}>
        {label} ({value.length} of {options.length})
        {optional && <span className="font-regular text-ink-3"> (optional)</span>}
      </legend>
      {(error ?? hint) && (
        <p id={noteId} className={error ? 'flex gap-1.5 text-sm text-danger' : 'text-note text-ink-3'}>
          {error && <Icon name="alert" size="sm" className="mt-0.5" />}
          {error ?? hint}
        </p>
      )}
      <Field label={`Filter ${label}`} hideLabel>
        {(control) => (
          <Input
            {...control}
            aria-invalid={error ? true : undefined}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              if (!only || others.length > 0) return;
              toggle(only.id);
              setTyped('');
            }}
          />
        )}
      </Field>
      <div data-boxes className="grid gap-4">
        {getCategories(found).map((category) => {
          const all = options.filter((option) => option.category === category);
          const chosen = all.filter(({ id }) => value.includes(id)).length;
          return (
            <fieldset key={category} className="min-w-0">
              <legend className="mb-1 text-sm font-semibold text-ink-2">
                {category}{' '}
                <span className="font-regular text-ink-3">
                  {chosen} of {all.length}
                </span>
              </legend>
              <div className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-4">
                {found
                  .filter((option) => option.category === category)
                  .map(({ id, label: name }) => (
                    <Checkbox
                      key={id}
                      tabIndex={id === stop?.id ? 0 : -1}
                      checked={value.includes(id)}
                      onChange={() => toggle(id)}
                      onFocus={() => setReached(id)}
                      onKeyDown={moveBetweenBoxes}
                    >
                      {name}
                    </Checkbox>
                  ))}
              </div>
            </fieldset>
          );
        })}
      </div>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'text-sm text-ink-3'}>
        {found.length === 0 ? 'No Result Found' : typed && `${found.length} found`}
      </p>
    </fieldset>
  );
}
