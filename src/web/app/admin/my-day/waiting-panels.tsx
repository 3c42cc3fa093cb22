import { Link } from 'react-router';
import type { MyDay } from '#contract';
import { roleMay } from '#contract/people/permissions.ts';
import { linkClass } from '#ui/link.tsx';
import { describeAge } from '../shared/day-time.ts';
import { useStaff } from '../shell/session.ts';
import { DayPanel, Nothing } from './day-parts.tsx';

interface WaitingPanelProps {
  id: string;
  title: string;
  total: number;
  oldestAt?: string | null;
  to: string;
  /** What the link does. */
  action: string;
  nothing: string;
  now: number;
}

function WaitingPanel({ id, title, total, oldestAt = null, to, action, nothing, now }: WaitingPanelProps) {
  return (
    <DayPanel
      id={id}
      title={title}
      count={total}
      end={
        total > 0 && (
          <>
            {oldestAt && <span className="text-note text-ink-3">oldest {describeAge(oldestAt, now)}</span>}
            <Link className={`${linkClass} inline-flex min-h-11 items-center`} to={to}>
              {action}
              <span className="sr-only"> {title}</span>
            </Link>
          </>
        )
      }
    >
      {total === 0 && <Nothing>{nothing}</Nothing>}
    </DayPanel>
  );
}

/** What waits besides leads, for those who may see it. */
export function WaitingPanels({ day: { postings, applications, to_confirm }, now }: { day: MyDay; now: number }) {
  const { role } = useStaff();
  return (
    <>
      {postings && (
        <WaitingPanel
          id="postings"
          title="Postings waiting"
          total={postings.total}
          oldestAt={postings.oldest_at}
          to="/admin/posted-property?state=pending_review"
          action={roleMay(role, 'postings:publish') ? 'Review' : 'Show'}
          nothing="No postings wait for a review."
          now={now}
        />
      )}
      {applications && (
        <WaitingPanel
          id="applications"
          title="New applications"
          total={applications.total}
          oldestAt={applications.oldest_at}
          to="/admin/applications?status=received"
          action="Review"
          nothing="Every application has been looked at."
          now={now}
        />
      )}
      {to_confirm && (
        <>
          <WaitingPanel
            id="properties"
            title="Properties to confirm"
            total={to_confirm.properties}
            to="/admin/properties?state=to_confirm"
            action="Confirm"
            nothing="The availability of every property is confirmed."
            now={now}
          />
          <WaitingPanel
            id="projects"
            title="Projects to confirm"
            total={to_confirm.projects}
            to="/admin/projects?state=to_confirm"
            action="Confirm"
            nothing="The availability of every project is confirmed."
            now={now}
          />
        </>
      )}
    </>
  );
}
