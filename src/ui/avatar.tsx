import { classNames } from './class-names.ts';

const TONES = [
  'bg-primary-soft text-primary',
  'bg-accent-soft text-accent-ink',
  'bg-info-soft text-info',
  'bg-success-soft text-success',
  'bg-danger-soft text-danger',
];

/** The first letters of the first two words of a name. */
const getInitials = (name: string): string =>
  (name.match(/(?<![\p{L}\p{M}])\p{L}/gu) ?? []).slice(0, 2).join('').toUpperCase();

/** The same name always has the same colour. */
function getTone(name: string): string | undefined {
  let sum = 0;
  for (const character of name) sum += character.codePointAt(0) ?? 0;
  return TONES[sum % TONES.length];
}

/** The initials of a person without a photo, as decoration: the name is beside it or on the control around it. */
export function Avatar({ name, className = 'size-10' }: { name: string; className?: string }) {
  // The initials are generated content, so that they are neither read out nor copied with the name.
  return (
    <span
      aria-hidden="true"
      data-initials={getInitials(name)}
      className={classNames(
        'grid shrink-0 place-items-center rounded-full border border-line text-sm font-semibold initials',
        getTone(name),
        className,
      )}
    />
  );
}
