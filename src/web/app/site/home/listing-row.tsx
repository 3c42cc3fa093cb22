import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { CarouselArrows, CarouselTrack, useCarousel } from '#ui/carousel.tsx';
import { classNames } from '#ui/class-names.ts';
import { SectionHead } from '#ui/section-head.tsx';
import { CardSkeleton } from '../shared/listing-card/card-skeleton.tsx';
import { Retry } from '../shared/retry.tsx';

const PLACEHOLDERS = ['a', 'b', 'c'];

interface ListingRowProps {
  id: string;
  title: string;
  line?: string;
  viewAll: string;
  /** Shown when the list is empty. */
  empty: string;
  /** Undefined while loading. */
  cards: ReactNode[] | undefined;
  failed: boolean;
  onRetry: () => void;
  autoplayMs?: number;
  className?: string;
}

function Loading() {
  return (
    <div aria-busy="true">
      <p className="sr-only">Loading...</p>
      <div className="flex gap-4 overflow-hidden pt-1 pb-3 md:gap-6">
        {PLACEHOLDERS.map((key) => (
          <div key={key} className="w-[86%] shrink-0 md:w-[calc((100%-24px)/2)] lg:w-[calc((100%-48px)/3)]">
            <CardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}

/** One row of listings on the home page: one, two or three are visible, the rest by swiping. */
export function ListingRow(props: ListingRowProps) {
  const { id, title, line, viewAll, empty, cards, failed, onRetry, autoplayMs, className } = props;
  const carousel = useCarousel({ autoplayMs });
  return (
    <section className={classNames('section-space', className)} aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={title} line={line}>
          <Link className={buttonClass({ variant: 'ghost' })} to={viewAll} aria-describedby={id}>
            View All
          </Link>
          <CarouselArrows carousel={carousel} />
        </SectionHead>
        {cards && cards.length > 0 && (
          <CarouselTrack carousel={carousel} labelledBy={id}>
            {cards}
          </CarouselTrack>
        )}
        {cards?.length === 0 && (
          <p className="rounded-lg border border-line bg-surface px-5 py-8 text-center">{empty}</p>
        )}
        {!cards && !failed && <Loading />}
        {!cards && failed && <Retry onRetry={onRetry} />}
      </div>
    </section>
  );
}
