import { Link } from 'react-router';
import type { PopularLinkAnswer } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { mediaUrl } from '../../data/media.ts';
import { CardSkeleton } from '../shared/listing-card/card-skeleton.tsx';
import { ProjectCard } from '../shared/listing-card/project-card.tsx';
import { PropertyCard } from '../shared/listing-card/property-card.tsx';
import { projectsPath, propertiesPath } from '../shared/search-address.ts';

const GRID = 'mt-3 grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3';
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

const figure = (count: number) => indianNumber(count);

/** The newest projects or properties of a popular link, with a link to all of them. */
export function Results({ link: { cityId, projects, properties, totalItems } }: { link: PopularLinkAnswer }) {
  const shown = projects?.length ?? properties?.length ?? 0;
  if (shown === 0) return <EmptyState art={mediaUrl('art/spot-search.svg')} title="No Data Found!" />;
  const search = { city_id: cityId ?? undefined };
  return (
    <>
      <p className="text-[0.9375rem] text-ink-3">
        Showing 1 to {figure(shown)} of {figure(totalItems)}
      </p>
      <ul className={GRID}>
        {projects?.map((project, index) => (
          <li key={project.id} className="grid min-w-0">
            <ProjectCard project={project} headingLevel={2} eager={index === 0} />
          </li>
        ))}
        {properties?.map((property, index) => (
          <li key={property.id} className="grid min-w-0">
            <PropertyCard property={property} headingLevel={2} eager={index === 0} />
          </li>
        ))}
      </ul>
      <p className="mt-8 text-center">
        <Link
          className={buttonClass({ variant: 'outline' })}
          to={projects ? projectsPath(search) : propertiesPath(search)}
        >
          View All
        </Link>
      </p>
    </>
  );
}

export function ResultsSkeleton() {
  return (
    <>
      <Skeleton className="h-6 w-48" />
      <ul className={GRID} aria-busy="true" aria-label="Loading...">
        {PLACEHOLDERS.map((key) => (
          <li key={key} className="grid">
            <CardSkeleton />
          </li>
        ))}
      </ul>
    </>
  );
}
