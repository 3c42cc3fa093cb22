import { useQuery } from '@tanstack/react-query';
import type { HomeGroup } from '#contract';
import { httpApi } from '../../data/http-api.ts';
import { homeGroupsQuery } from '../../data/queries.ts';
import { PropertyCard } from '../shared/listing-card/property-card.tsx';
import { ListingRow } from './listing-row.tsx';

const GROUP_COPY: Record<HomeGroup, { title: string; line: string; empty: string }> = {
  featured: {
    title: 'Featured Properties',
    line: 'Visited and priced by our own advisors.',
    empty: 'No Featured Properties!',
  },
  top: { title: 'Top Properties', line: 'The ones we would show our own family first.', empty: 'No Top Properties!' },
  trending: {
    title: 'Trending Properties',
    line: 'What visitors ask us about most just now.',
    empty: 'No Trending Properties!',
  },
  new: { title: 'New Properties', line: 'Fresh on our desk, paperwork already read.', empty: 'No New Properties!' },
};

/** One of the four property groups; all four come from one request. */
export function HomeGroupRow({ group, className }: { group: HomeGroup; className?: string }) {
  const { data, isError, refetch } = useQuery(homeGroupsQuery(httpApi));
  return (
    <ListingRow
      id={`${group}-properties`}
      {...GROUP_COPY[group]}
      viewAll="/properties"
      cards={data?.groups[group].map((property) => <PropertyCard key={property.id} property={property} />)}
      failed={isError}
      onRetry={() => void refetch()}
      className={className}
    />
  );
}
