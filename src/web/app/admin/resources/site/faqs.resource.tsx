import { FaqInput, type Publication, type StaffFaq } from '#contract';
import { Marker } from '#ui/badge.tsx';
import { created, excerpt } from '../../engine/columns.tsx';
import { choice, longText, position, text } from '../../engine/fields.tsx';
import { defineResource } from '../../engine/resource.ts';

const STATUS: Record<Publication, string> = { draft: 'Draft', published: 'Published' };

export const faqs = defineResource<StaffFaq>({
  path: 'faq',
  rows: 'faqs',
  noun: 'FAQ',
  title: 'FAQs',
  searchHint: 'Question or answer',
  searchable: ({ question, answer }) => [question, answer],
  name: { label: 'Question', of: ({ question }) => question, sort: 'question' },
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
            hint: 'Visitors read what is published',
          }),
          position(),
        ],
      },
    ],
  },
});
