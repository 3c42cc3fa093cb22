import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { CarouselArrows, CarouselTrack, useCarousel } from '#ui/carousel.tsx';
import { classNames } from '#ui/class-names.ts';
import { SectionHead } from '#ui/section-head.tsx';
import { WhyCard } from './why-card.tsx';
import { WHY_CARDS } from './why-cards.ts';

const ADVANCE_MS = 5_000;

/** The eight reasons as a row that moves on by itself. */
export function WhyChooseUs({ className }: { className?: string }) {
  const carousel = useCarousel({ autoplayMs: ADVANCE_MS });
  return (
    <section
      className={classNames('section-space on-band jaali bg-band text-on-band-2', className)}
      aria-labelledby="why-choose-us"
    >
      <div className="wrap">
        <SectionHead id="why-choose-us" title="Why Choose Us" line="An advisory first, a marketplace second.">
          <Link className={buttonClass({ variant: 'ghost' })} to="/why-choose-us">
            View All
          </Link>
          <CarouselArrows carousel={carousel} />
        </SectionHead>
        <CarouselTrack carousel={carousel} labelledBy="why-choose-us" perRow={{ md: 1, lg: 2, xl: 3 }}>
          {WHY_CARDS.map((card) => (
            <WhyCard key={card.icon} card={card} headingLevel={3} />
          ))}
        </CarouselTrack>
      </div>
    </section>
  );
}
