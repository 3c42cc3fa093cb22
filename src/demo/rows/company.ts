import { atOfficeHours, BASE_DATE, daysFrom, enteredAt, FOUNDING_DATE, HISTORY_DAYS, toDay } from '../calendar.ts';
import type { Article } from '../content/article.ts';
import { demoArticles } from '../content/articles.ts';
import { demoCities } from '../content/cities.ts';
import { demoFaqs, demoPartners, demoTestimonials, POPULAR_CITIES } from '../content/company.ts';
import { type DemoJob, demoJobs } from '../content/jobs.ts';
import { makeCover, makeMonogram } from '../pictures.ts';
import { html, randomFor } from '../random.ts';
import { toSlug } from '../slugs.ts';

const DRAFTS = 2;

function makeArticle({ title, author, theme, body }: Article, createdAt: Date, isPublished: boolean) {
  const slug = toSlug(title);
  const publishedAt = isPublished ? daysFrom(createdAt, 0.1) : null;
  const row = {
    slug,
    title,
    author,
    content: body,
    status: isPublished ? ('published' as const) : ('draft' as const),
    publishedAt,
    metaTitle: isPublished ? `${title} | Aangan guides` : null,
    createdAt,
    updatedAt: publishedAt ?? createdAt,
  };
  return { row, picture: makeCover(slug, theme, title) };
}

/** The blog articles, oldest first, spread over eighteen months; drafts come last. */
export function makeArticles() {
  const finished = demoArticles.slice(0, -DRAFTS);
  const shuffled = randomFor('order of articles').some(finished, finished.length);
  const inOrder = [...shuffled, ...demoArticles.slice(-DRAFTS)];
  return inOrder.map((article, index) => {
    const age = (inOrder.length - index) / inOrder.length;
    return makeArticle(
      article,
      atOfficeHours(daysFrom(BASE_DATE, -2 - age * (HISTORY_DAYS - 30))),
      index < finished.length,
    );
  });
}

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
    jobDescription: html([job.purpose, 'Five-day week, with one working Saturday a month for site visits.'], job.tasks),
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
