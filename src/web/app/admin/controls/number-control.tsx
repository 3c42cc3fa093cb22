import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import type { ControlProps } from './control-props.ts';

interface NumberControlProps extends ControlProps<number | null> {
  least?: number | undefined;
  most?: number | undefined;
  step?: number | undefined;
}

/** A small number. */
export function NumberControl({ value, onChange, least, most, step, disabled, ...field }: NumberControlProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="decimal"
          value={value ?? ''}
          min={least}
          max={most}
          step={step ?? 1}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.valueAsNumber)}
        />
      )}
    </Field>
  );
}
