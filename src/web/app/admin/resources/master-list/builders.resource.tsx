import { BuilderInput, type StaffBuilder } from '#contract';
import { text as column, created } from '../../engine/columns.tsx';
import { longText, number, picture, text } from '../../engine/fields.tsx';
import { defineResource } from '../../engine/resource.ts';

export const builders = defineResource<StaffBuilder>({
  path: 'master-list/builder',
  rows: 'builders',
  noun: 'Builder',
  title: 'Builders',
  searchHint: 'Search builders',
  searchable: ({ name }) => [name],
  name: {
    label: 'Builder',
    of: ({ name }) => name,
    picture: ({ image_url }) => image_url,
    shape: 'square',
    note: ({ established }) => (established === null ? '' : `Established ${established}`),
    sort: 'name',
  },
  columns: [
    column('Established', ({ established }) => established?.toString() ?? '', { sort: 'established' }),
    column('Meta title', ({ meta_title }) => meta_title),
    created(),
  ],
  form: {
    input: BuilderInput,
    sections: [
      {
        fields: [
          text('name', 'Name', { halfWidth: true, max: 120 }),
          number('established', 'Established', { halfWidth: true, optional: true, min: 1800, max: 2100 }),
          longText('about', 'About', { optional: true, max: 4000 }),
          picture('Logo'),
        ],
      },
      {
        title: 'Search engines',
        fields: [
          text('meta_title', 'Meta title', { optional: true, max: 160 }),
          longText('meta_description', 'Meta description', { optional: true, max: 320 }),
        ],
      },
    ],
  },
  replacedBy: 'builders',
});
