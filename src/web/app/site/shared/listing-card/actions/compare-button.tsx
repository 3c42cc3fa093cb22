import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { identityOf, same } from '../../listing-identity.ts';
import type { Listing } from '../../listings.ts';
import { useCompared } from '../../saved/compare.ts';
import { roundAction } from './round-action.ts';

/** What choosing comes to is fetched with the first choice. */
const choose = async (listing: Listing) => (await import('../../saved/choose-compared.ts')).toggleCompared(listing);

/** Puts a listing beside others, or takes it away again; the chosen ones gather in a tray. */
export function CompareButton({ listing, className }: { listing: Listing; className?: string }) {
  const isChosen = useCompared().some((entry) => same(entry, identityOf(listing)));
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`Compare ${listing.item.title}`}
      className={classNames(roundAction, 'aria-pressed:bg-primary aria-pressed:text-on-primary', className)}
      onClick={() => void choose(listing)}
    >
      <Icon name="scale" />
    </button>
  );
}
