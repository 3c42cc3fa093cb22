import { PopularLinkInput, type StaffPopularLink } from '#contract';
import { text as column, created } from '../../engine/columns.tsx';
import { choice, pick, position, text } from '../../engine/fields.tsx';
import { defineResource } from '../../engine/resource.ts';

const SHOWS = { projects: 'Projects', properties: 'Properties' };

export const popularLinks = defineResource<StaffPopularLink>({
  path: 'popular-link',
  rows: 'popularLinks',
  noun: 'Popular Link',
  title: 'Popular links',
  searchHint: 'Title or city',
  searchable: ({ title, city_name }) => [title, city_name],
  name: {
    label: 'Title',
    of: ({ title }) => title,
    note: ({ slug }) => `/most-popular-links/${slug}`,
    sort: 'title',
  },
  columns: [
    column('City', ({ city_name }) => city_name ?? 'All of India', { phone: 'start' }),
    column('Shows', ({ shows }) => SHOWS[shows], { phone: 'end' }),
    { label: 'Position', cell: ({ position: place }) => place, sort: 'position', align: 'end' },
    created(),
  ],
  form: {
    input: PopularLinkInput,
    sections: [
      {
        fields: [
          text('title', 'Title', { max: 80, hint: 'Its address is made of it; an old address leads to the new one' }),
          pick('city_id', 'City', 'cities', {
            halfWidth: true,
            optional: true,
            hint: 'Without one it is about all of India',
          }),
          choice('shows', 'Shows', SHOWS, { halfWidth: true }),
          position(),
        ],
      },
    ],
    carryOver: ['shows'],
  },
});
