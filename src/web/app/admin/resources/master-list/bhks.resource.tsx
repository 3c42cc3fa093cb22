import { BhkInput, type StaffBhk } from '#contract';
import { created } from '../../engine/columns.tsx';
import { text } from '../../engine/fields.tsx';
import { defineResource } from '../../engine/resource.ts';

export const bhks = defineResource<StaffBhk>({
  path: 'master-list/bhk',
  rows: 'bhk',
  noun: 'BHK',
  title: 'BHK',
  searchHint: 'Search BHK',
  searchable: ({ bhk }) => [bhk],
  name: { label: 'BHK', of: ({ bhk }) => bhk, sort: 'bhk' },
  columns: [created()],
  form: {
    input: BhkInput,
    sections: [{ fields: [text('bhk', 'BHK', { max: 8, hint: 'Such as 2, 2.5, 4+ or 1 RK' })] }],
  },
  actions: 'delete',
  replacedBy: 'bhks',
});
