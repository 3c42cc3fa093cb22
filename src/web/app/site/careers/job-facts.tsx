import type { ReactNode } from 'react';
import type { Job } from '#contract';
import { Panel } from '#ui/panel.tsx';
import { Day } from './day.tsx';

export function JobFacts({ job }: { job: Job }) {
  const facts: [label: string, value: ReactNode][] = [
    ['Applications open', <Day key="day" day={job.application_start_date_for_position} />],
    ['Applications close', <Day key="day" day={job.application_end_date_for_position} />],
    ['Locations', job.locations_for_position],
    ['Vacancies', job.number_of_vacancies_for_position],
    ['Salary range', job.salary_range],
    ['Education', job.education_required],
  ];
  return (
    <Panel className="p-5.5">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-[0.8438rem] text-ink-3">{label}</dt>
            <dd className="mt-0.5 font-semibold wrap-anywhere text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
