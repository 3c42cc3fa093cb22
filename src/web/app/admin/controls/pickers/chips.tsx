import { Chip } from '#ui/badge.tsx';

interface ChipsProps<Key extends string | number> {
  label: string;
  chips: { key: Key; text: string }[];
  disabled: boolean | undefined;
  onRemove: (key: Key) => void;
}

/** The chosen values, each with a remove button. */
export function Chips<Key extends string | number>({ label, chips, disabled, onRemove }: ChipsProps<Key>) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={`Chosen: ${label}`} className="flex flex-wrap gap-1.5">
      {chips.map(({ key, text }) => (
        <li key={key} className="max-w-full">
          {disabled ? (
            <span className="inline-flex h-9 items-center rounded-full bg-well px-3 text-sm text-ink-3">{text}</span>
          ) : (
            <Chip removeLabel={`Remove ${text}`} onRemove={() => onRemove(key)}>
              {text}
            </Chip>
          )}
        </li>
      ))}
    </ul>
  );
}
