import { CITY_CHARACTER, CityInput, IndianState, type StaffCity } from '#contract';
import { text as column, created } from '../../engine/columns.tsx';
import { choice, text } from '../../engine/fields.tsx';
import { defineResource } from '../../engine/resource.ts';

export const cities = defineResource<StaffCity>({
  path: 'master-list/city',
  rows: 'cities',
  noun: 'City',
  title: 'Cities',
  searchHint: 'Search cities',
  searchable: ({ city_name }) => [city_name],
  name: { label: 'City', of: ({ city_name }) => city_name, note: ({ state }) => state ?? '', sort: 'city_name' },
  columns: [column('State', ({ state }) => state, { sort: 'state' }), created()],
  form: {
    input: CityInput,
    sections: [
      {
        fields: [
          text('city', 'City', { halfWidth: true, max: 50, allowed: CITY_CHARACTER }),
          choice('state', 'State or union territory', IndianState.enum, { halfWidth: true, optional: true }),
        ],
      },
    ],
    from: ({ city_name, ...values }) => ({ ...values, city: city_name }),
    carryOver: ['state'],
  },
  replacedBy: 'cities',
});
