import { atOfficeHours, BASE_DATE, daysFrom, enteredAt, FOUNDING_DATE, toDay } from '../calendar.ts';
import { demoCities } from '../content/cities.ts';
import { demoFaqs } from '../content/faqs.ts';
import { type DemoJob, demoJobs } from '../content/jobs.ts';
import { demoPartners, demoTestimonials, POPULAR_CITIES } from '../content/voices.ts';
import { html } from '../fill.ts';
import { makeMonogram } from '../pictures.ts';
import { toSlug } from '../slugs.ts';

const founding = enteredAt(FOUNDING_DATE);

/** The FAQs of the footer. */
export const makeFaqs = () => demoFaqs.map((faq, position) => ({ ...faq, position, ...founding }));

export const makeTestimonials = () =>
  demoTestimonials.map((testimonial, position) => ({ ...testimonial, position, ...founding }));

/** Partners with their logos; the last one is inactive. */
export const makePartners = () =>
  demoPartners.map((name, position) => ({
    row: { name, position, isActive: position < demoPartners.length - 1, ...founding },
    picture: makeMonogram(name),
  }));

/** The most popular links: projects and properties of a city, and all properties of India. */
export function makePopularLinks() {
  const links = POPULAR_CITIES.flatMap((name) => [
    { title: `Real Estate In ${name}`, shows: 'projects', name },
    { title: `Property In ${name}`, shows: 'properties', name },
  ]);
  return [...links, { title: 'Property In India', shows: 'properties', name: null }].map(
    ({ title, shows, name }, position) => ({
      row: { title, slug: toSlug(title), shows, position, ...founding },
      city: demoCities.find((city) => city.name === name)?.slug ?? null,
    }),
  );
}

/** A job opening, posted some weeks before its last day. */
function makeJob(job: DemoJob, index: number) {
  const lastDay = daysFrom(BASE_DATE, job.closes);
  const createdAt = atOfficeHours(daysFrom(BASE_DATE, Math.min(-6, job.closes) - 12 - index * 3));
  const number = String(12 + index).padStart(10, '0');
  return {
    slug: toSlug(job.title),
    jobTitle: job.title,
    jobDescription: html(
      [job.purpose, 'We work five days a week, and one Saturday a month is for site visits.'],
      job.tasks,
    ),
    contactPersonName: job.contact,
    contactPersonEmail: `${job.contact.toLowerCase().replace(' ', '.')}@aangan.example`,
    contactPersonNumber: number,
    vacancies: job.vacancies,
    educationRequired: job.education,
    experienceRequired: job.experience,
    salaryRange: job.salary,
    locations: job.locations,
    applicationStartDate: toDay(createdAt),
    applicationEndDate: toDay(lastDay),
    ...enteredAt(createdAt),
  };
}

/** The twelve openings; the last two are closed. */
export const makeJobs = () => demoJobs.map(makeJob);
