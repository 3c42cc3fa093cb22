import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { same, toIdentity } from '../../listing-identity.ts';
import type { Listing } from '../../listings.ts';
import { toggleCompared } from '../../saved/choose-compared.ts';
import { useCompared } from '../../saved/compare.ts';
import { roundAction } from './round-action.ts';

const SCALES = 'M12 4v16M8.5 20h7M5.5 7h13M5.5 7 3 13.5a2.7 2.7 0 0 0 5 0zM18.5 7 16 13.5a2.7 2.7 0 0 0 5 0z';

/** Adds a listing to the comparison or removes it; the selected listings are shown in a tray. */
export function CompareButton({ listing, className }: { listing: Listing; className?: string }) {
  const isChosen = useCompared().some((entry) => same(entry, toIdentity(listing)));
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`Compare ${listing.item.title}`}
      className={classNames(roundAction, 'aria-pressed:bg-primary aria-pressed:text-on-primary', className)}
      onClick={() => void toggleCompared(listing)}
    >
      <Icon name={SCALES} />
    </button>
  );
}
