import type { ProjectItem } from '#contract';
import { areaLabel } from '#contract/listings/labels.ts';
import { Icon } from '#ui/icon.tsx';
import { kindLabel, type Listing } from '../listings.ts';
import { type CardLook, ListingCard, Spec } from './listing-card.tsx';

/** Summary of a project: price range, size, and the RERA number as text that can be copied. */
export function ProjectCard({ project, ...look }: { project: ProjectItem } & CardLook) {
  const listing: Listing = { kind: 'project', item: project };
  const kind = kindLabel(listing);
  return (
    <ListingCard
      listing={listing}
      {...look}
      specs={
        <>
          {kind && <Spec icon="building">{kind}</Spec>}
          {project.area && <Spec icon="area">{areaLabel(project.area)}</Spec>}
        </>
      }
      footer={
        project.rera_id && (
          <p className="flex min-w-0 items-center gap-1.5 text-xs text-ink-3">
            <Icon name="shield" size="sm" className="text-success" />
            <span className="wrap-anywhere select-text">RERA {project.rera_id}</span>
          </p>
        )
      }
    />
  );
}
