import type { Project } from '#contract';
import { areaLabel, RESIDENCY_LABELS } from '#contract/listings/labels.ts';
import { bhkLabel } from '../shared/listings.ts';
import { amenitiesOf } from './amenities.tsx';
import { builderOf } from './builder.tsx';
import { configurationsOf } from './configurations.tsx';
import { descriptionOf } from './description.tsx';
import { possessionLabel } from './detail.ts';
import { DetailBody } from './detail-body.tsx';
import { type Fact, reraFact } from './facts.tsx';
import { highlightOf } from './highlight.tsx';
import { locationOf } from './location.tsx';
import { similarProjectsOf } from './similar-projects.tsx';

/** A section's tab is the current one as soon as the section is in sight. */
const THRESHOLD = 0;

function factsOf(project: Project): Fact[] {
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

/** All that is said of a project below its pictures. */
export default function ProjectSections({ project }: { project: Project }) {
  return (
    <DetailBody
      detail={{ kind: 'project', item: project }}
      facts={factsOf(project)}
      threshold={THRESHOLD}
      sections={[
        { id: 'highlights', tab: 'Highlights', title: 'Highlight', content: highlightOf(project.highlight) },
        { id: 'description', tab: 'Description', title: 'Description', content: descriptionOf(project) },
        { id: 'amenities', tab: 'Amenities', title: 'Amenities', content: amenitiesOf(project) },
        { id: 'configuration', title: 'Project Configuration', content: configurationsOf(project) },
        { id: 'builder', tab: 'Builder', title: 'About Builder', content: builderOf(project) },
        { id: 'similar', title: 'Similar Projects', content: similarProjectsOf(project.similar) },
        { id: 'location', tab: 'Location', title: 'Location', content: locationOf(project) },
      ]}
    />
  );
}
