import { TestimonialInput } from '#contract';
import { text as column, created, excerpt } from '../engine/columns.tsx';
import { longText, text } from '../engine/fields.tsx';
import { defineResource } from '../engine/resource.ts';
import { createScreen } from '../engine/resource-screen.tsx';

export default createScreen(
  defineResource('testimonial', {
    rows: 'testimonials',
    noun: 'Testimonial',
    title: 'Testimonials',
    searchHint: 'Name or location',
    searchable: ({ name, location }) => [name, location],
    name: { label: 'Name', text: ({ name }) => name, note: ({ location }) => location, sort: 'name' },
    columns: [
      column('Location', ({ location }) => location, { sort: 'location' }),
      excerpt('Content', ({ content }) => content, { phone: 'full' }),
      created(),
    ],
    form: {
      input: TestimonialInput,
      sections: [
        {
          fields: [
            text('name', 'Name', { halfWidth: true, max: 80 }),
            text('location', 'Location', { halfWidth: true, max: 80 }),
            longText('content', 'Testimonial', { max: 1000 }),
          ],
        },
      ],
    },
  }),
);
