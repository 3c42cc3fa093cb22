import { Children, type CSSProperties, isValidElement, type ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { type CarouselState, useCarousel } from './use-carousel.ts';

export { type CarouselState, useCarousel };

/** The two buttons of a carousel, for the head of its section; phones swipe instead. */
export function CarouselArrows({ carousel }: { carousel: CarouselState }) {
  const { canPrevious, canNext, previous, next } = carousel;
  // Not `disabled`: at the end a keyboard would lose its place.
  return (
    <div className="flex gap-2 max-md:hidden">
      <IconButton boxed label="Previous" aria-disabled={!canPrevious} onClick={previous}>
        <Icon name="chevron-left" />
      </IconButton>
      <IconButton boxed label="Next" aria-disabled={!canNext} onClick={next}>
        <Icon name="chevron-right" />
      </IconButton>
    </div>
  );
}

function Dots({ count, index }: { count: number; index: number }) {
  return (
    <div aria-hidden="true" className="mt-2 flex flex-wrap justify-center gap-1.5 md:hidden">
      {Array.from({ length: count }, (_, dot) => dot).map((dot) => (
        <span
          key={dot}
          className={classNames(
            'h-1.5 rounded-full',
            dot === index
              ? 'w-[22px] bg-primary in-[.on-band]:bg-genda-300'
              : 'w-1.5 bg-chuna-300 in-[.on-band]:bg-[#3f6d65]',
          )}
        />
      ))}
    </div>
  );
}

export interface CarouselTrackProps {
  carousel: CarouselState;
  label?: string;
  /** Id of a heading that names it. */
  labelledBy?: string;
  children: ReactNode;
  /** Items in sight from each width up. */
  perRow?: { md: number; lg: number; xl?: number };
}

const USUAL = { md: 2, lg: 3 };

/** The row itself: a list one can scroll; on phones the next item peeks in. */
export function CarouselTrack({
  carousel: { ref, index: current },
  label,
  labelledBy,
  children,
  perRow = USUAL,
}: CarouselTrackProps) {
  const items = Children.toArray(children);
  const style = { '--md': perRow.md, '--lg': perRow.lg, '--xl': perRow.xl ?? perRow.lg } as CSSProperties;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a plain group without being more
    <div role="group" aria-roledescription="carousel" aria-label={label} aria-labelledby={labelledBy}>
      <ul
        ref={ref}
        style={style}
        // The row scrolls by arrow keys even where no item takes focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={classNames(
          '-mx-(--gutter) grid snap-x snap-mandatory auto-cols-[86%] grid-flow-col gap-4 overflow-x-auto px-(--gutter) pt-1 pb-3 no-scrollbar motion-safe:scroll-smooth focus-visible:-outline-offset-2',
          // Four pixels beside the items leave room for their focus ring.
          'md:-mx-1 md:scroll-px-1 md:auto-cols-[calc((100%-24px*(var(--md)-1))/var(--md))] md:gap-6 md:px-1',
          'lg:auto-cols-[calc((100%-24px*(var(--lg)-1))/var(--lg))]',
          'xl:auto-cols-[calc((100%-24px*(var(--xl)-1))/var(--xl))]',
        )}
      >
        {items.map((item, index) => (
          <li
            key={isValidElement(item) ? item.key : index}
            className="grid snap-center grid-cols-[minmax(0,1fr)] md:snap-start"
          >
            {item}
          </li>
        ))}
      </ul>
      {items.length > 1 && <Dots count={items.length} index={current} />}
    </div>
  );
}

export interface CarouselProps extends Omit<CarouselTrackProps, 'carousel'> {
  /** Moves on by itself this often. */
  autoplayMs?: number;
  controls?: 'arrows';
}

/** A row of items that scrolls sideways, with its buttons above it if wanted. */
export function Carousel({ autoplayMs, controls, ...track }: CarouselProps) {
  const carousel = useCarousel({ autoplayMs });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {controls === 'arrows' && (
        <div className="flex justify-end max-md:hidden">
          <CarouselArrows carousel={carousel} />
        </div>
      )}
      <CarouselTrack carousel={carousel} {...track} />
    </div>
  );
}
