import { useQuery } from '@tanstack/react-query';
import type { Testimonial } from '#contract';
import { Avatar } from '#ui/avatar.tsx';
import { CarouselArrows, CarouselTrack, useCarousel } from '#ui/carousel.tsx';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/loading.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { httpApi } from '../../../data/http.ts';
import { publicQuery } from '../../../data/queries.ts';
import { Retry } from '../error-states.tsx';
import { RowPlaceholder } from './latest-blogs.tsx';

const ADVANCE_MS = 4_000;
const PLACEHOLDERS = ['a', 'b', 'c'];

function Quote({ testimonial: { name, location, content } }: { testimonial: Testimonial }) {
  return (
    <figure className="flex min-h-60 flex-col gap-4.5 rounded-lg border border-line bg-surface p-6">
      <blockquote className="font-display text-feature leading-normal wrap-break-word text-ink">{content}</blockquote>
      <figcaption className="mt-auto flex items-center gap-3 text-small">
        <Avatar name={name} className="size-11" />
        <span className="min-w-0">
          <b className="block font-semibold text-ink">{name}</b>
          {location}
        </span>
      </figcaption>
    </figure>
  );
}

function Placeholders() {
  return (
    <RowPlaceholder>
      {PLACEHOLDERS.map((key) => (
        <Skeleton key={key} className="h-60 rounded-lg" />
      ))}
    </RowPlaceholder>
  );
}

/** Customer testimonials, in a row that advances automatically. */
export function Testimonials({ className }: { className?: string }) {
  const carousel = useCarousel({ autoplayMs: ADVANCE_MS });
  const { data, isPending, refetch } = useQuery(publicQuery(httpApi, '/testimonial'));
  if (data?.testimonials.length === 0) return null;
  return (
    <section className={classNames('section-space', className)} aria-labelledby="testimonials">
      <div className="wrap">
        <SectionHead id="testimonials" title="Families who found home with us">
          <CarouselArrows carousel={carousel} />
        </SectionHead>
        {data && (
          <CarouselTrack carousel={carousel} labelledBy="testimonials">
            {data.testimonials.map((testimonial) => (
              <Quote key={testimonial.id} testimonial={testimonial} />
            ))}
          </CarouselTrack>
        )}
        {!data && isPending && <Placeholders />}
        {!data && !isPending && <Retry onRetry={() => void refetch()} />}
      </div>
    </section>
  );
}
