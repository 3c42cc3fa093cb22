import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { ProjectItem, PropertyItem } from '#contract';
import { ProjectCard, PropertyCard } from './listing-card.tsx';

const SHARED = {
  id: 7,
  slug: 'neem-court',
  address: '12 Garden Road, Pitampura, Delhi',
  description: '<p>Light on two sides.</p>',
  image_url1: 'pictures/elevation-villa-1-day.svg',
  possession_status: 'ready_to_move',
  residency_type: 'residential',
  rating: 4.7,
};
const PROPERTY = {
  ...SHARED,
  title: 'Neem Court, third floor',
  price: 28_500_000,
  property_type: 'flat/apartment',
  bhks: [{ bhk: '3' }],
  bathrooms: 2,
  purpose: 'sale',
  built_up_area: 1850,
  carpet_area: null,
  tags: [{ tag_name: 'Featured' }],
} as PropertyItem;
const PROJECT = {
  ...SHARED,
  title: 'Neem Court',
  minimum_price: 9_200_000,
  maximum_price: 21_500_000,
  area: { value: 12.4, unit: 'acre' },
  rera_id: 'DLRERA2024P0001',
  tags: ['Featured', 'Low density'],
  bhks: [{ bhk: '2' }, { bhk: '3' }],
  builder_name: 'Palash Group',
  possession_date: '2027-03-01',
} as ProjectItem;

async function markup(card: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: card }])} />,
  );
  return (await text(prelude)).replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '');
}
const plainText = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

const findLinks = (html: string) => html.match(/<a [^>]*href="\/properties\/neem-court"[^>]*>[\s\S]*?<\/a>/g) ?? [];

describe('a card', () => {
  test('R-087 R-212 of a project shows all that a project is chosen by, and leads to it', async () => {
    const html = await markup(<ProjectCard project={PROJECT} />);
    for (const shown of [
      '₹ 92 L – 2.15 Cr',
      'Neem Court',
      'Ready To Move',
      'Featured',
      'Low density',
      '4.7 Rating',
      'Residential',
      SHARED.address,
      'Light on two sides.',
      'RERA DLRERA2024P0001',
      '12.4 acres',
    ]) {
      expect(plainText(html)).toContain(shown);
    }
    expect(html).toContain('href="/projects/neem-court"');
    expect(html).toContain('src="/media/pictures/elevation-villa-1-day.svg"');
    expect(html).toMatch(/aria-label="[^"]*[Ww]ishlist/);
    expect(html).toMatch(/aria-label="Share/);
  });

  test('R-334 of a project shows its homes, its builder and the month of possession, each only if known', async () => {
    const html = plainText(await markup(<ProjectCard project={PROJECT} />));
    for (const shown of ['2, 3 BHK', 'by Palash Group', 'Possession Mar 2027']) expect(html).toContain(shown);
    const bare = { ...PROJECT, bhks: [], builder_name: null, possession_date: null };
    expect(plainText(await markup(<ProjectCard project={bare} />))).not.toMatch(/BHK| by |Possession/);
  });

  test('R-088 of a property shows what a home is chosen by, and leads to it', async () => {
    const html = await markup(<PropertyCard property={PROPERTY} />);
    for (const shown of ['₹ 2.85 Cr', '3 BHK', '2 Baths', '1,850 Sq.Ft.', 'Request Callback', 'Flat / Apartment']) {
      expect(plainText(html)).toContain(shown);
    }
    expect(html).toContain('href="/properties/neem-court"');
  });

  test('R-333 of a property shows its carpet area first, with its price', async () => {
    const html = plainText(await markup(<PropertyCard property={{ ...PROPERTY, carpet_area: 1330 }} />));
    expect(html).toContain('1,330 Sq.Ft. carpet');
    expect(html).toContain('₹ 21,429 per carpet Sq.Ft.');
    expect(html).not.toContain('1,850');
    expect(plainText(await markup(<PropertyCard property={PROPERTY} />))).not.toContain('arpet');
  });

  test('R-332 of a home for rent shows the price of a month', async () => {
    const html = plainText(
      await markup(<PropertyCard property={{ ...PROPERTY, purpose: 'rent', price: 25_000, carpet_area: 885 }} />),
    );
    expect(html).toContain('₹ 25,000 / month');
    expect(html).not.toContain('per carpet');
  });

  test('R-331 shows locality and city instead of the address where the locality is known', async () => {
    const property = { ...PROPERTY, locality: 'Pitampura', city: { id: 1, city_name: 'Delhi' } };
    const html = plainText(await markup(<PropertyCard property={property} />));
    expect(html).toContain('Pitampura, Delhi');
    expect(html).not.toContain('Garden Road');
  });

  test('R-090 has whole stars, rounded down, then the number, then the word', async () => {
    const html = await markup(<PropertyCard property={PROPERTY} />);
    expect(html).toContain('--lit:4;--stars:5');
    expect(plainText(html)).toContain('4.7 Rating');
    const unrated = await markup(<PropertyCard property={{ ...PROPERTY, rating: null }} />);
    expect(unrated).not.toContain('--lit');
    expect(plainText(unrated)).not.toContain('Rating');
  });

  test('R-096 does not show a missing area', async () => {
    const html = plainText(await markup(<PropertyCard property={{ ...PROPERTY, built_up_area: null }} />));
    expect(html).not.toContain('Sq.Ft.');
  });

  test.each([
    'commercial_shop',
    'office_in_it_park',
    'warehouse/godown',
    'industrial_shed',
    'plot',
    'commercial_land',
  ] as const)('R-097 shows no BHK for %s', async (property_type) => {
    expect(plainText(await markup(<PropertyCard property={{ ...PROPERTY, property_type }} />))).not.toContain('BHK');
  });

  test('R-098 is opened by one link that lies beneath its buttons', async () => {
    const links = findLinks(await markup(<PropertyCard property={PROPERTY} />));
    expect(links).toHaveLength(1);
    expect(links[0]).not.toContain('<button');
  });
});

describe('R-335 the pictures of a card', () => {
  const images = { image_url2: 'pictures/living.svg', image_url3: 'pictures/kitchen.svg', image_url4: null };

  test('can be swiped through, and only the first is loaded with the page', async () => {
    const html = await markup(<PropertyCard property={{ ...PROPERTY, ...images }} />);
    expect(html).toContain('role="group" aria-label="Pictures of Neem Court, third floor" tabindex="0"');
    expect(html.match(/<span class="[^"]*snap-start/g)).toHaveLength(3);
    expect(html.match(/<img /g)).toHaveLength(1);
    expect(html).not.toContain('living.svg');
  });

  test('open the listing for a finger or a mouse; keyboards and screen readers have one link', async () => {
    const links = findLinks(await markup(<PropertyCard property={{ ...PROPERTY, ...images }} />));
    const isHidden = (link: string) => link.includes('tabindex="-1"') && link.includes('aria-hidden="true"');
    expect(links.map(isHidden)).toEqual([true, false]);
    expect(links.join()).not.toContain('<button');
  });

  test('are one where there is one, or in a row of cards that is swiped itself', async () => {
    const same = { ...PROPERTY, image_url2: PROPERTY.image_url1 };
    expect(await markup(<PropertyCard property={same} />)).not.toContain('snap-');
    expect(await markup(<PropertyCard property={{ ...PROPERTY, ...images }} swipe={false} />)).not.toContain('snap-');
  });
});
