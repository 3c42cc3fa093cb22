import type { Project } from '#contract';
import { areaLabel, RESIDENCY_LABELS } from '#contract/listings/labels.ts';
import { bhkLabel } from '../shared/listings.ts';
import { renderAmenities } from './amenities.tsx';
import { renderBuilder } from './builder.tsx';
import { renderConfigurations } from './configurations.tsx';
import { renderDescription } from './description.tsx';
import { possessionLabel } from './detail.ts';
import { DetailBody } from './detail-body.tsx';
import { type Fact, reraFact } from './facts.tsx';
import { renderHighlight } from './highlight.tsx';
import { renderLocation } from './location.tsx';
import { renderSimilarProjects } from './similar-projects.tsx';

/** A section's tab is current as soon as the section is visible. */
const THRESHOLD = 0;

function toFacts(project: Project): Fact[] {
  const bhks = [...new Set(project.project_configurations.flatMap(({ bhk }) => bhk ?? []))];
  return [
    ['Configuration', bhkLabel({ bhks: bhks.map((bhk) => ({ bhk })) })],
    ['Area', project.area && areaLabel(project.area)],
    ['Residency type', project.residency_type && RESIDENCY_LABELS[project.residency_type]],
    ['Possession', possessionLabel(project.possession_status)],
    ['City', project.city_name],
    reraFact(project),
  ];
}

/** Content of a project page below the images. */
export default function ProjectSections({ project }: { project: Project }) {
  return (
    <DetailBody
      detail={{ kind: 'project', item: project }}
      facts={toFacts(project)}
      threshold={THRESHOLD}
      sections={[
        { id: 'highlights', tab: 'Highlights', title: 'Highlight', content: renderHighlight(project.highlight) },
        { id: 'description', tab: 'Description', title: 'Description', content: renderDescription(project) },
        { id: 'amenities', tab: 'Amenities', title: 'Amenities', content: renderAmenities(project) },
        { id: 'configuration', title: 'Project Configuration', content: renderConfigurations(project) },
        { id: 'builder', tab: 'Builder', title: 'About Builder', content: renderBuilder(project) },
        { id: 'similar', title: 'Similar Projects', content: renderSimilarProjects(project.similar) },
        { id: 'location', tab: 'Location', title: 'Location', content: renderLocation(project) },
      ]}
    />
  );
}
