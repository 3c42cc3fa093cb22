import { describe, expect, test } from 'vitest';
import type { JobDetail, SiteFacts } from '#contract';
import { jobPosting, parsePlaces } from './job-posting.ts';

const JOB: JobDetail = {
  id: 7,
  slug: 'sales-manager-west',
  job_title: 'Sales Manager, West',
  job_description: '<p>You lead.</p>',
  application_start_date_for_position: '2026-11-01',
  application_end_date_for_position: '2026-12-15',
  locations_for_position: 'Mumbai, Pune',
  number_of_vacancies_for_position: 2,
  salary_range: 'Rs. 9 to 14 lakh a year',
  education_required: 'Graduate',
  experience_required: '6 years\n3 of them leading',
  applications_open: true,
};

const posting = (job: Partial<JobDetail> = {}) =>
  jobPosting({ ...JOB, ...job }, { brand: 'Aangan' } as SiteFacts, 'https://www.aangan.example');

describe('R-312 an opening as search engines read it', () => {
  test('says what, where, for how many and until when, by the clock of India', () => {
    expect(posting()).toMatchObject({
      '@type': 'JobPosting',
      title: 'Sales Manager, West',
      url: 'https://www.aangan.example/career/sales-manager-west',
      datePosted: '2026-11-01',
      validThrough: '2026-12-15T23:59:59+05:30',
      hiringOrganization: { name: 'Aangan' },
      jobLocation: [{ address: { addressLocality: 'Mumbai' } }, { address: { addressLocality: 'Pune' } }],
      totalJobOpenings: 2,
    });
    expect(posting()).not.toHaveProperty('jobLocationType');
  });

  test('says that it can be done from anywhere in India', () => {
    expect(posting({ locations_for_position: 'Bengaluru, Remote' })).toMatchObject({
      jobLocation: [{ address: { addressLocality: 'Bengaluru' } }],
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { name: 'India' },
    });
  });

  test('D-33 knows no contact person', () => {
    const named = { ...JOB, contact_person_name: 'Marker', contact_person_email: 'marker@aangan.example' };
    expect(JSON.stringify(posting(named))).not.toMatch(/marker|contact/i);
  });

  test('R-146 has places one by one', () => {
    expect(parsePlaces(' Gurugram ,Noida,, ')).toEqual(['Gurugram', 'Noida']);
  });
});
