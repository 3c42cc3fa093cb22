import { IconButton } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { type ChoiceKind, useChoices } from '../data/choices.ts';
import type { ControlProps } from './basic-controls.tsx';
import { Combobox } from './pickers/combobox.tsx';
import type { PickOption } from './pickers/match-options.ts';

interface PickOneProps extends ControlProps<number | null> {
  /** Undefined while loading. */
  options: PickOption[] | undefined;
  placeholder?: string | undefined;
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
            rest={options?.find(({ id }) => id === value)?.label ?? ''}
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
