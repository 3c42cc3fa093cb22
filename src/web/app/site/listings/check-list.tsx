import { Checkbox } from '#ui/checkbox.tsx';
import { OptionLabel } from './option-label.tsx';
import type { Option } from './options.ts';

interface CheckListProps<Value extends string | number> {
  label: string;
  hideLabel?: boolean;
  options: Option<Value>[];
  value: Value[] | undefined;
  onChange: (value: Value[] | undefined) => void;
}

export function CheckList<Value extends string | number>({
  label,
  hideLabel = false,
  options,
  value,
  onChange,
}: CheckListProps<Value>) {
  const chosen = value ?? [];
  const tick = (option: Value, ticked: boolean) => {
    const next = ticked ? [...chosen, option] : chosen.filter((other) => other !== option);
    onChange(next.length === 0 ? undefined : next);
  };
  if (options.length === 0) return <p className="py-2 text-ink-3">No Data Yet!</p>;
  return (
    <fieldset className="min-w-0">
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-xs font-semibold tracking-caps text-ink-3'}>
        {label}
      </legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {options.map((option) => (
          <Checkbox
            key={option.value}
            checked={chosen.includes(option.value)}
            onChange={(event) => tick(option.value, event.target.checked)}
          >
            <OptionLabel label={option.label} count={option.count} />
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
