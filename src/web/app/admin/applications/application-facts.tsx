import { Link } from 'react-router';
import type { StaffApplication } from '#contract';
import { linkClass } from '#ui/link.tsx';
import { indiaTime } from '../india-clock.ts';
import { Fact } from '../shared/fact.tsx';
import { experienceText } from './application-list.tsx';
import { StatusMarker } from './status-marker.tsx';

function Others({ others }: Pick<StaffApplication, 'others'>) {
  return (
    <ul className="grid gap-1">
      {others.map(({ id, job, status, createdAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3">
          <Link className={`${linkClass} inline-flex min-h-11 items-center md:min-h-0`} to={`?open=${id}`}>
            {job.job_title}, {indiaTime(createdAt)}
          </Link>
          <StatusMarker status={status} />
        </li>
      ))}
    </ul>
  );
}

/** Ten digits are an Indian number; longer ones already include the country code. */
const mobileNumber = (digits: string): string => (digits.length === 10 ? `+91${digits}` : `+${digits}`);

/** The applicant, the job, their answers and their consent. */
export function ApplicationFacts({ application }: { application: StaffApplication }) {
  const { about_yourself, consent, email, experience, gender, job, linkedin, location, mobile, others, role, status } =
    application;
  return (
    <section aria-label="Application" className="grid content-start gap-4">
      {about_yourself && (
        <p className="rounded-md bg-sunken p-4 wrap-anywhere whitespace-pre-line text-ink">{about_yourself}</p>
      )}
      <dl className="grid gap-2">
        <Fact label="Status">
          <StatusMarker status={status} />
        </Fact>
        <Fact label="Job">{job.job_title}</Fact>
        <Fact label="Role">{role}</Fact>
        <Fact label="Experience">{experienceText(experience)}</Fact>
        <Fact label="Location">{location}</Fact>
        <Fact label="Mobile">
          <a className={linkClass} href={`tel:${mobileNumber(mobile)}`}>
            {mobileNumber(mobile)}
          </a>
        </Fact>
        <Fact label="Email">
          <a className={linkClass} href={`mailto:${email}`}>
            {email}
          </a>
        </Fact>
        {linkedin && (
          <Fact label="LinkedIn">
            <a className={linkClass} href={linkedin} target="_blank" rel="noreferrer">
              {linkedin.replace(/^https:\/\/(?:www\.)?/, '')}
            </a>
          </Fact>
        )}
        <Fact label="Gender">{gender}</Fact>
        <Fact label="Consent">
          {consent.purposes.join(', ')} ({consent.notice_version}), {indiaTime(consent.agreed_at)}
          {consent.withdrawn_at && (
            <strong className="block text-danger">Withdrawn {indiaTime(consent.withdrawn_at)}</strong>
          )}
        </Fact>
        {others.length > 0 && (
          <Fact label="Applied also">
            <Others others={others} />
          </Fact>
        )}
      </dl>
    </section>
  );
}
