import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import type { ControlProps } from './basic-controls.tsx';

const HEX = /^#[0-9a-f]{6}$/i;

/** A colour, chosen or typed; "14544b" is accepted as well. */
export function ColourControl({ label, value, onChange, hint, error, optional, disabled }: ControlProps<string>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <span className="flex gap-2">
          <input
            type="color"
            aria-label={`Choose: ${label}`}
            className="h-11.5 w-14 shrink-0 cursor-pointer rounded-md border border-line-strong bg-surface p-1"
            disabled={disabled}
            value={HEX.test(value) ? value : '#ffffff'}
            onChange={({ target }) => onChange(target.value)}
          />
          <Input
            {...control}
            className="min-w-0 flex-1"
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            placeholder="#14544b"
            disabled={disabled}
            value={value}
            onChange={({ target }) => onChange(target.value.trim().replace(/^(?=[0-9a-f]{6}$)/i, '#'))}
          />
        </span>
      )}
    </Field>
  );
}
