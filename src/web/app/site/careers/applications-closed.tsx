import { Link } from 'react-router';
import type { Job } from '#contract';
import { buttonClass } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Day } from './day.tsx';

/** Replaces the form outside the application period of an opening. */
export function ApplicationsClosed({ job }: { job: Job }) {
  return (
    <section aria-labelledby="applications-closed">
      <Panel className="grid justify-items-start gap-3 p-5">
        <h2 id="applications-closed" className="text-[1.4375rem] leading-[1.2]">
          Applications closed
        </h2>
        <p className="text-[0.9375rem]">
          This opening takes applications from <Day day={job.application_start_date_for_position} /> to{' '}
          <Day day={job.application_end_date_for_position} />.
        </p>
        <Link className={buttonClass({ variant: 'outline' })} to="/careers">
          See other openings
        </Link>
      </Panel>
    </section>
  );
}
