import { getReraExample } from '#contract/listings/rera-format.ts';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import type { ControlProps } from './basic-controls.tsx';

export interface ReraControlProps extends ControlProps<string> {
  /** The state of the listing; without it the number is not checked. */
  state: string | undefined;
}

/** A RERA number. An unusual format for its state is a warning, not an error, because formats change. */
export function ReraControl(props: ReraControlProps) {
  const { label, value, onChange, hint, error, optional, disabled, state } = props;
  const example = state === undefined ? undefined : getReraExample(value, state);
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => {
        const doubtId = `${control.id}-doubt`;
        return (
          <>
            <Input
              {...control}
              aria-describedby={classNames(control['aria-describedby'], example && doubtId)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              disabled={disabled}
              value={value}
              onChange={({ target }) => onChange(target.value)}
            />
            <span role="status" id={doubtId} className="text-sm text-warning">
              {example && (
                <span className="flex gap-1.5">
                  <Icon name="alert" size="sm" className="mt-0.5" />
                  <span className="min-w-0 wrap-anywhere">
                    {`Numbers in ${state} look like ${example}. Please check.`}
                  </span>
                </span>
              )}
            </span>
          </>
        );
      }}
    </Field>
  );
}
