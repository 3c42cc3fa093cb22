import { Switch } from '#ui/switch.tsx';
import type { ControlProps } from './control-props.ts';

/** A switch with its label and hint. */
export function SwitchControl({ value, onChange, label, hint, error, disabled = false }: ControlProps<boolean>) {
  return (
    <div className="grid content-start gap-1 py-3 sm:pt-10">
      <Switch
        checked={value}
        onCheckedChange={onChange}
        label={<span className="whitespace-normal">{label}</span>}
        disabled={disabled}
      />
      {(error ?? hint) && (
        <p className={error ? 'text-sm text-danger' : 'text-[0.8438rem] text-ink-3'}>{error ?? hint}</p>
      )}
    </div>
  );
}
