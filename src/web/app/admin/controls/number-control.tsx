import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import type { ControlProps } from './control-props.ts';

interface NumberControlProps extends ControlProps<number | null> {
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
}

export function NumberControl({ value, onChange, min, max, step, disabled, ...field }: NumberControlProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="decimal"
          value={value ?? ''}
          min={min}
          max={max}
          step={step ?? 1}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.valueAsNumber)}
        />
      )}
    </Field>
  );
}
