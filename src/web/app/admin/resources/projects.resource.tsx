import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { areaLabel, ConfigurationInput, shortRupees } from '#contract';
import { Icon } from '#ui/icon.tsx';
import { staffRequest } from '../data/staff-call.ts';
import { text as column, created } from '../engine/columns.tsx';
import { pick, picture, text } from '../engine/fields.tsx';
import { defineResource } from '../engine/resource.ts';
import { ResourceScreen } from '../engine/resource-screen.tsx';
import { ICONS } from '../icons.ts';
import { area, rupees } from './listing-form.tsx';
import { projects } from './projects-list.resource.tsx';

/** The homes on offer inside one project. */
const defineConfigurationResource = (projectId: number) =>
  defineResource(
    'project/:owner/configuration',
    {
      rows: 'configurations',
      noun: 'Configuration',
      title: 'Configurations',
      searchHint: 'Title or location',
      searchable: ({ title, location }) => [title, location],
      name: {
        label: 'Title',
        text: ({ title }) => title,
        picture: ({ image_url }) => image_url,
        note: ({ bhk, location }) => [bhk && `${bhk} BHK`, location].filter(Boolean).join(', '),
        sort: 'title',
      },
      columns: [
        column('BHK', ({ bhk }) => bhk),
        column('Built-up area', ({ built_area }) => built_area && areaLabel(built_area), { phone: 'start' }),
        column('Location', ({ location }) => location),
        {
          label: 'Price',
          align: 'end',
          cell: ({ price }) => (
            <b className="font-semibold text-ink">{price === null ? 'No price yet' : shortRupees(price)}</b>
          ),
          sort: 'price',
          phone: 'end',
        },
        created(),
      ],
      form: {
        input: ConfigurationInput,
        carryOver: ['bhk_id', 'location'],
        sections: [
          {
            fields: [
              text('title', 'Title', { halfWidth: true, max: 120 }),
              pick('bhk_id', 'BHK', 'bhks', { halfWidth: true, optional: true }),
              { ...area('built_area', 'Built-up area'), optional: true },
              rupees('price', 'Price', { optional: true }),
              text('location', 'Location', {
                optional: true,
                max: 120,
                hint: 'Tower or floor, as named by the builder',
              }),
              picture('Floor plan', { optional: true }),
            ],
          },
        ],
      },
    },
    projectId,
  );

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
