import { useQuery } from '@tanstack/react-query';
import type { City } from '#contract';
import { httpApi } from '../../data/http-api.ts';
import { projectsQuery, propertiesQuery } from '../../data/queries.ts';
import { ProjectCard } from '../shared/listing-card/project-card.tsx';
import { PropertyCard } from '../shared/listing-card/property-card.tsx';
import { projectsPath, propertiesPath } from '../shared/search-address.ts';
import { homeProjects, homeProperties } from './home-searches.ts';
import { ListingRow } from './listing-row.tsx';

const AUTOPLAY_MS = 5_000;

export function CityProperties({ city }: { city: City }) {
  const { data, isError, refetch } = useQuery(propertiesQuery(httpApi, homeProperties(city)));
  return (
    <ListingRow
      id="city-properties"
      title={`Properties in ${city.city_name}`}
      viewAll={propertiesPath({ city_id: city.id })}
      empty="No Properties!"
      cards={data?.properties.map((property) => <PropertyCard key={property.id} property={property} />)}
      failed={isError}
      onRetry={() => void refetch()}
    />
  );
}

/** The newest projects, in the selected city or in all. */
export function ProjectCollection({ city, className }: { city?: City; className?: string }) {
  const { data, isError, refetch } = useQuery(projectsQuery(httpApi, homeProjects(city)));
  return (
    <ListingRow
      id="project-collection"
      title="Project Collection"
      viewAll={projectsPath(city ? { city_id: city.id } : {})}
      empty="No Projects!"
      cards={data?.projects.map((project) => <ProjectCard key={project.id} project={project} />)}
      failed={isError}
      onRetry={() => void refetch()}
      autoplayMs={AUTOPLAY_MS}
      className={className}
    />
  );
}
