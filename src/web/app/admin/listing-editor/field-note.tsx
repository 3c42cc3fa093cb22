import type { ListingWarning } from '#contract';
import { shortRupees } from '#contract/rupees.ts';
import { Icon } from '#ui/icon.tsx';
import { ICONS } from '../icons.ts';

interface FieldNoteProps {
  warning: ListingWarning;
  /** Undefined where nothing can be changed. */
  onPrice: ((price: number) => void) | undefined;
}

/** A warning in the section of the field that it is about. */
export function FieldNote({ warning: { title, message, suggested_price }, onPrice }: FieldNoteProps) {
  return (
    <p className="mt-4 flex gap-2.5 rounded-md border-l-3 border-warning bg-warning-soft px-3 py-2.5 text-small">
      <Icon name={ICONS.warning} size="sm" className="mt-0.5 text-warning" />
      <span className="min-w-0">
        <b className="font-semibold text-ink">{title}.</b> {message}
        {suggested_price !== null && onPrice && (
          <>
            {' '}
            <button
              type="button"
              className="font-semibold text-link underline underline-offset-2"
              onClick={() => onPrice(suggested_price)}
            >
              Use {shortRupees(suggested_price)}
            </button>
          </>
        )}
      </span>
    </p>
  );
}
