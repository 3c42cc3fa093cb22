import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import type { ControlProps } from './basic-controls.tsx';

export interface SlugControlProps extends ControlProps<string> {
  /** The stored slug; undefined while the record is new. */
  saved: string | undefined;
  /** The path before the slug: '/properties/'. */
  prefix: string;
}

/** Converts typed text to a slug. A trailing hyphen stays while the user is typing. */
export const typedSlug = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');

const MAX_LENGTH = 120;

/** The last part of a page's URL. When a stored slug changes, a hint explains that the old URL redirects. */
export function SlugControl(props: SlugControlProps) {
  const { label, value, onChange, hint, error, optional, disabled, saved, prefix } = props;
  const moves = saved !== undefined && saved !== '' && value !== '' && value !== saved;
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <>
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            inputMode="url"
            maxLength={MAX_LENGTH}
            disabled={disabled}
            value={value}
            onChange={({ target }) => onChange(typedSlug(target.value))}
            onBlur={() => value.endsWith('-') && onChange(value.slice(0, -1))}
          />
          <span className="text-note wrap-anywhere text-ink-3">
            {prefix}
            <b className="font-semibold text-ink-2">{value || '…'}</b>
          </span>
          <span role="status" className="text-sm text-info">
            {moves && (
              <span className="flex gap-1.5">
                <Icon name="alert" size="sm" className="mt-0.5" />
                The old URL will redirect here.
              </span>
            )}
          </span>
        </>
      )}
    </Field>
  );
}
