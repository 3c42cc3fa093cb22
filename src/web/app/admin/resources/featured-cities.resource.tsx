import { FeaturedCityInput } from '#contract';
import { created, status } from '../engine/columns.tsx';
import { pick, picture, position } from '../engine/fields.tsx';
import { defineResource } from '../engine/resource.ts';
import { createScreen } from '../engine/resource-screen.tsx';

export default createScreen(
  defineResource('featured-city', {
    rows: 'featuredCities',
    noun: 'Featured City',
    title: 'Featured Cities',
    searchHint: 'Name',
    searchable: ({ name }) => [name],
    toggleable: true,
    name: { label: 'Name', text: ({ name }) => name, picture: ({ image_url }) => image_url, sort: 'name' },
    columns: [
      status({ phone: 'start' }),
      { label: 'Position', cell: ({ position: place }) => place, sort: 'position', align: 'end' },
      created(),
    ],
    form: {
      input: FeaturedCityInput,
      pictures: picture('Picture', {
        anyShape: true,
        hint: 'JPG, PNG or WebP, up to 8 MB. The home page shows it in portrait format, under an arch.',
      }),
      sections: [
        {
          fields: [
            pick('city_id', 'City', 'cities', {
              halfWidth: true,
              hint: 'From the master list. Each city can be featured once.',
            }),
            position(),
          ],
        },
      ],
    },
  }),
);
