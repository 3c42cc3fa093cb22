import { PartnerInput } from '#contract';
import { created, status } from '../engine/columns.tsx';
import { picture, position, text } from '../engine/fields.tsx';
import { defineResource } from '../engine/resource.ts';
import { createScreen } from '../engine/resource-screen.tsx';

export default createScreen(
  defineResource('partner', {
    rows: 'partners',
    noun: 'Partner',
    title: 'Partners',
    searchHint: 'Name',
    searchable: ({ name }) => [name],
    toggleable: true,
    name: {
      label: 'Name',
      text: ({ name }) => name,
      picture: ({ logo_url }) => logo_url,
      shape: 'square',
      sort: 'name',
    },
    columns: [
      status({ phone: 'start' }),
      { label: 'Position', cell: ({ position: place }) => place, sort: 'position', align: 'end' },
      created(),
    ],
    form: {
      input: PartnerInput,
      pictures: picture('Logo', { anyShape: true }),
      sections: [
        {
          fields: [text('name', 'Name', { halfWidth: true, max: 80 }), position()],
        },
      ],
    },
  }),
);
