import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { CarouselArrows, CarouselTrack, useCarousel } from '#ui/carousel.tsx';
import { classNames } from '#ui/class-names.ts';
import { SectionHead } from '#ui/section-head.tsx';
import { httpApi } from '../../../data/http.ts';
import { publicQuery } from '../../../data/queries.ts';
import { BlogCard, BlogCardSkeleton } from '../blog-card.tsx';
import { Retry } from '../error-states.tsx';

/** Carousel row while its three items load, with space for the dots below; phones show one item, tablets two. */
export function RowPlaceholder({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p className="sr-only">Loading...</p>
      <div className="grid grid-cols-(--card-peek) justify-center gap-6 pt-1 pb-6.5 *:nth-2:max-md:hidden *:nth-3:max-lg:hidden md:grid-cols-2 md:pb-3 lg:grid-cols-3">
        {children}
      </div>
    </div>
  );
}

const NEWEST = 3;
const PLACEHOLDERS = ['a', 'b', 'c'];

function Placeholders() {
  return (
    <RowPlaceholder>
      {PLACEHOLDERS.map((key) => (
        <BlogCardSkeleton key={key} />
      ))}
    </RowPlaceholder>
  );
}

/** The three newest blogs. */
export function LatestBlogs({ className }: { className?: string }) {
  const carousel = useCarousel();
  const { data, isPending, refetch } = useQuery(publicQuery(httpApi, '/blog', { page: 1 }));
  if (data?.blogs.length === 0) return null;
  return (
    <section className={classNames('section-space', className)} aria-labelledby="latest-blogs">
      <div className="wrap">
        <SectionHead id="latest-blogs" title="Latest Blogs">
          <Link className={buttonClass({ variant: 'ghost' })} to="/blogs">
            View All
          </Link>
          {/* Large screens show all three at once. */}
          <div className="lg:hidden">
            <CarouselArrows carousel={carousel} />
          </div>
        </SectionHead>
        {data && (
          <CarouselTrack carousel={carousel} labelledBy="latest-blogs">
            {data.blogs.slice(0, NEWEST).map((blog) => (
              <BlogCard key={blog.id} blog={blog} headingLevel={3} />
            ))}
          </CarouselTrack>
        )}
        {!data && isPending && <Placeholders />}
        {!data && !isPending && <Retry onRetry={() => void refetch()} />}
      </div>
    </section>
  );
}
