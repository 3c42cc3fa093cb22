import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { CardSkeleton } from '../shared/listing-card/card-skeleton.tsx';
import { ProjectCard, PropertyCard } from '../shared/listing-card/listing-card.tsx';
import type { Listing } from '../shared/listings.ts';
import { SiteTitle } from '../shared/site-title.tsx';
import { listPath } from './detail.ts';

const TEXTS: Record<Listing['kind'], { title: string; similar: string; all: string }> = {
  property: {
    title: 'This property is no longer listed',
    similar: 'Similar Properties',
    all: 'See all properties',
  },
  project: { title: 'This project is no longer listed', similar: 'Similar Projects', all: 'See all projects' },
};

const GRID = 'mt-5 grid gap-6 md:grid-cols-2 lg:grid-cols-3';

function Cards({ listings }: { listings: Listing[] }) {
  return (
    <ul className={GRID}>
      {listings.map((listing) => (
        <li key={listing.item.id} className="grid min-w-0">
          {listing.kind === 'property' ? (
            <PropertyCard property={listing.item} />
          ) : (
            <ProjectCard project={listing.item} />
          )}
        </li>
      ))}
    </ul>
  );
}

const Loading = () => (
  <div className={GRID} aria-busy="true">
    <p className="sr-only">Loading...</p>
    <CardSkeleton />
    <CardSkeleton />
  </div>
);

/** Shown for a listing that is sold or withdrawn, with similar listings. */
export default function Gone({ kind, similar }: { kind: Listing['kind']; similar: UseQueryResult<Listing[]> }) {
  const listings = similar.data;
  const texts = TEXTS[kind];
  return (
    <main id="main" className="wrap py-10 lg:py-16">
      <SiteTitle>{texts.title}</SiteTitle>
      <meta name="robots" content="noindex" />
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="mt-3 max-w-ch-56">It has been sold or taken down.</p>
      {(similar.isPending || (listings && listings.length > 0)) && (
        <section aria-labelledby="similar" className="mt-8">
          <h2 id="similar" className="text-2xl">
            {texts.similar}
          </h2>
          {listings ? <Cards listings={listings} /> : <Loading />}
        </section>
      )}
      <p className="mt-8">
        <Link className={buttonClass({ variant: 'outline' })} to={listPath(kind)}>
          {texts.all}
        </Link>
      </p>
    </main>
  );
}
