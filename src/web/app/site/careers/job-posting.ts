import type { JobPosting, WithContext } from 'schema-dts';
import type { JobDetail, SiteFacts } from '#contract';
import { careerPath } from '#contract/paths.ts';

const REMOTE = 'remote';
const INDIA = { '@type': 'Country', name: 'India' } as const;

/** Splits the comma-separated locations that staff enter. */
export const parsePlaces = (locations: string): string[] =>
  locations
    .split(',')
    .map((place) => place.trim())
    .filter((place) => place !== '');

/** Structured data of an opening, without the internal contact person. */
export function jobPosting(job: JobDetail, { brand }: SiteFacts, origin: string): WithContext<JobPosting> {
  const places = parsePlaces(job.locations_for_position);
  const towns = places.filter((place) => place.toLowerCase() !== REMOTE);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.job_title,
    description: job.job_description,
    url: origin + careerPath(job.slug),
    identifier: { '@type': 'PropertyValue', name: brand, value: String(job.id) },
    datePosted: job.application_start_date_for_position,
    // The last day counts in full, in Indian time.
    validThrough: `${job.application_end_date_for_position}T23:59:59+05:30`,
    hiringOrganization: {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: brand,
      sameAs: `${origin}/`,
    },
    jobLocation: towns.map((town) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: town, addressCountry: 'IN' },
    })),
    ...(towns.length < places.length ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: INDIA } : {}),
    totalJobOpenings: job.number_of_vacancies_for_position,
    educationRequirements: job.education_required,
    experienceRequirements: job.experience_required,
    directApply: true,
  };
}
