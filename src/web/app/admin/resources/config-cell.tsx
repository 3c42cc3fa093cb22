import { Link } from 'react-router';
import type { StaffProjectRow } from '#contract';

const linkClass =
  'inline-flex min-h-9 items-center px-1.5 font-semibold text-link hover:underline hover:underline-offset-3 max-[690px]:min-h-11';

/** The number of configurations of a project, with links to list them and to add one. */
export function ConfigCell({ project: { id, title, project_configurations } }: { project: StaffProjectRow }) {
  const count = project_configurations.length;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span className="grid h-6.5 min-w-6.5 place-items-center rounded-xs bg-well font-semibold text-ink">{count}</span>
      {count > 0 && (
        <Link to={`/admin/projects?of=${id}`} className={linkClass} aria-label={`View configurations of ${title}`}>
          View
        </Link>
      )}
      <Link to={`/admin/projects?of=${id}&add=1`} className={linkClass} aria-label={`+ Add configuration to ${title}`}>
        + Add
      </Link>
    </span>
  );
}
