import { FaqInput, PopularLinkInput, type Publication } from '#contract';
import { Marker } from '#ui/badge.tsx';
import { PagesTab } from '../content/pages-tab.tsx';
import { text as column, created, excerpt } from '../engine/columns.tsx';
import { choice, longText, pick, position, text } from '../engine/fields.tsx';
import { defineResource } from '../engine/resource.ts';
import { createTab, createTabbedScreen } from '../engine/tabbed-screen.tsx';

const SHOWS = { projects: 'Projects', properties: 'Properties' };

export const popularLinks = defineResource('popular-link', {
  rows: 'popularLinks',
  noun: 'Popular Link',
  title: 'Popular links',
  searchHint: 'Title or city',
  searchable: ({ title, city_name }) => [title, city_name],
  name: {
    label: 'Title',
    text: ({ title }) => title,
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
          text('title', 'Title', {
            max: 80,
            hint: 'The page URL is created from it. An old URL redirects to the new one.',
          }),
          pick('city_id', 'City', 'cities', {
            halfWidth: true,
            optional: true,
            hint: 'Leave empty for all of India',
          }),
          choice('shows', 'Shows', SHOWS, { halfWidth: true }),
          position(),
        ],
      },
    ],
    carryOver: ['shows'],
  },
});

const STATUS: Record<Publication, string> = { draft: 'Draft', published: 'Published' };

export const faqs = defineResource('faq', {
  rows: 'faqs',
  noun: 'FAQ',
  title: 'FAQs',
  searchHint: 'Question or answer',
  searchable: ({ question, answer }) => [question, answer],
  name: { label: 'Question', text: ({ question }) => question, sort: 'question' },
  columns: [
    excerpt('Answer', ({ answer }) => answer, { phone: 'full' }),
    {
      label: 'Status',
      cell: ({ status }) => <Marker tone={status === 'published' ? 'primary' : 'accent'}>{STATUS[status]}</Marker>,
      phone: 'start',
    },
    { label: 'Position', cell: ({ position: place }) => place, sort: 'position', align: 'end' },
    created(),
  ],
  form: {
    input: FaqInput,
    sections: [
      {
        fields: [
          text('question', 'Question', { max: 200 }),
          longText('answer', 'Answer', { max: 2000 }),
          choice('status', 'Status', STATUS, {
            halfWidth: true,
            initial: 'draft',
            hint: 'Only published questions are visible on the site',
          }),
          position(),
        ],
      },
    ],
  },
});

export default createTabbedScreen('Content', [
  { key: 'pages', label: 'Pages', Screen: PagesTab },
  createTab('faqs', 'FAQs', faqs),
  createTab('links', 'Popular links', popularLinks),
]);
