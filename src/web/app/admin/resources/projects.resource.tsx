import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { staffRequest } from '../data/staff-call.ts';
import { ResourceScreen } from '../engine/resource-screen.tsx';
import { ICONS } from '../icons.ts';
import { defineConfigurationResource } from './configurations.resource.tsx';
import { projects } from './projects-list.resource.tsx';

/** The configurations of one project, with a link back to all projects. */
function Configurations({ projectId }: { projectId: number }) {
  const resource = useMemo(() => defineConfigurationResource(projectId), [projectId]);
  const { data } = useQuery({
    queryKey: ['staff', 'project-title', projectId],
    queryFn: ({ signal }) => staffRequest<{ record: { title: string } }>(`/project/${projectId}`, { signal }),
  });
  return (
    <>
      <Link
        to="/admin/projects"
        className="-mt-2 mb-1 inline-flex min-h-11 items-center gap-2 font-semibold text-link hover:underline"
      >
        <Icon name={ICONS.arrowLeft} size="sm" /> All projects
      </Link>
      <ResourceScreen
        key={projectId}
        resource={resource}
        title={data ? `Configurations of ${data.record.title}` : 'Configurations'}
      />
    </>
  );
}

/** The list of projects, or the configurations of the project in the URL. */
export default function ProjectsScreen() {
  const [search] = useSearchParams();
  const projectId = Number(search.get('of'));
  return Number.isSafeInteger(projectId) && projectId > 0 ? (
    <Configurations projectId={projectId} />
  ) : (
    <ResourceScreen resource={projects} />
  );
}
