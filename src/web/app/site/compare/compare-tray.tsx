import { Link } from 'react-router';
import { Chip } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { publishHeight } from '#ui/publish-height.ts';
import { clearCompared, dropCompared, MAX_COMPARED, useCompared } from '../shared/saved/compare.ts';
import { useFocusAfterRemoval } from '../shared/saved/focus-after-removal.ts';
import { listingsPath } from '../shared/saved/saved-listings.ts';

const measure = publishHeight('--foot-height');

/** Moves focus to the page, without scrolling, before the tray is removed. */
function focusPage(): void {
  const main = document.getElementById('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/** Listings selected for comparison, at the bottom of the screen without covering the floating help. */
export default function CompareTray() {
  const compared = useCompared();
  const { list, leaving } = useFocusAfterRemoval<HTMLUListElement>(compared.length, 'button');
  if (compared.length === 0) return null;
  return (
    <section
      aria-label="Compare"
      ref={measure}
      className="fixed inset-x-3 bottom-(--above-help) z-(--z-dock) mx-auto flex max-w-225 animate-pop-in flex-wrap items-center gap-x-2 gap-y-2.5 rounded-lg border border-line bg-surface px-3 py-3 shadow-lg lg:inset-x-20 lg:flex-nowrap lg:gap-x-4 lg:px-4"
    >
      <p className="shrink-0 text-sm whitespace-nowrap text-ink-3 max-lg:flex-1">
        <b className="font-semibold text-ink">Compare</b> {compared.length} of {MAX_COMPARED}
      </p>
      <ul
        ref={list}
        className="flex gap-2 overflow-x-auto no-scrollbar max-lg:order-last max-lg:w-full lg:min-w-0 lg:flex-1"
      >
        {compared.map((entry, place) => (
          <li key={entry.id} className="max-w-48 shrink-0 lg:min-w-date lg:shrink">
            <Chip
              removeLabel={`Remove ${entry.title} from the comparison`}
              onRemove={() => {
                leaving(place);
                dropCompared(entry);
                if (compared.length === 1) focusPage();
              }}
            >
              {entry.title}
            </Chip>
          </li>
        ))}
      </ul>
      <div className="flex shrink-0 gap-1">
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            clearCompared();
            focusPage();
          }}
        >
          Clear
        </Button>
        {compared.length > 1 && (
          <Link className={buttonClass({ size: 'sm' })} to={listingsPath('/compare', compared)}>
            Compare
          </Link>
        )}
      </div>
    </section>
  );
}
