import { describe, expect, test } from 'vitest';
import { safeHtml } from '../core/safe-html.ts';
import { BASE_DATE, toDay } from './calendar.ts';
import { demoData } from './demo-data.ts';

const data = demoData();

describe('the demo', () => {
  test('is the same every time it is made', () => {
    expect(JSON.stringify(demoData())).toBe(JSON.stringify(data));
  });

  test('names nobody who could be called or written to', () => {
    const listings = [...data.projects, ...data.properties, ...data.posted].map(({ row }) => row);
    const text = JSON.stringify([listings, data.jobs, data.testimonials, data.articles, data.builders]);
    for (const [address] of text.matchAll(/[\w.+-]+@[\w.-]+/g)) expect(address).toMatch(/@(posted|aangan)\.example$/);
    expect(text).not.toMatch(/(?<![\w-])[6-9]\d{9}(?![\w-])|\+91 ?[6-9]/);
    for (const { row } of data.posted) expect(row.phoneNumber).toMatch(/^00000\d{5}$/);
    for (const job of data.jobs) expect(job.contactPersonNumber).toMatch(/^00000\d{5}$/);
  });

  test('has forty builders with a history and a mark each, all of them at work', () => {
    expect(data.builders).toHaveLength(40);
    const atWork = new Set(data.projects.map(({ builder }) => builder));
    for (const { row } of data.builders) {
      expect(row.established).toBeGreaterThan(1950);
      expect(row.about.split('\n\n').length).toBeGreaterThanOrEqual(2);
      expect(row.about.split('\n\n').length).toBeLessThanOrEqual(3);
      expect(atWork).toContain(row.name);
    }
  });

  test('R-112 offers amenities in six categories', () => {
    expect(new Set(data.amenities.map(({ category }) => category)).size).toBe(6);
    expect(data.amenities.length).toBeGreaterThanOrEqual(36);
    expect(new Set(data.amenities.map(({ name }) => name)).size).toBe(data.amenities.length);
  });

  test('R-084 gives each BHK choice its bit, in order', () => {
    expect(data.bhkOptions.map(({ bhk }) => bhk)).toEqual(['1 RK', '1', '1.5', '2', '2.5', '3', '3.5', '4', '5', '6+']);
    expect(data.bhkOptions.map(({ bit }) => bit)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('the pages of the demo', () => {
  test('R-131 have 22 published articles and two drafts, each with headings and paragraphs', () => {
    const published = data.articles.filter(({ row }) => row.status === 'published');
    expect([data.articles.length, published.length]).toEqual([24, 22]);
    expect(new Set(data.articles.map(({ row }) => row.slug)).size).toBe(24);
    for (const { row } of data.articles) {
      expect(row.content).toMatch(/^<p>/);
      expect(row.content.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(4);
      expect(safeHtml(row.content)).toBe(row.content);
    }
    expect(data.articles.some(({ row }) => row.content.includes('<blockquote>'))).toBe(true);
  });

  test('R-140 have twelve openings, of which ten are open on the base date', () => {
    const today = toDay(BASE_DATE);
    const open = data.jobs.filter((job) => job.applicationStartDate <= today && job.applicationEndDate >= today);
    expect([data.jobs.length, open.length]).toEqual([12, 10]);
  });

  test('R-178 link to projects and properties of twelve cities, and to all of India', () => {
    expect(data.popularLinks).toHaveLength(25);
    for (const { row, city } of data.popularLinks) {
      expect(row.slug).toBe(row.title.toLowerCase().replaceAll(' ', '-'));
      expect(row.shows).toBe(row.title.startsWith('Real Estate') ? 'projects' : 'properties');
      expect(city === null).toBe(row.title === 'Property In India');
    }
    const slugs = data.popularLinks.map(({ row }) => row.slug);
    expect(slugs).toEqual(
      expect.arrayContaining(['real-estate-in-gurugram', 'property-in-dholera', 'property-in-goa']),
    );
  });

  test('D-37 have nine testimonials, and eight partners who are still with us', () => {
    expect(data.testimonials).toHaveLength(9);
    expect(data.partners.map(({ row }) => row.isActive)).toEqual([...Array(8).fill(true), false]);
  });

  test('R-129 have sixty postings, 45 of them live, each with details of several lines', () => {
    expect(data.posted).toHaveLength(60);
    const live = data.posted.filter(({ row }) => row.isActive);
    expect(live).toHaveLength(45);
    for (const { row } of live) expect([row.status, row.emailConfirmedAt === null]).toEqual(['live', false]);
    expect(new Set(data.posted.map(({ row }) => row.status))).toEqual(
      new Set(['live', 'pending_email', 'pending_review', 'changes_requested', 'rejected', 'expired', 'sold']),
    );
    expect(new Set(data.posted.map(({ row }) => row.postedBy)).size).toBe(3);
    for (const { row } of data.posted) {
      expect(row.propertyDetails).toContain('\n');
      expect(row.propertyDetails.length).toBeGreaterThanOrEqual(60);
      expect(row.propertyDetails.length).toBeLessThanOrEqual(600);
      expect(row.reraNumber === null).toBe(row.postedBy === 'owner');
    }
  });
});
