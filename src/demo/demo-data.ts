import type { Picture } from './pictures.ts';
import { makeApplications } from './rows/applications.ts';
import {
  makeAmenities,
  makeBhkOptions,
  makeBuilders,
  makeCities,
  makeFeaturedCities,
  makeLocalities,
  makeTags,
} from './rows/catalogue.ts';
import { makeArticles, makeFaqs, makeJobs, makePartners, makePopularLinks, makeTestimonials } from './rows/company.ts';
import { makeEnquiries } from './rows/enquiries.ts';
import { makePosted } from './rows/posted-properties.ts';
import { makeProjects } from './rows/projects.ts';
import { makeProperties } from './rows/properties.ts';
import { makePageViews, makeZeroResultSearches } from './rows/visits.ts';

/** All demo data, generated without a database and identical on every machine and every day. */
export function demoData() {
  const projects = makeProjects();
  const properties = makeProperties(projects);
  const forSale = properties.filter(({ row }) => row.purpose !== 'rent');
  const articles = makeArticles();
  return {
    cities: makeCities(),
    localities: makeLocalities(),
    featuredCities: makeFeaturedCities(),
    builders: makeBuilders(),
    amenities: makeAmenities(),
    tags: makeTags(),
    bhkOptions: makeBhkOptions(),
    projects,
    properties,
    posted: makePosted(),
    articles,
    jobs: makeJobs(),
    applications: makeApplications(),
    testimonials: makeTestimonials(),
    partners: makePartners(),
    popularLinks: makePopularLinks(),
    faqs: makeFaqs(),
    enquiries: makeEnquiries(forSale, projects),
    pageViews: makePageViews(forSale, projects, articles),
    missedSearches: makeZeroResultSearches(),
  };
}

/** All rows of the demo, with names instead of keys. */
export type DemoData = ReturnType<typeof demoData>;

/** Every picture of the demo, without duplicates. */
export function getPictures(data: DemoData): Picture[] {
  const shown = [
    ...[data.featuredCities, data.builders, data.partners, data.articles].flat().map(({ picture }) => picture),
    ...[data.projects, data.properties, data.posted].flat().flatMap(({ pictures }) => pictures),
    ...data.projects.flatMap(({ configurations }) => configurations.map(({ picture }) => picture)),
  ];
  return [...new Map(shown.map((picture) => [picture.name, picture])).values()];
}
