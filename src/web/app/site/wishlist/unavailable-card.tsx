import { shortRupees } from '#contract/rupees.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { roundAction } from '../shared/listing-card/actions/round-action.ts';
import { FRAMES } from '../shared/listing-card/listing-card.tsx';
import type { SavedListing } from '../shared/wishlist.ts';

const dates = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });

/** Text about an unavailable listing: 'A property saved on 3 Nov 2026 at ₹ 85 L'. */
function memory({ type, savedAt, priceWhenSaved }: SavedListing): string {
  const day = new Date(savedAt);
  const parts = [
    type === 'property' ? 'A property' : 'A project',
    Number.isNaN(day.getTime()) ? 'you saved' : `saved on ${dates.format(day)}`,
    priceWhenSaved === null ? '' : `at ${shortRupees(priceWhenSaved)}`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** Placeholder of a listing that was withdrawn or sold, until the visitor removes it. */
export function UnavailableCard({ entry, onRemove }: { entry: SavedListing; onRemove: () => void }) {
  const { picture, body } = FRAMES.stacked;
  return (
    <article className="relative flex min-w-0 flex-col rounded-lg border border-line bg-sunken">
      <div className={classNames('grid place-content-center bg-well text-ink-3', picture)}>
        <Icon name="home" size="lg" />
      </div>
      <button
        type="button"
        data-heart=""
        aria-label="Remove from wishlist"
        className={classNames(roundAction, 'absolute! top-2.5 right-2.5 text-heart!')}
        onClick={onRemove}
      >
        <Icon name="heart" filled />
      </button>
      <div className={classNames('grid flex-1 content-start gap-2', body)}>
        <h2 className="text-xl leading-[1.25] text-ink-2">No longer available</h2>
        <p className="text-[0.9063rem] leading-normal text-ink-3">{memory(entry)}</p>
      </div>
    </article>
  );
}
