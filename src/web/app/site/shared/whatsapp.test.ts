import { describe, expect, test } from 'vitest';
import type { ProjectItem, PropertyItem } from '#contract';
import type { Listing } from './listings.ts';
import { listingMessage, questionMessage, whatsappLink } from './whatsapp.ts';

const ORIGIN = 'https://site.example';
const HOME: Listing = {
  kind: 'property',
  item: {
    slug: '3-bhk-palash-heights',
    title: '3 BHK flat & terrace, Palash Heights',
    locality: 'Wakad',
    city: { id: 1, city_name: 'Pune' },
    address: 'Datta Mandir Road',
    purpose: 'sale',
    price: 14_000_000,
  } as PropertyItem,
};
const getText = (link: string) => new URL(link).searchParams.get('text');

describe('a WhatsApp message about a listing', () => {
  test('R-394 names title, place, price and address of the home', () => {
    expect(listingMessage(HOME, ORIGIN).split('\n')).toEqual([
      '3 BHK flat & terrace, Palash Heights',
      'Wakad, Pune',
      '₹ 1.4 Cr',
      'https://site.example/properties/3-bhk-palash-heights',
    ]);
  });

  test('R-394 names the price of a month for rent, and a missing price', () => {
    const rented = { ...HOME, item: { ...HOME.item, purpose: 'rent', price: 25_000 } } as Listing;
    expect(listingMessage(rented, ORIGIN)).toContain('₹ 25,000 / month');
    const project: Listing = {
      kind: 'project',
      item: { slug: 'neem-court', title: 'Neem Court', locality: '', address: '' } as ProjectItem,
    };
    const onRequest = { ...project, item: { ...project.item, minimum_price: null, maximum_price: null } } as Listing;
    expect(listingMessage(onRequest, ORIGIN).split('\n')).toEqual([
      'Neem Court',
      'Price on request',
      'https://site.example/projects/neem-court',
    ]);
  });

  test('R-394 goes to the company as a question, whatever characters the title has', () => {
    const link = whatsappLink(questionMessage(HOME, ORIGIN), '910000001044');
    expect(link).toMatch(/^https:\/\/wa\.me\/910000001044\?text=[^&#\s]+$/);
    expect(getText(link)).toBe(`Hello, I would like to know more about:\n${listingMessage(HOME, ORIGIN)}`);
  });

  test('R-394 D-63 of a posted home has nothing of its poster', () => {
    const posted = { ...HOME, item: { ...HOME.item, posted_by: 'owner', poster_name: 'Meera K.' } } as Listing;
    expect(questionMessage(posted, ORIGIN)).toBe(questionMessage(HOME, ORIGIN));
  });
});
