import { areaLabel, ConfigurationInput, shortRupees } from '#contract';
import { text as column, created } from '../engine/columns.tsx';
import { pick, picture, text } from '../engine/fields.tsx';
import { defineResource } from '../engine/resource.ts';
import { area, rupees } from './listing-form.tsx';

/** The homes on offer inside one project. */
export const defineConfigurationResource = (projectId: number) =>
  defineResource(
    'project/:owner/configuration',
    {
      rows: 'configurations',
      noun: 'Configuration',
      title: 'Configurations',
      searchHint: 'Title or location',
      searchable: ({ title, location }) => [title, location],
      name: {
        label: 'Title',
        text: ({ title }) => title,
        picture: ({ image_url }) => image_url,
        note: ({ bhk, location }) => [bhk && `${bhk} BHK`, location].filter(Boolean).join(', '),
        sort: 'title',
      },
      columns: [
        column('BHK', ({ bhk }) => bhk),
        column('Built-up area', ({ built_area }) => built_area && areaLabel(built_area), { phone: 'start' }),
        column('Location', ({ location }) => location),
        {
          label: 'Price',
          align: 'end',
          cell: ({ price }) => (
            <b className="font-semibold text-ink">{price === null ? 'No price yet' : shortRupees(price)}</b>
          ),
          sort: 'price',
          phone: 'end',
        },
        created(),
      ],
      form: {
        input: ConfigurationInput,
        carryOver: ['bhk_id', 'location'],
        sections: [
          {
            fields: [
              text('title', 'Title', { halfWidth: true, max: 120 }),
              pick('bhk_id', 'BHK', 'bhks', { halfWidth: true, optional: true }),
              { ...area('built_area', 'Built-up area'), optional: true },
              rupees('price', 'Price', { optional: true }),
              text('location', 'Location', {
                optional: true,
                max: 120,
                hint: 'Tower or floor, as named by the builder',
              }),
              picture('Floor plan', { optional: true }),
            ],
          },
        ],
      },
    },
    projectId,
  );
