import { useState } from 'react';
import { MapEmbed } from '#contract/content/map-embed.ts';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/input.tsx';
import type { ControlProps } from './basic-controls.tsx';

const HINT = 'Paste a Google Maps or OpenStreetMap link or embed code';

/** A map by its embed URL. Only the URL of a pasted iframe is stored, and the map is shown as visitors will see it. */
export function MapControl(props: ControlProps<string>) {
  const { label, value, onChange, hint = HINT, error, optional, disabled } = props;
  const [editing, setEditing] = useState(false);
  const { data: address, error: zodError } = MapEmbed.safeParse(value);
  const invalidMessage = editing ? undefined : zodError?.issues[0]?.message;
  return (
    <div className="grid gap-3">
      <Field label={label} hint={hint} error={invalidMessage ?? error} optional={optional}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            spellCheck={false}
            autoComplete="off"
            disabled={disabled}
            className="wrap-anywhere"
            value={value}
            onChange={({ target }) => onChange(MapEmbed.safeParse(target.value).data ?? target.value)}
            onFocus={() => setEditing(true)}
            onBlur={() => setEditing(false)}
          />
        )}
      </Field>
      {address && (
        <iframe
          className="aspect-2/1 w-full rounded-md border border-line bg-well"
          src={address}
          title="Map preview"
          loading="lazy"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a cross-origin frame cannot remove its sandbox
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer-when-downgrade"
        />
      )}
    </div>
  );
}
