import type { ProjectItem } from '#contract';
import { ProjectCard } from '../shared/listing-card/project-card.tsx';

/** The two most similar projects in the city. */
export const renderSimilarProjects = (projects: ProjectItem[]) =>
  projects.length === 0 ? undefined : (
    <ul className="grid gap-5 md:grid-cols-2">
      {projects.map((project) => (
        <li key={project.id} className="grid min-w-0">
          <ProjectCard project={project} />
        </li>
      ))}
    </ul>
  );
